import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { LineCounter } from 'yaml';
import { quoted } from '../../../plugins/content/check/schema-messages.ts';
import { jsonProblem } from '../../../plugins/content/read/source.ts';
import { NotAResume, Notes } from '../notes.ts';
import { type Entry, group, list, type Tree, text as textAt } from '../tree.ts';
import { commentsIn, escapeInvalid, unescapeInvalid } from './json-text.ts';

type LineAt = (offset: number) => number;

/** Errors that the parser recovers from without losing anything. */
const HARMLESS: Record<string, string> = {
  CommaExpected: 'a missing comma → added',
  PropertyNameExpected: 'an extra comma → removed',
  ValueExpected: 'an extra comma → removed',
};

/** The parsed text, whether it was fully understood, and the notes about it. */
export interface ReadResult {
  tree: Tree | undefined;
  /** Whether it was understood in full. */
  isComplete: boolean;
  notes: Notes;
}

/**
 * Reads JSON as people write it: with comments, extra or missing commas, unescaped line breaks in texts, duplicate
 * keys.
 */
export function readJson(file: string, raw: string): ReadResult {
  const given = raw.replace(/^\uFEFF/, '');
  const source = escapeInvalid(given);
  const errors: ParseError[] = [];
  const node = parseTree(source.text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const lineAt = lineCounter(given);
  const notes = new Notes();
  noteComments(file, given, notes);
  for (const { offset, what } of source.fixed) notes.addFix({ file, line: lineAt(offset) }, [], what, what);
  const faults = errors.map(({ error, offset }) => {
    const name = printParseErrorCode(error);
    const isGrave = !HARMLESS[name] || !isComma(source.text, offset, name);
    return { error, name, line: lineAt(offset), isGrave };
  });
  for (const { line, name } of faults.filter((fault, at) => fault.line !== faults[at - 1]?.line)) {
    const grave = faults.find((fault) => fault.isGrave && fault.line === line);
    const words = JSON.stringify((given.split('\n')[line - 1] ?? '').trim());
    const check = grave && `${jsonProblem(grave.error)}: check that all of ${words} was imported`;
    if (check) notes.addUnresolved({ file, line }, [], check);
    else notes.addFix({ file, line }, [], HARMLESS[name] ?? '', name);
  }
  const tree = node && treeOf(node, file, source.text, lineAt);
  return { tree, isComplete: !faults.some(({ isGrave }) => isGrave), notes };
}

/** Notes each comment: comments are not imported. */
export function noteComments(file: string, source: string, notes: Notes): void {
  const lineAt = lineCounter(source);
  for (const { offset, words } of commentsIn(source)) {
    const what = `the comment ${quoted(words)} was dropped: JSON has no comments`;
    notes.addUnresolved({ file, line: lineAt(offset) }, [], what);
  }
}

/** Whether the error really is just an extra or missing comma. */
const isComma = (source: string, offset: number, name: string): boolean =>
  name === 'CommaExpected' ? /["[{\d\w-]/.test(source[offset] ?? '') : /[,\]}]/.test(source[offset] ?? '');

function treeOf(node: Node, file: string, source: string, lineAt: LineAt, depth = 0): Tree {
  if (depth > 100) throw new NotAResume(file, 'is nested too deeply for a résumé', '');
  const origin = { file, line: lineAt((node.parent?.type === 'property' ? node.parent : node).offset) };
  const below = (child: Node) => treeOf(child, file, source, lineAt, depth + 1);
  switch (node.type) {
    case 'object':
      return group(
        (node.children ?? []).flatMap(({ children: [key, value] = [] }): Entry[] =>
          key && value ? [{ key: unescapeInvalid(String(key.value)), value: below(value) }] : [],
        ),
        origin,
      );
    case 'array':
      return list((node.children ?? []).map(below), origin);
    case 'string':
      return textAt(unescapeInvalid(node.value), origin);
    case 'null':
      return { kind: 'null', words: 'null', ...origin };
    default: {
      const words = source.slice(node.offset, node.offset + node.length);
      return { kind: node.type === 'boolean' ? 'flag' : 'number', words, ...origin };
    }
  }
}

/** Looks up the line of an offset without rescanning the text each time. */
function lineCounter(source: string): LineAt {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of source.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => lines.linePos(offset).line;
}
