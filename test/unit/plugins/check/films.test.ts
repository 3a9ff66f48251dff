import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { FilmFile } from '../../../../plugins/content/types.ts';
import { faultLine } from '../../../../plugins/fault.ts';
import { openOwner } from '../../../../plugins/owner.ts';
import { changedContent, writeContent } from '../../../support/content.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const root = temporaryFolder('films');
const folder = resolve(root, 'src/content');
const MP4 = '\0\0\0 ftypisom';
const FILM: FilmFile = {
  video: 'climb.mp4',
  poster: 'alpha/screen.png',
  alt: 'A climb',
  captions: 'climb.vtt',
};

/** What the check says about a film as a block, and as the banner. */
async function report(film: Partial<FilmFile>, files: Record<string, string> = {}) {
  const pictures = { 'climb.mp4': MP4, 'climb.vtt': 'WEBVTT\n', ...files };
  const sections = [{ id: 'a', heading: 'A', blocks: [film] }];
  const content = changedContent({ pictures, site: { sections }, beta: { banner: film } });
  await writeContent(folder, content);
  const { faults, warnings } = await openOwner(root, folder, {}).check();
  return [...faults, ...warnings].map(faultLine);
}

test.each<[what: string, change: Partial<FilmFile>, fault?: string, files?: Record<string, string>]>([
  ['is in order', {}],
  ['may lack captions', { captions: undefined }],
  ['must have an alternative text', { alt: undefined }, 'alt: is missing; add it (What happens in the film'],
  ['must have a poster', { poster: undefined }, 'poster: is missing; add it'],
  [
    'must exist',
    { video: 'clim.mp4' },
    'video: there is no file clim.mp4 in src/content/pictures/; did you mean climb.mp4?',
  ],
  [
    'must be MP4 or WebM',
    { video: 'climb.mov' },
    'video: climb.mov is not a .mp4 or .webm file',
    { 'climb.mov': 'x' },
  ],
  ['must be what it is called', {}, 'video: climb.mp4 is not what its name says', { 'climb.mp4': 'GIF89a' }],
  [
    'must not be QuickTime by another name',
    {},
    'video: climb.mp4 is not what its name says; save it again as .mp4',
    { 'climb.mp4': '\0\0\0\x14ftypqt  ' },
  ],
  [
    'must be in a codec that browsers have',
    {},
    'video: climb.mp4 is in H.265, which few browsers play; convert it to H.264',
    { 'climb.mp4': `${MP4}\0\0\0\x64stsd\0\0\0\0\0\0\0\x01\0\0\0\x54hvc1` },
  ],
  [
    'has captions in WebVTT',
    {},
    'captions: climb.vtt is not what its name says',
    { 'climb.vtt': '1\n00:00' },
  ],
  [
    'must not be too large for a host',
    {},
    'video: climb.mp4 has 26 MiB; some hosts take at most 25; shorten it',
    { 'climb.mp4': MP4 + 'x'.repeat(26 << 20) },
  ],
])('a film %s', async (_, change, fault, files) => {
  const places = fault ? ['banner.', 'sections[0].blocks[0].'] : [];
  expect((await report({ ...FILM, ...change }, files)).sort()).toEqual(
    places.map((place) => expect.stringContaining(`: ${place}${fault}`)),
  );
});
