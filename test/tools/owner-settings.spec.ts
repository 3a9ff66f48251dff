import { readdirSync } from 'node:fs';
import { BUILD_MS, serveFork } from '../support/fork.ts';
import { ANALYTICS_SCRIPT, contentWithSettings } from '../support/owner-settings.ts';
import { readPdf } from '../support/read-pdf.ts';
import { ready } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('the owner’s settings take effect on the built site, its PDF and its Content-Security-Policy', async ({
  page,
}) => {
  test.setTimeout(BUILD_MS);
  const { fork, host } = await serveFork('owner-settings', contentWithSettings());
  const sent: string[] = [];
  await page.route(/^https:\/\/(\w+\.)*(stats|vitals)\.test\//, (route) => {
    const request = route.request();
    if (request.url() !== ANALYTICS_SCRIPT) {
      sent.push(`${request.url()} ${request.postData()}`);
      return route.fulfill({ status: 204 });
    }
    const body = `navigator.sendBeacon('https://api.stats.test/event', document.currentScript.dataset.domain)`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });

  const response = await page.goto(host.url('/'));
  await ready(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Good day, I am')).toBeVisible();
  await expect(
    main.getByRole('definition').filter({ hasText: 'contracts' }).getByRole('link'),
  ).toHaveAttribute('href', 'https://doe.test/');
  await expect(page.getByText('Based in')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('Made in Kyoto');
  expect(await main.locator('section').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    'skills',
    'talks',
    'about',
    'contact',
  ]);
  expect(await page.locator('#menu a').allTextContents()).toEqual(['skills', 'talks', 'about', 'write']);
  await expect(main.getByRole('heading', { name: 'Write to me' })).toBeAttached();
  await expect(main.getByRole('link', { name: 'My things' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Slides' })).toHaveAttribute('href', 'https://slides.test/');
  await page.locator('#talks').scrollIntoViewIfNeeded();
  await expect(page.locator('#talks .splide.is-initialized')).toBeAttached();

  await expect(page.getByRole('button', { name: 'Pause background' })).toHaveCount(0);
  await expect.poll(() => sent).toEqual(['https://api.stats.test/event doe.test']);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toContainText('This visit');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatch(/^https:\/\/vitals\.test\/v \{"page":"\/","vitals":\[\{"name":"/);
  await expect(page.locator('body > canvas')).toHaveCount(0);
  const scripts = readdirSync(fork.path('dist/assets')).filter((file) => file.startsWith('background-'));
  expect(scripts, 'the build has no script for the background').toEqual([]);

  // The page's own policy: the header's is the same for every page.
  const policy = (await page.locator('meta[http-equiv]').getAttribute('content')) ?? '';
  expect(policy).toMatch(/script-src 'self' ('sha256-[^']+' ?)+ https:\/\/stats\.test\/js\/count\.js;/);
  expect(policy).toContain(
    "connect-src 'self' https://api.stats.test https://vitals.test https://pictures.example.org;",
  );
  expect(response?.headers()['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );

  // After navigating from another page, the sections are rendered by the script.
  await page.goto(host.url('/alpha'));
  await ready(page);
  await page.getByRole('link', { name: /home$/ }).click();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Skills',
    'Talks',
    'About me',
    'Write to me',
  ]);
  await expect(main.getByText('Where I spoke.')).toBeAttached();

  const pdf = await readPdf(Buffer.from(await (await fetch(host.url('/resume.pdf'))).arrayBuffer()));
  const text = pdf.pages.join('\n');
  expect(text.indexOf('SKILLS')).toBeGreaterThan(-1);
  expect(text.indexOf('TALKS')).toBeGreaterThan(text.indexOf('SKILLS'));
  expect(text).not.toContain('EXPERIENCE');
  // On Letter, whose sheets are 50 pt lower than those of A4: there the name would be above this.
  expect(Math.max(...pdf.drawn.map(({ y }) => y))).toBeLessThan(760);

  // A content blocker that blocks the analytics breaks nothing else.
  await page.route(ANALYTICS_SCRIPT, (route) => route.abort());
  await page.goto(host.url('/'));
  await ready(page);
  await expect(page.locator('html')).toHaveClass(/js/);
  host.close();
});
