import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
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
  const lines = new LineCounter();
  const document = parseDocument(raw.replace(/^\uFEFF/, ''), {
    lineCounter: lines,
    uniqueKeys: false,
    merge: true,
  });
  const notes = new Notes();
  for (const { message, linePos } of document.errors) {
    const problem = message.split(' at line ')[0];
    notes.leave({ file, line: linePos?.[0].line ?? 1 }, [], `${problem}: see whether all of it came over`);
  }
  const tree = document.contents
    ? new Reader(document, file, lines).read(document.contents as Node)
    : undefined;
  return { tree, whole: !document.errors.length, notes };
}

class Reader {
  private values = 0;

  constructor(
    private readonly document: Document,
    private readonly file: string,
    private readonly lines: LineCounter,
  ) {}

  read(node: Node | null, key?: Node): Tree {
    this.values++;
    if (this.values > MOST_VALUES) throw new NotAResume(`${this.file} holds more than a résumé can`);
    const place = this.placeOf(key ?? node);
    if (isAlias(node))
      return this.read((node.resolve(this.document) as Node | undefined) ?? null, key ?? node);
    if (isMap(node))
      return group(
        node.items.flatMap((pair) => this.entries(pair)),
        place,
      );
    if (isSeq(node))
      return list(
        node.items.map((item) => this.read(item as Node)),
        place,
      );
    if (!isScalar(node) || node.value === null) return { kind: 'null', words: 'null', ...place };
    const { value, source } = node;
    const words = source ?? String(value);
    if (typeof value === 'number') return { kind: 'number', words, ...place };
    return typeof value === 'boolean' ? { kind: 'flag', words, ...place } : text(String(value), place);
  }

  private entries({ key, value }: { key: unknown; value: unknown }): Entry[] {
    const name = isScalar(key) ? (key.source ?? String(key.value)) : String(key);
    const content = this.read(value as Node | null, key as Node);
    // `<<` brings what another group has.
    return name === '<<' && content.kind === 'group' ? content.entries : [{ key: name, value: content }];
  }

  private placeOf(node: Node | null): Place {
    const offset = node?.range?.[0];
    return { file: this.file, line: offset === undefined ? 1 : this.lines.linePos(offset).line };
  }
}
