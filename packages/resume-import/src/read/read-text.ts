import { type ParseError, parseTree } from 'jsonc-parser';
import { jsonrepair } from 'jsonrepair';
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { fieldOf, isDeepYaml, jsonFault, MAX_DEPTH } from '../text/faults.ts';
import { visibleText } from '../text/visible-text.ts';
import { type Entry, group, list, Tree } from '../tree.ts';

const USE_INSTEAD =
  'use a JSON Resume file (resume.json), its YAML equivalent, or the zip of your LinkedIn data export';

/** The fault of a file that is no résumé, and what to use instead. */
export class NotAResume extends Error {
  constructor(
    name: string,
    readonly why: string,
    instead: string = USE_INSTEAD,
  ) {
    super(`${name} ${why}${instead && `; ${instead}`}`);
  }
}

/** More than any résumé has: limits aliases that expand exponentially or refer to themselves. */
const MAX_VALUES = 20_000;
/** The letters of all texts, each as often as aliases repeat it; the data of pictures does not count. */
const MAX_LETTERS = 1_000_000;

const tooMuch = (file: string) => new NotAResume(file, 'contains too much for a résumé', '');
const tooDeep = (file: string) => new NotAResume(file, 'is nested too deeply for a résumé', '');
const lettersIn = (text: string): number => text.replace(/data:[\w/+;,=-]+/g, '').length;

/** @throws NotAResume if a text has more letters or parts than any résumé, before it is parsed */
export function assertFew(file: string, text: string): void {
  const parts = text.match(/[,\n[{:]/g)?.length ?? 0;
  if (parts > 5 * MAX_VALUES || lettersIn(text) > 2 * MAX_LETTERS) throw tooMuch(file);
}

/** A text read into a tree, and what its owner should look at because the text was broken. */
export type ReadText = { tree: Tree; faults: string[] };

/**
 * Reads JSON, broken JSON and YAML, of which JSON is a part. Values keep their source text: numbers their zeros, dates theirs.
 * @throws NotAResume if there is too much of it
 */
export function readText(file: string, text: string): ReadText {
  assertFew(file, text);
  if (isDeepYaml(text)) throw tooDeep(file);
  const faults: string[] = [];
  const lines = new LineCounter();
  const source = /^\s*(?:[[{]|\/[/*])/.test(text) ? mended(file, text, faults) : text;
  const document = parseDocument(source, { lineCounter: lines, uniqueKeys: false });
  for (const { message, linePos } of document.errors)
    faults.push(
      `${file}:${linePos?.[0].line ?? 1}: ${message.split(' at line ')[0]}: check that all of it was read`,
    );
  let valueCount = 0;
  let letterCount = 0;
  const anchors = new Map<string, Node>();
  const treeOf = (node: Node | null, path: (string | number)[], key = node): Tree => {
    if (++valueCount > MAX_VALUES) throw tooMuch(file);
    if (path.length > MAX_DEPTH) throw tooDeep(file);
    // The parser would search the whole file for each alias.
    if (isAlias(node)) return treeOf(anchors.get(node.source) ?? null, path, key);
    if (node?.anchor) anchors.set(node.anchor, node);
    if (isMap(node)) {
      const entries = node.items.map(({ key, value }) => {
        const name = visibleText(isScalar(key) ? (key.source ?? String(key.value)) : String(key));
        return { key: name, value: treeOf(value as Node | null, [...path, name], key as Node) };
      });
      return group(merged(entries));
    }
    if (isSeq(node)) return list(node.items.map((item, index) => treeOf(item as Node, [...path, index])));
    if (!isScalar(node) || node.value === null) return new Tree({});
    const { value, source = String(value) } = node;
    const kind = typeof value as Tree['kind'];
    const words = kind === 'string' ? visibleText(String(value)) : source;
    letterCount += lettersIn(words);
    if (letterCount > MAX_LETTERS) throw tooMuch(file);
    const { line } = lines.linePos(key?.range?.[0] ?? 0);
    return new Tree({ kind, words, file, line, path: fieldOf(path) });
  };
  return { tree: treeOf(document.contents as Node | null, []), faults };
}

/** Returns JSON as every parser reads it. Only comments and commas are mended without a word. */
function mended(file: string, text: string, faults: string[]): string {
  const errors: ParseError[] = [];
  parseTree(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first) {
    const line = text.slice(0, first.offset).split('\n').length;
    faults.push(`${file}:${line}: ${jsonFault(first.error)}; it was mended: check that all of it was read`);
  }
  try {
    // `jsonrepair` would take strings with brackets in them apart, even in valid JSON.
    JSON.parse(text);
    return text;
  } catch {}
  try {
    return jsonrepair(text);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return text;
  }
}

/** Returns the entries of a group, with those that it lacks from the groups that `<<` names. */
function merged(entries: Entry[]): Entry[] {
  const direct = entries.filter(({ key }) => key !== '<<');
  const bases = entries.filter(({ key }) => key === '<<').flatMap(({ value }) => [value, ...value.items]);
  const isLacking = ({ key }: Entry) => !direct.some((entry) => entry.key === key);
  return [...direct, ...bases.flatMap(({ entries }) => entries).filter(isLacking)];
}
