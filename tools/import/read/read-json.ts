import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { LineCounter } from 'yaml';
import { quoted } from '../../../plugins/content/schema-words.ts';
import { jsonProblem } from '../../../plugins/content/source.ts';
import { NotAResume, type Notes } from '../notes.ts';
import { type Entry, group, list, type Tree, text as textAt } from '../tree.ts';
import { commentsIn, escapeInvalid, unescapeInvalid } from './json-text.ts';

type LineAt = (offset: number) => number;

/** What a parser gets over with nothing lost. */
const HARMLESS: Record<string, string> = {
  CommaExpected: 'a comma that was missing → set',
  PropertyNameExpected: 'a comma too many → taken out',
  ValueExpected: 'a comma too many → taken out',
};

/** What a text as JSON is made of, and how far it can be trusted. */
export interface Read {
  tree: Tree | undefined;
  /** Whether all of it was understood. */
  whole: boolean;
  /** Says what was mended, and what was not understood. */
  say: (notes: Notes) => void;
}

/**
 * Reads JSON as people write it: with comments, a comma too many or too few, bare line breaks in
 * texts, keys given twice.
 */
export function readJson(file: string, raw: string): Read {
  const given = raw.replace(/^\uFEFF/, '');
  const source = escapeInvalid(given);
  const errors: ParseError[] = [];
  const node = parseTree(source.text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const lineAt = lineCounter(given);
  const faults = errors.map((error) => ({ ...error, name: printParseErrorCode(error.error) }));
  const grave = faults.filter(({ name, offset }) => !HARMLESS[name] || !isComma(source.text, offset, name));
  const seen = new Set<number>();
  const say = (notes: Notes) => {
    sayComments(file, given, notes);
    for (const { line, what } of source.mended) notes.mend({ file, line }, [], what, what);
    for (const { name, offset, error } of faults) {
      const line = lineAt(offset);
      if (seen.has(line)) continue;
      seen.add(line);
      const words = JSON.stringify((given.split('\n')[line - 1] ?? '').trim());
      if (grave.some((each) => each.offset === offset))
        notes.leave({ file, line }, [], `${jsonProblem(error)}: see whether all of ${words} came over`);
      else notes.mend({ file, line }, [], HARMLESS[name] ?? '', name);
    }
  };
  return { tree: node && treeOf(node, file, source.text, lineAt), whole: !grave.length, say };
}

/** Says which comments there are: they don't come over. */
export function sayComments(file: string, source: string, notes: Notes): void {
  const lineAt = lineCounter(source);
  for (const { offset, words } of commentsIn(source))
    notes.leave({ file, line: lineAt(offset) }, [], `the comment ${quoted(words)} has no place in JSON`);
}

/** Whether only commas are too many or too few here. */
const isComma = (source: string, offset: number, name: string): boolean =>
  name === 'CommaExpected' ? /["[{\d\w-]/.test(source[offset] ?? '') : /[,\]}]/.test(source[offset] ?? '');

function treeOf(node: Node, file: string, source: string, lineAt: LineAt, depth = 0): Tree {
  if (depth > 100) throw new NotAResume(`${file} is nested too deep for a résumé`);
  const place = { file, line: lineAt((node.parent?.type === 'property' ? node.parent : node).offset) };
  const below = (child: Node) => treeOf(child, file, source, lineAt, depth + 1);
  switch (node.type) {
    case 'object':
      return group(
        (node.children ?? []).flatMap(({ children: [key, value] = [] }): Entry[] =>
          key && value ? [{ key: unescapeInvalid(String(key.value)), value: below(value) }] : [],
        ),
        place,
      );
    case 'array':
      return list((node.children ?? []).map(below), place);
    case 'string':
      return textAt(unescapeInvalid(node.value), place);
    case 'null':
      return { kind: 'null', words: 'null', ...place };
    default: {
      const words = source.slice(node.offset, node.offset + node.length);
      return { kind: node.type === 'boolean' ? 'flag' : 'number', words, ...place };
    }
  }
}

/** The line of an offset, without reading the text anew for each. */
function lineCounter(source: string): LineAt {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of source.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => lines.linePos(offset).line;
}
