import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import { NotAResume, Notes } from '../notes.ts';
import { type Entry, group, isLeaf, list, type Tree, text } from '../tree.ts';
import type { ReadResult } from './read-json.ts';

/** More than any résumé has: limits aliases that expand exponentially or refer to themselves. */
const MAX_VALUES = 20_000;

/**
 * Reads YAML, including JSON with unquoted keys or single-quoted texts. Values keep their source text: numbers keep
 * their zeros, dates and `yes` stay texts.
 */
export function readYaml(file: string, raw: string): ReadResult {
  const lineCounter = new LineCounter();
  const options = { lineCounter, uniqueKeys: false, merge: true };
  const document = parseDocument(raw.replace(/^\uFEFF/, ''), options);
  const notes = new Notes();
  for (const { message, linePos } of document.errors) {
    const what = `${message.split(' at line ')[0]}: check that all of it was imported`;
    notes.addUnresolved({ file, line: linePos?.[0].line ?? 1 }, [], what);
  }
  let values = 0;
  /** @param key the value's key, whose position it gets */
  const treeOf = (node: Node | null, key?: Node): Tree => {
    values++;
    if (values > MAX_VALUES) throw new NotAResume(file, 'contains too much for a résumé', '');
    const offset = (key ?? node)?.range?.[0];
    const origin = { file, line: offset === undefined ? 1 : lineCounter.linePos(offset).line };
    if (isAlias(node)) return treeOf((node.resolve(document) as Node | undefined) ?? null, key ?? node);
    if (isMap(node)) return group(merged(node.items.map(entryOf)), origin);
    if (isSeq(node)) {
      const items = node.items.map((item) => treeOf(item as Node));
      return list(items, origin);
    }
    if (!isScalar(node) || node.value === null) return { kind: 'null', words: 'null', ...origin };
    const { value, source } = node;
    const words = source ?? String(value);
    if (typeof value === 'number') return { kind: 'number', words, ...origin };
    return typeof value === 'boolean' ? { kind: 'flag', words, ...origin } : text(String(value), origin);
  };
  const entryOf = ({ key, value }: Pair): Entry => {
    const name = isScalar(key) ? (key.source ?? String(key.value)) : String(key);
    return { key: name, value: treeOf(value as Node | null, key as Node) };
  };
  const tree = document.contents ? treeOf(document.contents as Node) : undefined;
  return { tree, isComplete: !document.errors.length, notes };
}

/** The entries of a group, with those that it lacks from the groups that `<<` names: the first that has one counts. */
function merged(entries: Entry[]): Entry[] {
  const known = new Set(entries.map(({ key }) => key));
  const lacking = (tree: Tree): Entry[] => {
    if (tree.kind === 'list') return tree.items.flatMap(lacking);
    return tree.kind === 'group' ? tree.entries.filter(({ key }) => !known.has(key) && known.add(key)) : [];
  };
  return entries.flatMap((entry) =>
    entry.key === '<<' && !isLeaf(entry.value) ? lacking(entry.value) : [entry],
  );
}
