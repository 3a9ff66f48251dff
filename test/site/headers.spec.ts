import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { NOT_FOUND, PAGES } from '../support/site.ts';

for (const { path } of [...PAGES, NOT_FOUND])
  test(`${path} has the headers of every page and a policy of its own, and no script without a hash`, async ({
    request,
  }) => {
    const response = await request.get(path);
    const html = await response.text();
    // Which ones, `headers.test.ts` says; hosts set them by path, and no rule can tell an unknown page's.
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
    const policy = path === NOT_FOUND.path ? undefined : 'same-origin';
    expect(response.headers()['cross-origin-resource-policy']).toBe(policy);
    // For hosts that set no headers.
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; `);
    expect(html).not.toMatch(/unsafe-|\sstyle="|\son\w+="/);
    const scripts = parse(html).querySelectorAll('script[src]');
    expect(scripts.filter((script) => !script.hasAttribute('integrity')).map(String)).toEqual([]);
  });

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
