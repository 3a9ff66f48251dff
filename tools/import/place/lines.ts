import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { type Entry, type Group, isBlank, isLeaf, settle, type Tree } from '../tree.ts';
import { isUrl, readUrl } from '../words/addresses.ts';
import { labelOf } from '../words/labels.ts';
import { readMarkup } from '../words/markup.ts';
import { isTechnical } from './meaning.ts';

const TITLE =
  /^(?:title|name|label|heading|event|course|subject|bullet|text|item|what|skill|idiom|role|position)$/;
const DATE = /date|year|period|time|when|^(?:start|end|from|to|since|until)$/;

/** All that a group says as one line of text with markup: what it is called first, when it was last. */
export function lineOf(group: Group): string {
  for (const { key, value } of group.entries)
    if (isTechnical(key) || isNoLink(value)) settle(value, 'technical');
  const entries = group.entries.filter(
    ({ key, value }) => !isTechnical(key) && !isBlank(value) && !isNoLink(value),
  );
  const [only, ...others] = entries;
  // A sentence that YAML reads as a group because of its colon: the key of a real group begins with a small letter.
  if (only && !others.length && rankOf(only) === 1000 && /\s|^\P{Ll}/u.test(only.key))
    return `${only.key}: ${join(only.value)}`;
  const title = [...entries].sort((a, b) => rankOf(a) - rankOf(b)).find((entry) => rankOf(entry) < 1000);
  const rest = entries.filter((entry) => entry !== title);
  const isLink = ({ value }: Entry) =>
    isLeaf(value) && !/\s/.test(value.words.trim()) && !!readUrl(value.words);
  const isDate = ({ key }: Entry) => DATE.test(normalizeKey(key));
  const link = title && rest.find(isLink);
  const words = title ? join(title.value) : '';
  const linked = link ? linkTo(words, link) : words;
  const said = rest.filter((entry) => entry !== link);
  const about = said
    .filter((entry) => !isDate(entry))
    .map((entry) => (isLink(entry) ? linkTo(labelOf(entry.key), entry) : part(entry)));
  const dates = said.filter(isDate).map(({ value }) => join(value, ' – '));
  const when = dates.join(' – ');
  const all = [linked, ...about].filter(Boolean).join(', ');
  return when && all ? `${all} (${when})` : all || when;
}

/** Templates have `#` where a link would be. */
const isNoLink = (tree: Tree): boolean => isLeaf(tree) && /^#[\w-]*$/.test(tree.words.trim());

const rankOf = ({ key }: Entry): number => {
  const found = TITLE.exec(normalizeKey(key))?.[0];
  return found ? TITLE.source.indexOf(found) : 1000;
};

/** A number says nothing without its name. */
function part({ key, value }: Entry): string {
  const words = join(value);
  return words && /^[\d.,%/ ]+$/.test(words) ? `${labelOf(key)}: ${words}` : words;
}

function join(tree: Tree, comma = ', '): string {
  if (tree.kind === 'group') return lineOf(tree);
  if (tree.kind === 'list')
    return tree.items
      .map((item) => join(item))
      .filter(Boolean)
      .join(comma);
  if (isBlank(tree) || tree.kind === 'flag') return '';
  settle(tree, 'shown');
  return readMarkup(tree.words.trim()).replace(/\s*\n+\s*(?:• )?/g, ' ');
}

function linkTo(words: string, { value }: Entry): string {
  const url = isLeaf(value) && readUrl(value.words);
  if (!url) return words;
  settle(value, 'shown');
  return /[[\]]/.test(words) ? `${words} (${url})` : `[${words}](${url})`;
}

/** What a field that the site has no place for says, under its name. */
export function labelledLine({ key, value }: Entry): string {
  if (isLeaf(value) && isUrl(value.words.trim())) return linkTo(labelOf(key), { key, value });
  const words = join(value);
  return words && `${labelOf(key)}: ${words}`;
}
