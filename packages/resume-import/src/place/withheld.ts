import { normalizeKey } from '../text/field-names.ts';
import { HIDES, isFlag, marksHidden, oneOf, SHOWS } from '../text/hidden-marks.ts';
import { HIDDEN as HAS_COMMENT, wordsIn } from '../text/inline.ts';
import { type Entry, group, leafOf, list, type Tree } from '../tree.ts';
import { readSpan } from '../words/dates.ts';
import { readMarkup } from '../words/markup.ts';
import keys from './keys.json' with { type: 'json' };
import { isOneOf, KEYS } from './keys.ts';
import { areWords, hasSpan, isDrawnId, isKept, isWrapper, meaningOf } from './meaning.ts';
import { KEPT, TECHNICAL } from './notes.ts';

const HIDDEN = 'is marked as hidden';
/** The reason for what is private, which is said first. */
export const PRIVATE = 'is private, so it is not shown';
export const NO_PLACE = 'has no place on the site';

/** Keys of what the owner has put aside: `about_old`, `websiteTodos`. */
const PUT_ASIDE =
  /(?:[_-](?:old|drafts?|backup|unused|hidden|private|todos?)|(?<=\p{Ll})(?:Old|Drafts?|Todos?))$/u;
/** Letters behind the name of a list that is put aside, beside the list that counts: `workhh`. */
const ASIDE = /^(?:x|[b-df-hj-np-tv-z]{2,3})$/i;
const LETTER = oneOf(keys.letters);
const PRIVATE_KEY = new RegExp(keys.private, 'u');
const IS_LETTER = 'is for one reader only, so it is not shown';
/** Values that nobody reads: a color, an icon's class, an identifier. */
const CODE =
  /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([^)]*\)|fa[bsrl]? fa-\S+|urn:\S+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** True if a text is a picture alone, such as a flag or a face: a row of stars may be a figure. */
const isEmoji = (words: string): boolean =>
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u.test(words) &&
  [...new Intl.Segmenter().segment(words)].length === 1;

/** True if a text has elements and no words: `<p></p>`. */
const isEmptyMarkup = (words: string): boolean =>
  words.trim().startsWith('<') && !/[\p{L}\p{N}]/u.test(readMarkup(words));

/** Endings of keys for what another key says, in another language or shorter. */
const OTHER = /(?<=.)[_-](?:en|de|es|fr|pt|ja|zh|ar|short|compact|alt|abbr)$/i;

/** Words of a template that the owner has not replaced. Paths have braces, too. */
const PLACEHOLDER = new RegExp(
  [
    String.raw`^lorem ipsum\W*$|\blorem ipsum dolor\b|\bdolor sit amet\b|\bduis aute irure\b`,
    // Names of R's packages are in braces, too.
    String.raw`(?:^|\s)(?:\{\{ ?[\w.]{1,30} ?\}|\{(?:years?|name|company|role|position|title|city|date|number)\})`,
    String.raw`^(?:todo|fixme)[(:]|^(?:tbd|fixme)\W*$`,
    String.raw`^[<[](?:your|insert|add|enter)\b[^<>[\]]*[>\]]$`,
    String.raw`^\W*(?:(?:add|enter|insert) your [\w ]{2,15}|your [\w ]{2,20} here)\W*$`,
    String.raw`^your (?:full |first |last )?(?:name|e-?mail|phone|address|title|city|company)\W*$`,
    String.raw`\byour[._-]?(?:user)?name\b`,
  ].join('|'),
  'i',
);

