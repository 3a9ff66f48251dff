import { normalizeKey } from '../text/field-names.ts';
import { HIDES, isFlag, oneOf, SHOWS } from '../text/hidden-marks.ts';
import { HIDDEN as COMMENT, wordsIn } from '../text/inline.ts';
import type { Entry } from '../tree.ts';
import { readMarkup } from '../words/markup.ts';
import { isOneOf, KEYS } from './keys.ts';
import { isDrawnId, isKept, sectionOf, UUID } from './meaning.ts';
import { KEPT, TECHNICAL } from './notes.ts';

export const HIDDEN = 'is marked as hidden';
/** The reason for what is private, which is said first. */
export const PRIVATE = 'is private, so it is not shown';
export const NO_PLACE = 'has no place on the site';
export const IS_LETTER = 'is for one reader only, so it is not shown';

/** Words of a template that the owner has not replaced, each form with an example. */
export const PLACEHOLDERS: [example: string, form: RegExp][] = [
  ['Lorem ipsum', /^lorem ipsum\W*$|\b(?:lorem ipsum dolor|dolor sit amet|duis aute irure)\b/i],
  ['At {{ company }}', /(?:^|\s)\{\{ ?[\w.]{1,30} ?\}/],
  // Paths and names of R's packages are in braces, too.
  ['Since {year}', /(?:^|\s)\{(?:years?|name|company|role|position|title|city|date|number)\}/i],
  ['TODO: my talks', /^(?:todo|fixme)[(:]|^(?:tbd|fixme)\W*$/i],
  ['[your talks]', /^[<[](?:your|insert|add|enter)\b[^<>[\]]*[>\]]$/i],
  ['Add your talks', /^\W*(?:(?:add|enter|insert) your [\w ]{2,15}|your [\w ]{2,20} here)\W*$/i],
  ['Your full name', /^your (?:full |first |last )?(?:name|e-?mail|phone|address|title|city|company)\W*$/i],
  ['github.com/your-username', /\byour[._-]?(?:user)?name\b/i],
];

const ENCRYPTED = /^(?:ENC\[|\$ANSIBLE_VAULT|-----BEGIN |age1|gAAAA)/;

/** Texts that are for no page under any key, each with the reason and an example. */
export const UNFIT: [example: string, why: string, is: (text: string) => boolean][] = [
  [
    'Since 2019 <!-- or 2020 -->',
    'has a comment, which a page would show, so it is not shown',
    (text) => COMMENT.test(wordsIn(text)),
  ],
  ['ENC[AES256]', 'is encrypted, so it is not shown', (text) => ENCRYPTED.test(text.trim())],
  [
    'Lorem ipsum',
    'has a placeholder of a template, so it is not shown; write your own words',
    (text) => PLACEHOLDERS.some(([, form]) => form.test(text.trim())),
  ],
];

/** Endings of keys for what another key says, in another language or shorter. */
const OTHER = /(?<=.)[_-](?:en|de|es|fr|pt|ja|zh|ar|short|compact|alt|abbr)$/i;

/** Letters behind the name of a list that is put aside, beside the list that counts. */
const ASIDE = /^(?:x|[b-df-hj-np-tv-z]{2,3})$/i;
const isAside = ({ key, siblings }: Facts) =>
  siblings.some(
    ({ key: list }) => key.startsWith(list) && ASIDE.test(key.slice(list.length)) && sectionOf(list),
  );

/** Keys of what the owner has put aside: `about_old`, `websiteTodos`. */
const PUT_ASIDE =
  /(?:[_-](?:old|drafts?|backup|unused|hidden|private|todos?)|(?<=\p{Ll})(?:Old|Drafts?|Todos?))$/u;

const LETTER = oneOf(KEYS.letters);
/** True if a key or a title is that of a letter to one employer. */
export const namesLetter = (name: string): boolean => LETTER.test(normalizeKey(name));

/** Keys of what is private that may go on, or begin with other words. */
const PRIVATE_FORM = /^(?:(?:marital|family|civil)status|religion|(?:api|private|license)key)|token$/;
const isPrivate = ({ name }: Facts) =>
  isOneOf(KEYS.private, name) ||
  KEYS.privateParts.some((part) => name.includes(part)) ||
  PRIVATE_FORM.test(name);

const COLOR = /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([^)]*\))$/i;
const ICON_CLASS = /^fa[bsrl]? fa-\S+$/i;
const isIdentifier = (words: string) => /^urn:\S+$/i.test(words) || UUID.test(words);

/** True if a text is a picture alone, such as a flag or a face: a row of stars may be a figure. */
const isEmoji = (words: string): boolean =>
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u.test(words) &&
  [...new Intl.Segmenter().segment(words)].length === 1;

/** True if a text has elements and no words. */
const isEmptyMarkup = (words: string): boolean =>
  words.trim().startsWith('<') && !/[\p{L}\p{N}]/u.test(readMarkup(words));

/** An entry, its key in the form in which keys are compared, and all entries of its group. */
type Facts = Entry & { name: string; siblings: Entry[] };

/** Entries that are for no page, each with the reason; the first row counts. An example's last entry is the one that is meant. */
export const WITHHELD: [example: string, why: string, is: (entry: Facts) => unknown][] = [
  [
    '{ title: A, title_en: B }',
    NO_PLACE,
    ({ key, siblings }) =>
      OTHER.test(key) && siblings.some((sibling) => sibling.key === key.replace(OTHER, '')),
  ],
  ['{ work: [], workhh: [] }', NO_PLACE, isAside],
  ['$note: A', KEPT, isKept],
  [
    'about_old: A',
    HIDDEN,
    ({ key, name, value }) => (HIDES.test(name) || PUT_ASIDE.test(key)) && !isFlag(value.words),
  ],
  ['cover_letter: A', IS_LETTER, ({ name }) => namesLetter(name)],
  ['birthday: A', PRIVATE, isPrivate],
  ['slug: a', TECHNICAL, ({ name, value }) => isOneOf(KEYS.technical, name) && value.kind !== 'list'],
  ['id: 17', TECHNICAL, isDrawnId],
  ['iconColor: a', TECHNICAL, ({ name }) => /.(?:icon|colou?r)$|^icons$/.test(name)],
  ['accent: "#ff0000"', TECHNICAL, ({ value }) => COLOR.test(value.words)],
  ['mark: fa fa-star', TECHNICAL, ({ value }) => ICON_CLASS.test(value.words)],
  ['source: urn:li:1', TECHNICAL, ({ value }) => isIdentifier(value.words)],
  ['sign: 🎉', TECHNICAL, ({ value }) => isEmoji(value.words.trim())],
  ['about: <p></p>', TECHNICAL, ({ value }) => isEmptyMarkup(value.words)],
  [
    'show: true',
    TECHNICAL,
    ({ name, value }) => isFlag(value.words) && (SHOWS.test(name) || HIDES.test(name)),
  ],
  [
    'demo: "#"',
    TECHNICAL,
    ({ key, value }) => /^#[\w-]*$/.test(value.words) && /url|link|href|site|pdf|git|demo|repo/i.test(key),
  ],
  // The names of files of references, which another tool reads.
  ['papers: a.bib', NO_PLACE, ({ value }) => value.leaves.some(({ words }) => /\.bib$/.test(words))],
];

/** Returns the row that an entry fits: because of its key, of its value, or of the entries beside it. */
export function rowFor(entry: Entry, siblings: Entry[]): (typeof WITHHELD)[number] | undefined {
  const facts = { ...entry, name: normalizeKey(entry.key), siblings };
  return WITHHELD.find(([, , is]) => is(facts));
}
