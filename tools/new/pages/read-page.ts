import type { Nodes } from 'mdast';
import { FRONT_MATTER, markdownSource } from '../../../plugins/content/read/markdown-source.ts';
import { nodesIn, treeOf } from '../../../plugins/content/read/markdown-tree.ts';
import { NoPage, readFront } from './front-matter.ts';
import { inlineEdits } from './inline.ts';
import { bodyOf, type Page, problemOf, rewrite, rowsOf, sayOnce, takeOut, takeRows, textOf } from './page.ts';

const MOST_ROUNDS = 20;

const nodeText = (node: Nodes): string =>
  'value' in node && node.type !== 'html'
    ? node.value
    : 'children' in node
      ? node.children.map(nodeText).join('')
      : '';

const textsIn = (node: Nodes): string[] =>
  nodesIn(node).flatMap((each) => (each.type === 'text' ? [each.value] : []));

/** A tag of a template, of HTML, or a brace of MDX: what it closes, and its name. */
const TAG = /\{%-?\s*(end)?(\w+)|<(\/)?([a-z][\w-]*)([^>]*)|[{}]/gi;
const HIDES = /\shidden\b|display:\s*none/i;

/** Takes out what is between the tags of a template, or hidden by HTML or MDX, also where it is Markdown. */
function takeHidden(page: Page, isMdx: boolean): void {
  const text = bodyOf(page);
  const nodes = treeOf(text).children;
  let open: { name: string; first: number; isTaken: boolean }[] = [];
  for (const node of nodes) {
    if (node.type === 'code') continue;
    const [first, last] = rowsOf(node);
    const raw = text.slice(node.position?.start.offset, node.position?.end.offset);
    for (const [tag, end, word, slash, element, attributes = ''] of raw.matchAll(TAG)) {
      // What is not a template's is shown as it is.
      if (word === 'raw' || (!word && !element && !isMdx)) continue;
      const name = word ? `%${word}` : (element ?? '{');
      const start = open.findLast((each) => each.name === name);
      if (!(end || slash || tag === '}')) {
        open.push({ name, first, isTaken: !element || HIDES.test(attributes) });
      } else if (start) {
        open = open.slice(0, open.indexOf(start));
        const isFar = start.first < first;
        if (start.isTaken && isFar)
          takeRows(page, [start.first, last], 'is within tags that a page does not have');
      }
    }
    const isCode = textsIn(node).some((words) => /[{}]|<[a-z/>]|^(?:import|export)\s/im.test(words));
    if (isMdx && isCode) takeRows(page, [first, last], 'has MDX, which is not shown');
  }
}

/** Makes a heading of the first level the title, if there is no other, and fits further ones into a page's levels. */
function placeHeadings(page: Page, otherwise: string): void {
  const all = treeOf(bodyOf(page)).children.filter((node) => node.type === 'heading');
  const headings = all.filter(({ depth }) => depth === 1);
  const [title, ...others] = all;
  const below = title?.depth === 1 ? others : all;
  const up = Math.max(Math.min(...below.map(({ depth }) => depth)) - 2, 0);
  const deep: number[] = [];
  for (const node of all.filter(({ depth }) => depth > 2)) {
    const [row] = rowsOf(node);
    const depth = node.depth - up;
    page.lines[row] = page.lines[row]?.replace(/#+/, '#'.repeat(Math.min(depth, 3)));
    if (depth > 3) deep.push(row);
  }
  sayOnce(page, deep, 'is ### now');
  for (const node of headings) {
    const [first, last] = rowsOf(node);
    const words = nodeText(node).replace(/\s+/g, ' ').trim();
    const isPlain = node.children.every(({ type }) => type === 'text');
    if (words && (page.front.title ?? words) === words && node === headings[0]) {
      page.front = { title: words, ...page.front };
      if (isPlain) page.lines.fill(undefined, first, last + 1);
      else takeRows(page, [first, last], 'is the title, which is plain text');
    } else if (first === last) page.lines[first] = page.lines[first]?.replace('#', '##');
    else page.lines[last] = page.lines[last]?.replaceAll('=', '-');
  }
  if (page.front.title) return;
  page.left.push(`${page.file}: has no title, so it is named ${otherwise}; write it into the front matter`);
  page.front = { title: otherwise, ...page.front };
}

/** Takes out the rules between parts. */
function takeRules(page: Page): void {
  const rules = treeOf(bodyOf(page)).children.filter(({ type }) => type === 'thematicBreak');
  const rows = rules.map((node) => rowsOf(node)[0]);
  sayOnce(page, rows, 'a rule is not shown; begin a section with ## if one divides');
  for (const row of rows) page.lines[row] = undefined;
}

/** Writes emphasis, links and pictures within texts as a page has them. */
function placeInline(page: Page, sections: { id: string }[] = []): void {
  let text = bodyOf(page);
  const ids = sections.map(({ id }) => id);
  for (const { from, to, row, words, why } of inlineEdits(treeOf(text), text, ids)) {
    text = text.slice(0, from) + words + text.slice(to);
    if (why)
      page.left.push(`${page.file}:${page.above + row + 1}: ${why}: ${JSON.stringify(page.given[row])}`);
  }
  rewrite(page, text);
}

/**
 * Reads a file as a project's page: front matter by its usual names, and Markdown as far as a page shows it.
 * @param otherwise the title, if the file has none
 * @throws NoPage with the reason, if the owner hides it or it can't be read
 */
export function readPage(file: string, raw: string, otherwise: string): Page {
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (/^\+\+\+\s/.test(text)) throw new NoPage('its front matter is TOML; write it as YAML');
  const [head = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  const above = head.split('\n').length - 1;
  const given = text.slice(head.length).split('\n');
  const page: Page = { file, front: {}, given, lines: [...given], above, left: [] };
  const read = () => markdownSource(file, textOf(page), []);
  page.front = { title: 'a' };
  const { value, faults } = read();
  // What would take long to read; an empty text may have been just that.
  const [fault] = faults;
  if (value === undefined && fault) throw new NoPage(problemOf(fault));
  page.front = readFront(file, yaml, (line, what) => page.left.push(`${file}:${line}: ${what}`));
  takeHidden(page, file.endsWith('.mdx'));
  placeHeadings(page, otherwise);
  takeRules(page);
  placeInline(page, read().sections);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const [first, ...others] = read().faults;
    if (!first) return page;
    if (!bodyOf(page).trim() && typeof page.front.description === 'string') {
      page.lines[0] = page.front.description;
      delete page.front.description;
    } else if (!takeOut(page, [first, ...others])) throw new NoPage(problemOf(first));
  }
  throw new NoPage('it has too much that no page shows');
}
