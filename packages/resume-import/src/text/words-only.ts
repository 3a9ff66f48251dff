import type { Nodes } from 'mdast';
import { paragraphsIn, rangeOf } from './inline.ts';

/** What other programs hide: comments of Obsidian, HTML, CriticMarkup, Jinja and MDX. A backslash before it makes it text. */
export const HIDDEN = /(?<!\\)(?:%%|<!--|\{>>|\{--|\{#\s|\{\/\*)/;

/** Stands for what is no word. */
const NO_WORD = '\ufffc';

/** Returns a part of a text with this in place of all but its words: of code, addresses and signs. */
export function wordsOnly(text: string, nodes: Nodes[], { from, to }: { from: number; to: number }): string {
  let [words, end] = ['', from];
  const without = (to: number) => text.slice(end, to).replace(/\S/g, NO_WORD);
  for (const node of nodes) {
    const place = rangeOf(node);
    words += without(place.from);
    end = place.from;
    if (node.type === 'text') words += text.slice(end, place.to);
    // The words of `<https://a.test>` are its address.
    else if (!('children' in node) || text[end] === '<') words += without(place.to);
    else words += wordsOnly(text, node.children, place);
    end = place.to;
  }
  return words + without(to);
}

/** Returns a text with the site's own markup likewise. */
export function wordsIn(text: string): string {
  const nodes = paragraphsIn(text);
  return nodes.length ? wordsOnly(text, nodes, { from: 0, to: text.length }) : text;
}
