import { appendFileSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pageOf, project, validContent } from '../support/content.ts';
import { BUILD_MS, type ForkSite, serveFork } from '../support/fork.ts';
import { expect, test } from '../support/test.ts';

const FONT = resolve(
  import.meta.dirname,
  '../../node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2',
);
/** Files of the owner that replace those of the same name. */
const REPLACED = ['favicon.svg', 'resume.pdf', 'resume.json', 'contact.vcf'];
const OWN_HTML: Record<string, string> = {
  'google1234.html': 'google-site-verification: google1234.html',
  'talks/slides.html': '<!doctype html>\n<html><head></head><body><script>alert()</script>\n</body></html>\n',
};

// One worker, so that the site is built once for all tests.
test.describe.configure({ mode: 'default' });

let site: ForkSite;

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  const content = validContent();
  content.projects.gamma = project('Gamma');
  site = await serveFork('owner-public', content, {
    prepare(fork) {
      writeFileSync(fork.path('src/content/projects/delta.md'), pageOf(project('Delta')));
      mkdirSync(fork.path('src/content/public/talks'), { recursive: true });
      for (const file of REPLACED) writeFileSync(fork.path('src/content/public', file), `mine: ${file}`);
      for (const [file, text] of Object.entries(OWN_HTML))
        writeFileSync(fork.path('src/content/public', file), text);
      copyFileSync(FONT, fork.path('src/first/styles/own.woff2'));
      appendFileSync(
        fork.path('src/first/styles/base.css'),
        '@font-face { font-family: Own; src: url("./own.woff2") format("woff2") } h1 { font-family: Own }',
      );
    },
  });
});
test.afterAll(() => site?.host.close());

test('a project file adds a page, and the owner’s own files replace the defaults', async ({ page }) => {
  const { host, output } = site;
  // Missing content is reported by file name; the bundler itself reports nothing.
  expect(output).not.toMatch(/\[plugin|\[[A-Z]+_[A-Z_]+\]|warning/i);

  const html = await (await fetch(host.url('/delta'))).text();
  expect(html).toContain('What it was for.');
  for (const file of REPLACED) expect(await (await fetch(host.url(`/${file}`))).text()).toBe(`mine: ${file}`);
  expect((await fetch(host.url('/apple-touch-icon.png'))).status).toBe(200);
  const licenses = await (await fetch(host.url('/licenses.md'))).text();
  expect(licenses).toMatch(
    /## preact -.*MIT.*## web-vitals -.*## @fontsource\/space-grotesk.*SIL Open Font/s,
  );
  await page.goto(host.url('/alpha'));
  const others = page.getByRole('navigation', { name: 'Other projects' }).getByRole('link');
  await others.filter({ hasText: 'Delta' }).click();
  await expect(page).toHaveURL(host.url('/delta'));
  await expect(page).toHaveTitle('Delta · Kim Doe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delta');
  await expect(others).toHaveText([/Alpha/, /Beta/, /Gamma/]);
});

test('an owner’s own HTML file is served unchanged, and does not count as a page of the site', async () => {
  const { fork, host } = site;
  for (const [file, text] of Object.entries(OWN_HTML)) {
    expect(await (await fetch(host.url(`/${file}`))).text()).toBe(text);
    for (const each of ['sw.js', '_headers', 'sitemap.xml'])
      expect(readFileSync(fork.path('dist', each), 'utf8')).not.toContain(file.replace('.html', ''));
  }
});

test('a font file next to the stylesheets is used', async ({ page }) => {
  await page.goto(site.host.url('/'));
  const state = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => /Own/.test(family)).map(({ status }) => status),
    );
  await expect.poll(state).toEqual(['loaded']);
});

test('its files contain nothing for other languages', async () => {
  const read = async (path: string) => (await fetch(site.host.url(path))).text();
  const page = await read('/');
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
  expect(scripts.length).toBeGreaterThan(0);
  const texts = await Promise.all([...scripts, '/sw.js', '/sitemap.xml'].map(read));
  for (const text of [page, ...texts])
    expect(text).not.toMatch(/hreflang|data-language|popovertarget="languages"|new RegExp\(/);
});
