import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import {
  displayedSize,
  isAnimated,
  isHeic,
  PICTURE_FILE,
  PICTURE_FORMATS,
  pictureKey,
} from '../../../pictures/file.ts';
import { flawOf } from '../../../pictures/svg.ts';
import type { Fault } from '../../fault.ts';
import { filesIn } from '../../read/folder.ts';
import { type OwnerFiles, sourcesOf } from '../../read/owner-files.ts';
import { findStrings } from '../../read/source.ts';
import { closestMatch } from '../schema-messages.ts';

/** Minimum sizes by use, in px: no layout shows a picture narrower at a device pixel ratio of 1. */
const USES = {
  photo: { width: 240, height: 240 },
  logo: { width: 48, height: 0 },
  'card picture': { width: 680, height: 0 },
  'wide picture': { width: 1080, height: 0 },
  'link preview': { width: 1200, height: 630 },
};
type Use = keyof typeof USES;

/** The fields that name pictures. */
const PLACES: [Use, string[]][] = [
  ['photo', ['basics', 'image']],
  ['logo', ['logos', '*', 'src']],
  ['card picture', ['card', 'src']],
  ['wide picture', ['banner', 'src']],
  ['wide picture', ['banner', 'poster']],
  ['wide picture', ['sections', '*', 'blocks', '*', 'poster']],
  ['link preview', ['openGraph']],
  ['wide picture', ['sections', '*', 'blocks', '*', 'carousel', 'pictures', '*', 'src']],
];

type Named = ReturnType<typeof namedIn>[number];

const namedIn = (files: OwnerFiles) =>
  sourcesOf(files).flatMap((source) =>
    PLACES.flatMap(([use, place]) =>
      findStrings(source, ...place).flatMap((found) => (found.value.trim() ? { ...found, source, use } : [])),
    ),
  );

const isExternal = ({ use, value }: Named) => use === 'photo' && /^https?:/i.test(value);

/** Checks that every picture named in the content exists, can be read and is large enough for its use. */
export async function checkPictures(files: OwnerFiles): Promise<Fault[]> {
  const all = filesIn(resolve(files.folder, 'pictures'));
  const named = namedIn(files).filter((each) => !isExternal(each));
  return (await Promise.all(named.map((each) => checkNamed(each, all, files)))).flat();
}

/** Warns of a photo that is a link. */
export const externalPhotos = (files: OwnerFiles): Fault[] =>
  namedIn(files)
    .filter(isExternal)
    .map(({ source, path }) => {
      const remedy = `save it in ${files.shown}/pictures/ and name that file`;
      return source.fault(path, 'the photo is on another host, so it is not shown', remedy);
    });

async function checkNamed(named: Named, all: string[], { folder, shown }: OwnerFiles) {
  const { source, path, value: src, use } = named;
  const fault = (problem: string, remedy: string): Fault[] => [source.fault(path, problem, remedy)];
  if (src.startsWith('data:'))
    return fault(
      `the picture is embedded (${/^[^;,]{0,30}/.exec(src)}…)`,
      `save it as a file in ${shown}/pictures/ and name that file`,
    );
  const name = all.find((each) => pictureKey(each) === pictureKey(src));
  if (!name) return fault(`there is no picture ${src} in ${shown}/pictures/`, remedyForMissing(src, all));
  const file = resolve(folder, 'pictures', name);
  if (await isHeic(file))
    return fault(
      `${name} is in Apple's HEIC format, which few browsers and tools can read`,
      'export it as JPEG and name that file (on a Mac: Preview → File → Export)',
    );
  if (!PICTURE_FILE.test(name))
    return fault(
      `${name} is not in a format that the site supports`,
      `save it as one of ${Object.keys(PICTURE_FORMATS).join(', ')}`,
    );
  const vector = extname(name).toLowerCase() === '.svg';
  const flaw = vector && flawOf(await readFile(file, 'utf8'));
  if (flaw) return fault(`${name} ${flaw.problem}`, flaw.remedy);
  const { width, height } = await displayedSize(file).catch(() => ({ width: 0, height: 0 }));
  if (!width || !height) return fault(`${name} can't be read as a picture`, 'save it again');
  if (await isAnimated(file))
    return fault(
      `${name} is animated, and pages would show only its first picture`,
      'save the one to show as a file of its own',
    );
  const least = USES[use];
  if (vector) return use === 'link preview' ? fault(`an SVG can't be a ${use}`, 'save it as PNG') : [];
  // A picture that is taller than wide is sized by its height.
  const isByHeight = use === 'wide picture';
  const side = isByHeight ? Math.max(width, height) : width;
  if (side >= least.width && height >= least.height) return [];
  const inOne = `${least.width} px ${isByHeight ? 'on its longer side' : 'wide'}`;
  return fault(
    `${name} is ${width} × ${height} px, too small for a ${use}`,
    `use one of at least ${least.height ? `${least.width} × ${least.height} px` : inOne}`,
  );
}

/** What to do about a missing file: its name may be mistyped, or at the end of a path (`src/content/pictures/me.jpg`). */
export function remedyForMissing(path: string, all: string[]): string {
  const key = pictureKey(path).replaceAll('\\', '/');
  const ends = all.filter((name) => key.endsWith(`/${pictureKey(name)}`));
  const near = ends.sort((a, b) => b.length - a.length)[0] ?? closestMatch(path, all);
  return near ? `did you mean ${near}?` : 'put it there, or correct the name';
}
