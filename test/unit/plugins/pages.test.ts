import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { build, preprocessCSS, type Rolldown, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { filesIn } from '../../../plugins/content/read/folder.ts';
import { addCsp, addCspAndIntegrity } from '../../../plugins/pages/add-csp.ts';
import { htmlPart, namedParts, renderedFile } from '../../../plugins/pages/chunks.ts';
import { html } from '../../../plugins/pages/html.ts';
import { splitPrintStyles } from '../../../plugins/pages/inline-styles.ts';
import { namedImports } from '../../../plugins/pages/lazy-chunks.ts';
import { temporaryFolder, writeFiles } from '../../support/temporary-files.ts';

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
      plugins: [html(language), addCsp({ content: () => NOBODY }, language)],
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

test.each(['home', 'notFound', 'constructor'])('the page %s has a file of its own', (name) => {
  const file = renderedFile({ facadeModuleId: `\0content:html/${name}` } as never) ?? '';
  expect(file).toMatch(/^(index|404|constructor)\.html$/);
  expect(htmlPart(file)).toBe(`${name}.page`);
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

test('an attribute of a script may be called like any other', () => {
  const script =
    '<script defer src="https://a.test/b.js?c=1&amp;d" data-src="/e.js" data-x="src=\'f\' >"></script>';
  const page = `<!doctype html><head><meta charset="utf-8">${script}<script data-src="g" src='/h.js' async></script></head>`;
  const allowed = { fonts: false, films: false, sends: [], script: 'https://a.test/b.js?c=1&d' };
  const read: string[] = [];
  const secured = addCspAndIntegrity(page, (url) => `${read.push(url)}`, allowed);
  expect(read).toEqual(['/h.js']);
  expect(secured).toContain(script);
  expect(secured).toMatch(/<script data-src="g" src='\/h\.js' async integrity="sha256-[^"]+"><\/script>/);
});

test.each([true, false])('the policy allows films only if the site has one: %s', (films) => {
  const page = '<!doctype html><head><meta charset="utf-8"></head>';
  const secured = addCspAndIntegrity(page, () => '', { fonts: false, films, sends: [] });
  expect(secured.includes("media-src 'self'")).toBe(films);
});

const NOBODY = { resume: {}, site: {}, projects: {} };
test.each([
  ['() => h(() => import("./home-!~{003}~.js"), __VITE_PRELOAD__)', '() => h("home")'],
  [
    'h(() => import("./app-!~{00a}~.js").then((app) => app.draw(x)), __VITE_PRELOAD__)',
    'h(() => h("app").then((app) => app.draw(x)))',
  ],
  [
    'await h(async () => {\n const { B } = await import("./a.page-!~{00i}~.js");return { B };}, __VITE_PRELOAD__)',
    'await h(async () => {\n const { B } = await h("a.page");return { B };})',
  ],
  [
    'import { x } from "./main-!~{001}~.js"; import(url)',
    'import { x } from "./main-!~{001}~.js"; import(url)',
  ],
])('no script has the name of one that it loads later: %s', (code, named) => {
  expect(namedImports(code)).toBe(named);
});

test('a page names what its scripts load later, with the styles that not every page has', () => {
  const chunk = (fileName: string, css: string[] = [], imports: string[] = []) => ({
    [fileName]: {
      type: 'chunk',
      fileName,
      imports,
      isEntry: fileName.includes('main'),
      dynamicImports: fileName.includes('main') ? lazy : [],
      viteMetadata: { importedCss: new Set(css) },
    },
  });
  const bundle = (...chunks: object[]) => Object.assign({}, ...chunks);
  const lazy = ['section-aaaaaaaa', 'home-bbbbbbbb', 'section-cccccccc'].map((name) => `assets/${name}.js`);
  const main = chunk('assets/main-00000000.js', ['assets/main-1.css']);
  const section = chunk('assets/section-aaaaaaaa.js', ['assets/section-2.css'], ['assets/main-00000000.js']);
  const home = chunk('assets/home-bbbbbbbb.js', ['assets/home-3.css'], ['assets/section-aaaaaaaa.js']);
  expect(namedParts(bundle(main, section, home, chunk('assets/shared-dddddddd.js')))).toBe(
    'section-aaaaaaaa section-2;home-bbbbbbbb section-2 home-3',
  );
  expect(() => namedParts(bundle(main, section, chunk('assets/section-cccccccc.js')))).toThrow(
    'the same name',
  );
});

test('what only paper needs is taken out of the styles, whole and in order', () => {
  const css =
    'a{top:0}@media print{a{top:1px}@page{margin:1cm}}b{top:0}@media print,(forced-colors:active){b{top:2px}}@media print{b{top:3px}}';
  expect(splitPrintStyles(css)).toEqual({
    screen: 'a{top:0}b{top:0}@media print,(forced-colors:active){b{top:2px}}',
    print: '@media print{a{top:1px}@page{margin:1cm}}@media print{b{top:3px}}',
  });
  expect(splitPrintStyles('a{top:0}')).toEqual({ screen: 'a{top:0}', print: '' });
});

test('the site is built below somebody else’s configuration of styles as it is alone', async () => {
  const root = temporaryFolder('workspace', {
    'package.json': '{ "workspaces": ["site"] }',
    'postcss.config.cjs': "throw new Error('not the site’s')",
    'site/a.css': '',
  });
  const configFile = resolve(import.meta.dirname, '../../../vite.config.ts');
  const config = await resolveConfig(
    { root: resolve(root, 'site'), configFile, logLevel: 'silent' },
    'build',
  );
  expect((await preprocessCSS('a { top: 0 }', resolve(root, 'site/a.css'), config)).code).toContain('top');
});

test('no two classes of the site share a generated name, which would mix up their styles', async () => {
  const project = resolve(import.meta.dirname, '../../..');
  const config = await resolveConfig({ root: project, logLevel: 'silent' }, 'build');
  const files = filesIn(resolve(project, 'src')).filter((file) => file.endsWith('.module.css'));
  const names = await Promise.all(
    files.map(async (file) => {
      const path = resolve(project, 'src', file);
      const { modules = {} } = await preprocessCSS(readFileSync(path, 'utf8'), path, config);
      return Object.values(modules);
    }),
  );
  expect(names.flat().length).toBeGreaterThan(files.length);
  expect(names.flat().filter((name, index, all) => all.indexOf(name) < index)).toEqual([]);
});
