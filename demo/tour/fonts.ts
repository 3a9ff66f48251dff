import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

const SANS = 'Gallery Sans';
/** The first font in the site's own monospace list: these faces draw what it lacks. */
const MONO = 'DejaVu Sans Mono';
/** The last one that has a character draws it. */
const PACKAGES = {
  'noto-sans-jp': [SANS, MONO],
  'noto-sans-arabic': [SANS, MONO],
  inter: [SANS],
};
/** Where other scripts begin: below it, spaces and punctuation keep their monospace width. */
const FIRST_OTHER = 0x600;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;

const find = createRequire(resolve(import.meta.dirname, '../package.json'));

/** A face as `FontFace` takes it. */
interface Face {
  family: string;
  /** Base64. */
  data: string;
  range: string;
}

/** The faces of a package that have characters of a text. */
function facesFor(text: string, name: string, families: string[]): Face[] {
  const folder = resolve(find.resolve(`@fontsource-variable/${name}/package.json`), '..');
  const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const [, ...faces] = readFileSync(resolve(folder, 'index.css'), 'utf8').split('@font-face');
  return faces
    .filter((face) => points.some((point) => isIn(point, face)))
    .flatMap((face) => {
      const data = readFileSync(resolve(folder, /url\(([^)]+)\)/.exec(face)?.[1] ?? ''), 'base64');
      const others = rangeOf(face)
        .split(',')
        .filter((range) => startOf(range) >= FIRST_OTHER)
        .join(',');
      return families
        .map((family) => ({ family, data, range: family === MONO ? others : rangeOf(face) }))
        .filter(({ range }) => range);
    });
}

const rangeOf = (face: string) => /unicode-range:([^;]+)/.exec(face)?.[1] ?? '';

/** The first code point of a range such as `U+20-7e`. */
const startOf = (range: string) => Number.parseInt(range.replace(/\s*U\+/i, ''), 16);

/** Whether a face's `unicode-range`, such as `U+20-7e, U+3042`, includes a code point. */
function isIn(point: number, face: string): boolean {
  return rangeOf(face)
    .split(',')
    .some((range) => {
      const [from = 0, to = from] = range
        .replace(/\s*U\+/i, '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return from <= point && point <= to;
    });
}

/** Removes the site's Content-Security-Policy, which would block the fonts; to be called before the page is opened. */
export async function removePolicy(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      const body = (await response.text()).replace(POLICY, '');
      return route.fulfill({ response, headers, body });
    },
  );
}

/**
 * Gives an open page's text the same fonts on every machine, Japanese and Arabic included. The styles name the fonts
 * only once all have loaded: Chromium keeps the boxes that it drew while one was missing.
 */
export async function applyFonts(page: Page): Promise<void> {
  const text = await page.evaluate(() => document.body.innerText);
  const faces = Object.entries(PACKAGES).flatMap(([name, families]) => facesFor(text, name, families));
  await page.evaluate(
    async ([sans, all]) => {
      const loaded = all.map(({ family, data, range }) =>
        new FontFace(family, `url(data:font/woff2;base64,${data})`, {
          unicodeRange: range,
          weight: '100 900',
        }).load(),
      );
      for (const face of await Promise.all(loaded)) document.fonts.add(face);
      for (const style of document.querySelectorAll('style'))
        style.textContent = style.textContent.replaceAll('system-ui', `'${sans}'`);
    },
    [SANS, faces] as const,
  );
}
