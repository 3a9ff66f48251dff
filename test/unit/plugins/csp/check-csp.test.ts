import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { addCsp } from '../../../../plugins/csp/add-csp.ts';
import { checkCsp } from '../../../../plugins/csp/check-csp.ts';
import { html } from '../../../../plugins/html.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const root = temporaryFolder('check-csp');
const font = resolve(
  import.meta.dirname,
  '../../../../node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2',
);

const shell = (head: string, body = '') =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n${head}\n</head>\n<body>${body}\n<script type="module" src="/src/main.js"></script>\n</body>\n</html>\n`;

/** Builds a site of one page with these files; returns the page, or the build's error. */
async function built(files: Record<string, string>, base = '/', language?: string) {
  rmSync(root, { recursive: true, force: true });
  const all = {
    'index.html': shell(''),
    'src/main.js': "import './main.css';",
    'src/main.css': 'p{top:0}',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(resolve(root, name)), { recursive: true });
    writeFileSync(resolve(root, name), text);
  }
  cpSync(font, resolve(root, 'src/own.woff2'));
  try {
    const output = await build({
      root,
      base,
      configFile: false,
      logLevel: 'silent',
      plugins: [checkCsp(), html(undefined, language), addCsp(undefined, language)],
      build: { write: false, assetsInlineLimit: 0 },
    });
    const page = (output as Rolldown.RolldownOutput).output.find(({ fileName }) => fileName === 'index.html');
    return { page: String((page as Rolldown.OutputAsset).source), error: '' };
  } catch (error) {
    return { page: '', error: String((error as Error).message) };
  }
}

const css = (text: string) => ({ 'src/main.css': `p { top: 0 }\n\n${text}` });
const page = (head: string, body?: string) => ({ 'index.html': shell(head, body) });

describe('the build fails, with file, line and remedy, on', () => {
  test.each([
    [
      'a script of another host',
      page('<script defer src="https://stats.example/js/script.js"></script>'),
      'index.html:5: <script src>: https://stats.example/js/script.js is on another host.*; save it as public/script.js and write src="/script.js"',
    ],
    [
      'a script with the page’s protocol',
      page('<script src="//stats.example/s.js"></script>'),
      'index.html:5: <script src>: //stats',
    ],
    [
      'a stylesheet of a font host',
      page(
        '<link href="https://fonts.googleapis.com/css2?family=Open+Sans:wght@400;700&display=swap" rel="stylesheet">',
      ),
      'index.html:5: <link rel="stylesheet">: https://fonts.googleapis.com.*; npm i @fontsource/open-sans, and import \'@fontsource/open-sans\' in src/first/main.tsx',
    ],
    [
      'a preconnect',
      page('\n<link rel="preconnect" href="https://fonts.gstatic.com" crossorigin>'),
      'index.html:6: <link rel="preconnect">.*; remove it',
    ],
    [
      'an icon',
      page('<link rel="icon" href="data:image/svg+xml,%3Csvg/%3E">'),
      'index.html:5: <link rel="icon">: data:.* is not a file.*; save it as a file',
    ],
    [
      'a picture',
      page('', '<img alt="" src="https://i.example/a.png">'),
      'index.html:7: <img src>.*public/a.png',
    ],
    [
      'one of several in a srcset',
      page('', '<img alt="" srcset="/a.png 1x, https://i.example/b.png 2x">'),
      'index.html:7: <img srcset>: https://i.example/b.png',
    ],
    ['a frame', page('', '<iframe src="https://v.example/1"></iframe>'), 'index.html:7: <iframe src>'],
    [
      'a style attribute',
      page('', '<p style="color: red">'),
      'index.html:7: <p style>: is inline in the markup.*; give the element a class',
    ],
    [
      'an event handler attribute',
      page('', '<p onclick="go()">'),
      'index.html:7: <p onclick>: is inline in the markup.*addEventListener',
    ],
    [
      'an import in a style element',
      page('<style>\n@import "https://c.example/x.css";</style>'),
      'index.html:6: @import: https://c.example/x.css',
    ],
    [
      'an import in a stylesheet',
      css('@import url("https://fonts.bunny.net/css?family=inter:400");'),
      'src/main.css:3: @import: .*; npm i @fontsource/inter',
    ],
    [
      'a font of another host',
      css('@font-face { font-family: X; src: url(//cdn.example/x.woff2) format("woff2") }'),
      'src/main.css:3: url\\(\\): //cdn.example/x.woff2 is on another host.*; save it next to the CSS file, and write ./x.woff2',
    ],
    [
      'a font inlined in a stylesheet',
      css("@font-face { src: url('data:font/woff2;base64,AA==') }"),
      'src/main.css:3: url\\(\\): data:font.* is not a file',
    ],
    [
      'a stylesheet in public/',
      {
        ...page('<link rel="stylesheet" href="/own.css">'),
        'public/own.css': '@import "https://c.example/x.css";',
      },
      'public/own.css:1: @import',
    ],
    [
      'a missing script',
      page('<script defer src="/gone.js"></script>'),
      'index.html: <script src>: the site has no file /gone.js; put it into public/',
    ],
  ])('%s', async (_, files, message) => {
    const { error } = await built(files);
    expect(error).toMatch(new RegExp(message, 's'));
    expect(error).not.toMatch(/\n\s+at /);
  });
});

test('ignores links that load nothing, and comments', async () => {
  const head =
    '<link rel="me" href="https://m.example/@kim"><!-- <script src="https://s.example/s.js"></script> -->';
  const { page: made, error } = await built({
    ...page(head, '<a href="https://b.example/">My blog</a>'),
    ...css('/* url(https://c.example/x.png) */ q { left: 0 }'),
  });
  expect(error).toBe('');
  expect(made).toContain('https://m.example/@kim');
});

test('a font next to the styles is allowed; without one the policy allows none', async () => {
  const face = '@font-face { font-family: Own; src: url("./own.woff2") format("woff2") }';
  expect((await built(css(face))).page).toMatch(/font-src 'self' data:.*url\(\/assets\/own-[\w-]+\.woff2\)/s);
  expect((await built({})).page).not.toContain('font-src');
});

test.each([
  ['/', '/', undefined],
  ['/portfolio/', '/portfolio/', undefined],
  ['/', '/de/', 'de'],
])(
  'a script and a stylesheet in public/ are loaded from %s, the script with an integrity hash, on pages at %s',
  async (home, base, language) => {
    const { page: made, error } = await built(
      {
        ...page('<link rel="stylesheet" href="/own.css"><script defer src="/own.js"></script>'),
        'public/own.js': 'window.own = 1',
        'public/own.css': '@font-face { src: url("/own.woff2") }',
      },
      base,
      language,
    );
    expect(error).toBe('');
    expect(made).toMatch(
      new RegExp(
        `<script [^>]*src="${home}own.js"[^>]* integrity="sha256-|<script integrity="sha256-[^>]*src="${home}own.js"`,
      ),
    );
    expect(made).toContain(`<link rel="stylesheet" href="${home}own.css">`);
    expect(made).toContain("font-src 'self' data:");
    expect(made).toMatch(/<style data-from="assets\/index-[\w-]+\.css">p\{top:0\}/);
  },
);
