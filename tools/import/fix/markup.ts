import { canonicalField } from '../../../plugins/content/check/field-names.ts';
import { PROSE } from '../../../plugins/content/text/text-fields.ts';
import type { Entry, Origin, Tree } from '../tree.ts';
import { isBlank, isLeaf, list, mapValues, text, textOf } from '../tree.ts';
import { readHtml } from '../words/html.ts';
import { withItemsApart } from '../words/items.ts';
import type { Place } from './place.ts';
import type { GroupShape, Shape } from './shape.ts';

/** Fields whose text becomes highlights if all of it is a list. */
const DESCRIPTIONS = ['summary', 'description'];

/**
 * The fields of a group with HTML converted to text, and the items of lists apart. A description that is just one list
 * becomes a list of texts.
 */
export function withoutHtml(entries: Entry[], { fields }: GroupShape, place: Place): Entry[] {
  if (place.context.minimal) return entries;
  const fieldOf = (key: string) => canonicalField(place.section, key, Object.keys(fields)) ?? '';
  const hasHighlights = entries.some(({ key, value }) => fieldOf(key) === 'highlights' && !isBlank(value));
  const read = (tree: Tree, field: string, fieldPlace: Place): Tree => {
    const shape = fields[field];
    const below = (value: Tree, key: string | number) => read(value, field, fieldPlace.at(key));
    // Groups convert their own fields.
    if (!isLeaf(tree)) return tree.kind === 'group' && hasGroups(shape) ? tree : mapValues(tree, below);
    if (tree.kind !== 'text') return tree;
    const plain = readHtml(tree.words, PROSE.test(field) || shape?.kind === 'url');
    const words = PROSE.test(field) ? withItemsApart(plain) : plain;
    if (words === tree.words) return tree;
    if (plain !== tree.words) fieldPlace.noteFix(tree, 'HTML → plain text', 'html');
    if (words !== plain) fieldPlace.noteFix(tree, 'the items of a list → apart', 'items');
    const isListed =
      shape?.kind === 'list' || (DESCRIPTIONS.includes(field) && !!fields.highlights && !hasHighlights);
    const [point, ...more] = pointsIn(words, tree);
    if (!point) return text(words, tree);
    if (!more.length) return point;
    return isListed ? list([point, ...more], tree) : text(words, tree);
  };
  return entries.map((entry) => {
    const field = fieldOf(entry.key);
    return field ? { ...entry, value: read(entry.value, field, place.at(entry.key)) } : entry;
  });
}

const hasGroups = (shape: Shape | undefined): boolean =>
  shape?.kind === 'group' || (shape?.kind === 'list' && shape.of.kind === 'group');

/** The items of a text that consists only of a list. */
function pointsIn(words: string, origin: Origin): Tree[] {
  const lines = words.split(/\n+/);
  return lines.every((line) => line.startsWith('• ')) ? lines.map((line) => text(line.slice(2), origin)) : [];
}

/** A text that is one link in Markdown. */
const LINK = /^\s*\[(?<words>[^\]]+)\]\(\s*(?<url>\S+?)\s*\)\s*$/;

/** The fields of a group; the link of a name, which is shown as text, becomes the URL of the group. */
export function withoutLinks(entries: Entry[], { fields }: GroupShape, place: Place): Entry[] {
  if (place.context.minimal) return entries;
  let known = entries.find(({ key, value }) => key === 'url' && !isBlank(value))?.value;
  return entries.flatMap((entry): Entry[] => {
    const { key, value } = entry;
    const isPlain = fields[key]?.kind === 'text' && !PROSE.test(key) && key !== 'image';
    // A person's other fields may link to an employer or dial a number.
    const isName = key === 'name' || place.section !== 'basics';
    const { words, url } = (isPlain && LINK.exec(textOf(value) ?? '')?.groups) || {};
    if (!words || !url) return [entry];
    const link = text(url, value);
    const made = isName && fields.url && !known ? [{ key: 'url', value: link }] : [];
    if (made.length) known = link;
    if (textOf(known) === url) place.at(key).noteFix(value, `${textOf(value)} → ${words}, url ${url}`);
    else place.at(key).reject(link, 'is a link, which this field has no room for');
    return [{ key, value: text(words, value) }, ...made];
  });
}
