import { basename } from 'node:path';
import type { Heading, Nodes } from 'mdast';
import { asOneLine, proseToText } from '../text/inline-text.ts';
import { sectionIds, slugOf } from '../text/slug.ts';
import type { MarkdownSection } from '../types.ts';
import { blockReader, type Children } from './markdown-blocks.ts';
import { proseReader } from './markdown-prose.ts';
import { openTree } from './markdown-tree.ts';

/** The end of a heading with its id, its label in the bar, or both. */
export const BRACES = /(?<!\s)\s*\{(?=[#b])(?:#([\w-]+))?(?:(?:(?<=\{)| )bar="([^"\s][^"]*)")?\}$/;

/** Returns a page's sections, its faults, and where each object of the sections is in the file; nothing is left out. */
export function readBody(text: string, file: string, title: string, pictures: string[]) {
  const tree = openTree(file, text);
  const { children, faults, places, refuse, placed } = tree;
  const texts = proseReader(tree, basename(file, '.md'));
  const blocksBelow = blockReader(tree, texts, pictures);

  function section(heading: Heading, content: Children): MarkdownSection {
    const problem = "is the page's title, which is in the front matter";
    if (heading.depth === 1) refuse(heading, 'a heading', problem, 'write ## for a section');
    const line = asOneLine(proseToText(texts.prose(heading.children)));
    const [braces = '', id = '', label] = BRACES.exec(line) ?? [];
    const words = line.slice(0, line.length - braces.length);
    const faultCount = faults.length;
    const shown = blocksBelow(words, content);
    if (!words) refuse(heading, 'a heading', 'has no words', 'write what its section is about');
    // Faults of the blocks below say already why none is shown.
    else if (!shown.length && faults.length === faultCount)
      refuse(heading, words, 'has nothing below it', 'write its text, or remove it');
    if (id && slugOf(id) !== id)
      refuse(heading, words, `${id} can't be in an address`, 'write lower-case letters, digits and hyphens');
    return placed(heading, { id, heading: words, ...(label && { label }), shown });
  }

  const headings = children.filter((node) => node.type === 'heading' && node.depth < 3) as Heading[];
  const starts = headings.map((heading) => children.indexOf(heading));
  const opening = children.slice(0, starts[0]);
  const shown = blocksBelow(title, opening);
  const sections: MarkdownSection[] = shown.length
    ? [placed(opening[0] as Nodes, { id: '', heading: '', shown })]
    : [];
  for (const [index, heading] of headings.entries())
    sections.push(section(heading, children.slice((starts[index] ?? 0) + 1, starts[index + 1])));
  for (const [index, id] of sectionIds(sections).entries()) Object.assign(sections[index] ?? {}, { id });
  return { sections, faults, places };
}
