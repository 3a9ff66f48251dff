import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../../plugins/content/read/folder.ts';
import { readMaster } from '../../../plugins/pictures/file.ts';
import { type Pictures, pictures } from '../../../plugins/pictures/plugin.ts';
import type { PictureView } from '../../../src/views.ts';
import { temporaryFolder } from '../../support/temporary-files.ts';

const root = temporaryFolder('pictures');
const content = resolve(root, 'src/content');
const folder = resolve(content, 'pictures');
mkdirSync(folder, { recursive: true });

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"/>');
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#40705a' } });
const square = (height = 48) => plain(48, height).png().toBuffer();

/** Writes a picture, and views it as content that uses it does. */
async function pictureOf(name: string, data: Buffer, src = name) {
  writeFileSync(resolve(folder, name), data);
  const pipeline = pictures({ root, folder: content });
  const view = await pipeline.fill<PictureView>({ src, alt: '', role: 'logo' });
  return { view, files: () => written(pipeline), served: served(pipeline.plugin) };
}

/** Requests pictures from the dev server, one at a time; returns the response and what was logged. */
function served(plugin: unknown) {
  type Middleware = (request: unknown, response: unknown, next: () => void) => Promise<void>;
  const handlers: Middleware[] = [];
  const errors: string[] = [];
  (plugin as { configureServer(server: unknown): void }).configureServer({
    middlewares: { use: (each: Middleware) => handlers.push(each) },
    config: { base: '/', logger: { error: (message: string) => errors.push(message) } },
    watcher: { on: () => undefined },
  });
  return async (name: string) => {
    const headers: Record<string, string> = {};
    const response = {
      statusCode: 200,
      setHeader: (key: string, value: string) => {
        headers[key] = value;
      },
      end: (data?: Buffer) => Object.assign(response, { data }),
      data: undefined as Buffer | undefined,
    };
    await handlers[0]?.({ url: `/assets/${name}` }, response, () => undefined);
    return { status: response.statusCode, data: response.data, type: headers['content-type'], errors };
  };
}

/** What the build writes, by name. */
async function written({ write }: Pictures): Promise<Record<string, Buffer>> {
  const dist = temporaryFolder('site');
  mkdirSync(resolve(dist, 'assets'));
  await write(dist, { info: () => undefined });
  return Object.fromEntries(filesIn(dist).map((name) => [name, readFileSync(resolve(dist, name))]));
}

/** The file of the home page's preview: its name, and what the build writes. */
async function previewOf(openGraph: string) {
  const pipeline = pictures({ root, folder: content });
  const { home = '' } = await pipeline.previews({ resume: {}, site: { openGraph }, projects: {} });
  return [home, (await written(pipeline))[home]] as const;
}

describe('the URL of a picture works in every browser and on every host', () => {
  test.each([
    ['Screenshot 2026-11-22 at 2.38.00\u202fPM.png', 'Screenshot-2026-11-22-at-2-38-00-PM', 2],
    ['a, b 50%.png', 'a-b-50', 2],
    ['Ünïcode 図.png', 'Unicode', 2],
    ['#1?.PNG', '1', 2],
    ['図.JPG', 'picture', 2],
    ['analytics (1).png', 'my-analytics-1', 2],
    ['tracking.png', 'my-tracking', 2],
    ['adventure.png', 'adventure', 2],
    ['LOGO.SVG', 'LOGO', 1],
    ['plain_name-1.jpeg', 'plain_name-1', 2],
  ])('%s is called %s in its %i files', async (name, stem, count) => {
    const { view, files } = await pictureOf(name, /svg/i.test(name) ? SVG : await square());
    expect(view.src).toMatch(new RegExp(`^${stem}\\.[\\w-]{6}(\\.svg)?$`));
    const names = Object.keys(await files());
    expect(names).toHaveLength(count);
    for (const each of names) expect(new URL(`/${each}`, 'http://h').pathname).toBe(`/${each}`);
  });

  test('two pictures whose names differ only in such characters get different URLs', async () => {
    const one = await pictureOf('a+b.png', await square());
    const other = await pictureOf('a b.png', await square(47));
    expect(one.view.src).not.toBe(other.view.src);
  });
});

