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

/** A place in a file, both from 1. */
export interface Position {
  line: number;
  column: number;
}
export const TOP: Position = { line: 1, column: 1 };

/** A file of the owner's, which knows the place of every value. */
export interface Source {
  file: string;
  /** The parsed contents; undefined if the file is missing or can't be read. */
  value: unknown;
  /** Why the file can't be read, or which fields it has twice. */
  faults: Fault[];
  /** Returns the place of a value; if there is none, that of the nearest one around it. */
  placeAt(path: JSONPath): Pick<Fault, 'file' | 'field' | 'line' | 'column'>;
  /** Returns a fault at such a place. */
  fault(path: JSONPath, ...advice: Advice): Fault;
  /** In a further language, where a source combines two files: the language's file, if there is one. */
  translation?: Source;
}

/** Returns a source that makes faults of the places that it knows. */
export const asSource = (source: Omit<Source, 'fault'>): Source => ({
  ...source,
  fault: (path, problem, remedy) => ({ ...source.placeAt(path), problem, remedy }),
});

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
  const positionAt = (offset: number): Position => {
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length, column: (lines.at(-1) as string).length + 1 };
  };
  const positionOf = (path: JSONPath): Position => {
    const node = tree && findNodeAtLocation(tree, path);
    if (node) return positionAt((node.parent?.type === 'property' ? node.parent : node).offset);
    return path.length ? positionOf(path.slice(0, -1)) : TOP;
  };
  const isRead = tree && !errors.length;
  const source = asSource({
    file,
    value: isRead ? getNodeValue(tree) : undefined,
    faults: [],
    placeAt: (path) => ({ file, field: fieldOf(path), ...positionOf(path) }),
  });
  if (isRead) {
    const faults = droppedKeys(tree).map((path) =>
      path.at(-1) === UNKEPT
        ? source.fault(path, 'is a name that no program keeps', 'rename it')
        : source.fault(path, 'is given twice', 'keep one of them'),
    );
    return { ...source, faults };
  }
  let lastLine = -1;
  const faults = errors.flatMap(({ error, offset }) => {
    const { line, column } = positionAt(offset);
    // Errors on the same or the next line are consequences of the previous one.
    if (line <= lastLine + 1) return [];
    lastLine = line;
    const field = fieldOf(getLocation(text, offset).path.filter((key) => key !== ''));
    return fileFault(file, [jsonFault(error), 'fix the JSON'], { field, line, column });
  });
  return { ...source, faults };
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
