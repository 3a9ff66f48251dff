import { expect, test } from '@playwright/test';
import { observatoryScores } from '../support/observatory.ts';
import { content, NOT_FOUND, PAGES } from '../support/site.ts';

/** The script of the owner's analytics may change, so it has no hash, which the rules want. */
const MIN_SCORE = content.site.analytics ? 125 : 130;

for (const { path } of [...PAGES, NOT_FOUND]) {
  // Hosts set headers by path: no rule can tell an unknown page's from those of files that others may show.
  const min = MIN_SCORE - (path === NOT_FOUND.path ? 10 : 0);
  test(`${path} scores at least ${min} by the Observatory's rules`, async ({ request }) => {
    const response = await request.get(path);
    const html = await response.text();
    const scores = observatoryScores(response.headers(), html);
    const total = scores.reduce((sum, { points }) => sum + points, 100);
    const lines = scores.map(({ rule, points }) => `  ${String(points).padStart(4)}  ${rule}`);
    expect(total, lines.join('\n')).toBeGreaterThanOrEqual(min);
    // For hosts that set no headers.
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; `);
    expect(html).not.toMatch(/\sstyle="|\son\w+="/);
  });
}

test('a script that was tampered with does not run', async ({ page }) => {
  await page.route('**/assets/main-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
  });
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveClass(/js/);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test('scripts can neither add a style that is not from the build nor turn text into HTML', async ({
  page,
}) => {
  await page.goto('/');
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        const style = document.createElement('style');
        style.textContent = 'body { display: none }';
        document.head.append(style);
      }),
  );
  expect(blocked).toBe('style-src-elem');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const error = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>no</b>';
      return '';
    } catch (cause) {
      return String(cause);
    }
  });
  expect(error).toContain('TrustedHTML');
});

test('assets are cached for a year, pages are revalidated', async ({ request }) => {
  const html = await request.get('/');
  expect(html.headers()['cache-control']).toBe('no-cache');
  const script = /src="(\/assets\/main-[^"]+)"/.exec(await html.text())?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});
