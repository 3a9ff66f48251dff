import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What a part of a résumé has to be. */
export type Shape =
  | { kind: 'text' | 'date' | 'url' | 'email' }
  | { kind: 'list'; of: Shape }
  | { kind: 'group'; fields: Record<string, Shape> };

export type GroupShape = Extract<Shape, { kind: 'group' }>;

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
}

function shapeOf({ $ref, type, format, items = {}, properties = {} }: Schema): Shape {
  if ($ref) return { kind: 'date' };
  if (type === 'array') return { kind: 'list', of: shapeOf(items) };
  if (type === 'object')
    return {
      kind: 'group',
      fields: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, shapeOf(each)])),
    };
  return { kind: format === 'uri' ? 'url' : format === 'email' ? 'email' : 'text' };
}

/** The official schema of JSON Resume 1.0.0 as a shape. */
export const RESUME = shapeOf(
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@jsonresume/schema/schema.json'), 'utf8')),
) as GroupShape;
