import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

/** Elements that stand within a line of text. */
const INLINE = /^(a|abbr|b|bdi|br|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;
const UNSEEN = /^(script|style|template|svg|noscript)$/;

/** A page's texts in their order: one of each block, and the alternative texts of pictures. */
export interface PageTexts {
  texts: string[];
  /** The text of the element with the attribute `data-pressed`, and the index of the text around it. */
  pressed?: { text: string; index: number };
}

/** Returns the texts of a page; of its HTML the element `body` is enough. */
export function textsOnPage(html: string): PageTexts {
  const page: PageTexts = { texts: [] };
  let text = '';
  const endText = () => {
    if (text.trim()) page.texts.push(text);
    text = '';
  };
  function walk(node: Node): void {
    if (node.nodeType === NodeType.TEXT_NODE) text += node.textContent;
    if (node.nodeType !== NodeType.ELEMENT_NODE) return;
    const { rawTagName, attributes, childNodes } = node as HTMLElement;
    const name = rawTagName?.toLowerCase() ?? '';
    if (UNSEEN.test(name)) return;
    // A link right after a word is one of several in a row, not a part of the text.
    const isBlock = !INLINE.test(name) || (name === 'a' && /[\p{L}\p{N})]$/u.test(text));
    if (isBlock) endText();
    if ('data-pressed' in attributes) page.pressed = { text: node.textContent, index: page.texts.length };
    if (attributes.alt) page.texts.push(attributes.alt);
    for (const child of childNodes) walk(child);
    if (isBlock) endText();
  }
  const body = parse(html, { comment: false, blockTextElements: { pre: true } }).querySelector('body');
  if (body) walk(body);
  return page;
}
