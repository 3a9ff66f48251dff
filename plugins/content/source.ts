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
import type { Fault } from './fault.ts';
import { givenTwice } from './given-twice.ts';

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
export interface Found {
  path: JSONPath;
  value: unknown;
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
  /** Every value at a path in which `*` stands for any key or index. */
  find(...pattern: (string | number)[]): Found[];
  texts(): (Found & { value: string })[];
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
    faults: [{ file, field: 'the file', problem, remedy }],
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
    file,
    line: lineOf(path),
    field: fieldOf(path),
    problem,
    remedy,
  });
  let last = -1;
  const faults: Fault[] = errors.flatMap(({ error, offset }) => {
    const line = lineAt(offset);
    // What follows at once is an echo of the first.
    if (line <= last + 1) return [];
    last = line;
    const field = fieldOf(getLocation(text, offset).path.filter((key) => key !== ''));
    return [{ file, line, field, problem: jsonProblem(error), remedy: 'correct the JSON' }];
  });
  if (!errors.length && tree)
    faults.push(...givenTwice(tree).map((path) => fault(path, 'is given twice', 'keep one of the two')));
  const value = tree && !errors.length ? getNodeValue(tree) : undefined;
  return {
    file,
    value,
    faults,
    fault,
    find: (...pattern) => search(value, pattern),
    texts: () => textsIn(value),
  };
}

const entriesOf = (value: unknown): [string | number, unknown][] =>
  Array.isArray(value)
    ? [...value.entries()]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).filter(([, each]) => each !== undefined)
      : [];

export const search = (value: unknown, [head, ...rest]: (string | number)[], path: JSONPath = []): Found[] =>
  head === undefined
    ? [{ path, value }]
    : entriesOf(value)
        .filter(([key]) => head === '*' || key === head)
        .flatMap(([key, each]) => search(each, rest, [...path, key]));

/** The text at a path; undefined where there is none. */
export function textAt(source: Source, ...path: (string | number)[]): string | undefined {
  const value = source.find(...path)[0]?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Every text in a value, with the way to it. */
export const textsIn = (value: unknown, path: JSONPath = []): (Found & { value: string })[] =>
  typeof value === 'string'
    ? [{ path, value }]
    : entriesOf(value).flatMap(([key, each]) => textsIn(each, [...path, key]));
