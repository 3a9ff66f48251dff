import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { allStrings, findStrings } from '../../content/read/fields.ts';
import { filesIn, isPointer } from '../../content/read/folder.ts';
import { type OwnerFiles, sourcesOf } from '../../content/read/owner-files.ts';
import { isFromMarkdown } from '../../content/read/values.ts';
import type { Advice, Fault } from '../../fault.ts';
import { ENCODE_PREVIEW } from '../../pictures/encode.ts';
import {
  isHeic,
  MAX_MEGAPIXELS,
  openPicture,
  PICTURE_FILE,
  PICTURE_FORMATS,
  pictureKey,
  readMaster,
} from '../../pictures/file.ts';
import { closestMatch, suggestion } from '../advice.ts';
import { FILMS, filmAdvice } from './films.ts';

/** Minimum sizes by use, in px: no layout shows a picture narrower at a device pixel ratio of 1. */
const USES = {
  photo: { width: 240, height: 240 },
  logo: { width: 48, height: 0 },
  'card picture': { width: 680, height: 0 },
  'wide picture': { width: 1080, height: 0 },
  'link preview': { width: 1200, height: 630 },
};
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
async function checkPictures(files: OwnerFiles): Promise<Fault[]> {
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

const cutOff = (name: string): Advice => [`${name} can't be read completely`, 'save it again'];

/** Returns what keeps browsers from showing a file, if it is a film or a picture other than an SVG. */
export async function mediaAdvice(name: string, file: string): Promise<Advice | undefined> {
  if (isPointer(file)) return undefined;
  if (extname(name).toLowerCase() in FILMS.video) return filmAdvice(name, file, FILMS.video);
  if (!PICTURE_FILE.test(name) || /\.svg$/i.test(name)) return undefined;
  return (await readMaster(file)).isWhole ? undefined : cutOff(name);
}

async function pictureAdvice(
  name: string,
  file: string,
  use: keyof typeof USES,
): Promise<Advice | undefined> {
  const asJpeg = 'export it as JPEG and name that file (on a Mac: Preview → File → Export)';
  const master = await readMaster(file);
  const { width, height } = master;
  if (isHeic(master))
    return [`${name} is in Apple's HEIC format, which few browsers and tools can read`, asJpeg];
  const asOther = `save it as one of ${Object.keys(PICTURE_FORMATS).join(', ')}`;
  if (!PICTURE_FILE.test(name)) return [`${name} is not in a format that the site supports`, asOther];
  const isVector = extname(name).toLowerCase() === '.svg';
  if (master.advice) return [`${name} ${master.advice[0]}`, master.advice[1]];
  const still = 'save the one to show as a file of its own';
  if (master.isAnimated) return [`${name} is animated, and pages would show only its first picture`, still];
  if (width * height > MAX_MEGAPIXELS * 1e6)
    return [`${name} is ${width} × ${height} px, more than ${MAX_MEGAPIXELS} megapixels`, 'save it smaller'];
  if (!width || !height) return [`${name} can't be read as a picture`, 'save it again'];
  if (!master.isWhole) return cutOff(name);
  if (isVector) return use === 'link preview' ? [`an SVG can't be a ${use}`, 'save it as PNG'] : undefined;
  const least = USES[use];
  // A picture that is taller than wide is sized by its height.
  const isByHeight = use === 'wide picture';
  const side = isByHeight ? Math.max(width, height) : width;
  if (side >= least.width && height >= least.height) return undefined;
  const inOne = `${least.width} px ${isByHeight ? 'on its longer side' : 'wide'}`;
  const remedy = `use one of at least ${least.height ? `${least.width} × ${least.height} px` : inOne}`;
  return [`${name} is ${width} × ${height} px, too small for a ${use}`, remedy];
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
    return name ? { name, fault } : [];
  });
  const faults = previews.map(async ({ name, fault }) => {
    const data = await readFile(resolve(folder, name));
    let kb = Number.POSITIVE_INFINITY;
    for (const encode of Object.values(ENCODE_PREVIEW)) {
      // Another rule reports pictures that can't be read.
      const { length } = await encode(openPicture(data).rotate()).catch(() => '');
      kb = Math.min(kb, Math.round(length / 1000));
      if (kb <= MAX_KB) return [];
    }
    const problem = `the link preview has ${kb} kB, and WhatsApp shows none above ${MAX_KB}`;
    return fault(problem, 'choose a calmer picture, or blur its background');
  });
  return (await Promise.all(faults)).flat();
}

export const pictureRules = { faults: [checkPictures], warnings: [externalPhotos, heavyPreviews] };
