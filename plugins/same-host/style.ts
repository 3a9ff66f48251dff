import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Fault } from '../content/fault.ts';
import { filesIn } from '../content/folder.ts';

const COMMENT = /\/\*[\s\S]*?\*\//g;
const ADDRESS =
  /(@import\s+)?url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi;

/**
 * What the site's Content-Security-Policy would refuse in a style sheet.
 * @param firstLine where in the file the text begins
 */
export function faultsInStyle(css: string, file: string, firstLine = 1): Fault[] {
  const text = css.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...text.matchAll(ADDRESS)].flatMap((match) => {
    const [whole, , ...groups] = match;
    const address = groups.find((each) => each) ?? '';
    if (!isElsewhere(address)) return [];
    const field = whole.startsWith('@') ? '@import' : 'url()';
    return [{ ...placeAt(file, text, match.index, firstLine), field, ...remedyFor(address) }];
  });
}

/** Whether a style sheet brings a font along. */
export const bringsFont = (css: string): boolean => /@font-face\s*\{[^}]*url\(/i.test(css);

/** The texts of files below a folder that end in a word, by their paths. */
export const textsIn = (folder: string, ending: string): Map<string, string> =>
  new Map(
    filesIn(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => [file, readFileSync(resolve(folder, file), 'utf8')]),
  );

export type Place = Pick<Fault, 'file' | 'line'>;

/** A place in a text; without the text a file as a whole. */
export const placeAt = (file: string, text: string, offset: number, firstLine = 1): Place =>
  text ? { file, line: firstLine - 1 + text.slice(0, offset).split('\n').length } : { file };

/** Whether an address leads away from the site, or holds the file itself. */
export const isElsewhere = (address: string): boolean => /^(https?:|\/\/|data:|blob:)/i.test(address);

/** The name of the Fontsource package that has a font of a well-known host. */
function packageOf(address: string): string | undefined {
  const [, family] = /[?&/]family=([^:&;|]+)/i.exec(address) ?? [];
  return (
    family &&
    `@fontsource/${decodeURIComponent(family)
      .replace(/[\s+]+/g, '-')
      .toLowerCase()}`
  );
}

/**
 * What is wrong with an address, and what to do.
 * @param name the attribute that it stands in; none in a style sheet
 * @param rel what a link is for
 */
export function remedyFor(address: string, name?: string, rel = ''): Pick<Fault, 'problem' | 'remedy'> {
  const shown = address.length > 80 ? `${address.slice(0, 77)}…` : address;
  const where = isWithin(address) ? 'no file' : 'on another host';
  return {
    problem: `${shown} is ${where}, and the site's Content-Security-Policy lets only its own files load`,
    remedy: wayOut(address, name, rel),
  };
}

const isWithin = (address: string) => /^(data|blob):/i.test(address);

function wayOut(address: string, name: string | undefined, rel: string): string {
  if (isWithin(address)) return 'save it as a file, and name that';
  if (/connect|dns/.test(rel)) return 'remove it';
  const font = packageOf(address) ?? (/font/i.test(address) ? '@fontsource/NAME' : undefined);
  if (font) return `npm i ${font}, and import '${font}' in src/main.tsx`;
  const [path = ''] = address.replace(/^(https?:)?\/\/[^/]*/i, '').split(/[?#]/);
  const file = path.split('/').pop() || 'file';
  return name
    ? `save it as public/${file} and write ${name}="/${file}", or remove it`
    : `save it beside the CSS file, and write ./${file}`;
}
