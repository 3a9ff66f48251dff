/** Noncharacters, which no text contains, stand in for what a parser would stumble over. */
const FIRST = 0xfdd0;
const BACKSLASH = '\ufffe';
const NOTHING = '\uffff';

/** A new line within a text that lacks its closing quote: what follows begins anew. */
const ANEW = String.raw`[\r\n]\s{0,400}(?:"[^"\n]*"\s*:|[}\]])`;
const TEXT = String.raw`"(?:\\[^\r\n]?|[^"\\\r\n]|(?!${ANEW})[\r\n])*"?`;
const COMMENT = String.raw`\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)`;
/** An escape, a backslash that is none, or what must not stand bare in a text. */
const BARE = /\\(?:["\\/bfnrt]|u[\da-f]{4})|\\'?|[^ -\u{10ffff}]/giu;

/**
 * Holds back what stands bare in texts and must not: line breaks, tabs, backslashes before what
 * they can't escape. `unescapeInvalid` gives it back.
 * @returns a text that a parser can read, as long as the one that was given: offsets stay true
 */
export function escapeInvalid(raw: string) {
  const mended: { offset: number; what: string }[] = [];
  const typographic = !raw.includes('"') && /[“”]/.test(raw);
  const source = typographic ? raw.replace(/[“”„]/g, '"') : raw;
  if (typographic) mended.push({ offset: 0, what: 'typographic quotes → straight ones' });
  const held = (bare: string, offset: number): string => {
    if (/^\\[^']/.test(bare)) return bare;
    if (bare !== '\r') {
      const what = bare.startsWith('\\')
        ? 'a backslash before what it can’t escape → mended'
        : 'a bare line break or tab in a text → kept as one';
      mended.push({ offset, what });
    }
    if (bare.startsWith('\\')) return bare === '\\' ? BACKSLASH : `${NOTHING}'`;
    return String.fromCharCode(FIRST + bare.charCodeAt(0));
  };
  const text = source.replace(new RegExp(`${TEXT}|${COMMENT}`, 'g'), (part, start) =>
    part.startsWith('/') ? part : part.replace(BARE, (bare, offset) => held(bare, start + offset)),
  );
  return { text, mended };
}

/** What was held back, as it stood. */
export const unescapeInvalid = (words: string): string =>
  words.replace(/[\ufdd0-\ufdef\ufffe\uffff]/g, (letter) =>
    letter === BACKSLASH ? '\\' : letter === NOTHING ? '' : String.fromCharCode(letter.charCodeAt(0) - FIRST),
  );

const TEXT_OR_COMMENT = /"(?:\\.|[^"\\])*"|'(?:''|\\.|[^'\\])*'|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** A text in single quotes as one in double quotes: their escapes are those of JavaScript. */
const doubled = (words: string): string =>
  `"${words
    .slice(1, -1)
    .replace(/''|\\'/g, "'")
    .replace(/(?<!\\)"/g, '\\"')}"`;

/** The text without comments and single quotes, line by line the same. */
export const inDoubleQuotes = (source: string): string =>
  source.replace(TEXT_OR_COMMENT, (words) =>
    words.startsWith('/') ? words.replace(/[^\n]/g, ' ') : words.startsWith("'") ? doubled(words) : words,
  );

export const commentsIn = (source: string): { offset: number; words: string }[] =>
  [...source.matchAll(TEXT_OR_COMMENT)].flatMap(({ 0: words, index }) =>
    words.startsWith('/') ? [{ offset: index, words }] : [],
  );
