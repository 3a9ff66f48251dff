import { extname } from 'node:path';
import { isPointer } from '../../content/read/folder.ts';
import type { Advice } from '../../fault.ts';
import {
  isHeic,
  MAX_MEGAPIXELS,
  type Master,
  PICTURE_FILE,
  PICTURE_FORMATS,
  readMaster,
} from '../../pictures/file.ts';
import { FILMS, filmAdvice } from './films.ts';

/** Minimum sizes by use, in px: no layout shows a picture narrower at a device pixel ratio of 1. */
export const USES = {
  photo: { width: 240, height: 240 },
  logo: { width: 48, height: 0 },
  'card picture': { width: 680, height: 0 },
  'wide picture': { width: 1080, height: 0 },
  'link preview': { width: 1200, height: 630 },
};

type Use = keyof typeof USES;

const isSvg = (name: string) => extname(name).toLowerCase() === '.svg';

const about = (name: string, [problem, remedy]: Advice): Advice => [`${name} ${problem}`, remedy];

const CUT_OFF: Advice = ["can't be read completely", 'save it again'];

/** Whatever keeps pages from showing a picture, after its name; the first that applies is said. */
const DEFECTS: ((picture: Master) => Advice | false | undefined)[] = [
  (picture) =>
    isHeic(picture) && [
      "is in Apple's HEIC format, which few browsers and tools can read",
      'export it as JPEG and name that file (on a Mac: Preview → File → Export)',
    ],
  ({ file }) =>
    !PICTURE_FILE.test(file) && [
      'is not in a format that the site supports',
      `save it as one of ${Object.keys(PICTURE_FORMATS).join(', ')}`,
    ],
  ({ advice }) => advice,
  ({ isAnimated }) =>
    isAnimated && [
      'is animated, and pages would show only its first picture',
      'save the one to show as a file of its own',
    ],
  ({ width, height }) =>
    width * height > MAX_MEGAPIXELS * 1e6 && [
      `is ${width} × ${height} px, more than ${MAX_MEGAPIXELS} megapixels`,
      'save it smaller',
    ],
  ({ width, height }) => !(width && height) && ["can't be read as a picture", 'save it again'],
  ({ isWhole }) => !isWhole && CUT_OFF,
];

/** Returns what keeps browsers from showing a file, if it is a film or a picture other than an SVG. */
export async function mediaAdvice(name: string, file: string): Promise<Advice | undefined> {
  if (isPointer(file)) return undefined;
  if (extname(name).toLowerCase() in FILMS.video) return filmAdvice(name, file, FILMS.video);
  if (!PICTURE_FILE.test(name) || isSvg(name)) return undefined;
  return (await readMaster(file)).isWhole ? undefined : about(name, CUT_OFF);
}

/** Returns what keeps pages from showing a picture, or makes it unfit for its use. */
export async function pictureAdvice(name: string, file: string, use: Use): Promise<Advice | undefined> {
  const picture = await readMaster(file);
  for (const adviceOn of DEFECTS) {
    const advice = adviceOn(picture);
    if (advice) return about(name, advice);
  }
  if (!isSvg(name)) return sizeAdvice(name, picture, use);
  return use === 'link preview' ? [`an SVG can't be a ${use}`, 'save it as PNG'] : undefined;
}

/** Returns the advice about a picture that is too small for its use. */
function sizeAdvice(name: string, { width, height }: Master, use: Use): Advice | undefined {
  const least = USES[use];
  // A picture that is taller than wide is sized by its height.
  const isByHeight = use === 'wide picture';
  const side = isByHeight ? Math.max(width, height) : width;
  if (side >= least.width && height >= least.height) return undefined;
  const inOne = `${least.width} px ${isByHeight ? 'on its longer side' : 'wide'}`;
  const remedy = `use one of at least ${least.height ? `${least.width} × ${least.height} px` : inOne}`;
  return [`${name} is ${width} × ${height} px, too small for a ${use}`, remedy];
}
