import type { ProseText } from '../../../src/views.ts';
import { mapRecord } from '../../map-record.ts';
import { isObject } from '../read/source.ts';
import { directionOf, RIGHT_TO_LEFT } from '../text/locale.ts';
import type { Site } from '../types.ts';
import { type Field, PROSE_FIELDS } from './fields.ts';

/** What has no texts of the owner's, or shows them within others. */
const OTHERS: Field[] = ['contact', 'others'];

type Fields = Partial<Record<Field, unknown>>;

/**
 * Returns a page's view in which each text, heading, list, quote and cell of another direction than the site's language says so, in
 * `dir`. All others stay as they are.
 */
export function withDirections<View extends object>(view: View, { language = 'en' }: Site): View {
  const own = directionOf(language);
  const foreign = (text: string): Direction | undefined => {
    const direction = directionIn(text);
    return direction === own ? undefined : direction;
  };

  function walk(value: unknown, key: string): unknown {
    if (isProse(value)) {
      const dir = PROSE_FIELDS[key as keyof typeof PROSE_FIELDS] && foreign(plainWords(value));
      return dir ? [{ tag: 'span', dir, text: value }] : value;
    }
    if (Array.isArray(value)) return value.map((each) => walk(each, key));
    if (!isObject(value)) return value;
    const copy = mapRecord(value, (each, name) => (OTHERS.includes(name as Field) ? each : walk(each, name)));
    const { heading, tagline, list, quote, items }: Fields = copy;
    const title = heading ?? tagline;
    const dir = typeof title === 'string' ? foreign(title) : sharedBy(list ?? quote ?? items);
    return dir ? { ...copy, dir } : copy;
  }
  return walk(view, '') as View;
}

/** True for a text, or its parts; false for paragraphs. */
const isProse = (value: unknown): value is ProseText =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.some((part) => isObject(part) && 'tag' in part));

/** Returns the words of a text, without code. */
const plainWords = (text: ProseText): string =>
  typeof text === 'string'
    ? text
    : text
        .map((part) =>
          typeof part === 'string'
            ? part
            : part.tag === 'code' || part.tag === 'br'
              ? ' '
              : plainWords(part.text),
        )
        .join('');

/** Returns the direction that all items of a list, or all blocks of a quote, have; undefined if these differ. */
function sharedBy(all: unknown): Direction | undefined {
  if (!Array.isArray(all)) return undefined;
  const [first, ...others] = all.map(directionOfBlock);
  return others.every((each) => each === first) ? first : undefined;
}

/** Returns the direction of a text, of a block or of the first of several. */
function directionOfBlock(value: unknown): Direction | undefined {
  if (Array.isArray(value)) return directionOfBlock(value[0]);
  if (!isObject(value)) return undefined;
  const { dir, text, markdown }: Fields = value;
  return (dir as Direction | undefined) ?? directionOfBlock(text ?? markdown);
}

export type Direction = 'ltr' | 'rtl';

const LETTER = /\p{L}/u;
const RTL_LETTER = new RegExp(`[${RIGHT_TO_LEFT.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
/** The end of a sentence, which from the other direction would stand before it. */
const END = /[.!?…:;。！？؟۔]["'”’»)\]]*$/u;
/** A name that has an order of its own in every text. */
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;
/** What an address has, which keeps its own order, too. */
const ADDRESS = /[/@]/;

/**
 * Returns the direction that most words of a text have; undefined if they are too few to tell. Words in Latin letters with a
 * capital do not count beside others, as names in such letters stand in texts from right to left, too.
 */
export function directionIn(text: string): Direction | undefined {
  const words = text
    .replace(ISOLATED, ' ')
    .split(/\s+/)
    .filter((word) => LETTER.test(word) && !ADDRESS.test(word));
  const isEnded = END.test(text.trim());
  const rtl = words.filter((word) => RTL_LETTER.test(word)).length;
  const others = words.filter((word) => !RTL_LETTER.test(word));
  const ltr = isEnded && !rtl ? others.length : others.filter((word) => !/\p{Lu}/u.test(word)).length;
  if (Math.max(rtl, ltr) < (isEnded ? 1 : 2) || rtl === ltr) return undefined;
  return rtl > ltr ? 'rtl' : 'ltr';
}
