import { type ObjectSchema, resumeSchema } from '../../../plugins/content/schema.ts';
import type { Notes } from '../notes.ts';
import type { Path, Tree } from '../tree.ts';

/** What a part of a résumé has to be. */
export type Shape =
  | { kind: 'text' | 'date' | 'url' | 'email' }
  | { kind: 'list'; of: Shape }
  | { kind: 'group'; fields: Record<string, Shape> };

export type GroupShape = Extract<Shape, { kind: 'group' }>;

function shapeOf({ $ref, type, format, items = {}, properties = {} }: ObjectSchema): Shape {
  if ($ref) return { kind: 'date' };
  if (type === 'array') return { kind: 'list', of: shapeOf(items) };
  if (type === 'object')
    return {
      kind: 'group',
      fields: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, shapeOf(each)])),
    };
  return { kind: format === 'uri' ? 'url' : format === 'email' ? 'email' : 'text' };
}

export const RESUME = shapeOf(resumeSchema()) as GroupShape;
const { fields: basics } = RESUME.fields.basics as GroupShape;
const { fields: location } = basics.location as GroupShape;

/** The names that the schema has at the top, of a person and of a place. */
export const SECTIONS = Object.keys(RESUME.fields);
export const PERSON = Object.keys(basics);
export const PLACE = Object.keys(location);

/** What every part of the mending works with. */
export interface Mending {
  notes: Notes;
  /** Whether only faults are touched: blanks stay, nothing is added. */
  gentle: boolean;
  /** Where the résumé's own address leads, for addresses that begin with a slash. */
  home?: string;
  /**
   * Makes a value what the schema wants.
   * @returns undefined where nothing of it can be used
   */
  mend: (tree: Tree, shape: Shape, path: Path) => Tree | undefined;
}

/** The nearest name on the way to a value, such as `work` or `location`; `resume` at the top. */
export const sectionOf = (path: Path): string =>
  path.findLast((key): key is string => typeof key === 'string') ?? 'resume';
