import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictures } from '../../../../plugins/pictures/plugin.ts';
import { srcSet } from '../../../../src/components/picture-url.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const root = temporaryFolder('pictures');
const content = resolve(root, 'src/content');
const folder = resolve(content, 'pictures');
mkdirSync(folder, { recursive: true });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#40705a' } });

/** Writes a picture, and views it as content that uses it does. */
async function pictureOf(name: string, data: Buffer, src = name) {
  writeFileSync(resolve(folder, name), data);
  const pipeline = pictures(root, content);
  await pipeline.scan();
  const view = pipeline.view({ src, alt: '' }, 'logo');
  return { view, files: () => emitted(pipeline.plugin), served: served(pipeline.plugin) };
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
async function emitted(plugin: unknown): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  const { generateBundle } = plugin as { generateBundle(): Promise<void> };
  await generateBundle.call({
    emitFile: ({ fileName, source }: { fileName: string; source: Buffer }) => {
      files[fileName] = source;
    },
  } as never);
  return files;
}

describe('the URL of a picture works in every browser and on every host', () => {
  test.each([
    ['Screenshot 2026-11-22 at 2.38.00\u202fPM.png', /^Screenshot-2026-11-22-at-2-38-00-PM\./],
    ['a, b 50%.png', /^a-b-50\./],
    ['Ünïcode 図.png', /^Unicode\./],
    ['#1?.PNG', /^1\./],
    ['図.JPG', /^picture\./],
    ['LOGO.SVG', /^LOGO\./],
    ['plain_name-1.jpeg', /^plain_name-1\./],
  ])('%s', async (name, stem) => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"/>');
    const { view, files } = await pictureOf(
      name,
      /svg/i.test(name) ? svg : await plain(48, 48).png().toBuffer(),
    );
    expect(view.src).toMatch(stem);
    expect(view.src).toMatch(/^[\w-]+\.[\w-]{6}(\.svg)?$/);
    const names = Object.keys(await files());
    expect(names.length).toBe(view.widths.length ? 2 : 1);
    for (const each of names) expect(new URL(`/${each}`, 'http://h').pathname).toBe(`/${each}`);
    expect(
      srcSet(view, 'avif')
        .split(/[\s,]+/)
        .filter(Boolean).length,
    ).toBe(view.widths.length * 2);
  });

  test('two pictures whose names differ only in such characters get different URLs', async () => {
    const one = await pictureOf('a+b.png', await plain(48, 48).png().toBuffer());
    const other = await pictureOf('a b.png', await plain(48, 47).png().toBuffer());
    expect(one.view.src).not.toBe(other.view.src);
  });
});

test.each([
  ['Müller.png', 'NFD', 'NFC'],
  ['Müller.png', 'NFC', 'NFD'],
])('%s is found if the file name is in %s and the content in %s', async (name, file, text) => {
  const { view } = await pictureOf(
    name.normalize(file),
    await plain(48, 48).png().toBuffer(),
    name.normalize(text),
  );
  expect(view.src).toMatch(/^Muller\./);
});

test('a plain space in the content matches the narrow one of a macOS file name', async () => {
  const data = await plain(48, 48).png().toBuffer();
  const { view } = await pictureOf('at 2.38\u202fPM.png', data, 'at 2.38 PM.png');
  expect(view.widths).toEqual([48]);
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

test('accepts a picture of 12,000 px', async () => {
  const { view, files } = await pictureOf('large.png', await plain(12_000, 1000).png().toBuffer());
  expect(view.widths).toEqual([48, 96]);
  expect(Object.keys(await files()).length).toBe(4);
});

test('a screenshot of a full page is as large as the formats allow', async () => {
  const { view, files } = await pictureOf('long.png', await plain(100, 18_000).png().toBuffer());
  expect(view.widths).toEqual([48]);
  expect(Object.keys(await files()).length).toBe(2);
});

/** A truncated photo. */
async function truncated(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 400, height: 400, channels: 3, background: '#fff', noise } as const;
  const whole = await sharp({ create }).jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
}
test('a missing picture is reported with the folder that the content comes from', () => {
  const { view } = pictures(root, resolve(root, 'sites/kim'));
  expect(() => view({ src: 'me.png' }, 'portrait')).toThrow('sites/kim/pictures/me.png does not exist');
});

const UNREADABLE = /src\/content\/pictures\/half\.jpg: the file: can't be read completely; save it again/;

test('a truncated picture is reported by name, and nothing is written', async () => {
  const { files } = await pictureOf('half.jpg', await truncated());
  const error = await files().catch((each: Error) => each);
  // Vite prints the stack: of a fault it is just the message.
  expect((error as Error).stack).toMatch(
    new RegExp(`^The content has one fault:\\s+${UNREADABLE.source}\\s+$`),
  );
});

describe('the dev server', () => {
  test('encodes a picture when it is requested', async () => {
    const { view, served } = await pictureOf('asked.png', await plain(48, 48).png().toBuffer());
    const { status, data, type } = await served(`${view.src}-48.webp`);
    expect([status, type]).toEqual([200, 'image/webp']);
    expect((await sharp(data).metadata()).format).toBe('webp');
  });

  test('logs a truncated picture, and keeps running', async () => {
    const { view, served } = await pictureOf('half.jpg', await truncated());
    const { status, data, errors } = await served(`${view.src}-96.webp`);
    expect([status, data]).toEqual([500, undefined]);
    expect(errors).toEqual([expect.stringMatching(UNREADABLE)]);
  });

  test.each(['gone.png', 'gone.svg'])(
    'logs %s, which was deleted in the meantime, and keeps running',
    async (name) => {
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"/>');
      const data = name.endsWith('svg') ? svg : await plain(48, 49).png().toBuffer();
      const { view, served } = await pictureOf(name, data);
      rmSync(resolve(folder, name));
      const { status, errors } = await served(view.widths.length ? `${view.src}-48.webp` : view.src);
      expect(status).toBe(500);
      expect(errors).toEqual([expect.stringContaining(name)]);
    },
  );
});
