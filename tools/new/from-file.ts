import { copyFileSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { textsFor } from '../../plugins/content/words/words.ts';
import { packagesFor } from '../../plugins/fonts/fontsource.ts';
import { importFrom } from '../import/import-from.ts';
import type { Imported } from '../import/import-resume.ts';
import { NotAResume } from '../import/read/not-a-resume.ts';
import { InvalidAnswer } from './answers.ts';
import type { Photo } from './photo.ts';

/** A résumé read from the owner's file, and what the owner said about it. */
export interface FromFile extends Imported {
  path: string;
  /** Fetched, or why it was not. */
  photo?: Photo | string;
}

/** @throws InvalidAnswer if there is no résumé in the file */
export function readResume(path: string): FromFile {
  try {
    return { ...importFrom(path), path };
  } catch (error) {
    throw error instanceof NotAResume ? new InvalidAnswer(`--from: ${error.message}`) : error;
  }
}

/** The URL of the photo, if it is on another host. */
export const photoUrl = ({ resume }: Imported): string | undefined =>
  /^https?:/.test(resume.basics?.image ?? '') ? resume.basics?.image : undefined;

/**
 * Finds the photo that the résumé names: fetched, or a file next to it.
 * @returns its name in the folder of pictures, how to put it there, or what is left to do
 */
export function placePhoto({ path, resume, photo }: FromFile): {
  name?: string;
  write?: (folder: string) => void;
  left?: string;
} {
  const { image } = resume.basics ?? {};
  if (!image) return {};
  if (photo && typeof photo === 'object') {
    const name = `portrait.${photo.extension}`;
    return { name, write: (folder) => writeFileSync(resolve(folder, name), photo.bytes) };
  }
  const file = resolve(statSync(path).isDirectory() ? path : dirname(path), image);
  if (photoUrl({ resume } as Imported)) {
    const why = photo ? `was not fetched: ${photo}` : 'is on another host: --photo fetches it';
    return { left: `basics.image: ${image} ${why}; or put your photo into src/content/pictures/` };
  }
  if (!existsSync(file) || !statSync(file).isFile()) {
    // The owner's own résumé, read again, names a picture that is in its folder already.
    if (existsSync(resolve(dirname(path), 'pictures', image))) return { name: image };
    return { left: `basics.image: ${image} is not a file next to the résumé, so no photo is shown` };
  }
  const name = `portrait${extname(file)}`;
  return { name, write: (folder) => copyFileSync(file, resolve(folder, name)) };
}

const FOUND = {
  field: 'as the file says',
  name: "as the file's name says",
  texts: 'found in your texts',
  owner: 'as you say',
  nothing: '',
};
/** The share of the texts below which that comes first. */
const MOST = 0.8;
const MAX_CHANGES = 3;

/** What was read, in a few lines. */
export function summaryOf({
  path,
  language,
  shown,
  total,
  sections,
  translations,
  changes,
}: FromFile): string[] {
  const nameOf = new Intl.DisplayNames('en', { type: 'language' });
  const languages = Object.keys(translations).map((tag) => `${nameOf.of(tag)} (src/content/${tag})`);
  const [file] = path.split(/[\\/]/).slice(-1);
  const count = `${shown} of ${total} texts are shown`;
  const rewritten = changes.slice(0, MAX_CHANGES).map(([from, to]) => `${from} → ${to}`);
  return [
    ...(shown < total * MOST
      ? [`Only ${count} of ${file}: what is left out is listed below, word for word.`, '']
      : []),
    ...(FOUND[language.from]
      ? [
          `Language: ${nameOf.of(language.tag)}, ${FOUND[language.from]}${languages.length ? `, and ${languages.join(', ')}` : ''}.`,
        ]
      : []),
    ...(sections.length
      ? [`Sections of your own: ${sections.map(({ heading }) => heading).join(', ')}.`]
      : []),
    ...(changes.length
      ? [
          `Dates and addresses written as the site needs them: ${rewritten.join(', ')}${changes.length > MAX_CHANGES ? ` and ${changes.length - MAX_CHANGES} more` : ''}.`,
        ]
      : []),
  ];
}

/** How many texts the site shows, as the last word. */
export const verdictOf = ({ shown, total }: Imported): string => `${shown} of ${total} texts are shown.`;

/** What a language needs that the site does not have by itself. */
export function languageNeeds(
  { language, resume, sections }: FromFile,
  installed: (name: string) => boolean,
): string[] {
  const { tag, from } = language;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag);
  const letters = [...new Set(JSON.stringify([resume, sections]))];
  const fonts = packagesFor(letters, tag).filter((each) => !installed(each));
  return [
    ...(from === 'nothing'
      ? [
          'language in site.json: en for English was assumed, as there is too little text to tell; correct it if that is wrong',
        ]
      : []),
    ...(textsFor(tag)
      ? []
      : [`words in site.json: the interface is in English until you add its words in ${name}`]),
    ...(fonts.length ? [`npm install ${fonts.join(' ')}: the font that the PDF needs for your texts`] : []),
  ];
}
