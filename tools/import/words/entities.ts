/** Signs by their names in HTML; letters with an accent are made of both. */
const SIGNS = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ' },
    ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', lsquo: '‘', rsquo: '’', sbquo: '‚' },
    ...{ ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»', rarr: '→', times: '×', deg: '°' },
    ...{ copy: '©', reg: '®', trade: '™', euro: '€', pound: '£', szlig: 'ß', oslash: 'ø', Oslash: 'Ø' },
    ...{ aelig: 'æ', AElig: 'Æ', oelig: 'œ', OElig: 'Œ', aring: 'å', Aring: 'Å', shy: '', zwnj: '\u200c' },
  }),
);
const ACCENTS: Record<string, string> = {
  ...{ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308', caron: '\u030c' },
  cedil: '\u0327',
};
const ACCENTED = new RegExp(`^([a-z])(${Object.keys(ACCENTS).join('|')})$`, 'i');

/** Text in which `&amp;`, `&eacute;`, `&#8217;` and `&#x2019;` are the signs that they stand for. */
export const withoutEntities = (words: string): string =>
  words
    .replace(/&#(\d{1,7});/g, (written, digits) => numbered(Number(digits)) ?? written)
    .replace(/&#x([\da-f]{1,6});/gi, (written, digits) => numbered(Number.parseInt(digits, 16)) ?? written)
    .replace(/&([a-z]+);/gi, (written, name) => named(name) ?? written);

function named(name: string): string | undefined {
  const [, letter, accent = ''] = ACCENTED.exec(name) ?? [];
  return letter ? (letter + ACCENTS[accent]).normalize('NFC') : SIGNS.get(name);
}

const NO_BREAK_SPACE = 0xa0;

const numbered = (code: number): string | undefined => {
  if (code === NO_BREAK_SPACE) return ' ';
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
};
