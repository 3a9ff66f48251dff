import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  findNodeAtLocation,
  getLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import type { Fault } from './fault.ts';
import { jsonProblem } from './json-words.ts';

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
  /** Every text in the file. */
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
 * @param root absolute path of the project
 * @param path absolute path of the file
 */
export function readSource(root: string, path: string): Source {
  const file = relative(root, path).replaceAll('\\', '/');
  if (!existsSync(path)) {
    const fault = {
      file,
      field: 'the file',
      problem: 'does not exist',
      remedy: 'create it, or run npm run new',
    };
    return emptySource(file, fault);
  }
  return sourceOf(file, readFileSync(path, 'utf8'));
}

const emptySource = (file: string, fault: Fault): Source => ({
  file,
  value: undefined,
  faults: [fault],
  fault: (path, problem, remedy) => ({ file, field: fieldOf(path), problem, remedy }),
  find: () => [],
  texts: () => [],
});

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
  if (!errors.length && tree) faults.push(...twice(tree, fault));
  const sound = tree && !errors.length ? tree : undefined;
  return {
    file,
    value: sound && getNodeValue(sound),
    faults,
    fault,
    find: (...pattern) => (sound ? search(sound, pattern) : []),
    texts: () => (sound ? leaves(sound, []) : []),
  };
}

const fields = (node: Node): [string | number, Node][] =>
  node.type === 'object'
    ? (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
        key && value ? [[String(key.value), value] as [string, Node]] : [],
      )
    : (node.children ?? []).map((child, index) => [index, child]);

const search = (node: Node, [head, ...rest]: (string | number)[], path: JSONPath = []): Found[] =>
  head === undefined
    ? [{ path, value: getNodeValue(node) }]
    : fields(node)
        .filter(([key]) => head === '*' || key === head)
        .flatMap(([key, child]) => search(child, rest, [...path, key]));

const leaves = (node: Node, path: JSONPath): (Found & { value: string })[] =>
  node.type === 'string'
    ? [{ path, value: node.value }]
    : fields(node).flatMap(([key, child]) => leaves(child, [...path, key]));

/** Names that stand twice in one object: the first value would be lost without a word. */
const twice = (node: Node, fault: Source['fault'], path: JSONPath = []): Fault[] =>
  fields(node).flatMap(([key, child], index, all) => [
    ...(all.findIndex(([other]) => other === key) < index
      ? [fault([...path, key], 'is given twice', 'keep one of the two')]
      : []),
    ...twice(child, fault, [...path, key]),
  ]);
