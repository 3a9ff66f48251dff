import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { allStrings, findStrings } from '../../content/read/fields.ts';
import { filesIn, isPointer } from '../../content/read/folder.ts';
import { type OwnerFiles, sourcesOf } from '../../content/read/owner-files.ts';
import { isFromMarkdown } from '../../content/read/values.ts';
import type { Advice, Fault } from '../../fault.ts';
import { ENCODE_PREVIEW } from '../../pictures/encode.ts';
import { openPicture, pictureKey, readMaster } from '../../pictures/file.ts';
import { closestMatch, suggestion } from '../advice.ts';
import { FILMS, filmAdvice } from './films.ts';
import { pictureAdvice, type USES } from './picture-advice.ts';

const BLOCK = 'sections.*.blocks.*';
/** The fields that name pictures, films and captions. */
const PLACES: Record<keyof typeof USES | keyof typeof FILMS, string[]> = {
  photo: ['basics.image'],
  logo: ['logos.*.src', 'certificates.*.x-image'],
  'card picture': ['card.src'],
  'wide picture': ['banner.src', 'banner.poster', `${BLOCK}.poster`, `${BLOCK}.carousel.pictures.*.src`],
  video: ['banner.video', `${BLOCK}.video`],
  captions: ['banner.captions', `${BLOCK}.captions`],
  'link preview': ['openGraph'],
};

type NamedFile = ReturnType<typeof namedFiles>[number];

/** Returns the fields that name a file in `pictures/`, each with the use of that file. */
const namedFiles = (files: OwnerFiles) =>
  sourcesOf(files).flatMap((source) => [
    ...allStrings(source).flatMap((text) => {
      const [field, parent] = text.path.slice(-2).reverse();
      if (!isFromMarkdown(text.path) || !/^(src|captions)$/.test(String(field))) return [];
      const use = field === 'captions' ? field : parent === 'film' ? 'video' : 'wide picture';
      return { ...text, use } as const;
    }),
    ...(Object.keys(PLACES) as (keyof typeof PLACES)[]).flatMap((use) =>
      PLACES[use]
        .flatMap((place) => findStrings(source, ...place.split('.')))
        .flatMap((text) => (text.value.trim() ? { ...text, use } : [])),
    ),
  ]);

/** Finds pictures and films that do not exist, can't be read or are not fit for their use. */
async function unfitPictures(files: OwnerFiles): Promise<Fault[]> {
  const names = filesIn(resolve(files.folder, 'pictures'));
  const faults = namedFiles(files).map(async (named) => {
    const advice = isExternal(named) ? undefined : await adviceOn(named, names, files);
    return advice ? [named.fault(...advice)] : [];
  });
  return (await Promise.all(faults)).flat();
}

const isExternal = ({ use, value }: NamedFile) => use === 'photo' && /^https?:/i.test(value);

const externalPhotos = (files: OwnerFiles): Fault[] =>
  namedFiles(files)
    .filter(isExternal)
    .map(({ fault }) => {
      const remedy = `save it in ${files.folderPath}/pictures/ and name that file`;
      return fault('the photo is on another host, so it is not shown', remedy);
    });

/** Returns the file that a value names, even if accents and spaces are composed otherwise. */
const fileNamed = (value: string, names: string[]) =>
  names.find((name) => pictureKey(name) === pictureKey(value));

async function adviceOn(
  { value, use }: NamedFile,
  names: string[],
  files: OwnerFiles,
): Promise<Advice | undefined> {
  const { folder, folderPath } = files;
  const isFilm = use === 'video' || use === 'captions';
  if (isFilm && !(extname(value).toLowerCase() in FILMS[use])) {
    const kinds = Object.keys(FILMS[use]).join(' or ');
    return [`${value} is not a ${kinds} file`, 'convert it, and name that file'];
  }
  const remedy = `save it as a file in ${folderPath}/pictures/ and name that file`;
  if (value.startsWith('data:')) return [`the picture is embedded (${/^[^;,]{0,30}/.exec(value)}…)`, remedy];
  const name = fileNamed(value, names);
  const kind = isFilm ? 'file' : 'picture';
  if (!name)
    return [`there is no ${kind} ${value} in ${folderPath}/pictures/`, remedyForMissing(value, names)];
  const file = resolve(folder, 'pictures', name);
  // Another rule reports files that Git LFS has not fetched.
  if (isPointer(file)) return undefined;
  return isFilm ? filmAdvice(name, file, FILMS[use]) : pictureAdvice(name, file, use);
}

/** Returns what to do about a missing file: its name may be mistyped, or written with a path (`pictures/me.jpg`). */
function remedyForMissing(path: string, names: string[]): string {
  const key = pictureKey(path).replaceAll('\\', '/');
  const ends = names.filter((name) => key.endsWith(`/${pictureKey(name)}`));
  const near = ends.sort((a, b) => b.length - a.length)[0] ?? closestMatch(path, names);
  return suggestion(near, 'put it there, or correct the name');
}

/** WhatsApp shows no larger link preview. */
const MAX_KB = 300;

/** Finds link previews that are too large in either format. */
async function heavyPreviews(files: OwnerFiles): Promise<Fault[]> {
  const folder = resolve(files.folder, 'pictures');
  const names = filesIn(folder);
  const previews = namedFiles(files).flatMap(({ use, value, fault }) => {
    const name = use === 'link preview' && fileNamed(value, names);
    return name ? { file: resolve(folder, name), fault } : [];
  });
  const faults = previews.map(async ({ file, fault }) => {
    // Another rule reports pictures that can't be read.
    const kb = (await readMaster(file)).isWhole ? await previewKb(file) : 0;
    const problem = `the link preview has ${kb} kB, and WhatsApp shows none above ${MAX_KB}`;
    return kb > MAX_KB ? fault(problem, 'choose a calmer picture, or blur its background') : [];
  });
  return (await Promise.all(faults)).flat();
}

/** Returns how many kB a picture's link preview has, in the first format that is small enough, else in the smaller. */
async function previewKb(file: string): Promise<number> {
  const data = await readFile(file);
  let kb = Infinity;
  for (const encode of Object.values(ENCODE_PREVIEW)) {
    const { length } = await encode(openPicture(data).rotate());
    kb = Math.min(kb, Math.round(length / 1000));
    if (kb <= MAX_KB) break;
  }
  return kb;
}

export const pictureRules = { faults: [unfitPictures], warnings: [externalPhotos, heavyPreviews] };
