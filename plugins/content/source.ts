import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  findNodeAtLocation,
  getLocation,
  getNodeValue,
  type JSONPath,
  type ParseError,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type Fault, wholeFault } from './fault.ts';
import { givenTwice } from './given-twice.ts';
import { isGroup, type Merged } from './merge.ts';

const EXPECTED: Record<string, string> = {
  CommaExpected: 'a comma was expected here',
  ColonExpected: 'a colon was expected here',
  PropertyNameExpected: 'a name in double quotes was expected here (is a comma too many before it?)',
  ValueExpected: 'a value was expected here (is a comma too many, or a text without double quotes?)',
  CloseBraceExpected: 'a closing } was expected here',
  CloseBracketExpected: 'a closing ] was expected here',
  EndOfFileExpected: 'the end of the file was expected here',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'a text does not end on its line',
  InvalidCharacter: 'a line break or tab stands bare in a text (write \\n or \\t)',
  InvalidEscapeCharacter: "a backslash stands before what it can't escape (write \\\\)",
  InvalidSymbol: 'this is no value (texts stand in double quotes)',
};

/** What is wrong with a JSON text where its parser stopped. */
export const jsonProblem = (code: ParseErrorCode): string =>
  EXPECTED[printParseErrorCode(code)] ?? 'this is not JSON';

/** A value in a file, and how to get there. */
export interface Found<T = unknown> {
  path: JSONPath;
  value: T;
}

/** A JSON file of the owner's that remembers where everything stands in it. */
export interface Source {
  /** Path from the project's root. */
  file: string;
  /** What the file says; undefined where it is missing or is not JSON. */
  value: unknown;
  /** What kept it from being read. */
  faults: Fault[];
  /** A fault at a place in the file; where that place is missing, at what should hold it. */
  fault(path: JSONPath, problem: string, remedy: string): Fault;
  /** In a further language, where all this is of two files: the language's own, if there is one. */
  own?: Source;
  /** In a further language: what both files make together. */
  merged?: Merged;
}

/** `['work', 1, 'endDate']` as `work[1].endDate`. */
export const fieldOf = (path: JSONPath): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '') || 'the file';

/**
 * Reads a file of the owner's.
 * @param path absolute path of the file
 * @param recode what to do where it is in another encoding
 */
export function readSource(root: string, path: string, recode = 'save it as UTF-8'): Source {
  const file = relative(root, path).replaceAll('\\', '/');
  const unread = (problem: string, remedy: string): Source => ({
    ...sourceOf(file, ''),
    faults: [wholeFault(file, problem, remedy)],
  });
  if (!existsSync(path)) return unread('does not exist', 'create it, or run npm run new');
  const bytes = readFileSync(path);
  // No JSON has a zero; each Latin letter in UTF-16 does.
  if (!isUtf8(bytes) || bytes.includes(0)) return unread('is not UTF-8', recode);
  const text = bytes.toString();
  return text.trim() ? sourceOf(file, text) : unread('is empty', 'fill it, or write {} into it');
}

/**
 * The same for a text that has been read.
 * @param file path from the project's root
 */
export function sourceOf(file: string, raw: string): Source {
  const text = raw.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const lineOf = (path: JSONPath): number => {
    const node = tree && findNodeAtLocation(tree, path);
    if (node) return lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
    return path.length ? lineOf(path.slice(0, -1)) : 1;
  };
  const fault: Source['fault'] = (path, problem, remedy) => ({
    ...wholeFault(file, problem, remedy, fieldOf(path)),
    line: lineOf(path),
  });
  if (tree && !errors.length) {
    const faults = givenTwice(tree).map((path) => fault(path, 'is given twice', 'keep one of the two'));
    return { file, value: getNodeValue(tree), faults, fault };
  }
  let last = -1;
  const faults = errors.flatMap(({ error, offset }) => {
    const line = lineAt(offset);
    // What follows at once is an echo of the first.
    if (line <= last + 1) return [];
    last = line;
    const field = fieldOf(getLocation(text, offset).path.filter((key) => key !== ''));
    return [{ ...wholeFault(file, jsonProblem(error), 'correct the JSON', field), line }];
  });
  return { file, value: undefined, faults, fault };
}

const entriesOf = (value: unknown): [string | number, unknown][] =>
  Array.isArray(value) ? [...value.entries()] : isGroup(value) ? Object.entries(value) : [];

const search = (value: unknown, [head, ...rest]: (string | number)[], path: JSONPath = []): Found[] =>
  head === undefined
    ? [{ path, value }]
    : entriesOf(value)
        .filter(([key]) => head === '*' || key === head)
        .flatMap(([key, each]) => search(each, rest, [...path, key]));

/** Every value of a file at a path in which `*` stands for any key or index. */
export const find = ({ value }: Source, ...pattern: (string | number)[]): Found[] => search(value, pattern);

/** The texts among them. */
export const findTexts = (source: Source, ...pattern: (string | number)[]): Found<string>[] =>
  find(source, ...pattern).filter((found): found is Found<string> => typeof found.value === 'string');

/** Those whose value an earlier one has, each with the first that has it. */
export const repeated = <T extends Found>(all: T[]): [again: T, first: T][] =>
  all.flatMap((each, index) => {
    const first = all.slice(0, index).find(({ value }) => value === each.value);
    return first ? [[each, first]] : [];
  });

/** The text at a path; undefined where there is none. */
export const textAt = (source: Source, ...path: (string | number)[]): string | undefined =>
  findTexts(source, ...path)[0]?.value;

/** The field that a place is in, a list's entries being in that of the list. */
export const nameIn = (path: JSONPath): string => String(path.findLast((key) => typeof key === 'string'));

/** Every text in a value, with the way to it. */
export const textsIn = (value: unknown, path: JSONPath = []): Found<string>[] =>
  typeof value === 'string'
    ? [{ path, value }]
    : entriesOf(value).flatMap(([key, each]) => textsIn(each, [...path, key]));
