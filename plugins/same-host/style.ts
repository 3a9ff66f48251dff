import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Fault } from '../content/fault.ts';
import { isElsewhere, placeAt, remedyFor } from './words.ts';

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

/**
 * The style sheets that are served as they are.
 * @param folder absolute path of `public/`
 * @returns text by path below it
 */
export function publicStyles(folder: string): [file: string, css: string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(resolve(folder, file), 'utf8')]);
}
