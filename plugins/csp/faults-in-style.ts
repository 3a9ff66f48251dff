import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Fault } from '../content/fault.ts';
import { filesIn } from '../content/read/folder.ts';

const COMMENT = /\/\*[\s\S]*?\*\//g;
const ADDRESS =
  /(@import\s+)?url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi;

/**
 * Finds what the site's Content-Security-Policy would block in a stylesheet.
 * @param firstLine line of the file that the text starts on
 */
export function faultsInStyle(css: string, file: string, firstLine = 1): Fault[] {
  const text = css.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...text.matchAll(ADDRESS)].flatMap((match) => {
    const [whole, , ...groups] = match;
    const url = groups.find((each) => each) ?? '';
    if (!isExternal(url)) return [];
    const field = whole.startsWith('@') ? '@import' : 'url()';
    return [{ ...placeAt(file, text, match.index, firstLine), field, ...describeBlocked(url) }];
  });
}

/** Whether a stylesheet loads a font. */
export const loadsFont = (css: string): boolean => /@font-face\s*\{[^}]*url\(/i.test(css);

/** The texts of the files below a folder that have an extension, by path. */
export const readTextFiles = (folder: string, extension: string): Map<string, string> =>
  new Map(
    filesIn(folder)
      .filter((file) => file.endsWith(extension))
      .map((file) => [file, readFileSync(resolve(folder, file), 'utf8')]),
  );

export type Place = Pick<Fault, 'file' | 'line'>;

/** The place of an offset in a text; without the text, only the file. */
export const placeAt = (file: string, text: string, offset: number, firstLine = 1): Place =>
  text ? { file, line: firstLine - 1 + text.slice(0, offset).split('\n').length } : { file };

/** Whether a URL leads to another host, or contains the file itself. */
export const isExternal = (url: string): boolean => /^(https?:|\/\/|data:|blob:)/i.test(url);

/** The Fontsource package of the font that the URL of a font host names. */
function packageOf(url: string): string | undefined {
  const [, family] = /[?&/]family=([^:&;|]+)/i.exec(url) ?? [];
  const name = family && decodeURIComponent(family).replace(/[\s+]+/g, '-');
  return name && `@fontsource/${name.toLowerCase()}`;
}

/**
 * What is wrong with a URL, and what to do.
 * @param name the attribute that it is in; none in a stylesheet
 * @param rel the link's `rel`
 */
export function describeBlocked(url: string, name?: string, rel = ''): Pick<Fault, 'problem' | 'remedy'> {
  const shown = url.length > 80 ? `${url.slice(0, 77)}…` : url;
  const isEmbedded = /^(data|blob):/i.test(url);
  const what = isEmbedded ? 'not a file' : 'on another host';
  return {
    problem: `${shown} is ${what}, and the site's Content-Security-Policy allows only the site's own files`,
    remedy: isEmbedded ? 'save it as a file, and use its path' : fixFor(url, name, rel),
  };
}

function fixFor(url: string, name: string | undefined, rel: string): string {
  if (/connect|dns/.test(rel)) return 'remove it';
  const font = packageOf(url) ?? (/font/i.test(url) ? '@fontsource/NAME' : undefined);
  if (font) return `npm i ${font}, and import '${font}' in src/first/main.tsx`;
  const [path = ''] = url.replace(/^(https?:)?\/\/[^/]*/i, '').split(/[?#]/);
  const file = path.split('/').pop() || 'file';
  return name
    ? `save it as public/${file} and write ${name}="/${file}", or remove it`
    : `save it next to the CSS file, and write ./${file}`;
}
