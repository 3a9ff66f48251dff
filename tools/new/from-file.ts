import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import type { Resume } from '../../plugins/content/types.ts';
import { textsFor } from '../../plugins/content/words/words.ts';
import { packagesFor } from '../../plugins/fonts/files.ts';
import { importFrom } from '../import/import-from.ts';
import type { Imported } from '../import/import-resume.ts';
import { NotAResume } from '../import/read/read-text.ts';
import { InvalidAnswer } from './answers.ts';

/** More than any photo has. */
const MAX_BYTES = 10_000_000;

interface Photo {
  bytes: Uint8Array;
  /** Without a dot. */
  extension: string;
}

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
 * Fetches a photo.
 * @returns why not, if it can't be had or is none
 */
export async function fetchPhoto(url: string, fetch = globalThis.fetch): Promise<Photo | string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    const type = response.headers.get('content-type') ?? '';
    const [, extension] = /^image\/(jpeg|png|webp|avif)\s*(;|$)/.exec(type) ?? [];
    if (!response.ok) return `its host answers ${response.status}`;
    if (!extension) return 'it is no JPEG, PNG, WebP or AVIF';
    const bytes = new Uint8Array(await response.arrayBuffer());
    return bytes.length > MAX_BYTES
      ? 'it has more than 10 MB'
      : { bytes, extension: extension.replace('jpeg', 'jpg') };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Finds the photo that the résumé names: fetched, or a file next to it.
 * @returns its name in the folder of pictures, with its bytes if it is not there yet, or what is left to do
 */
export function placePhoto(
  imported: FromFile,
): Partial<Record<'name' | 'left', string>> & { bytes?: Uint8Array } {
  const { path, photo } = imported;
  const { image } = imported.resume.basics ?? {};
  if (!image) return {};
  if (typeof photo === 'object') return { name: `portrait.${photo.extension}`, bytes: photo.bytes };
  if (photoUrl(imported)) {
    const why = photo ? `was not fetched: ${photo}` : 'is on another host: --photo fetches it';
    return { left: `basics.image: ${image} ${why}; or put your photo into src/content/pictures/` };
  }
  const file = resolve(statSync(path).isDirectory() ? path : dirname(path), image);
  if (existsSync(file) && statSync(file).isFile())
    return { name: `portrait${extname(file)}`, bytes: readFileSync(file) };
  // The owner's own résumé, read again, names a picture that is in its folder already.
  if (existsSync(resolve(dirname(path), 'pictures', image))) return { name: image };
  return { left: `basics.image: ${image} is not a file next to the résumé, so no photo is shown` };
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

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language);

/** What a résumé makes public that not everybody wants to, one line each. */
export function publicIn({ basics: { phone, location } = {} }: Resume): string[] {
  const given = { 'location.address': location?.address, phone };
  return Object.entries(given).flatMap(([field, words]) =>
    words
      ? `basics.${field} in resume.json: ${JSON.stringify(words)} will be public, on the page and in all files to download; remove it if it should not be`
      : [],
  );
}

/** What was read, in a few lines. */
export function summaryOf({ path, language, shown, total, sections, translations, changes }: FromFile) {
  const lines: string[] = [];
  const file = basename(path);
  const further = Object.keys(translations).map((tag) => `, and ${nameOf(tag)} (src/content/${tag})`);
  if (shown < total * MOST)
    lines.push(
      `Only ${shown} of ${total} texts are shown of ${file}: what is left out is listed below, word for word.`,
      '',
    );
  if (FOUND[language.from])
    lines.push(`Language: ${nameOf(language.tag)}, ${FOUND[language.from]}${further.join('')}.`);
  if (sections.length)
    lines.push(`Sections of your own: ${sections.map(({ heading }) => heading).join(', ')}.`);
  const rewritten = changes.slice(0, MAX_CHANGES).map(([from, to]) => `${from} → ${to}`);
  const more = changes.length > MAX_CHANGES ? ` and ${changes.length - MAX_CHANGES} more` : '';
  if (changes.length)
    lines.push(`Dates and addresses written as the site needs them: ${rewritten.join(', ')}${more}.`);
  return lines;
}

/** What a language needs that the site does not have by itself. */
export function languageNeeds(
  { language: { tag, from }, resume, sections }: FromFile,
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
    lines.push(`words in site.json: the interface is in English until you add its words in ${nameOf(tag)}`);
  if (fonts.length) lines.push(`npm install ${fonts.join(' ')}: the font that the PDF needs for your texts`);
  return lines;
}
