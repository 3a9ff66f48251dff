import type { JSONPath } from 'jsonc-parser';
import type { MarkdownSection } from '../types.ts';

/** A value within another, with its path there. */
export interface Value<T = unknown> {
  path: JSONPath;
  value: T;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const membersOf = (value: unknown): [string | number, unknown][] =>
  Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];

/** Returns every value at a path, in which `*` matches any key or index. */
export const valuesAt = (value: unknown, [head, ...rest]: JSONPath, path: JSONPath = []): Value[] =>
  head === undefined
    ? [{ path, value }]
    : membersOf(value)
        .filter(([key]) => head === '*' || key === head)
        .flatMap(([key, member]) => valuesAt(member, rest, [...path, key]));

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: JSONPath): unknown => valuesAt(value, path)[0]?.value;

/** Returns every string in a value, with its path. */
export const stringsIn = (value: unknown, path: JSONPath = []): Value<string>[] =>
  typeof value === 'string'
    ? [{ path, value }]
    : membersOf(value).flatMap(([key, member]) => stringsIn(member, [...path, key]));

/** Returns the strings of all fields with a name, at any depth of a value. */
export const stringsOfField = (name: string, value: unknown): string[] =>
  stringsIn(value).flatMap(({ path, value }) => (path.at(-1) === name ? value : []));

/** Returns the name of the field at a path; for a list's entry, that of the list. */
export const fieldNameIn = (path: JSONPath) => String(path.findLast((key) => typeof key === 'string'));

/** The field of a section's blocks, which are read from Markdown. */
const BLOCKS: keyof MarkdownSection = 'shown';

/** True if the value at a path was read from Markdown, so that its texts are parsed already. */
export const isFromMarkdown = (path: JSONPath): boolean => path.includes(BLOCKS);
