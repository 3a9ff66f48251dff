import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../../plugins/content/read/folder.ts';
import { ownerStyles } from '../../plugins/content/styles/styles.ts';
import { changedContent } from '../support/content.ts';
import { temporaryFolder } from '../support/temporary-files.ts';

const SOURCE = resolve(import.meta.dirname, '../../src');
const cache = temporaryFolder('tokens');

const matchesOf = (css: string, pattern: RegExp) =>
  new Set(Array.from(css.matchAll(pattern), ([, name]) => name));

test('styles read no token that nothing declares, and declare none that nothing reads', async () => {
  // Content that needs every token: both themes, a heading too long for its column, commas of another script.
  const site = { theme: 'auto', language: 'ja' };
  const content = changedContent({ site, section: { heading: 'Bildschirmfotos' } });
  const files = filesIn(SOURCE).filter((file) => file.endsWith('.css'));
  const written = files.map((file) => readFileSync(resolve(SOURCE, file), 'utf8'));
  const css = [...written, await ownerStyles(content, [], cache, cache)]
    .join('\n')
    .replace(/\/\*.*?\*\//gs, '');
  const declared = matchesOf(css, /(--[\w-]+)\s*:/g);
  const read = matchesOf(css, /var\(\s*(--[\w-]+)/g);
  const needed = matchesOf(css, /var\(\s*(--[\w-]+)\s*\)/g);
  for (const token of ['--side', '--ground', '--letters']) expect(needed).toContain(token);
  expect([...needed].filter((token) => !declared.has(token))).toEqual([]);
  expect([...declared].filter((token) => !read.has(token))).toEqual([]);
});
