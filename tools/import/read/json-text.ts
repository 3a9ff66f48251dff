/** Noncharacters, which no text contains, stand in for what a parser would stumble over. */
const FIRST = 0xfdd0;
const BACKSLASH = '\ufffe';
const NOTHING = '\uffff';

/** A text that a parser can read, as long as the one that was given: offsets stay true. */
export interface Escaped {
  text: string;
  mended: { line: number; what: string }[];
}

/**
 * Holds back what stands bare in texts and must not: line breaks, tabs, backslashes before what
 * they can't escape. `unescapeInvalid` gives it back.
 */
export function escapeInvalid(raw: string): Escaped {
  const mended: Escaped['mended'] = [];
  const typographic = !raw.includes('"') && /[“”]/.test(raw);
  const source = typographic ? raw.replace(/[“”„]/g, '"') : raw;
  if (typographic) mended.push({ line: 1, what: 'typographic quotes → straight ones' });
  let line = 1;
  let inside = false;
  let comment = '';
  let made = '';
  const say = (what: string) => mended.push({ line, what });
  for (let index = 0; index < source.length; index++) {
    const letter = source[index] ?? '';
    let kept = letter;
    if (inside && letter === '\\') {
      const known = /^\\(?:["\\/bfnrt]|u[\da-f]{4})/i.exec(source.slice(index, index + 6));
      if (known) {
        made += known[0];
        index += known[0].length - 1;
        continue;
      }
      kept = source[index + 1] === "'" ? NOTHING : BACKSLASH;
      say('a backslash before what it can’t escape → mended');
    } else if (inside && letter < ' ' && !(/[\r\n]/.test(letter) && endsHere(source, index))) {
      kept = String.fromCharCode(FIRST + letter.charCodeAt(0));
      if (letter !== '\r') say('a bare line break or tab in a text → kept as one');
    } else if (inside && letter < ' ') inside = false;
    else if (comment) comment = ends(comment, source, index) ? '' : comment;
    else if (letter === '"') inside = !inside;
    else if (!inside && letter === '/' && /[/*]/.test(source[index + 1] ?? ''))
      comment = source[index + 1] ?? '';
    made += kept;
    if (letter === '\n') line++;
  }
  return { text: made, mended };
}

const ends = (comment: string, source: string, index: number): boolean =>
  comment === '/' ? source[index] === '\n' : source[index] === '/' && source[index - 1] === '*';

/** Whether a text that breaks off here lacks its closing quote: the next line begins anew. */
const endsHere = (source: string, index: number): boolean =>
  /^[\r\n]+\s*(?:"[^"\n]*"\s*:|[}\]])/.test(source.slice(index, index + 400));

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