const ENCRYPTED = /^(?:ENC\[|\$ANSIBLE_VAULT|-----BEGIN |age1|gAAAA)/;

/** Texts that are for no page under any key, each with the reason. */
const UNFIT: [is: (text: string) => boolean, why: string][] = [
  [(text) => HAS_COMMENT.test(wordsIn(text)), 'has a comment, which a page would show, so it is not shown'],
  [(text) => ENCRYPTED.test(text.trim()), 'is encrypted, so it is not shown'],
  [
    (text) => PLACEHOLDER.test(text.trim()),
    'has a placeholder of a template, so it is not shown; write your own words',
  ],
];

/** Returns why a value is not for a page: because of its key, of itself, or of the entries beside it. */
function whyWithheld(entry: Entry, siblings: Entry[]): string | undefined {
  const { key, value } = entry;
  const name = normalizeKey(key);
  // `title_en` beside `title` is in another language.
  if (OTHER.test(key) && siblings.some((sibling) => sibling.key === key.replace(OTHER, ''))) return NO_PLACE;
  const isAside = (list: string) => key.startsWith(list) && ASIDE.test(key.slice(list.length));
  if (siblings.some((sibling) => isAside(sibling.key) && meaningOf('resume', sibling.key))) return NO_PLACE;
  if (isKept(entry)) return KEPT;
  if ((HIDES.test(name) || PUT_ASIDE.test(key)) && !isFlag(value.words)) return HIDDEN;
  if (LETTER.test(name)) return IS_LETTER;
  if (PRIVATE_KEY.test(name)) return PRIVATE;
  const isTechnical = isOneOf(KEYS.technical, name) && value.kind !== 'list';
  const isSetting =
    isTechnical ||
    isDrawnId(entry) ||
    /.(?:icon|colou?r)$|^icons$/.test(name) ||
    CODE.test(value.words) ||
    isEmoji(value.words.trim()) ||
    isEmptyMarkup(value.words);
  const isMark = isFlag(value.words) && (SHOWS.test(name) || HIDES.test(name));
  const isNowhere = /^#[\w-]*$/.test(value.words) && /url|link|href|site|pdf|git|demo|repo/i.test(key);
  if (isSetting || isMark || isNowhere) return TECHNICAL;
  // The names of files of references, which another tool reads.
  return value.leaves.some(({ words }) => /\.bib$/.test(words)) ? NO_PLACE : undefined;
}

/** Returns leaves that are for no page, each with the reason. */
export function withheldIn(tree: Tree, languageField?: Tree): Map<Tree, string> {
  const reasons = new Map<Tree, string>(languageField && [[languageField, TECHNICAL]]);
  const withhold = (part: Tree, reason: string) => {
    for (const leaf of part.isLeaf ? [part] : part.leaves) if (!reasons.has(leaf)) reasons.set(leaf, reason);
  };
  const visit = (part: Tree, isTop: boolean): void => {
    for (const [is, reason] of UNFIT) if (is(part.words)) withhold(part, reason);
    for (const item of part.items) visit(item, isTop && part.items.length === 1);
    for (const entry of part.entries) {
      const name = normalizeKey(entry.key);
      const isSetting = isTop && isOneOf(KEYS.settings, name);
      const reason = isSetting ? TECHNICAL : whyWithheld(entry, part.entries);
      if (reason) withhold(entry.value, reason);
      else visit(entry.value, isTop && isOneOf(KEYS.resumeWrappers, name));
    }
    const names = ['type', 'title', 'name'].flatMap((name) => part.leafAt(name)?.words ?? []);
    // The file itself may be private.
    if (part !== tree && part.entries.some(({ key, value }) => marksHidden(key, value.words)))
      withhold(part, without(part, reasons).entries.every(isEmptied) ? TECHNICAL : HIDDEN);
    if (names.some((words) => LETTER.test(normalizeKey(words)))) withhold(part, IS_LETTER);
  };
  visit(tree, true);
  return reasons;
}

/** True if an entry says nothing by itself: a figure, the name of a list without items. */
const isEmptied = ({ key, value }: Entry, _: number, siblings: Entry[]): boolean =>
  value.isBlank ||
  value.kind === 'number' ||
  (KEYS.naming.includes(key) &&
    siblings.some((sibling) => sibling.value.kind === 'list' && sibling.value.isBlank));

/** Returns a tree without some leaves, and without the parts that are blank then; what is kept stays. */
export function without(tree: Tree, leaves: Map<Tree, string>, section = ''): Tree {
  const hasMore = (part: Tree) => part.leaves.some((leaf) => !leaves.has(leaf));
  if (tree.isLeaf) return tree;
  // Without an end, `[2019, null]` would be a day.
  const isLeft = (item: Tree) => (item.isLeaf ? !leaves.has(item) : hasMore(item));
  if (tree.kind === 'list')
    return list(tree.items.map((item) => without(item, leaves, section)).filter(isLeft));
  const isName = ({ key, value }: Entry) =>
    value.isLeaf && value.isBlank && !meaningOf(section, key) && !isOneOf(KEYS.technical, key);
  // A key without a value may say all: `{ Python: , SQL: }`, `{ 2019-2021: , company: Acme }`.
  if (areWords(section) && tree.entries.every(isName))
    return list(tree.entries.map(({ key }) => leafOf(key)));
  const entries = tree.entries.flatMap((entry) => {
    const { key } = entry;
    const value = without(entry.value, leaves, meaningOf('resume', key) || section);
    if (isName(entry) && hasSpan(section) && readSpan(key)) return [{ key: 'period', value: leafOf(key) }];
    if (isName(entry) && areWords(section)) return [{ key, value: leafOf('') }];
    // Without its empty list, `{ name: Talks, items: [] }` would be a talk.
    const stays = value.kind === 'boolean' ? !leaves.has(value) : value.kind === 'list' && isWrapper(key);
    return isKept(entry) ? [entry] : stays || hasMore(value) ? [{ key, value }] : [];
  });
  return group(entries);
}
