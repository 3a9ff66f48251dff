import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { content, NOT_FOUND, PAGES } from '../support/site.ts';

/** The points that one rule adds to or subtracts from 100. */
interface Score {
  rule: string;
  points: number;
}

/** These allow code, or content that looks like the site's own: `data:` and complete schemes are unsafe in them. */
const SENSITIVE = ['default-src', 'script-src', 'style-src', 'object-src'];
const PRIVATE_REFERRER = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const HALF_YEAR_S = 15_768_000;

/**
 * The scores that Mozilla's HTTP Observatory would give a page at least, according to its public rules
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), as far as one response shows; being on the
 * HSTS preload list is not counted.
 * @param headers the response's headers, names in lower case
 */
function observatoryScores(headers: Record<string, string>, html: string): Score[] {
  const page = parse(html);
  const header = (name: string) => headers[name] ?? '';
  // The rules combine the header's policy with that of the page.
  const meta = page.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content');
  const policy = [header('content-security-policy'), meta].filter(Boolean).join(';');
  const directives = new Map(
    policy.split(';').map((each) => {
      const [name = '', ...sources] = each.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const isUnsafe =
    /unsafe-inline|unsafe-eval/.test(policy) ||
    SENSITIVE.some((name) => directives.get(name)?.some((source) => /^(data|https?):$/.test(source)));
  const scripts = page.querySelectorAll('script[src]');
  const hstsAge = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  const rules: [rule: string, isObeyed: boolean, points: number, penalty: number][] = [
    ['CSP without unsafe sources', !!policy && !isUnsafe, 5, -25],
    ["CSP with default-src 'none'", directives.get('default-src')?.join() === "'none'", 5, 0],
    ['no cookies', !header('set-cookie'), 0, -20],
    ['no cross-origin reading', header('access-control-allow-origin') !== '*', 0, -50],
    ['Referrer-Policy that leaks nothing', PRIVATE_REFERRER.test(header('referrer-policy')), 5, -5],
    ['HSTS for half a year', hstsAge >= HALF_YEAR_S, 0, -20],
    ['integrity of all scripts', scripts.every((script) => script.hasAttribute('integrity')), 5, -5],
    ['nosniff', header('x-content-type-options') === 'nosniff', 0, -5],
    ['frame-ancestors', header('content-security-policy').includes('frame-ancestors '), 5, -20],
    ['CORP', /^same-(origin|site)$/.test(header('cross-origin-resource-policy')), 10, 0],
  ];
  return rules.map(([rule, isObeyed, points, penalty]) => ({ rule, points: isObeyed ? points : penalty }));
}

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
