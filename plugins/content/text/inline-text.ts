import {
  isLinkUrl,
  linksIn,
  SEAM,
  type TextPart,
  textParts,
} from '../../../packages/resume-import/src/text/inline.ts';
import type { ProsePart, ProseText } from '../../../src/views.ts';

type Parts = Exclude<ProseText, string>;

/** Parses links, code and emphasis. All else, including HTML, stays text; a text without markup stays a string. */
export const parseInline = (text: string): ProseText => proseOf(textParts(text).map(asProse));

const asProse = (part: TextPart): string | ProsePart =>
  typeof part === 'string' ? part : partOf(part.tag, part.parts.map(asProse), part.href);

/** Returns parts as a link or emphasis. */
export function partOf(tag: ProsePart['tag'], parts: Parts, href?: string): ProsePart {
  const text = mergedParts(parts);
  return { tag, href, text: (tag === 'strong' && typeof text === 'string' && changeOf(text)) || text };
}

/** Returns parts as prose; a link around the whole text is marked as alone. */
export function proseOf(parts: Parts): ProseText {
  setSpaces(parts, proseToText(parts));
  const prose = mergedParts(parts);
  for (let part = onlyPart(prose); part; part = onlyPart(part.text))
    if (part.tag === 'a') part.isAlone = true;
  return prose;
}

/** The blank between a figure and its unit, where no line may end. */
const BEFORE_UNIT =
  /(?<=\p{N}) (?=(?:\p{N}{3}|[%‰٪°℃€£¥$]|°[CF]|[kKMGT]i?B|[kMG]?bit\/s|B|[mµn]?s|[Mm]in|Std|Sek|[kcmµ]?m|[kmµ]?g|m?l|px|fps|dpi|[kMG]?Hz|[km]?W|k?Wh|h)(?![\p{L}\p{N}]))/gu;

/** Changes prose so that browsers show no gap at seams and end no line before a unit; `plain` is its text. */
function setSpaces(prose: Parts, plain: string): void {
  const spaces = new Map<number, string>();
  for (const { index, 0: seam } of plain.matchAll(SEAM))
    for (let at = index; at < index + seam.length; at++) spaces.set(at, '');
  for (const { index } of plain.matchAll(BEFORE_UNIT)) spaces.set(index, '\u00a0');
  let at = 0;
  /** Code stays as it was written, to be copied. */
  const spaced = (text: string, isCode = false) =>
    text
      .split('')
      .map((letter) => {
        const space = spaces.get(at++);
        return isCode && space ? letter : (space ?? letter);
      })
      .join('');
  function walk(parts: Parts): void {
    for (const [index, part] of parts.entries()) {
      if (typeof part === 'string') parts[index] = spaced(part);
      else if (part.tag === 'br') at++;
      else if (typeof part.text === 'string') part.text = spaced(part.text, part.tag === 'code');
      else walk(part.text);
    }
  }
  if (spaces.size) walk(prose);
}

/** Returns the link or emphasis around a whole text, if there is one. */
function onlyPart(prose: ProseText): ProsePart | undefined {
  const [part, ...others] = typeof prose === 'string' ? [] : prose;
  return typeof part === 'string' || others.length ? undefined : part;
}

/** Returns parts with neighbouring strings as one; a single string as itself. */
function mergedParts(parts: Parts): ProseText {
  const merged: Parts = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else if (part) merged.push(part);
  }
  const [only = ''] = merged;
  return merged.length < 2 && typeof only === 'string' ? only : merged;
}

/** Returns a figure that changed, such as `17 → 11 min`, in parts that can be shown apart; undefined for other texts. */
function changeOf(text: string): ProsePart['text'] | undefined {
  const [, old = '', arrow, now = ''] =
    /^([^→←[*\d]*\d[^→←[*]*) ([→←]) ([^→←[*\d]*\d[^→←[*]*)$/.exec(text) ?? [];
  // A line ends at the arrow only where it can't hold both values.
  return arrow
    ? [
        { tag: 's', text: old.replaceAll(' ', '\u00a0') },
        { tag: 'bdi', text: `\u00a0${arrow}\u00a0` },
        { tag: 'span', text: now },
      ]
    : undefined;
}

/** True if a text begins with a figure that changed. */
export const isChange = ([figure]: ProseText): boolean =>
  typeof figure === 'object' && typeof figure.text[0] === 'object' && figure.text[0].tag === 's';

/** Returns a text as one line. */
export const asOneLine = (text: string): string =>
  text
    .replace(SEAM, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** Returns a text with an id, to which links can lead; the text alone without one. */
export const withId = (text: ProseText, id?: string): ProseText => (id ? [{ tag: 'span', id, text }] : text);

/** Returns a text without its markup, for places where no markup is possible. */
export const plainText = (text: string): string => proseToText(parseInline(text));

/** Returns the plain text of parsed prose, with its line breaks. */
export function proseToText(prose: ProseText): string {
  const textOf = (part: string | ProsePart) =>
    typeof part === 'string' ? part : part.tag === 'br' ? '\n' : proseToText(part.text);
  return typeof prose === 'string' ? prose : prose.map(textOf).join('');
}

/** Returns a text with the addresses of its links changed. */
export const withAddresses = (text: string, change: (address: string) => string): string =>
  linksIn(text).reduce((changed, { written, address }) => {
    const at = written.lastIndexOf(address);
    const [start, end] = [written.slice(0, at), written.slice(at + address.length)];
    return at < 0 ? changed : changed.replace(written, () => start + change(address) + end);
  }, text);

/** Returns the URLs of a text's links within the site, such as `/notify#overview`. */
export const innerPaths = (text: string): string[] =>
  linksIn(text).flatMap(({ address }) => (address.startsWith('/') && isLinkUrl(address) ? address : []));

/** Returns whatever looks like a link but stays text because its URL is not allowed. */
export const invalidLinks = (text: string) => linksIn(text).filter(({ address }) => !isLinkUrl(address));
