import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { displayStyles } from '../../../../../plugins/content/styles/display-type.ts';
import type { Content } from '../../../../../plugins/content/types.ts';
import { validContent } from '../../../../support/content.ts';
import { temporaryFolder } from '../../../../support/temporary-files.ts';

const cache = temporaryFolder('display-type');

/** The styles of a site, and the fonts that they name. */
async function built(content = validContent()) {
  const css = await displayStyles(content as Content, cache, cache);
  const files = [...css.matchAll(/url\("(.+?)"\)/g)].map(([, file = '']) => file);
  return {
    css,
    fonts: files.map((file) => ({ name: file.replace(/.*\//, ''), source: readFileSync(file) })),
  };
}

const system = (css: string) => /^:root ?\{ ?--display:\s*system-ui,\s*sans-serif ?\}/.test(css.trim());

test('the site has a font for the home page, another for the rest, and the same ones each time', async () => {
  const { fonts } = await built();
  expect(fonts.map(({ name }) => name)).toEqual(['display.woff2', 'display-more.woff2']);
  expect((await built()).fonts).toEqual(fonts);
});

test('an owner can choose another font, or none', async () => {
  const content = validContent();
  content.site.font = '@fontsource/inter/900';
  const { fonts } = await built(content);
  expect(fonts[0]?.source).not.toEqual((await built()).fonts[0]?.source);
  content.site.font = 'system';
  const none = await built(content);
  expect(none.fonts).toEqual([]);
  expect(system(none.css)).toBe(true);
});

/** The line length of short titles in em, on screens that are not wide. */
const shortLine = (css: string) => Number(/h1 ?\{ ?--letters: ?([\d.]+)/.exec(css)?.[1]);

test('the line length of titles follows the width of the face', async () => {
  const content = validContent();
  content.site.font = 'system';
  expect(shortLine((await built(content)).css)).toBe(4.4);
  // A wide one.
  content.site.font = '@fontsource/inter/900';
  expect(shortLine((await built(content)).css)).toBeGreaterThan(4.4);
});

test('falls back to the system’s font if the chosen one is missing, which the check reports', async () => {
  const content = validContent();
  content.site.font = '@fontsource/no-such-font';
  expect(system((await built(content)).css)).toBe(true);
});
