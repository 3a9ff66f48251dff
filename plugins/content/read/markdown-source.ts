import { basename } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { type Document, isMap, isNode, isPair, LineCounter, parseDocument, type Range, visit } from 'yaml';
import { isDeepYaml, MAX_DEPTH } from '../../../packages/resume-import/src/text/faults.ts';
import { type Advice, type Fault, fileFault } from '../../fault.ts';
import { depthOf, tooMuch } from './limits.ts';
import { readBody } from './markdown.ts';
import type { Position } from './markdown-tree.ts';
import { fieldOf, isObject, type Source } from './source.ts';

/** What people write as a text and YAML reads as something else: emphasis, code, a link, a colour. */
const UNQUOTED =
  /^([ \t]*(?:- )?[^\s:'"#-][^:\n]*:[ \t]+|[ \t]*- )([*`].*|\[[^\]\n]*\]\(.*|#[\da-f]{6}[ \t]*)$/gim;

const FRONT = 'the front matter';

/** A page's front matter, and what is between its lines. */
export const FRONT_MATTER = /^---[ \t]*\r?\n(.*?)(?<=\n)---[ \t]*(?:\r?\n|$)/s;

/** Returns a project's page as a source; `needsText` is false if another language's text stands in for none. */
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
  const remedy = 'write its title above the text: ---, title: …, ---';
  if (!front) return unread(faultAt(top, 'the file', 'begins without front matter', remedy));
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
  const below = 'write each below the front matter: ## and its heading, then its text';
  if ('sections' in value) faults.push(faultAt(frontPointOf(['sections']), 'sections', 'is not read', below));
  value.sections = sections;

  /** The place of a value: its field in the front matter, or the innermost object around it whose place is known. */
  function pointOf(path: JSONPath): Position {
    if (path[0] !== 'sections') return frontPointOf(path);
    let [each, point]: [unknown, Position] = [value, top];
    for (const key of path) {
      each = (each as Record<string | number, unknown> | undefined)?.[key];
      point = (isObject(each) && places.get(each)) || point;
    }
    return point;
  }

  function frontPointOf(path: JSONPath): Position {
    const facts = path[0] === 'facts' && document.get('facts');
    const fact = isMap(facts) ? facts.items[Number(path[1])] : undefined;
    const node = fact ? fact[path[2] === 'text' ? 'value' : 'key'] : document.getIn(path, true);
    if (isNode(node)) return pointAt(node.range?.[0]);
    return path.length ? frontPointOf(path.slice(0, -1)) : pointAt();
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

/** What to do with a text that YAML reads as something else. */
const QUOTE = 'put the text in quotes';
const QUOTED = 'put a text with : # or * in it in quotes';
const OTHER: Advice = ['something is in the place of a field', `write each as name: text, and ${QUOTED}`];

/** What is wrong with front matter, by the parser's codes: its words are for those who know YAML. */
const ADVICE = new Map<string, Advice>([
  ['BAD_DQ_ESCAPE', ["a backslash is before what it can't escape", 'write \\\\, or use single quotes']],
  ['BAD_INDENT', ['a line begins in another column than those beside it', 'begin them in the same']],
  ['BAD_SCALAR_START', ['a text begins with a sign that must be in quotes', QUOTE]],
  ['BLOCK_AS_IMPLICIT_KEY', ['a second : is in a text, or a field is below one', QUOTED]],
  ['DUPLICATE_KEY', ['a field is given twice', 'keep one of them']],
  ['MULTIPLE_DOCS', ['a line of --- is in it', 'remove that line']],
  ['TAB_AS_INDENT', ['a line begins with a tab', 'begin it with spaces']],
  ['TAG_RESOLVE_FAILED', ['a text begins with !', QUOTE]],
]);

/** What an error says of a quote or bracket that is never closed. */
const UNCLOSED = /(?:end with a|[Mm]issing closing) (["'\]}])/;
const OPEN: Record<string, string> = { ']': '[', '}': '{' };

/** Returns what is wrong with YAML, and where: for a quote or bracket that is never closed, the start of its field. */
function yamlFault({ contents, errors, warnings }: Document): { offset: number; advice: Advice } | undefined {
  const [error] = [...errors, ...warnings];
  if (!error) return undefined;
  const [offset] = error.pos;
  const [, end] = UNCLOSED.exec(error.message) ?? [];
  if (!end) return { offset, advice: ADVICE.get(error.code) ?? OTHER };
  const starts = (isMap(contents) ? contents.items : []).map(
    ({ key }) => (isNode(key) && key.range?.[0]) || 0,
  );
  return {
    offset: starts.findLast((start) => start < offset) ?? offset,
    advice: [`${OPEN[end] ?? end} has no ${end} at its end`, 'close it, or put the whole text in quotes'],
  };
}
