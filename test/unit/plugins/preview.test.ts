import { copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Content } from '../../../plugins/content/types.ts';
import { folderOf } from '../../../plugins/fonts/files.ts';
import { pictures } from '../../../plugins/pictures/plugin.ts';
import { drawPreview, previewView, withPicture } from '../../../plugins/pictures/preview.ts';
import { fontsFor } from '../../../plugins/typst/fonts.ts';
import { validContent } from '../../support/content.ts';
import { temporaryFolder } from '../../support/temporary-files.ts';

const root = temporaryFolder('preview');
const folder = resolve(root, 'src/content');
mkdirSync(resolve(folder, 'pictures'), { recursive: true });
const me = sharp({ create: { width: 600, height: 600, channels: 3, background: '#40705a' } });
await me.clone().png().toFile(resolve(folder, 'pictures/me.png'));

const URL = 'https://kim.example';

function content(language = 'en', name = 'Kim Doe'): Content {
  const kim = validContent();
  Object.assign(kim.resume.basics ?? {}, { name, image: 'me.png', url: URL });
  Object.assign(kim.site, { language, accent: '#ff8a5c' });
  return kim;
}

/** Draws the home page's preview. */
async function drawn(of: Content) {
  const view = previewView('home', of, URL);
  const svg = (await drawPreview(view, true, folder)) ?? '';
  const image = await withPicture(svg, view, me.clone());
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3).subarray(0, 3);
  return {
    size: [info.width, info.height],
    color: (x: number, y: number) => `#${Buffer.from(at(x, y)).toString('hex')}`,
    /** How many pixels to the left of a place are as light as text. */
    letters: (right: number) =>
      Array.from(
        { length: info.height * right },
        (_, index) => at(index % right, Math.floor(index / right))[1] ?? 0,
      ).filter((green) => green > 0x90).length,
  };
}

test('a preview shows title, tagline, accent and picture on the site’s dark ground', async () => {
  const { size, color, letters } = await drawn(content());
  expect(size).toEqual([1200, 630]);
  expect([color(5, 5), color(80, 68), color(1000, 300)]).toEqual(['#0b0c0e', '#ff8a5c', '#40705a']);
  expect(letters(700)).toBeGreaterThan(4000);
  const home = { title: 'Kim Doe', tagline: 'Developer', foot: 'kim.example' };
  expect(previewView('home', content(), URL)).toMatchObject(home);
  const accent = content().projects.alpha?.accent;
  expect(previewView('alpha', content(), URL)).toMatchObject({ foot: 'Kim Doe', accent });
});

test('from right to left it is mirrored', async () => {
  const { color } = await drawn(content('ar', 'Kim'));
  expect([color(200, 300), color(1110, 68)]).toEqual(['#40705a', '#ff8a5c']);
});

test('there is none if all fonts lack letters of the title', async () => {
  expect(await drawPreview(previewView('home', content('ja', '山田'), URL), false, folder)).toBeUndefined();
});

/** The path of the home page's preview. */
const drawnOf = async (of: Content) =>
  (await pictures({ root, folder }).previews({ ...of, projects: {} })).home;

test('one that was drawn is taken from the cache until what it shows changes', async () => {
  const path = await drawnOf(content());
  const file = resolve(root, 'node_modules/.cache/pictures', path?.replace('assets/', '') ?? '');
  const { mtimeNs } = statSync(file, { bigint: true });
  expect(await drawnOf(content())).toBe(path);
  expect(statSync(file, { bigint: true }).mtimeNs).toBe(mtimeNs);
  expect(await drawnOf(content('en', 'Kim Roe'))).not.toBe(path);
});

test('one that was drawn is drawn again once its font’s file is another', async () => {
  const of = content();
  of.site.font = 'fonts/mine.woff2';
  mkdirSync(resolve(folder, 'fonts'));
  const drawnIn = (weight: number) => {
    const font = resolve(folderOf('@fontsource/inter') ?? '', `files/inter-latin-${weight}-normal.woff2`);
    copyFileSync(font, resolve(folder, 'fonts/mine.woff2'));
    return drawnOf(of);
  };
  const regular = await drawnIn(400);
  expect(await drawnIn(700)).not.toBe(regular);
  rmSync(resolve(folder, 'fonts'), { recursive: true });
});

test('a variable font is as bold as on the page, in the preview and in the résumé’s PDF', async () => {
  const own = resolve(folder, 'fonts');
  mkdirSync(own, { recursive: true });
  copyFileSync(
    resolve(import.meta.dirname, '../../support/fonts/noto-sans-jp/variable.woff'),
    resolve(own, 'variable.woff'),
  );
  const of = content();
  of.site.font = 'fonts/variable.woff';
  // The lightest weight, which the file has by default, has 6,116.
  expect((await drawn(of)).letters(700)).toBeGreaterThan(12_000);
  const { blobs } = await fontsFor('Kim', { own, packages: [] });
  const fonts = blobs.map((blob) => create(blob) as Font & { 'OS/2': { usWeightClass: number } });
  expect(fonts.map((font) => [font['OS/2'].usWeightClass, font.variationAxes])).toEqual(
    [400, 600, 700].map((weight) => [weight, {}]),
  );
  rmSync(own, { recursive: true });
});
