import { type Document, isMap, isNode } from 'yaml';
import type { Advice } from '../../fault.ts';

/** What to do with a text that YAML reads as something else. */
export const QUOTE = 'put the text in quotes';
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

/** Returns what is wrong with YAML and where it is; of what is never closed, where the field begins that it is in. */
export function yamlFault({
  contents,
  errors,
  warnings,
}: Document): { offset: number; advice: Advice } | undefined {
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
