import type { JSONPath } from 'jsonc-parser';
import { type Document, isMap, isNode, isPair, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { Advice } from '../../fault.ts';
import type { Position } from './source.ts';
import { isObject } from './values.ts';

/** A page's front matter; the group is its YAML, between the lines of ---. */
export const FRONT_MATTER = /^---[ \t]*\r?\n(.*?)(?<=\n)---[ \t]*(?:\r?\n|$)/s;

interface FrontMatter {
  fields: Record<string, unknown>;
  /** Returns the place of a field in the file; if it is missing, that of the nearest field around it. */
  pointOf: (path: JSONPath) => Position;
}

/** What is wrong with YAML, and where. */
interface Wrong {
  offset?: number;
  advice: Advice;
}

/** Returns the fields of front matter, or the first thing that is wrong with its YAML. */
export function readFrontMatter(yaml: string): FrontMatter | { point: Position; advice: Advice } {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml.replace(UNQUOTED, inQuotes), { lineCounter });
  const pointAt = (offset = 0): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + 1, column: col };
  };
  const wrong = yamlFault(document) ?? lostText(document);
  if (wrong) return { point: pointAt(wrong.offset), advice: wrong.advice };
  keepNumbersAsWritten(document);
  const fields: unknown = document.toJS() ?? {};
  if (!isObject(fields)) return { point: pointAt(), advice: ['has no fields', 'write each as name: text'] };
  if (isObject(fields.facts))
    fields.facts = Object.entries(fields.facts).map(([label, text]) => ({ label, text }));
  return { fields, pointOf: (path) => pointAt(offsetIn(document, path)) };
}

/** A text that people write without quotes and YAML reads as something else: emphasis, code, a link, a color. */
const UNQUOTED =
  /^([ \t]*(?:- )?[^\s:'"#-][^:\n]*:[ \t]+|[ \t]*- )([*`].*|\[[^\]\n]*\]\(.*|#[\da-f]{6}[ \t]*)$/gim;

const inQuotes = (_: string, before: string, text: string) =>
  `${before}'${text.trim().replaceAll("'", "''")}'`;

/** Returns the offset of a field; if it is missing, that of the nearest field around it. */
function offsetIn(document: Document, path: JSONPath): number | undefined {
  const facts = path[0] === 'facts' && document.get('facts');
  const fact = isMap(facts) ? facts.items[Number(path[1])] : undefined;
  const node = fact ? fact[path[2] === 'text' ? 'value' : 'key'] : document.getIn(path, true);
  if (isNode(node)) return node.range?.[0];
  return path.length ? offsetIn(document, path.slice(0, -1)) : undefined;
}

/** Turns years, version numbers and the like into texts. */
function keepNumbersAsWritten(document: Document): void {
  visit(document, {
    Scalar(_, node, path) {
      const pair = path.at(-1);
      if (typeof node.value === 'number' && !(isPair(pair) && String(pair.key) === 'order'))
        node.value = node.source;
    },
  });
}

/** Returns the first text that YAML does not read as it is written. */
function lostText(document: Document): Wrong | undefined {
  let lost: Wrong | undefined;
  const stopAt = ({ range }: Node, ...advice: Advice) => {
    lost = { offset: range?.[0], advice };
    return visit.BREAK;
  };
  visit(document, {
    Scalar(_, node) {
      if (node.anchor) return stopAt(node, 'a text begins with &', QUOTE);
      if (node.type === 'PLAIN' && node.comment)
        return stopAt(node, 'a text ends before its #, where YAML begins a comment', QUOTE);
      return undefined;
    },
    Alias: (_, node) => stopAt(node, `*${node.source} is not read`, 'write what it stands for'),
  });
  return lost;
}

/** What to do with a text that YAML reads as something else. */
const QUOTE = 'put the text in quotes';
const QUOTED = 'put a text with : # or * in it in quotes';
const UNKNOWN_FAULT: Advice = [
  'something is in the place of a field',
  `write each as name: text, and ${QUOTED}`,
];

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

/** The parser's message about a quote or bracket that is never closed. */
const UNCLOSED = /(?:end with a|[Mm]issing closing) (["'\]}])/;
const OPENING: Record<string, string> = { ']': '[', '}': '{' };

/** Returns what is wrong with YAML, and where; a quote or bracket that is never closed counts where its field starts. */
function yamlFault({ contents, errors, warnings }: Document): Wrong | undefined {
  const [error] = [...errors, ...warnings];
  if (!error) return undefined;
  const [offset] = error.pos;
  const [, end] = UNCLOSED.exec(error.message) ?? [];
  if (!end) return { offset, advice: ADVICE.get(error.code) ?? UNKNOWN_FAULT };
  const starts = (isMap(contents) ? contents.items : []).map(
    ({ key }) => (isNode(key) && key.range?.[0]) || 0,
  );
  return {
    offset: starts.findLast((start) => start < offset) ?? offset,
    advice: [`${OPENING[end] ?? end} has no ${end} at its end`, 'close it, or put the whole text in quotes'],
  };
}
