import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { importResume, NotAResume } from '../../packages/resume-import/src/index.ts';
import { BORN } from '../../packages/resume-import/src/text/hidden-marks.ts';
import { isBelow } from '../../plugins/content/read/folder.ts';
import type { Resume } from '../../plugins/content/types.ts';
import { textsFor } from '../../plugins/content/words/words.ts';
import { packagesFor } from '../../plugins/fonts/script-packages.ts';
import { InvalidAnswer } from './answers.ts';
import { asContent, type ImportedContent } from './as-content.ts';
import { isPicture, type Photo, photoBeside, photoUrl } from './photo.ts';

/** A résumé read from the owner's file, and what the owner said about it. */
export interface FromFile extends ImportedContent {
  path: string;
  /** The photo, if it was fetched, or why it was not. */
  photo?: Photo | string;
}

/** @throws InvalidAnswer if there is no résumé in the file */
export function readResume(path: string): FromFile {
  try {
    return { ...asContent(basename(path), importResume(path)), path };
  } catch (error) {
    if (!(error instanceof NotAResume)) throw error;
    throw new InvalidAnswer(
      `--from: ${error.why.startsWith('is Markdown') ? `${path} ${MARKDOWN}` : error.message}`,
    );
  }
}

const MARKDOWN =
  'is Markdown, not a résumé; copy a project of yours to projects/NAME.md in your content, and npm run check says what to change in it';

/** Returns the name of the résumé's photo among the pictures, with its bytes if it is not there yet, or what is left to do. */
export function placePhoto(
  imported: FromFile,
): Partial<Record<'name' | 'left', string>> & { bytes?: Uint8Array } {
  const { path, photo } = imported;
  const { image } = imported.resume.basics ?? {};
  if (!image) return {};
  const named = ({ extension, bytes }: Photo) => ({ name: `portrait${extension}`, bytes });
  if (typeof photo === 'object') return named(photo);
  const [, type, data = ''] = /^data:image\/(jpeg|png|webp|avif);base64,([\w+/=\s]+)$/.exec(image) ?? [];
  const bytes = Buffer.from(data, 'base64');
  if (isPicture(bytes)) return named({ extension: `.${type?.replace('jpeg', 'jpg')}`, bytes });
  if (/^data:/.test(image))
    return { left: 'basics.image: its data is no JPEG, PNG, WebP or AVIF, so no photo is shown' };
  if (photoUrl(imported)) {
    const why = photo ? `was not fetched: ${photo}` : 'is on another host: --photo fetches it';
    return { left: `basics.image: ${image} ${why}; or put your photo into pictures/ beside resume.json` };
  }
  const beside = photoBeside(path, image);
  if (typeof beside === 'object') return named(beside);
  // The owner's own résumé, read again, names a picture that is in its folder already.
  const pictures = resolve(dirname(path), 'pictures');
  if (isBelow(pictures, resolve(pictures, image)) && existsSync(resolve(pictures, image)))
    return { name: image };
  return { left: `basics.image: ${image} ${beside}, so no photo is shown` };
}

/** How the language was found, for the summary. */
const FOUND = {
  field: 'as the file says',
  name: "as the file's name says",
  texts: 'found in your texts',
  owner: 'as you say',
  nothing: '',
};
/** If a smaller share of the texts is shown, the summary begins with that. */
const MIN_SHARE = 0.8;
const MAX_CHANGES = 3;

const englishName = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language);

/** Returns a line for each field of a résumé that not everybody wants to make public. */
export function publicIn({ basics: { phone, location, summary = '' } = {} }: Resume): string[] {
  const isBirth = (words: string) => BORN.test(words) && /\d{4}/.test(words);
  const born = summary.split(/[.\n]/).find(isBirth)?.trim();
  const fields = { 'location.address': location?.address, phone, summary: born };
  return Object.entries(fields).flatMap(([field, words]) =>
    words
      ? `basics.${field} in resume.json: ${JSON.stringify(words)} will be public, on the page and in all files to download; remove it if it should not be`
      : [],
  );
}

/** Returns what was read, in a few lines. */
export function summaryOf({ path, language, shown, total, sections, translations, changes }: FromFile) {
  const lines: string[] = [];
  const file = basename(path);
  const further = Object.keys(translations).map((tag) => `, and ${englishName(tag)} (${tag}/)`);
  if (shown < total * MIN_SHARE)
    lines.push(
      `Only ${shown} of ${total} texts are shown of ${file}: what is left out is listed below, word for word.`,
      '',
    );
  if (FOUND[language.from])
    lines.push(`Language: ${englishName(language.tag)}, ${FOUND[language.from]}${further.join('')}.`);
  if (sections.length)
    lines.push(`Sections of your own: ${sections.map(({ heading }) => heading).join(', ')}.`);
  const rewritten = changes.slice(0, MAX_CHANGES).map(([from, to]) => `${from} → ${to}`);
  const more = changes.length > MAX_CHANGES ? ` and ${changes.length - MAX_CHANGES} more` : '';
  if (changes.length)
    lines.push(`Dates and addresses written as the site needs them: ${rewritten.join(', ')}${more}.`);
  return lines;
}

/** Returns what a language needs that the site does not have by itself. */
export function languageNeeds(
  { language: { tag, from }, resume, sections }: Pick<FromFile, 'language' | 'resume' | 'sections'>,
  installed: (name: string) => boolean,
): string[] {
  const lines: string[] = [];
  const letters = [...new Set(JSON.stringify([resume, sections]))];
  const fonts = packagesFor(letters, tag).filter((each) => !installed(each));
  if (from === 'nothing')
    lines.push(
      'language in site.json: en for English was assumed, as there is too little text to tell; correct it if that is wrong',
    );
  if (!textsFor(tag))
    lines.push(
      `words in site.json: the interface is in English until you add its words in ${englishName(tag)}`,
    );
  if (fonts.length) lines.push(`npm install ${fonts.join(' ')}: the font that the PDF needs for your texts`);
  return lines;
}
