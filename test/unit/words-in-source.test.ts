import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { nodesOf, type SyntaxNode } from '../support/import-graph.ts';

const SRC = resolve(import.meta.dirname, '../../src');

/** Attributes and properties with text for visitors. */
const SHOWN =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|heading|text)$/;
/** The beginning of a sentence: a capitalised word and another one. */
const SENTENCE = /^\p{Lu}\p{Ll}+ \p{L}+/u;
const LETTERS = /\p{L}{2}/u;

interface Attribute {
  name: { name: string };
  value: { start: number; end: number } | null;
}

/** String literals anywhere in a value. */
const literalsIn = (nodes: SyntaxNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
    if (node.type === 'TemplateElement') return [(node.value as { cooked: string }).cooked];
    return [];
  });

/** Texts in markup, and string literals anywhere that look like a sentence. */
function wordsIn(file: string, source: string): string[] {
  const found = nodesOf(file, source).flatMap((node) => {
    if (node.type === 'JSXText') return [String(node.value).trim()].filter((text) => LETTERS.test(text));
    if (node.type === 'Literal' || node.type === 'TemplateElement')
      return literalsIn([node]).filter((text) => SENTENCE.test(text));
    if (node.type !== 'JSXAttribute') return [];
    const { name, value } = node as unknown as Attribute;
    if (!SHOWN.test(name.name) || !value) return [];
    const alone = nodesOf('a.tsx', `<a b=${source.slice(value.start, value.end)} />`);
    return literalsIn(alone).filter((text) => LETTERS.test(text));
  });
  return [...new Set(found)];
}

/** All but the English texts themselves. */
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && file !== 'words.ts',
);

test('no file has a text of its own: all texts come from the site’s language', () => {
  const found = files.map((file) => [file, wordsIn(file, readFileSync(join(SRC, file), 'utf8'))] as const);
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(([, words]) => words.length)).toEqual([]);
});

test('finds every form of text in markup', () => {
  const source = `<p title="Some title" className="not me" id="nor-me" aria-label={a ? 'Some label' : \`More \${b}\`}>Text {c}</p>;
    say('Some sentence', 'word');`;
  expect(wordsIn('a.tsx', source)).toEqual(['Some title', 'Some label', 'More ', 'Text', 'Some sentence']);
});
