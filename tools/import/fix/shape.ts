import { type ObjectSchema, RESUME_SCHEMA } from '../../../plugins/content/check/schema.ts';
import { mapRecord } from '../../../plugins/map-record.ts';

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
