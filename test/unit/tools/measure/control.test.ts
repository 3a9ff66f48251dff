import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createControl, withoutScripts } from '../../../../tools/measure/bench/control.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const page = (scripts: string, end = '') =>
  `<!doctype html><html><head><!-- <script> --><title>A</title>${scripts}<script type="application/ld+json">{"a":"<b>"}</script></head>` +
  `<body><p>One &amp; two</p>${end}</body></html>`;

test.each([
  ['an inline script', '<script>if (1 < 2) run()</script>', ''],
  ['a module', '<script type="module" crossorigin src="/a.js"></script>', ''],
  ['a preload', '<link rel="modulepreload" href="/a.js"><link rel="preload" as="script" href="/b.js">', ''],
  ['a script in a template', '', '<template><script type="module" src="/a.js"></script></template>'],
])('removes %s and leaves everything else unchanged', (_, head, end) => {
  expect(withoutScripts(page(head, end))).toBe(page(''));
});

test('keeps preloads and templates that contain no scripts', () => {
  const unrelated = '<link rel="preload" as="image" href="/a.avif"><template><b>1</b></template>';
  expect(withoutScripts(page(unrelated))).toBe(page(unrelated));
});

test('compresses the control like its page, and leaves the page unchanged', async () => {
  const original = page('<script>run()</script>');
  const names = ['index.html', 'index.html.br', 'index.html.gz', 'a.css'];
  const dist = temporaryFolder('control', Object.fromEntries(names.map((name) => [name, original])));
  const control = temporaryFolder('control');
  await createControl(dist, ['index.html'], control);
  const read = (file: string) => readFileSync(resolve(control, file));
  expect(String(read('index.html'))).toBe(page(''));
  expect(String(brotliDecompressSync(read('index.html.br')))).toBe(page(''));
  expect(() => read('index.html.gz')).toThrow(/ENOENT/);
  expect(String(read('a.css'))).toBe(original);
  expect(readFileSync(resolve(dist, 'index.html'), 'utf8')).toBe(original);
});
