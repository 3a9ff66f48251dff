import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { type Entry, group, HIDDEN, list, PRIVATE, type Tree } from '../tree.ts';
import keys from './keys.json' with { type: 'json' };
import { isKept, isOneOf, isWrapper, NAMING } from './meaning.ts';

const oneOf = (words: string, after = '') =>
  new RegExp(`^(?:is)?(?:${words.replaceAll(' ', '|')})${after}$`, 'u');
/** A key that says whether people see something: `show`, `isPublished`, `include_in_cv`. */
const SHOWS = oneOf(keys.shows, '(?:(?:in|on)\\p{L}+)?');
/** A key that says that nobody does; without a flag it is around what nobody sees. */
const HIDES = oneOf(keys.hides);
/** `about_old`, `websiteTodos`. */
const PUT_ASIDE =
  /(?:[_-](?:old|drafts?|backup|unused|hidden|private|todos?)|(?<=\p{Ll})(?:Old|Drafts?|Todos?))$/u;
const ON = /^(?:true|yes|on|1)$/i;
const OFF = /^(?:false|no|off|0|none|never)$/i;

const isFlag = ({ words }: Tree): boolean => ON.test(words) || OFF.test(words);

function marksHidden({ key, value: { words } }: Entry): boolean {
  const name = normalizeKey(key);
  if (name === 'visibility') return /^(?:private|hidden|none|draft)$/i.test(words);
  return (SHOWS.test(name) && OFF.test(words)) || (HIDES.test(name) && ON.test(words));
}

const LETTER = oneOf(keys.letters);
const PRIVATE_KEY = new RegExp(keys.private, 'u');
const IS_LETTER = 'is a letter to one reader, so it is not shown';
const ENCRYPTED = /^(?:ENC\[|\$ANSIBLE_VAULT|-----BEGIN |age1|gAAAA)/;
/** What nobody reads, by its form: a colour, an icon's class, an identifier. */
const CODE =
  /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([^)]*\)|fa[bsrl]? fa-\S+|urn:\S+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** A key of what is said in a further language. */
const OTHER = /(?<=.)[_-](?:en|de|es|fr|pt|ja|zh|ar)$/i;

/** Why a value is not for everybody, as its key or the value itself says. */
function withheld({ key, value }: Entry): string | undefined {
  const name = normalizeKey(key);
  if ((HIDES.test(name) || PUT_ASIDE.test(key)) && !isFlag(value)) return HIDDEN;
  if (LETTER.test(name)) return IS_LETTER;
  return PRIVATE_KEY.test(name) ? PRIVATE : undefined;
}

/** The tree without what no page shows: blank values, another tool's own, a template's links, and what is hidden. */
export function pruned(tree: Tree, isWhole = true): Tree {
  if (ENCRYPTED.test(tree.words)) tree.settle('is encrypted, so it is not shown');
  if (tree.isLeaf) return tree;
  // Without an end, `[2019, null]` would be a day.
  const isLeft = (item: Tree) => (item.isLeaf ? !item.fate : hasMore(item));
  if (tree.kind === 'list') return list(tree.items.map((item) => pruned(item, false)).filter(isLeft));
  // The file itself may be private.
  const isHidden = !isWhole && tree.entries.some(marksHidden);
  const names = ['type', 'title', 'name'].flatMap((name) => tree.leafAt(name)?.words ?? []);
  const isLetter = names.some((words) => LETTER.test(normalizeKey(words)));
  // `title_en` beside `title` is in another language.
  const isOther = ({ key }: Entry) => OTHER.test(key) && tree.at(key.replace(OTHER, ''));
  for (const { key, value } of tree.entries)
    if (isWhole && isOneOf(keys.settings, normalizeKey(key))) value.settle('technical');
  const entries = tree.entries.filter((entry) => !isOther(entry)).flatMap(prunedEntry);
  if (isHidden) tree.settle(entries.every(isEmptied) ? 'technical' : HIDDEN);
  if (isLetter) tree.settle(IS_LETTER);
  return group(isHidden || isLetter ? [] : entries);
}

/** True if an entry says nothing by itself: a figure, the name of a list without items. */
const isEmptied = ({ key, value }: Entry, _: number, all: Entry[]): boolean =>
  value.isBlank ||
  value.kind === 'number' ||
  (NAMING.includes(key) && all.some((each) => each.value.kind === 'list' && each.value.isBlank));

function prunedEntry(entry: Entry): Entry[] {
  const { key, value } = entry;
  const why = isKept(entry) ? 'kept' : withheld(entry);
  if (why) {
    value.settle(why);
    return why === 'kept' ? [entry] : [];
  }
  const name = normalizeKey(key);
  const isTechnical = isOneOf(keys.technical, name) && value.kind !== 'list';
  const isSetting = isTechnical || /.(?:icon|colou?r)$|^icons$/.test(name) || CODE.test(value.words);
  const isMark = isFlag(value) && (SHOWS.test(name) || HIDES.test(name));
  const isNowhere = /^#[\w-]*$/.test(value.words) && /url|link|href|site|pdf|git|demo|repo/i.test(key);
  if (isSetting || isMark || isNowhere) {
    value.settle('technical');
    return [];
  }
  // The names of files of references, which another tool reads.
  if (value.leaves.some(({ words }) => /\.bib$/.test(words))) return [];
  const rest = pruned(value, false);
  // Without its empty list, `{ name: Talks, items: [] }` would be a talk.
  return hasMore(rest) || (rest.kind === 'list' && isWrapper(key)) ? [{ key, value: rest }] : [];
}

/** True if there is anything about which nothing has been decided. */
const hasMore = (tree: Tree): boolean => tree.kind === 'boolean' || tree.leaves.some(({ fate }) => !fate);
