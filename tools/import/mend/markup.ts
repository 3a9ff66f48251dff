import { fieldFor } from '../../../plugins/content/field-names.ts';
import { PROSE } from '../../../plugins/content/html-in-texts.ts';
import type { Entry, Path, Place, Tree } from '../tree.ts';
import { isBlank, isLeaf, list, mapped, text } from '../tree.ts';
import { readHtml } from '../words/html.ts';
import { type GroupShape, type Mending, type Shape, sectionOf } from './shape.ts';

/** Fields whose text is what was achieved, where all of it is a list. */
const ACCOUNTS = ['summary', 'description'];

/** The fields of a group with the text that their HTML shows. A list in the place of an account becomes one. */
export function withoutHtml(entries: Entry[], { fields }: GroupShape, path: Path, by: Mending): Entry[] {
  if (by.gentle) return entries;
  const means = (key: string) => fieldFor(sectionOf(path), key, Object.keys(fields)) ?? '';
  const isTold = entries.some(({ key, value }) => means(key) === 'highlights' && !isBlank(value));
  const read = (tree: Tree, field: string, place: Path): Tree => {
    const shape = fields[field];
    const below = (value: Tree, key: string | number) => read(value, field, [...place, key]);
    // Groups have their fields read one by one.
    if (!isLeaf(tree)) return tree.kind === 'group' && isOfGroups(shape) ? tree : mapped(tree, below);
    if (tree.kind !== 'text') return tree;
    const words = readHtml(tree.words, PROSE.test(field) || shape?.kind === 'url');
    if (words === tree.words) return tree;
    by.notes.mend(tree, place, 'HTML → plain text', 'html');
    const isListed = shape?.kind === 'list' || (ACCOUNTS.includes(field) && !!fields.highlights && !isTold);
    const [point, ...more] = pointsIn(words, tree);
    if (!point) return text(words, tree);
    if (!more.length) return point;
    return isListed ? list([point, ...more], tree) : text(words, tree);
  };
  return entries.map((entry) => {
    const field = means(entry.key);
    return field ? { ...entry, value: read(entry.value, field, [...path, entry.key]) } : entry;
  });
}

const isOfGroups = (shape: Shape | undefined): boolean =>
  shape?.kind === 'group' || (shape?.kind === 'list' && shape.of.kind === 'group');

/** The entries of a text that is a list and nothing else. */
function pointsIn(words: string, place: Place): Tree[] {
  const lines = words.split(/\n+/);
  return lines.every((line) => line.startsWith('• ')) ? lines.map((line) => text(line.slice(2), place)) : [];
}
