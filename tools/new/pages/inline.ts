import type { Nodes } from 'mdast';
import { rangeOf } from '../../../plugins/content/text/inline-text.ts';
import { rowsOf } from './page.ts';

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

/**
 * Returns what to write otherwise within texts so that their words stay on the page, from the last to the first: emphasis
 * and links in HTML become Markdown's, a link to what the page does not have its words, a picture goes. No line is added.
 * @param ids those of the page's sections
 */
export function inlineEdits(node: Nodes, text: string, ids: string[]): Edit[] {
  const edits: Edit[] = [];
  const nodes: Nodes[] = 'children' in node ? node.children : [];
  const hasWords = nodes.some((each) => each.type === 'text' && each.value.trim());
  for (const [index, each] of nodes.entries()) {
    edits.push(...inlineEdits(each, text, ids));
    const { from, to } = rangeOf(each);
    const [row] = rowsOf(each);
    const edit = (place: { from: number; to: number }, words: string, why?: string) =>
      edits.push({ ...place, row, words, why });
    const [open = '', tag = 'a', url = ''] = (each.type === 'html' && OPEN.exec(each.value)) || [];
    const close = nodes
      .slice(index)
      .find((other) => other.type === 'html' && other.value.toLowerCase() === `</${tag.toLowerCase()}>`);
    const closing = close && rangeOf(close);
    const inner = closing ? text.slice(to, closing.from) : '';
    const mark = MARKS[tag.toLowerCase()];
    if (open && closing && /^[^\s*[](?:[^*[]*[^\s*[])?$/.test(inner) && !inner.includes(open)) {
      edit({ from, to }, mark ?? '[');
      edit(closing, mark ?? `](${url})`);
    }
    const [first] = 'children' in each ? each.children : [];
    const isHere = (url: string) =>
      /^[a-z][a-z\d+.-]*:|^\/\//i.test(url) || ids.includes(url.replace('#', ''));
    if (each.type === 'link' && first && !isHere(each.url)) {
      edit({ from, to: rangeOf(first).from }, '');
      const last = each.children.at(-1) ?? first;
      edit({ from: rangeOf(last).to, to }, '', 'its link leads to no page of the site');
    }
    if (each.type === 'image' && hasWords)
      edit({ from, to }, '', 'its picture is within a text; put it into a paragraph of its own');
  }
  const isLine = (edit: Edit) => !text.slice(edit.from, edit.to).includes('\n');
  return edits.filter(isLine).sort((a, b) => b.from - a.from);
}
