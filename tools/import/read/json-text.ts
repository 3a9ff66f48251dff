/** Noncharacters, which no text contains, stand in for what a parser would reject. */
const STAND_IN_BASE = 0xfdd0;
const BACKSLASH = '\ufffe';
const NOTHING = '\uffff';

/** A line break inside a text that lacks its closing quote: the next line starts with a key or a bracket. */
const NEXT_LINE_STARTS = String.raw`[\r\n]\s{0,400}(?:"[^"\n]*"\s*:|[}\]])`;
const TEXT = String.raw`"(?:\\[^\r\n]?|[^"\\\r\n]|(?!${NEXT_LINE_STARTS})[\r\n])*"?`;
const COMMENT = String.raw`\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)`;
/** An escape, a backslash that isn't one, or a character that must not appear unescaped in a text. */
const SPECIAL = /\\(?:["\\/bfnrt]|u[\da-f]{4})|\\'?|[^ -\u{10ffff}]/giu;

/**
 * Replaces what is invalid inside texts by stand-ins: bare line breaks, bare tabs, backslashes that escape nothing.
 * `unescapeInvalid` restores it.
 * @returns a text that a parser can read, of the same length as the input, so that offsets stay valid
 */
export function escapeInvalid(raw: string) {
  const fixed: { offset: number; what: string }[] = [];
  const typographic = !raw.includes('"') && /[“”]/.test(raw);
  const source = typographic ? raw.replace(/[“”„]/g, '"') : raw;
  if (typographic) fixed.push({ offset: 0, what: 'typographic quotes → straight ones' });
  const standIn = (match: string, offset: number): string => {
    if (/^\\[^']/.test(match)) return match;
    if (match !== '\r') {
      const what = match.startsWith('\\')
        ? 'an invalid backslash escape → fixed'
        : 'an unescaped line break or tab in a text → escaped';
      fixed.push({ offset, what });
    }
    if (match.startsWith('\\')) return match === '\\' ? BACKSLASH : `${NOTHING}'`;
    return String.fromCharCode(STAND_IN_BASE + match.charCodeAt(0));
  };
  const text = source.replace(new RegExp(`${TEXT}|${COMMENT}`, 'g'), (part, start) =>
    part.startsWith('/') ? part : part.replace(SPECIAL, (match, offset) => standIn(match, start + offset)),
  );
  return { text, fixed };
}

/** Restores what the stand-ins replaced. */
export const unescapeInvalid = (words: string): string =>
  words.replace(/[\ufdd0-\ufdef\ufffe\uffff]/g, (standIn) =>
    standIn === BACKSLASH
      ? '\\'
      : standIn === NOTHING
        ? ''
        : String.fromCharCode(standIn.charCodeAt(0) - STAND_IN_BASE),
  );

const TEXT_OR_COMMENT = /"(?:\\.|[^"\\])*"|'(?:''|\\.|[^'\\])*'|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** A single-quoted text as a double-quoted one. It may use JavaScript's escapes, or YAML's `''`. */
const toDoubleQuotes = (words: string): string =>
  `"${words
    .slice(1, -1)
    .replace(/''|\\'/g, "'")
    .replace(/(?<!\\)"/g, '\\"')}"`;

/** The text with comments blanked out and single quotes replaced by double ones; the lines keep their numbers. */
export const inDoubleQuotes = (source: string): string =>
  source.replace(TEXT_OR_COMMENT, (words) =>
    words.startsWith('/')
      ? words.replace(/[^\n]/g, ' ')
      : words.startsWith("'")
        ? toDoubleQuotes(words)
        : words,
  );

export const commentsIn = (source: string): { offset: number; words: string }[] =>
  [...source.matchAll(TEXT_OR_COMMENT)].flatMap(({ 0: words, index }) =>
    words.startsWith('/') ? [{ offset: index, words }] : [],
  );
