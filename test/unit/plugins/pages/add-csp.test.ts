import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { addCsp } from '../../../../plugins/pages/add-csp.ts';
import { html } from '../../../../plugins/pages/html.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporary-files.ts';

const root = temporaryFolder('add-csp');
const inter = createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-400-normal.woff2');
const font = readFileSync(inter);

const shell = (head: string) =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n${head}\n</head>\n<body>\n<script type="module" src="/src/main.js"></script>\n</body>\n</html>\n`;

/** Builds a site of one page with these files; returns the page, or the build's error. */
async function built(files: Record<string, string>, base = '/', language?: string) {
  rmSync(root, { recursive: true, force: true });
  writeFiles(root, { 'index.html': shell(''), 'src/main.js': "import './main.css';", 'src/own.woff2': font });
  writeFiles(root, { 'src/main.css': 'p{top:0}', ...files });
  try {
    const output = await build({
      root,
      base,
      configFile: false,
      logLevel: 'silent',
      plugins: [html(language), addCsp(undefined, language)],
      build: { write: false, assetsInlineLimit: 0 },
    });
    const page = (output as Rolldown.RolldownOutput).output.find(({ fileName }) => fileName === 'index.html');
    return { page: String((page as Rolldown.OutputAsset).source), error: '' };
  } catch (error) {
    return { page: '', error: String((error as Error).message) };
  }
}

const page = (head: string) => ({ 'index.html': shell(head) });

test('a script that the site lacks stops the build, with file and remedy', async () => {
  const { error } = await built(page('<script defer src="/gone.js"></script>'));
  expect(error).toContain(
    'index.html: <script src>: the site has no file /gone.js; put it into public/ and write its path',
  );
  expect(error).not.toMatch(/\n\s+at /);
});

test('a font next to the styles is allowed; without one the policy allows none', async () => {
  const face = '@font-face { font-family: Own; src: url("./own.woff2") format("woff2") }';
  expect((await built({ 'src/main.css': face })).page).toMatch(
    /font-src 'self' data:.*url\(\/assets\/own-[\w-]+\.woff2\)/s,
  );
  expect((await built({})).page).not.toContain('font-src');
});

test.each([
  ['/', '/', undefined],
  ['/portfolio/', '/portfolio/', undefined],
  ['/', '/de/', 'de'],
])(
  'a script and a stylesheet in public/ are loaded from %s, with a hash, on pages at %s',
  async (home, base, language) => {
    const own = '<link rel="stylesheet" href="/own.css"><script defer src="/own.js"></script>';
    const files = {
      'public/own.js': 'window.own = 1',
      'public/own.css': '@font-face { src: url("/own.woff2") }',
    };
    const { page: made, error } = await built({ ...page(own), ...files }, base, language);
    expect(error).toBe('');
    const [script] = made.match(/<script [^>]*own\.js[^>]*>/) ?? [];
    expect(script).toContain(`src="${home}own.js"`);
    expect(script).toContain('integrity="sha256-');
    expect(made).toContain(`<link rel="stylesheet" href="${home}own.css">`);
    expect(made).toContain("font-src 'self' data:");
    expect(made).toMatch(/<style data-from="assets\/index-[\w-]+\.css">p\{top:0\}/);
  },
);
