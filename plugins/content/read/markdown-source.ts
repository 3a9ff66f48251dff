import { basename } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { isNode, isPair, LineCounter, parseDocument, type Range, visit } from 'yaml';
import { isDeepYaml, MAX_DEPTH } from '../../../packages/resume-import/src/text/faults.ts';
import { type Advice, type Fault, fileFault } from '../../fault.ts';
import { depthOf, tooMuch } from './limits.ts';
import { readBody } from './markdown.ts';
import type { Position } from './markdown-tree.ts';
import { fieldOf, isObject, type Source } from './source.ts';
import { QUOTE, yamlFault } from './yaml-faults.ts';

/** What people write as a text and YAML reads as something else: emphasis, code, a link, a colour. */
const UNQUOTED =
  /^([ \t]*(?:- )?[^\s:'"#-][^:\n]*:[ \t]+|[ \t]*- )([*`].*|\[[^\]\n]*\]\(.*|#[\da-f]{6}[ \t]*)$/gim;

const FRONT = 'the front matter';

/** A page's front matter, and what is between its lines. */
export const FRONT_MATTER = /^---[ \t]*\r?\n(.*?)(?<=\n)---[ \t]*(?:\r?\n|$)/s;

/**
 * Returns a project's page as a source: its front matter, and the sections that its text is.
 * @param file its path from the project's root
 * @param pictures the files in the owner's `pictures/`
 * @param needsText false if another language's text stands in for none
 */
export function markdownSource(file: string, raw: string, pictures: string[], needsText = true): Source {
  const text = raw.replace(/^\uFEFF/, '');
  const faultAt = ({ line, column }: Position, what: string, ...advice: Advice): Fault =>
    fileFault(file, ...advice, what, line, column);
  const unread = (fault: Fault): Source => ({
    file,
    value: undefined,
    faults: [fault],
    fault: (path, ...advice) => fileFault(file, ...advice, fieldOf(path)),
  });
  const [front = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  const excess = tooMuch(file, text, front);
  if (excess) return unread(excess);
  const top = { line: 1, column: 1 };
  if (!front)
    return unread(
      faultAt(
        top,
        'the file',
        'begins without front matter',
        'write its title above the text: ---, title: …, ---',
      ),
    );
  if (depthOf(yaml) > MAX_DEPTH || isDeepYaml(yaml))
    return unread(faultAt(top, FRONT, `is more than ${MAX_DEPTH} levels deep`, 'write it with fewer'));

  const lines = new LineCounter();
  const quoted = yaml.replace(
    UNQUOTED,
    (_, before: string, text: string) => `${before}'${text.trim().replaceAll("'", "''")}'`,
  );
  const document = parseDocument(quoted, { lineCounter: lines });
  const pointAt = (offset = 0): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: col };
  };
  const wrong = yamlFault(document);
  if (wrong) return unread(faultAt(pointAt(wrong.offset), FRONT, ...wrong.advice));
  const unshown: Fault[] = [];
  const lose = (range: Range | null | undefined, problem: string, remedy: string) =>
    unshown.push(faultAt(pointAt(range?.[0]), FRONT, problem, remedy));
  visit(document, {
    Scalar(_, node, path) {
      const pair = path.at(-1);
      if (node.anchor) lose(node.range, 'a text begins with &', QUOTE);
      if (node.type === 'PLAIN' && node.comment)
        lose(node.range, 'a text ends before its #, where YAML begins a comment', QUOTE);
      // Years, versions and the like are texts.
      if (typeof node.value === 'number' && !(isPair(pair) && String(pair.key) === 'order'))
        node.value = node.source;
    },
    Alias: (_, { range, source }) => void lose(range, `*${source} is not read`, 'write what it stands for'),
  });
  if (unshown[0]) return unread(unshown[0]);
  const value: unknown = document.toJS() ?? {};
  if (!isObject(value)) return unread(faultAt(pointAt(), FRONT, 'has no fields', 'write each as name: text'));
  if (isObject(value.facts))
    value.facts = Object.entries(value.facts).map(([label, text]) => ({ label, text }));

  const body = front.replace(/[^\r\n]/g, '') + text.slice(front.length);
  const title = String(value.title ?? basename(file, '.md'));
  const { sections, faults, places } = readBody(body, file, title, pictures);
  if (needsText && !sections.length && !faults.length)
    faults.push(faultAt(top, 'the file', 'has no text', 'write at least a sentence below the front matter'));
  if ('sections' in value)
    faults.push(
      faultAt(
        frontPointOf(['sections']),
        'sections',
        'is not read',
        'write each below the front matter: ## and its heading, then its text',
      ),
    );
  value.sections = sections;

  /** Where a value is: of what was read, the innermost that is known; in the front matter the field. */
  function pointOf(path: JSONPath): Position {
    if (path[0] === 'sections') {
      let [each, point]: [unknown, Position] = [value, top];
      for (const key of path) {
        each = (each as Record<string | number, unknown> | undefined)?.[key];
        point = (isObject(each) && places.get(each)) || point;
      }
      return point;
    }
    return frontPointOf(path);
  }

  function frontPointOf(path: JSONPath): Position {
    const node = document.getIn(path, true);
    return isNode(node) || !path.length
      ? pointAt(isNode(node) ? node.range?.[0] : 0)
      : frontPointOf(path.slice(0, -1));
  }

  return {
    file,
    value,
    faults,
    fault(path, ...advice) {
      const section = path[0] === 'sections' ? sections[Number(path[1])] : undefined;
      return faultAt(pointOf(path), section ? section.heading || section.id : fieldOf(path), ...advice);
    },
  };
}
