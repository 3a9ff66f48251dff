import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { nodesOf, type SyntaxNode } from '../support/import-graph.ts';

const SRC = resolve(import.meta.dirname, '../../src');

/** What a visitor sees or hears of an element. */
const HEARD =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|heading|text)$/;
/** Begins as a sentence does, and goes on. */
const SENTENCE = /^\p{Lu}\p{Ll}+ \p{L}+/u;
const LETTERS = /\p{L}{2}/u;

/** Literal texts somewhere in a value. */
const literalsIn = (nodes: SyntaxNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
    if (node.type === 'TemplateElement') return [(node.value as { cooked: string }).cooked];
    return [];
  });

/** Words that stand in markup, and texts that are a sentence's worth of words anywhere. */
function wordsIn(file: string, source: string): string[] {
  const below = (node: unknown) => nodesOf('a.tsx', source.slice(...rangeOf(node)).replace(/^.*$/s, wrap));
  const nodes = nodesOf(file, source);
  const found = nodes.flatMap((node) => {
    if (node.type === 'JSXText') return [String(node.value).trim()].filter((text) => LETTERS.test(text));
    if (node.type === 'Literal' || node.type === 'TemplateElement')
      return literalsIn([node]).filter((text) => SENTENCE.test(text));
    if (node.type !== 'JSXAttribute') return [];
    const { name, value } = node as unknown as { name: { name: string }; value: SyntaxNode | null };
    if (!HEARD.test(name.name) || !value) return [];
    return literalsIn(below(value)).filter((text) => LETTERS.test(text));
  });
  return [...new Set(found)];
}

const rangeOf = (node: unknown): [number, number] => {
  const { start, end } = node as { start: number; end: number };
  return [start, end];
};
/** A value of an attribute as a program. */
const wrap = (value: string) => `<a b=${value} />`;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

test.each(files)('%s says nothing by itself: its words are those of the site’s language', (file) => {
  expect(wordsIn(file, readFileSync(join(SRC, file), 'utf8'))).toEqual([]);
});

test('words in markup are seen, in whatever form', () => {
  const source = `<p title="Some title" className="not me" id="nor-me" aria-label={a ? 'Some label' : \`More \${b}\`}>Text {c}</p>;
    say('Some sentence', 'word');`;
  expect(wordsIn('a.tsx', source)).toEqual(['Some title', 'Some label', 'More ', 'Text', 'Some sentence']);
});
