import type { Nodes } from 'mdast';

const MARKS: Record<string, string> = { b: '**', strong: '**', i: '*', em: '*' };
const OPEN = /^<(?:(b|strong|i|em)|a\s(?:[^>]*\s)?href="(https?:\/\/[^"\s()<>]+)"[^>]*)>$/i;

/** A part of a text to write otherwise; `why` if that leaves something out. */
interface Edit {
  from: number;
  to: number;
  row: number;
  words: string;
  why?: string;
}

const from = ({ position }: Nodes): number => position?.start.offset ?? 0;
const to = ({ position }: Nodes): number => position?.end.offset ?? 0;
const row = ({ position }: Nodes): number => (position?.start.line ?? 1) - 1;

/**
 * Returns what to write otherwise within texts so that their words stay on the page, from the last to the first: emphasis
 * and links in HTML become Markdown's, a link to what the page does not have its words, a picture goes. No line is added.
 * @param ids those of the page's sections
 */
export function inlineEdits(node: Nodes, text: string, ids: string[]): Edit[] {
  const edits: Edit[] = [];
  const nodes: Nodes[] = 'children' in node ? node.children : [];
  for (const [index, each] of nodes.entries()) {
    edits.push(...inlineEdits(each, text, ids));
    const edit = (start: number, end: number, words: string, why?: string) =>
      edits.push({ from: start, to: end, row: row(each), words, why });
    const [open = '', tag = 'a', url = ''] = (each.type === 'html' && OPEN.exec(each.value)) || [];
    const close = nodes
      .slice(index)
      .find((other) => other.type === 'html' && other.value.toLowerCase() === `</${tag.toLowerCase()}>`);
    const inner = close ? text.slice(to(each), from(close)) : '';
    const mark = MARKS[tag.toLowerCase()];
    if (open && close && /^[^\s*[](?:[^*[]*[^\s*[])?$/.test(inner) && !inner.includes(open)) {
      edit(from(each), to(each), mark ?? '[');
      edit(from(close), to(close), mark ?? `](${url})`);
    }
    const [first] = 'children' in each ? each.children : [];
    const isHere = (url: string) =>
      /^[a-z][a-z\d+.-]*:|^\/\//i.test(url) || ids.includes(url.replace('#', ''));
    if (each.type === 'link' && first && !isHere(each.url)) {
      edit(from(each), from(first), '');
      edit(to(each.children.at(-1) ?? first), to(each), '', 'its link leads to no page of the site');
    }
    const hasWords = nodes.some((other) => other.type === 'text' && other.value.trim());
    if (each.type === 'image' && hasWords)
      edit(from(each), to(each), '', 'its picture is within a text; put it into a paragraph of its own');
  }
  const isLine = (edit: Edit) => !text.slice(edit.from, edit.to).includes('\n');
  return edits.filter(isLine).sort((a, b) => b.from - a.from);
}
