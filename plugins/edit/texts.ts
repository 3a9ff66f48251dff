import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

/** What is in a line of text. */
const INLINE = /^(a|abbr|b|bdi|br|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;
const UNSEEN = /^(script|style|template|svg|noscript)$/;

/** A page's texts in its order: those of each block, and of its pictures. */
export interface PageTexts {
  texts: string[];
  /** What has the attribute `data-pressed`: its text, and the index of the one that it is in. */
  pressed?: { text: string; index: number };
}

/** Returns the texts of a page, or of its `body` alone. */
export function textsOnPage(html: string): PageTexts {
  const page: PageTexts = { texts: [] };
  let text = '';
  const end = () => {
    if (text.trim()) page.texts.push(text);
    text = '';
  };
  function walk(node: Node): void {
    if (node.nodeType === NodeType.TEXT_NODE) text += node.textContent;
    if (node.nodeType !== NodeType.ELEMENT_NODE) return;
    const { rawTagName, attributes, childNodes } = node as HTMLElement;
    const name = rawTagName?.toLowerCase() ?? '';
    if (UNSEEN.test(name)) return;
    // Links in a row, not in a text.
    const isBlock = !INLINE.test(name) || (name === 'a' && /[\p{L}\p{N})]$/u.test(text));
    if (isBlock) end();
    if ('data-pressed' in attributes) page.pressed = { text: node.textContent, index: page.texts.length };
    if (attributes.alt) page.texts.push(attributes.alt);
    for (const child of childNodes) walk(child);
    if (isBlock) end();
  }
  const body = parse(html, { comment: false, blockTextElements: { pre: true } }).querySelector('body');
  if (body) walk(body);
  return page;
}
