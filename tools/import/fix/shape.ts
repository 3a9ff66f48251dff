import { type ObjectSchema, RESUME_SCHEMA } from '../../../plugins/content/check/schema.ts';
import { mapRecord } from '../../../plugins/map-record.ts';
import type { Notes } from '../notes.ts';
import type { Path, Tree } from '../tree.ts';

/** The type that a part of a résumé must have. */
export type Shape =
  | { kind: 'text' | 'date' | 'url' | 'email' }
  | { kind: 'list'; of: Shape }
  | { kind: 'group'; fields: Record<string, Shape> };

export type GroupShape = Extract<Shape, { kind: 'group' }>;

function shapeOf({ $ref, type, format, items = {}, properties = {} }: ObjectSchema): Shape {
  if ($ref) return { kind: 'date' };
  if (type === 'array') return { kind: 'list', of: shapeOf(items) };
  if (type === 'object') return { kind: 'group', fields: mapRecord(properties, shapeOf) };
  return { kind: format === 'uri' ? 'url' : format === 'email' ? 'email' : 'text' };
}

export const RESUME = shapeOf(RESUME_SCHEMA) as GroupShape;
const { fields: basics } = RESUME.fields.basics as GroupShape;
const { fields: location } = basics.location as GroupShape;

/** The schema's field names at the top level, of a person and of a location. */
export const SECTIONS = Object.keys(RESUME.fields);
export const PERSON = Object.keys(basics);
export const LOCATION = Object.keys(location);

/** Passed to every step. */
export interface FixContext {
  notes: Notes;
  /** Whether to change only faults: blanks stay, nothing is added. */
  minimal: boolean;
  /** The résumé's own URL, as the base of URLs that start with a slash. */
  home?: string;
  /**
   * Fixes a value to match the schema.
   * @returns undefined if nothing of it can be used
   */
  fix: (tree: Tree, shape: Shape, path: Path) => Tree | undefined;
}

/** The last name in a path, such as `work` or `location`; `resume` at the top level. */
export const sectionOf = (path: Path): string =>
  path.findLast((key): key is string => typeof key === 'string') ?? 'resume';
