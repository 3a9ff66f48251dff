import type { Fault } from '../../../plugins/content/fault.ts';
import { checkResume } from '../../../plugins/content/rules/resume.ts';
import { checkSchema } from '../../../plugins/content/schema.ts';
import { sourceOf } from '../../../plugins/content/source.ts';
import { type Notes, word } from '../notes.ts';
import { at, isLeaf, mapped, type Path, plain, type Tree } from '../tree.ts';

/** What the strict check says about a résumé. */
export function faultsOf(resume: unknown): Fault[] {
  const source = sourceOf('resume.json', JSON.stringify(resume));
  const none = { root: '', folder: '', shown: '', site: sourceOf('site.json', '{}'), projects: [] };
  return [...source.faults, ...checkSchema('resume', source), ...checkResume({ ...none, resume: source })];
}

/**
 * The last word has the strict check: whatever it still finds is left out. Only a name that is
 * missing stays missing.
 */
export function dropInvalid(tree: Tree, notes: Notes): Tree {
  const fault = faultsOf(plain(tree)).findLast(({ field }) => field !== 'basics.name');
  if (!fault) return tree;
  const path = pathTo(tree, fault.field);
  const found = path.reduce(childOf, tree as Tree | undefined);
  if (!found || !path.length) return tree;
  notes.leave(
    found,
    path,
    `${word(found)} ${fault.problem.replace(/^".*" (?=is |has )/, '')}, so it is left out; ${fault.remedy}`,
  );
  return dropInvalid(without(tree, path), notes);
}

const childOf = (tree: Tree | undefined, key: string | number): Tree | undefined =>
  tree?.kind === 'list' ? tree.items[Number(key)] : at(tree, String(key));

/** `work[0].url` as a path in this tree, as deep as it goes: a key may have dots in it. */
function pathTo(tree: Tree, field: string): Path {
  if (isLeaf(tree) || !field) return [];
  if (tree.kind === 'list') {
    const [whole = '', index = ''] = /^\[(\d+)\]\.?/.exec(field) ?? [];
    const item = tree.items[Number(index)];
    return whole && item ? [Number(index), ...pathTo(item, field.slice(whole.length))] : [];
  }
  const fits = ({ key }: { key: string }) =>
    field === key || (field.startsWith(key) && /^[.[]/.test(field.slice(key.length)));
  const entry = tree.entries.filter(fits).sort((a, b) => b.key.length - a.key.length)[0];
  return entry ? [entry.key, ...pathTo(entry.value, field.slice(entry.key.length).replace(/^\./, ''))] : [];
}

function without(tree: Tree, [key, ...rest]: Path): Tree {
  if (isLeaf(tree)) return tree;
  if (rest.length) return mapped(tree, (value, name) => (name === key ? without(value, rest) : value));
  return tree.kind === 'list'
    ? { ...tree, items: tree.items.filter((_, index) => index !== key) }
    : { ...tree, entries: tree.entries.filter((entry) => entry.key !== key) };
}
