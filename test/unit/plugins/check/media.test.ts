import { rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { FilmFile } from '../../../../plugins/content/types.ts';
import { type Change, changedContent, filesOf, writeContent } from '../../../support/content.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporary-files.ts';
import { newProject } from './verdict.ts';

const { root, folder, verdict } = newProject('media');
const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 123456\n';
const POINTED =
  'the file: is only the pointer that Git LFS keeps in its place; run git lfs pull, or set lfs: true where a workflow checks the project out';

/** What the check says about content with further files. */
async function report(change: Change = {}, files: Record<string, string | Buffer> = {}, prepare = () => {}) {
  const content = changedContent(change);
  await writeContent(folder, content, filesOf(content));
  writeFiles(folder, files);
  prepare();
  const { faults, warnings } = await verdict();
  return [...faults, ...warnings];
}

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const photo = await sharp({ create: { width: 480, height: 480, channels: 3, background: '#fff', noise } })
  .jpeg()
  .toBuffer();
const half = photo.subarray(0, photo.length / 2);
/** Its scan claims to have no coefficients but the first, as those of some cameras do; all viewers show it. */
const claimed = Buffer.from(photo);
const scan = claimed.indexOf(Buffer.from([0xff, 0xda]));
claimed[scan + 2 + claimed.readUInt16BE(scan + 2) - 2] = 0;

test.each([
  ['a photo that only strict readers refuse', 'me.jpg', claimed],
  ['a photo as Chrome saves it on Windows', 'me.jfif', photo],
])('%s is in order', async (_, image, data) => {
  expect(await report({ basics: { image }, pictures: { [image]: data } })).toEqual([]);
});

const still = await sharp(photo).png().toBuffer();
/** A PNG of two pictures, as its head says; viewers that do not know such show the first. */
const head = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
head.writeUInt32BE(crc32(head.subarray(4, 16)), 16);
const moving = Buffer.concat([still.subarray(0, 33), head, still.subarray(33)]);
const pair = [still, await sharp(photo).negate().png().toBuffer()];
const frames = await sharp(pair, { join: { animated: true } })
  .webp()
  .toBuffer();
const sequence = await sharp(photo).avif().toBuffer();
sequence.write('avis', 8);

/** An SVG that is this many px high and wide. */
const svg = (side: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" ${inside}</svg>`;
const large = svg(20_000, '><path d="M0 0h9v9z"/>');
const nested = svg(9, `>${'<g>'.repeat(40_000)}${'</g>'.repeat(40_000)}`);
const uses = [1, 2, 3, 4, 5, 6, 7].map((n) => `<g id="a${n}">${`<use href="#a${n - 1}"/>`.repeat(20)}</g>`);
const multiplied = svg(9, `><g id="a0"/>${uses.join('')}`);

test.each([
  ['a moving PNG', 'png', moving, 'is animated, and pages would show only its first picture; save'],
  ['a moving AVIF', 'avif', sequence, 'is animated'],
  ['a moving WebP', 'webp', frames, 'is animated'],
  ['cut off', 'jpg', half, "can't be read completely; save it again"],
  ['too large', 'svg', large, 'is 20000 × 20000 px, more than 100 megapixels; save it smaller'],
  ['of no size', 'svg', svg(1e9, 'viewBox="0 0 1 1">'), "can't be read completely; save it again"],
  ['nested', 'svg', nested, 'has elements more than 250 deep; save it again with fewer groups in groups'],
  ['multiplied without end', 'svg', multiplied, "can't be read completely; save it again"],
])('a picture that is %s is a fault at its field and line', async (_, type, data, says) => {
  const image = `me.${type}`;
  const lines = await report({ basics: { image }, pictures: { [image]: data } });
  expect(lines).toEqual([expect.stringMatching(/^src\/content\/resume\.json:\d+: basics\.image: /)]);
  expect(lines[0]).toContain(`${image} ${says}`);
});

test('each pointer of Git LFS is named, once', async () => {
  const names = ['fonts/a.ttf', 'pictures/me.png', 'public/cv.pdf', 'public/me.jpg'];
  const files = Object.fromEntries(names.map((name) => [name, POINTER]));
  const lines = await report({}, files);
  expect(lines).toEqual(names.map((name) => `src/content/${name}: ${POINTED}`));
});

test('files of public/ that browsers can’t show are named', async () => {
  const film = `\0\0\0 ftypisom${'\0'.repeat(20)}stsd\0\0\0\0\0\0\0\x01\0\0\0\x58hvc1`;
  const whole = { 'public/b.png': await sharp(photo).png().toBuffer(), 'public/c.svg': '<svg/>' };
  expect(await report({}, { 'public/a.mp4': film, 'public/b.jpg': half, ...whole })).toEqual([
    'src/content/public/a.mp4: the file: a.mp4 is in H.265, which few browsers play; convert it to H.264',
    "src/content/public/b.jpg: the file: b.jpg can't be read completely; save it again",
  ]);
});

test('a link in public/ to a file outside of the project is a fault, one to a file in it is not', async () => {
  const outside = temporaryFolder('outside', { 'id.txt': 'private' });
  const lines = await report({}, { 'public/a.txt': 'a' }, () => {
    symlinkSync(resolve(folder, 'public/a.txt'), resolve(folder, 'public/b.txt'));
    symlinkSync(resolve(outside, 'id.txt'), resolve(folder, 'public/x.txt'));
    writeFiles(root, { 'public/icon.svg': '<svg/>' });
    symlinkSync(outside, resolve(root, 'public/y'));
  });
  rmSync(resolve(root, 'public'), { recursive: true });
  expect(lines).toEqual([
    expect.stringMatching(/^public\/y: the file: leads to .*outside.*, outside of the project; put the file/),
    expect.stringMatching(/^src\/content\/public\/x\.txt: the file: leads to .*id\.txt, outside of the/),
  ]);
});

test('a link preview above what messengers take is named', async () => {
  const grain = { ...noise, sigma: 90 };
  const create = { width: 1200, height: 630, channels: 3, background: '#fff', noise: grain } as const;
  const grainy = await sharp({ create }).greyscale().png().toBuffer();
  const lines = await report({ pictures: { 'alpha/preview.png': grainy } });
  expect(lines).toEqual([
    expect.stringMatching(
      /alpha\.md:\d+:\d+: openGraph: the link preview has \d{3} kB, and WhatsApp shows none above 300; /,
    ),
  ]);
});

test('a certificate’s picture must exist, and is no field that pages do not show', async () => {
  const certificates = [{ name: 'Cloud', 'x-image': 'cloud.png' }];
  const missing = await report({ resume: { certificates } });
  expect(missing.join()).toMatch(/certificates\[0\]\.x-image: .*cloud\.png/);
  expect(await report({ resume: { certificates }, pictures: { 'cloud.png': [96, 96] } })).toEqual([]);
});

const MP4 = '\0\0\0 ftypisom';
const FILM: FilmFile = {
  video: 'climb.mp4',
  poster: 'alpha/screen.png',
  alt: 'A climb',
  captions: 'climb.vtt',
};
const OTHER = 'video: climb.mp4 is not what its name says';
const H265 = `${MP4}\0\0\0\x64stsd\0\0\0\0\0\0\0\x01\0\0\0\x54hvc1`;

test.each<[what: string, fault: string, change: Partial<FilmFile>, files?: Record<string, string>]>([
  ['is in order', '', {}],
  ['may lack captions', '', { captions: undefined }],
  ['must have an alternative text', 'alt: is missing; add it (What happens in the film', { alt: undefined }],
  ['must have a poster', 'poster: is missing; add it', { poster: undefined }],
  ['must exist', 'video: there is no file clim.mp4 in src/content/pictures/; did you', { video: 'clim.mp4' }],
  ['is MP4 or WebM', 'video: a.mov is not a .mp4 or .webm file', { video: 'a.mov' }, { 'a.mov': 'x' }],
  ['must be what it is called', OTHER, {}, { 'climb.mp4': 'GIF89a' }],
  ['is no QuickTime by another name', `${OTHER}; save it again`, {}, { 'climb.mp4': '\0\0\0\x14ftypqt  ' }],
  ['is in a codec that browsers have', 'video: climb.mp4 is in H.265, which few', {}, { 'climb.mp4': H265 }],
  ['has captions in WebVTT', 'captions: climb.vtt is not what its name', {}, { 'climb.vtt': '1\n00:00' }],
  [
    'must not be too large for a host',
    'video: climb.mp4 has 26 MiB; some hosts take at most 25; shorten it',
    {},
    { 'climb.mp4': MP4 + 'x'.repeat(26 << 20) },
  ],
])('a film, as a block and as the banner, %s', async (_, fault, change, files) => {
  const film = { ...FILM, ...change };
  const pictures = { 'climb.mp4': MP4, 'climb.vtt': 'WEBVTT\n', ...files };
  const sections = [{ id: 'a', heading: 'A', blocks: [film] }];
  const places = fault ? ['banner.', 'sections[0].blocks[0].'] : [];
  expect((await report({ pictures, site: { sections }, beta: { banner: film } })).sort()).toEqual(
    places.map((place) => expect.stringContaining(`: ${place}${fault}`)),
  );
});
