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
import type { OwnerFiles } from '../../read/owner-files.ts';
import { type Found, findStrings, type Source } from '../../read/source.ts';
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

/** The fields of `site.json` and the project pages that name pictures. */
const PLACES: [Use, string[]][] = [
  ['logo', ['logos', '*', 'src']],
  ['card picture', ['card', 'src']],
  ['wide picture', ['banner', 'src']],
  ['wide picture', ['banner', 'poster']],
  ['wide picture', ['sections', '*', 'blocks', '*', 'poster']],
  ['link preview', ['openGraph']],
  ['wide picture', ['sections', '*', 'blocks', '*', 'carousel', 'pictures', '*', 'src']],
];

interface Named extends Found<string> {
  source: Source;
  use: Use;
}

const photosOf = ({ resume }: OwnerFiles) =>
  findStrings(resume, 'basics', 'image').filter(({ value }) => value.trim());
const isExternal = ({ value }: Found<string>) => /^https?:/i.test(value);

const namedIn = (files: OwnerFiles): Named[] => [
  ...photosOf(files)
    .filter((photo) => !isExternal(photo))
    .map((photo) => ({ ...photo, source: files.resume, use: 'photo' as const })),
  ...[files.site, ...files.projects.map(([, source]) => source)]
    .flatMap((source) =>
      PLACES.flatMap(([use, place]) =>
        findStrings(source, ...place).map((found) => ({ ...found, source, use })),
      ),
    )
    .filter(({ value }) => value.trim()),
];

/** Checks that every picture named in the content exists, can be read and is large enough for its use. */
export async function checkPictures(files: OwnerFiles): Promise<Fault[]> {
  const all = filesIn(resolve(files.folder, 'pictures'));
  return (await Promise.all(namedIn(files).map((each) => checkNamed(each, all, files)))).flat();
}

/** Warns of a photo that is a link. */
export const externalPhotos = (files: OwnerFiles): Fault[] =>
  photosOf(files)
    .filter(isExternal)
    .map(({ path }) => {
      const remedy = `save it in ${files.shown}/pictures/ and name that file`;
      return files.resume.fault(path, 'the photo is on another host, so it is not shown', remedy);
    });

async function checkNamed(
  { source, path, value: src, use }: Named,
  all: string[],
  { folder, shown }: OwnerFiles,
) {
  const fault = (problem: string, remedy: string): Fault[] => [source.fault(path, problem, remedy)];
  if (src.startsWith('data:'))
    return fault(
      `the picture is embedded (${/^[^;,]{0,30}/.exec(src)}…)`,
      `save it as a file in ${shown}/pictures/ and name that file`,
    );
  const name = all.find((each) => pictureKey(each) === pictureKey(src));
  if (!name) {
    const near = belowPictures(src, all) ?? closestMatch(src, all);
    return fault(
      `there is no picture ${src} in ${shown}/pictures/`,
      near ? `did you mean ${near}?` : 'put it there, or correct the name',
    );
  }
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

/** The picture whose name a longer path ends with, such as `src/content/pictures/me.jpg`. */
function belowPictures(path: string, all: string[]): string | undefined {
  const key = pictureKey(path).replaceAll('\\', '/');
  const ends = all.filter((name) => key.endsWith(`/${pictureKey(name)}`));
  return ends.sort((a, b) => b.length - a.length)[0];
}
