import { basename } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { fieldOf, isDeepYaml, MAX_DEPTH } from '../../../packages/resume-import/src/text/faults.ts';
import { type Advice, type Fault, fileFault } from '../../fault.ts';
import { FRONT_MATTER, readFrontMatter } from './front-matter.ts';
import { depthOf, tooMuch } from './limits.ts';
import { readBody } from './markdown.ts';
import { asSource, type Position, type Source, TOP } from './source.ts';
import { isObject } from './values.ts';

const FRONT = 'the front matter';

/** Returns a project's page as a source; `needsText` is false if the first language's text may stand in for it. */
export function markdownSource(file: string, raw: string, pictures: string[], needsText = true): Source {
  const text = raw.replace(/^\uFEFF/, '');
  const faultAt = (position: Position, field: string, ...advice: Advice): Fault =>
    fileFault(file, advice, { field, ...position });
  const unread = (fault: Fault): Source =>
    asSource({
      file,
      value: undefined,
      faults: [fault],
      placeAt: (path) => ({ file, field: fieldOf(path) }),
    });
  const [front = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  const excess = tooMuch(file, text, front);
  if (excess) return unread(excess);
  const remedy = 'write its title above the text: ---, title: …, ---';
  if (!front) return unread(faultAt(TOP, 'the file', 'begins without front matter', remedy));
  if (depthOf(yaml) > MAX_DEPTH || isDeepYaml(yaml))
    return unread(faultAt(TOP, FRONT, `is more than ${MAX_DEPTH} levels deep`, 'write it with fewer'));
  const read = readFrontMatter(yaml);
  if ('advice' in read) return unread(faultAt(read.point, FRONT, ...read.advice));

  const { fields, pointOf } = read;
  const body = front.replace(/[^\r\n]/g, '') + text.slice(front.length);
  const title = String(fields.title ?? basename(file, '.md'));
  const { sections, faults, places } = readBody(body, file, title, pictures);
  if (needsText && !sections.length && !faults.length)
    faults.push(faultAt(TOP, 'the file', 'has no text', 'write at least a sentence below the front matter'));
  const below = 'write each below the front matter: ## and its heading, then its text';
  if ('sections' in fields) faults.push(faultAt(pointOf(['sections']), 'sections', 'is not read', below));
  const value = { ...fields, sections };
  return asSource({
    file,
    value,
    faults,
    placeAt(path) {
      if (path[0] !== 'sections') return { file, field: fieldOf(path), ...pointOf(path) };
      const { heading, id } = sections[Number(path[1])] ?? {};
      return { file, field: heading || id || fieldOf(path), ...innermost(value, path, places) };
    },
  });
}

/** Returns the place of the innermost object around a value whose place is known. */
function innermost(value: object, path: JSONPath, places: WeakMap<object, Position>): Position {
  let [inner, point]: [unknown, Position] = [value, TOP];
  for (const key of path) {
    inner = (inner as Record<string | number, unknown> | undefined)?.[key];
    point = (isObject(inner) && places.get(inner)) || point;
  }
  return point;
}