test.each([
  ['with an accent in two characters', 'Müller.png'.normalize('NFD'), 'Müller.png'.normalize('NFC')],
  ['with an accent in one', 'Müller.png'.normalize('NFC'), 'Müller.png'.normalize('NFD')],
  ['with the narrow space of macOS', 'at 2.38\u202fPM.png', 'at 2.38 PM.png'],
])('a file name %s is found however the content writes it', async (_, file, text) => {
  expect((await pictureOf(file, await square(), text)).view.widths).toEqual([48]);
});

test('a phone’s photo is turned upright, without the metadata that says where it was taken', async () => {
  const exif = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1' } };
  const photo = await plain(96, 48).jpeg().withExif(exif).toBuffer();
  const turned = await sharp(photo).keepExif().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await sharp(turned).metadata()).exif?.toString('latin1')).toContain('Phone');
  const { view, files } = await pictureOf('IMG_0001.JPG', turned);
  expect(view).toMatchObject({ width: 48, height: 96 });
  for (const [name, data] of Object.entries(await files())) {
    const { width = 0, height = 0, exif, xmp, iptc } = await sharp(data).metadata();
    expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
    expect(height, name).toBe(2 * width);
  }
});

test.each([
  ['a picture of 12,000 px', [12_000, 100], [48, 96]],
  ['a screenshot of a full page', [4, 18_000], [3]],
] as const)('%s is as large as use and formats allow', async (_, [width, height], widths) => {
  const { view, files } = await pictureOf('large.png', await plain(width, height).png().toBuffer());
  expect(view.widths).toEqual(widths);
  expect(Object.keys(await files())).toHaveLength(2 * widths.length);
});

const LETTERS = (index: number) => (index % 41 === 2 ? 255 : 0);
const PHOTOGRAPH = (index: number) => (index * 7919) % 251;
test.each([
  [
    'a screenshot keeps the colors of its letters, and no specks beside them',
    'wide',
    1080,
    50,
    2,
    '4:4:4',
    LETTERS,
  ],
  ['a photograph has half the resolution of its own', 'wide', 1080, 60, 1, '4:2:0', PHOTOGRAPH, 'ssim'],
  ['a card, which is the banner of phones, gets more effort', 'card', 728, 50, 6, '4:2:0', LETTERS],
  ['a card without letters may be less sharp', 'card', 728, 38, 9, '4:2:0', PHOTOGRAPH, 'ssim'],
] as const)('%s', async (_, role, width, quality, effort, chromaSubsampling, value, tune?: 'ssim') => {
  const data = Uint8Array.from({ length: 1080 * 60 * 3 }, (_, index) => value(index));
  const png = await sharp(data, { raw: { width: 1080, height: 60, channels: 3 } })
    .png()
    .toBuffer();
  writeFileSync(resolve(folder, 'values.png'), png);
  const pipeline = pictures({ root, folder: content });
  const { src } = await pipeline.fill<PictureView>({ src: 'values.png', role });
  const files = await written(pipeline);
  const expected = sharp(png).resize(width).avif({ quality, effort, chromaSubsampling, tune });
  expect(files[`assets/${src}-${width}.avif`]).toEqual(await expected.toBuffer());
});

test.each(['png', 'avif', 'jpeg'] as const)(
  'a picture in %s is read once for all its files, which the dev server encodes when they are requested',
  async (format) => {
    const file = await plain(96, 97).toFormat(format).toBuffer();
    const { view, served } = await pictureOf(`once.${format}`, file);
    const { type, data } = await served(`${view.src}-48.webp`);
    expect([type, (await sharp(data).metadata()).format]).toEqual(['image/webp', 'webp']);
    rmSync(resolve(folder, `once.${format}`));
    expect((await served(`${view.src}-96.avif`)).status).toBe(200);
  },
);

test.each([
  ['photograph', '.jpg', 'jpeg', { type: 'gaussian', mean: 128, sigma: 5 }],
  ['drawing', '.png', 'png', undefined],
] as const)('the preview of a %s is a file %s', async (name, ending, format, noise) => {
  const create = { width: 1200, height: 630, channels: 3, background: '#fff', noise } as const;
  writeFileSync(resolve(folder, `${name}.png`), await sharp({ create }).png().toBuffer());
  const [file, data] = await previewOf(`${name}.png`);
  expect([extname(file), (await sharp(data).metadata()).format]).toEqual([ending, format]);
});

test('a file that is too large to read at once does not stop the others', async () => {
  const film = resolve(folder, 'film.mp4');
  writeFileSync(film, '');
  truncateSync(film, 3 * 2 ** 30);
  const { view } = await pictureOf('beside.png', await square());
  rmSync(film);
  expect(view.width).toBe(48);
});

