import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import type { Page } from '@playwright/test';

const FAMILY = 'Gallery Sans';
const PLACE = '/gallery-fonts/';
/** The last that has a letter draws it. */
const PACKAGES = ['noto-sans-jp', 'noto-sans-arabic', 'inter'].map((name) => `@fontsource-variable/${name}`);

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;

const find = createRequire(resolve(import.meta.dirname, '../package.json'));
const folderOf = (name: string) => resolve(find.resolve(`${name}/package.json`), '..');

/** The faces of a package, under the one name, fetched from the site itself. */
const facesOf = (name: string) =>
  readFileSync(resolve(folderOf(name), 'index.css'), 'utf8')
    .replaceAll(/font-family: '[^']*'/g, `font-family: '${FAMILY}'`)
    .replaceAll(/url\(\.\/files\//g, `url(${PLACE}${name}/files/`);

/**
 * Has a page's reading text in the same letters on every machine, Japanese and Arabic ones included.
 * @param page before it is opened; the site's policy, which knows no such style, is left out
 */
export async function dressInFonts(page: Page): Promise<void> {
  const style = `<style>${PACKAGES.map(facesOf).join('\n')}</style>`;
  await page.route(`**${PLACE}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const name = PACKAGES.find((each) => pathname.includes(each));
    if (!name) return route.abort();
    return route.fulfill({ path: resolve(folderOf(name), 'files', basename(pathname)) });
  });
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = (await response.text())
      .replace(POLICY, '')
      .replaceAll('system-ui', `'${FAMILY}'`)
      .replaceAll(/(?<![-\w])monospace/g, `monospace, '${FAMILY}'`)
      .replace('</head>', () => `${style}</head>`);
    return route.fulfill({ response, headers, body });
  });
}
