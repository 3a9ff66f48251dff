import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import type { Entry, Tree } from '../tree.ts';
import { isUrl, readUrl } from '../words/addresses.ts';
import { labelOf } from '../words/labels.ts';
import { joined } from '../words/lists.ts';
import { readMarkup } from '../words/markup.ts';
import { meaningOf } from './meaning.ts';
import { isKept } from './pruned.ts';

/** What a group may be called by, the likeliest first. */
const TITLES =
  'title name label heading event course subject bullet text item what skill idiom role position'.split(' ');
const DATE = /date|year|period|time|when|^(?:start|end|from|to|since|until)$/;

/** All that a value says as one line of text with markup. */
export function lineOf(tree: Tree, comma = ', '): string {
  if (tree.kind === 'group') return lineOfGroup(tree.entries.filter((entry) => !isKept(entry)));
  if (tree.kind === 'list')
    return joined(
      tree.items.map((item) => lineOf(item)),
      comma,
    );
  if (tree.isBlank) return '';
  tree.settle('shown');
  return readMarkup(tree.words.trim()).replace(/\s*\n+\s*(?:• )?/g, ' ');
}

/** What a group is called first, when it was last. */
function lineOfGroup(entries: Entry[]): string {
  const [title] = TITLES.flatMap((name) => entries.find(({ key }) => normalizeKey(key) === name) ?? []);
  const [only, ...others] = entries;
  // A sentence that YAML reads as a group because of its colon: the key of a real group begins with a small letter.
  if (only && !others.length && !title && /\s|^\P{Ll}/u.test(only.key))
    return `${only.key}: ${lineOf(only.value)}`;
  const rest = entries.filter((entry) => entry !== title);
  const link = title && rest.find(urlIn);
  const isDate = ({ key }: Entry) => DATE.test(normalizeKey(key));
  const about = rest.filter((entry) => entry !== link && !isDate(entry)).map(part);
  const dates = rest.filter(isDate).map(({ value }) => lineOf(value, ' – '));
  const words = title ? lineOf(title.value) : '';
  const [all, when] = [joined([link ? linkTo(words, link) : words, ...about], ', '), joined(dates, ' – ')];
  return when && all ? `${all} (${when})` : all || when;
}

/** A number and an address say nothing without their names. */
const part = (entry: Entry): string =>
  urlIn(entry) || /^[\d.,%/ ]+$/.test(entry.value.words) ? labelledLine(entry) : lineOf(entry.value);

/** The address in an entry that is no more than one. */
function urlIn({ key, value }: Entry): string | undefined {
  const words = value.words.trim();
  return isUrl(words) || meaningOf('projects', key) === 'url' ? readUrl(words) : undefined;
}

function linkTo(words: string, entry: Entry): string {
  entry.value.settle('shown');
  return /[[\]]/.test(words) ? `${words} (${urlIn(entry)})` : `[${words}](${urlIn(entry)})`;
}

/** What a field that the site has no place for says, under its name. */
export function labelledLine(entry: Entry): string {
  const label = labelOf(entry.key);
  if (urlIn(entry)) return linkTo(label, entry);
  const words = lineOf(entry.value);
  return words && `${label}: ${words}`;
}