test('an SVG draws no other file', async () => {
  const secret = resolve(folder, 'secret.txt');
  writeFileSync(secret, 'HIDDEN');
  const include = `<text y="40" font-size="40"><xi:include href="secret.txt" parse="text"/></text>`;
  const drawing = (inside: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xi="http://www.w3.org/2001/XInclude" width="1200" height="630">${inside}</svg>`,
    );
  const preview = async (inside: string) => {
    writeFileSync(resolve(folder, 'x.svg'), drawing(inside));
    return (await previewOf('x.svg'))[1];
  };
  expect(await preview(include)).toEqual(await preview(''));
});

/** A truncated photo. */
async function truncated(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 400, height: 400, channels: 3, background: '#fff', noise } as const;
  const whole = await sharp({ create }).jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
}
test('what a view shows is filled in wherever its draft names it, and written for all languages', async () => {
  for (const [name, data] of Object.entries({ 'film.mp4': '1', 'film.vtt': '2', 'logo.svg': SVG }))
    writeFileSync(resolve(folder, name), data);
  writeFileSync(resolve(folder, 'poster.png'), await square());
  const pipeline = pictures({ root, folder: content });
  const poster = { src: 'poster.png', alt: 'A', role: 'logo' } as const;
  const film = { role: 'film', src: 'film.mp4', captions: 'film.vtt', poster } as const;
  const served = { width: 48, height: 48, widths: [48] };
  const [english, german] = await Promise.all([
    pipeline.fill({ role: 'Developer', blocks: [{ film }] }),
    pipeline.fill({ logo: { src: 'logo.svg', role: 'logo' } }),
  ]);
  const image = { ...served, src: expect.stringMatching(/^poster\.[\w-]{6}$/), alt: 'A' };
  const [src, captions] = [expect.stringMatching(/^film\..+\.mp4$/), expect.stringMatching(/\.vtt$/)];
  expect(english).toEqual({ role: 'Developer', blocks: [{ film: { src, captions, poster: image } }] });
  expect(german).toMatchObject({ logo: { ...served, src: expect.stringMatching(/\.svg$/), widths: [] } });
  const types = Object.keys(await written(pipeline)).map((name) => extname(name));
  expect(types.sort()).toEqual(['.avif', '.mp4', '.svg', '.vtt', '.webp']);
});

test('what a picture is, is read once, until the picture changes', async () => {
  const file = resolve(folder, 'known.png');
  writeFileSync(file, await square());
  const master = await readMaster(file);
  expect(await readMaster(file)).toBe(master);
  writeFileSync(file, await square(47));
  expect(await readMaster(file)).toMatchObject({ height: 47 });
});

test('a missing picture is reported with the folder that the content comes from', async () => {
  const { fill } = pictures({ root, folder: resolve(root, 'sites/kim') });
  await expect(fill({ src: 'me.png', role: 'portrait' })).rejects.toThrow('sites/kim/pictures/me.png does');
});

const UNREADABLE = /src\/content\/pictures\/half\.jpg: the file: can't be read completely; save it again/;

test('a truncated picture is reported by name', async () => {
  const { files } = await pictureOf('half.jpg', await truncated());
  const error = await files().catch((each: Error) => each);
  // Vite prints the stack: of a fault it is just the message.
  expect((error as Error).stack).toMatch(
    new RegExp(`^The content has one fault:\\s+${UNREADABLE.source}\\s+See docs/content\\.md\\.\\s+$`),
  );
});

describe('the dev server', () => {
  test('logs a truncated picture, and keeps running', async () => {
    const { view, served } = await pictureOf('half.jpg', await truncated());
    const { status, data, errors } = await served(`${view.src}-96.webp`);
    expect([status, data]).toEqual([500, undefined]);
    expect(errors).toEqual([expect.stringMatching(UNREADABLE)]);
  });

  test.each([
    ['gone.png', '-48.webp'],
    ['gone.svg', ''],
  ])('logs %s, which was deleted in the meantime, and keeps running', async (name, ending) => {
    const { view, served } = await pictureOf(name, ending ? await square(49) : SVG);
    rmSync(resolve(folder, name));
    const { status, errors } = await served(view.src + ending);
    expect(status).toBe(500);
    expect(errors).toEqual([expect.stringContaining(name)]);
  });
});
