import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

const FAMILY = 'Gallery Sans';
/** The last that has a letter draws it. */
const PACKAGES = ['noto-sans-jp', 'noto-sans-arabic', 'inter'].map((name) => `@fontsource-variable/${name}`);
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;

const find = createRequire(resolve(import.meta.dirname, '../package.json'));

/** The faces of a package that have letters of a text, whole: one that came later would leave boxes where it was missed. */
function facesFor(text: string, name: string): string {
  const folder = resolve(find.resolve(`${name}/package.json`), '..');
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const [, ...faces] = readFileSync(resolve(folder, 'index.css'), 'utf8').split('@font-face');
  return faces
    .filter((face) => points.some((point) => isIn(point, face)))
    .map((face) => `@font-face${face}`)
    .join('\n')
    .replaceAll(/font-family: '[^']*'/g, `font-family: '${FAMILY}'`)
    .replaceAll(
      /url\((\.\/files\/[^)]+)\)/g,
      (_, file) => `url(data:font/woff2;base64,${readFileSync(resolve(folder, file), 'base64')})`,
    );
}

/** Whether a face says that it has a code point: `unicode-range: U+20-7e, U+3042`. */
function isIn(point: number, face: string): boolean {
  const [, list = ''] = /unicode-range:([^;]+)/.exec(face) ?? [];
  return list.split(',').some((range) => {
    const [from = 0, to = from] = range
      .replace(/\s*U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return from <= point && point <= to;
  });
}

/**
 * Has a page's text in the same letters on every machine, Japanese and Arabic ones included.
 * @param page before it is opened; the site's policy, which knows no such style, is left out
 */
export const dressInFonts = (page: Page): Promise<void> =>
  page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      const html = await response.text();
      const style = `<style>${PACKAGES.map((name) => facesFor(html, name)).join('\n')}</style>`;
      const body = html
        .replace(POLICY, '')
        .replaceAll('system-ui', `'${FAMILY}'`)
        .replaceAll(/(?<![-\w])monospace/g, `monospace, '${FAMILY}'`)
        .replace('</head>', () => `${style}</head>`);
      return route.fulfill({ response, headers, body });
    },
  );
