import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { decode } from '../../../../../packages/resume-import/src/import-from.ts';
import { readText } from '../../../../../packages/resume-import/src/read/read-text.ts';
import { parseInline } from '../../../../../plugins/content/text/inline-text.ts';
import type { ProseText } from '../../../../../src/views.ts';

/** The markup that texts had before they were Markdown: what was written with it must read the same. */
const EARLIER = new RegExp(
  [
    String.raw`\\(?<letter>[*[])`,
    String.raw`\[(?<a>[^[\]]+)\]\((?<href>(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)`,
    String.raw`\*\*(?=\S)(?<strong>.{1,1000}?)(?<=[^\s\\])\*\*(?!\*)`,
    String.raw`(?<![\p{L}\p{N}*])\*(?=[^\s*])(?<em>.{1,1000}?)(?<=[^\s*\\])\*(?![\p{L}\p{N}*])`,
  ].join('|'),
  'gsu',
);

const element = (tag: string, words: string, href = '') => `<${tag} ${href}>${words}</${tag}>`;

function earlier(text: string): string {
  return text.replace(EARLIER, (...match) => {
    const { letter, href, ...marked } = match.at(-1) as Record<string, string | undefined>;
    const [tag = '', words = ''] = Object.entries(marked).find(([, words]) => words) ?? [];
    return letter ?? element(tag, earlier(words), href);
  });
}

const blank = (text: string) => text.replaceAll('\u00a0', ' ');

/** Prose in the same form; values and the arrow between them are words like others, and any blank is one. */
const shown = (prose: ProseText): string =>
  typeof prose === 'string'
    ? blank(prose)
    : prose
        .map((part) => {
          if (typeof part === 'string') return blank(part);
          const words = shown(part.text);
          return /^(?:s|bdi|span)$/.test(part.tag) ? words : element(part.tag, words, part.href);
        })
        .join('');

const ROOT = resolve(import.meta.dirname, '../../../../..');
const FILES = ['packages/resume-import/test/resumes', 'demo/content', 'examples'].flatMap((folder) =>
  readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|ya?ml)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

test.each(FILES)('what %s says with the earlier markup reads the same', (file) => {
  const { tree } = readText(file, decode(readFileSync(resolve(ROOT, file))).text);
  const texts = tree.leaves.map(({ words }) => words).filter((words) => !words.includes('`'));
  expect(texts.map((text) => shown(parseInline(text)))).toEqual(texts.map((text) => blank(earlier(text))));
});

test.each([
  '[a](https://a.test/(b)) and **c *d* e**, *f*, 2*3*4, \\*g\\*, \\[h](i), **17 → 11 min**',
  '**「重要」**です *[a](/b)*',
])('%s reads the same', (text) => {
  expect(shown(parseInline(text))).toBe(earlier(text));
  expect(earlier(text)).toMatch(/<strong >.*<\/strong>/);
});
