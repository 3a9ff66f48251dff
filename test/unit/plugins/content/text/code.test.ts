import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { decode } from '../../../../../packages/resume-import/src/import-from.ts';
import { readText } from '../../../../../packages/resume-import/src/read/read-text.ts';
import { coloured } from '../../../../../plugins/content/text/code.ts';
import { parseInline } from '../../../../../plugins/content/text/inline-text.ts';
import type { ProseText } from '../../../../../src/views.ts';

/** Code as it is coloured: each part with its kind behind it. */
const shown = (code: string, language?: string) =>
  coloured(code, language).map((part) => [part.code, part.kind].filter(Boolean).join(' '));

test.each([
  ['JS', 'if (/a+/g) {}', ['if keyword', ' ', '( sign', '/a+/g string', ') sign', ' ', '{} sign']],
  ['js', `\`\${f()}\``, ['` string', '${ sign', 'f name', '()} sign', '` string']],
  ['html', '<a b="c">', ['< sign', 'a  keyword', 'b name', '=" sign', 'c string', '"> sign']],
  ['python', '@a\nf # b', ['@a name', '\nf ', '# b comment']],
  ['diff', '- a\n+ b', ['- a\n keyword', '+ b string']],
])('colours %s: %s', (language, code, parts) => {
  expect(shown(code, language)).toEqual(parts);
});

test('colours short code only, as it may take the square of its length', () => {
  expect(shown('$'.repeat(5001), 'ts')).toHaveLength(1);
  expect(shown(`${'$'.repeat(4998)};`, 'ts').length).toBeGreaterThan(1);
});

test.each([undefined, '', 'nonsense', 'extend', 'constructor', 'meta', 'core', '../package', 'css-extras'])(
  'leaves code in the language %s as it is, without a word',
  (language) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(coloured('if (a)', language)).toEqual([{ code: 'if (a)' }]);
    expect(warn).not.toHaveBeenCalled();
  },
);

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
const proseOf = (prose: ProseText): string =>
  typeof prose === 'string'
    ? blank(prose)
    : prose
        .map((part) => {
          if (typeof part === 'string') return blank(part);
          const words = proseOf(part.text);
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
  expect(texts.map((text) => proseOf(parseInline(text)))).toEqual(texts.map((text) => blank(earlier(text))));
});

test.each([
  '[a](https://a.test/(b)) and **c *d* e**, *f*, 2*3*4, \\*g\\*, \\[h](i), **17 → 11 min**',
  '**「重要」**です *[a](/b)*',
])('%s reads the same', (text) => {
  expect(proseOf(parseInline(text))).toBe(earlier(text));
  expect(earlier(text)).toMatch(/<strong >.*<\/strong>/);
});
