import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import { NotAResume, Notes } from '../notes.ts';
import { type Entry, group, list, type Place, type Tree, text } from '../tree.ts';
import type { Read } from './read-json.ts';

/** More than any résumé has: what refers to itself would never end. */
const MOST_VALUES = 20_000;

/**
 * Reads YAML, and with it JSON whose keys have no quotes or whose texts have single ones. Words
 * stay as they are written: no date, number or `yes` is made of them.
 */
export function readYaml(file: string, raw: string): Read {
  const lineCounter = new LineCounter();
  const options = { lineCounter, uniqueKeys: false, merge: true };
  const document = parseDocument(raw.replace(/^\uFEFF/, ''), options);
  const notes = new Notes();
  for (const { message, linePos } of document.errors) {
    const problem = message.split(' at line ')[0];
    notes.leave({ file, line: linePos?.[0].line ?? 1 }, [], `${problem}: see whether all of it came over`);
  }
  let values = 0;
  const placeOf = (node: Node | null): Place => {
    const offset = node?.range?.[0];
    return { file, line: offset === undefined ? 1 : lineCounter.linePos(offset).line };
  };
  /** @param key what the value stands under: it stands where that does */
  const treeOf = (node: Node | null, key?: Node): Tree => {
    values++;
    if (values > MOST_VALUES) throw new NotAResume(`${file} holds more than a résumé can`);
    const place = placeOf(key ?? node);
    if (isAlias(node)) return treeOf((node.resolve(document) as Node | undefined) ?? null, key ?? node);
    if (isMap(node)) return group(node.items.flatMap(entriesOf), place);
    if (isSeq(node)) {
      const items = node.items.map((item) => treeOf(item as Node));
      return list(items, place);
    }
    if (!isScalar(node) || node.value === null) return { kind: 'null', words: 'null', ...place };
    const { value, source } = node;
    const words = source ?? String(value);
    if (typeof value === 'number') return { kind: 'number', words, ...place };
    return typeof value === 'boolean' ? { kind: 'flag', words, ...place } : text(String(value), place);
  };
  const entriesOf = ({ key, value }: Pair): Entry[] => {
    const name = isScalar(key) ? (key.source ?? String(key.value)) : String(key);
    const content = treeOf(value as Node | null, key as Node);
    // `<<` brings what another group has.
    return name === '<<' && content.kind === 'group' ? content.entries : [{ key: name, value: content }];
  };
  const tree = document.contents ? treeOf(document.contents as Node) : undefined;
  return { tree, whole: !document.errors.length, notes };
}
