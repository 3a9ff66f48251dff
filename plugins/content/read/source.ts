import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import {
  findNodeAtLocation,
  getLocation,
  getNodePath,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import { fieldOf, jsonFault, MAX_DEPTH } from '../../../packages/resume-import/src/text/faults.ts';
import { type Advice, type Fault, fileFault } from '../../fault.ts';
import { isBelow, ownerFolder, pathFrom } from './folder.ts';
import { depthOf } from './limits.ts';

export { fieldOf };

/** A place in a file, both from 1. */
export interface Position {
  line: number;
  column: number;
}
export const TOP: Position = { line: 1, column: 1 };

/** A value of a file, with a function that makes a fault of it. */
export interface Field<T = unknown> {
  path: JSONPath;
  value: T;
  source: Source;
  fault(...advice: Advice): Fault;
}
type Value<T = unknown> = Pick<Field<T>, 'path' | 'value'>;

/** A file of the owner's, which knows the line of every value. */
export interface Source {
  file: string;
  /** The parsed contents; undefined if the file is missing or can't be read. */
  value: unknown;
  /** Why the file can't be read, or which fields it has twice. */
  faults: Fault[];
  /** Creates a fault at a place in the file; if that place is missing, at its nearest existing parent. */
  fault(path: JSONPath, ...advice: Advice): Fault;
  /** In a further language, where a source combines two files: the language's file, if there is one. */
  translation?: Source;
}

/** Reads a file of the owner's; `recoding` is the remedy if it is not UTF-8, and `parse` reads another format than JSON. */
export function readSource(
  root: string,
  path: string,
  recoding = 'save it as UTF-8',
  parse?: typeof sourceOf,
): Source {
  const file = pathFrom(root, path);
  const unread = (problem: string, remedy: string): Source => ({
    ...sourceOf(file, ''),
    faults: [fileFault(file, [problem, remedy])],
  });
  // The command writes to the owner's own folder, wherever the content comes from.
  const orRun = isBelow(ownerFolder(root), path) ? ', or run npm run new' : '';
  if (!existsSync(path)) return unread('does not exist', `create it${orRun}`);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return unread("can't be read", 'make it a file that you may read');
  }
  // JSON never contains a zero byte; every Latin letter in UTF-16 has one.
  if (!isUtf8(bytes) || bytes.includes(0)) return unread('is not UTF-8', recoding);
  const text = bytes.toString();
  if (parse) return parse(file, text);
  if (depthOf(text) > MAX_DEPTH)
    return unread(`has groups and lists more than ${MAX_DEPTH} deep`, 'write them with fewer levels');
  return text.trim() ? sourceOf(file, text) : unread('is empty', 'fill it in, or write {} into it');
}

/** Returns JSON text that is already in memory as a source; `file` is its path from the project's root. */
export function sourceOf(file: string, raw: string): Source {
  const text = raw.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const placeAt = (offset: number): Position => {
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length, column: (lines.at(-1) as string).length + 1 };
  };
  const placeOf = (path: JSONPath): Position => {
    const node = tree && findNodeAtLocation(tree, path);
    if (node) return placeAt((node.parent?.type === 'property' ? node.parent : node).offset);
    return path.length ? placeOf(path.slice(0, -1)) : TOP;
  };
  const fault: Source['fault'] = (path, ...advice) =>
    fileFault(file, advice, { field: fieldOf(path), ...placeOf(path) });
  if (tree && !errors.length) {
    const faults = droppedKeys(tree).map((path) =>
      path.at(-1) === UNKEPT
        ? fault(path, 'is a name that no program keeps', 'rename it')
        : fault(path, 'is given twice', 'keep one of them'),
    );
    return { file, value: getNodeValue(tree), faults, fault };
  }
  let lastLine = -1;
  const faults = errors.flatMap(({ error, offset }) => {
    const { line, column } = placeAt(offset);
    // Errors on the same or the next line are consequences of the previous one.
    if (line <= lastLine + 1) return [];
    lastLine = line;
    const field = fieldOf(getLocation(text, offset).path.filter((key) => key !== ''));
    return fileFault(file, [jsonFault(error), 'fix the JSON'], { field, line, column });
  });
  return { file, value: undefined, faults, fault };
}

/** The one name that an object can't have as a field, because it sets what the object inherits. */
const UNKEPT = '__proto__';

/** Returns the paths of keys whose value would be silently dropped: `__proto__`, and keys that an object has already. */
function droppedKeys({ type, children = [] }: Node): JSONPath[] {
  const keys = children.map(({ children: [key] = [] }) => key?.value);
  return children.flatMap((child, index) => {
    const isDropped = type === 'object' && (keys[index] === UNKEPT || keys.indexOf(keys[index]) < index);
    return [...(isDropped ? [getNodePath(child.children?.[1] ?? child)] : []), ...droppedKeys(child)];
  });
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const membersOf = (value: unknown): [string | number, unknown][] =>
  Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];

const search = (value: unknown, [head, ...rest]: (string | number)[], path: JSONPath = []): Value[] =>
  head === undefined
    ? [{ path, value }]
    : membersOf(value)
        .filter(([key]) => head === '*' || key === head)
        .flatMap(([key, member]) => search(member, rest, [...path, key]));

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: JSONPath): unknown => search(value, path)[0]?.value;

const foundIn =
  (source: Source) =>
  <T>(found: Value<T>): Field<T> => ({
    ...found,
    source,
    fault: (...advice) => source.fault(found.path, ...advice),
  });

/** Returns the file that has the value at a path, and the value's line if that is known. */
export const lineAt = (source: Source, path: JSONPath): Pick<Fault, 'file' | 'line'> =>
  source.fault(path, '', '');

/** Returns every value at a path of a file, in which `*` matches any key or index. */
export const find = (source: Source, ...pattern: (string | number)[]): Field[] =>
  search(source.value, pattern).map(foundIn(source));

/** Returns every string at a path of a file, in which `*` matches any key or index. */
export const findStrings = (source: Source, ...pattern: (string | number)[]): Field<string>[] =>
  find(source, ...pattern).filter((found): found is Field<string> => typeof found.value === 'string');

/** Returns the entries whose value occurred before, each with the first entry of that value. */
export const repeated = <T extends Field>(fields: T[]): [again: T, first: T][] =>
  fields.flatMap((field, index) => {
    const first = fields.slice(0, index).find(({ value }) => value === field.value);
    return first ? [[field, first]] : [];
  });

/** Returns the string at a path; undefined if there is none. */
export const stringAt = (source: Source, ...path: (string | number)[]): string | undefined =>
  findStrings(source, ...path)[0]?.value;

/** Returns the name of the field at a path; for a list's entry, that of the list. */
export const fieldNameIn = (path: JSONPath) => String(path.findLast((key) => typeof key === 'string'));

/** True if the value at a path was read from Markdown, so that its texts are parsed already. */
export const isFromMarkdown = (path: JSONPath): boolean => path.includes('shown');

/** Returns every string in a file. */
export const allStrings = (source: Source): Field<string>[] => stringsIn(source.value).map(foundIn(source));

/** Returns every string in a value, with its path. */
export const stringsIn = (value: unknown, path: JSONPath = []): Value<string>[] =>
  typeof value === 'string'
    ? [{ path, value }]
    : membersOf(value).flatMap(([key, member]) => stringsIn(member, [...path, key]));

/** Returns the strings of all fields with a name, at any depth of a value. */
export const stringsOfField = (name: string, value: unknown): string[] =>
  stringsIn(value).flatMap(({ path, value }) => (path.at(-1) === name ? value : []));
