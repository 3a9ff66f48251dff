import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { build, type Plugin, preprocessCSS, type Rolldown, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { filesIn } from '../../../plugins/content/read/folder.ts';
import type { Site } from '../../../plugins/content/types.ts';
import { pagesOf } from '../../../plugins/content/views/pages.ts';
import { type Bundle, pageChunk } from '../../../plugins/pages/chunks.ts';
import { nameOfFunction } from '../../../plugins/pages/component-names.ts';
import { devPolicy, violationMessage } from '../../../plugins/pages/dev-policy.ts';
import { html } from '../../../plugins/pages/html.ts';
import { splitPrintStyles } from '../../../plugins/pages/inline-styles.ts';
import { lazyChunks } from '../../../plugins/pages/lazy-chunks.ts';
import { allParts, partsOfPage } from '../../../plugins/pages/parts.ts';
import { splideImports } from '../../../plugins/pages/splide-imports.ts';
import { namedImports } from '../../../plugins/pages/vite-output.ts';
import { temporaryFolder, writeFiles } from '../../support/temporary-files.ts';

const root = temporaryFolder('pages');
const inter = createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-400-normal.woff2');
const font = readFileSync(inter);

const site: Site = {};
const owner = { folder: root, content: () => ({ resume: {}, site, projects: {} }) };

const shell = (head: string) =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n${head}\n</head>\n<body>\n<script type="module" src="/src/main.js"></script>\n</body>\n</html>\n`;

/** A site of one page, with what a build finds in each: an entry that prerenders and loads the app and the page. */
const SITE = {
  'index.html': shell(''),
  'src/main.js': `import './main.css';
    window.prerender = ({ url: file }) => import('./prerender.js').then((build) => build.renderPage(file));
    window.load = () => [import('./app.tsx'), import('content:page/home')];`,
  'src/main.css': 'p{top:0}',
  'src/prerender.js': 'export const renderPage = () => {}',
  'src/app.tsx': 'export const start = () => {}',
  'src/first/loading/part.ts': 'export const importPart = (name: () => unknown) => name()',
  'src/own.woff2': font,
};

const homePage: Plugin = {
  name: 'home-page',
  resolveId: (id) => (id === 'content:page/home' ? id : undefined),
  load: (id) => (id === 'content:page/home' ? 'export const view = {}' : undefined),
};

/** Builds a site of one page with these files; returns the page and the files' names, or the build's error. */
async function built(files: Record<string, string>, base = '/', language?: string, ...others: Plugin[]) {
  rmSync(root, { recursive: true, force: true });
  writeFiles(root, { ...SITE, ...files });
  try {
    const output = await build({
      root,
      base,
      configFile: false,
      logLevel: 'silent',
      plugins: [...others, homePage, lazyChunks(), html(owner, language)],
      build: { write: false, assetsInlineLimit: 0 },
    });
    const files = (output as Rolldown.RolldownOutput).output;
    const page = files.find(({ fileName }) => fileName === 'index.html') as Rolldown.OutputAsset;
    return { page: String(page.source), files: files.map(({ fileName }) => fileName), error: '' };
  } catch (error) {
    return { page: '', files: [], error: String((error as Error).message) };
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
    const { page: html, error } = await built({ ...page(own), ...files }, base, language);
    expect(error).toBe('');
    const [script] = html.match(/<script [^>]*own\.js[^>]*>/) ?? [];
    expect(script).toContain(`src="${home}own.js"`);
    expect(script).toContain('integrity="sha256-');
    expect(html).toContain(`<link rel="stylesheet" href="${home}own.css">`);
    expect(html).toContain("font-src 'self' data:");
    expect(html).toMatch(/<style data-from="assets\/index-[\w-]+\.css">p\{top:0\}/);
  },
);

test('an attribute of a script may be called like any other; one of another host has no hash', async () => {
  const script = '<script defer src="https://a.test/b.js?c=1&amp;d" data-src="/e.js"></script>';
  site.analytics = { script: 'https://a.test/b.js?c=1&d' };
  const own = '<script data-src="g" src="/h.js" async></script>';
  const { page: html } = await built({ ...page(script + own), 'public/h.js': '' });
  site.analytics = undefined;
  expect(html).toContain(script);
  expect(html).toMatch(/<script data-src="g" src="\/h\.js" async integrity="sha256-[^"]+"><\/script>/);
});

test.each(['', '<video src="/film.mp4"></video>'])(
  'the policy allows films only if the site has one: %s',
  async (film) => {
    const { page: html } = await built({ 'index.html': shell('').replace('<script', `${film}$&`) });
    expect(html.includes("media-src 'self'")).toBe(!!film);
  },
);

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

/** A built site: `main` loads the others later, `app` and pages share `react` and `section`. */
function bundleOf(...more: object[]): Bundle {
  const chunk = (name: string, imports: string[] = [], facadeModuleId = '') => ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    isEntry: name.startsWith('main'),
    facadeModuleId,
    imports: imports.map((each) => `assets/${each}.js`),
    dynamicImports: name.startsWith('main')
      ? ['app-22222222', 'home.page-33333333', ...VERSIONS].map((each) => `assets/${each}.js`)
      : [],
    viteMetadata: { importedCss: new Set([`assets/${name.replace(/\W.*/, '')}-css.css`]) },
  });
  const chunks = [
    chunk('main-00000000'),
    chunk('react-11111111'),
    chunk('section-44444444', ['react-11111111']),
    chunk('app-22222222', ['react-11111111', 'main-00000000'], '/site/src/app.tsx'),
    chunk('home.page-33333333', ['app-22222222', 'section-44444444', 'main-00000000'], '\0content:page/home'),
    ...VERSIONS.map((name) => chunk(name, [], `\0content:page/for/${name.replace(/\..*/, '')}`)),
    ...more,
  ] as Bundle[string][];
  return Object.fromEntries(chunks.map((each) => [each.fileName, each]));
}
const VERSIONS = ['fjord.version-55555555', 'rank.version-66666666'];
const HOME_PARTS = [
  'app-22222222 +react-11111111',
  'home.page-33333333 +section-44444444 section-css home-css',
].join(';');

test('a page names what its scripts load later, with what neither every page nor the app has', () => {
  expect(partsOfPage('assets/home.page-33333333.js', bundleOf())).toBe(HOME_PARTS);
});

test('of the versions of the résumé only the page of one names it, and no other', () => {
  const own = partsOfPage('assets/fjord.version-55555555.js', bundleOf());
  expect(own).toBe(`${HOME_PARTS};fjord.version-55555555 fjord-css`);
  // What the build itself renders pages by.
  expect(allParts(bundleOf())).toContain('rank.version-66666666');
});

test('two scripts of one name would be taken for each other', () => {
  const twin = { ...bundleOf()['assets/app-22222222.js'], fileName: 'assets/app-77777777.js' };
  const loads = { type: 'chunk', fileName: 'assets/x.js', imports: [], dynamicImports: [twin.fileName] };
  expect(() => allParts(bundleOf(twin, loads))).toThrow('the same name');
});

const pageOf = (file: string) => {
  const content = { ...owner.content(), projects: { notify: {} as never }, versions: { fjord: {} } };
  const page = pagesOf(content).find((page) => page.file === file);
  if (!page) throw new Error(`the site has no page ${file}`);
  return page;
};

test.each([
  ['index.html', 'home.page-33333333'],
  ['for/fjord.html', 'fjord.version-55555555'],
])('%s is rendered by the script of its own', (page, name) => {
  expect(pageChunk(pageOf(page), bundleOf())).toBe(`assets/${name}.js`);
});

test('a page that no script renders is named', () => {
  expect(() => pageChunk(pageOf('notify.html'), bundleOf())).toThrow('no script renders notify.html');
});

test('what only prerenders is no file of the site, nor are its styles; what visitors load later is', async () => {
  const { files } = await built({
    'src/prerender.js': "import './heads.css'; import './shared.css'; export const renderPage = () => {}",
    'src/app.tsx': "import './shared.css'; export const start = () => {}",
    'src/heads.css': 'q{top:0}',
    'src/shared.css': 'b{top:0}',
  });
  const names = files.map((file) => file.replace(/.*\/|-[\w-]{8}(?=\.)/g, ''));
  expect(names.sort()).toEqual([
    ...['app.js', 'home.js', 'index.css', 'index.html', 'index.js', 'print.css', 'shared.css'],
  ]);
});

/** Changes the scripts before the pages are finished, as another version of the bundler might. */
const rewritten = (from: RegExp, to: string): Plugin => ({
  name: 'rewritten',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replace(from, to);
  },
});

test.each([
  [/\(["'`](app|home)["'`]\)/g, '(`$1`+``)', /assets\/index-.*\.js loads no part by its name/],
  [/\.renderPage\(/, '.render(', /assets\/index-.*\.js has no prerenderer to remove/],
])('scripts in which the build no longer finds %s stop it', async (from, to, error) => {
  expect((await built({}, '/', undefined, rewritten(from, to))).error).toMatch(error);
});

test('the page without scripts stops the build if nothing in it names the entry', async () => {
  const figures = shell('<script>start()</script>').replace('<body>', '$&<main><p data-figures></p></main>');
  expect((await built({ 'index.html': figures })).error).toContain('index.html has no inline script');
});

test('a component’s name is not guessed without source maps', () => {
  expect(() => nameOfFunction('function a(){}', bundleOf())).toThrow('no script has a source map');
});

/** Changes what the carousels' library imports; returns its code, or what is wrong with it. */
function splideWith(code: string): string {
  const { transform } = splideImports();
  const { handler } = transform as unknown as { handler: (code: string) => { code: string } };
  const error = (text: string) => {
    throw new Error(text);
  };
  return handler.call({ error }, code).code;
}

test('the carousels’ library takes from React by its name just what it uses', () => {
  const file = resolve(
    import.meta.dirname,
    '../../../node_modules/@splidejs/react-splide/dist/js/react-splide.esm.js',
  );
  const code = splideWith(readFileSync(file, 'utf8'));
  expect(code).not.toMatch(/^import React/m);
  const used = new Set(Array.from(code.matchAll(/\bReact\d*\.(\w+)/g), ([, name]) => name));
  expect([...used].sort()).toEqual(['Component', 'createElement', 'createRef']);
  expect(() => splideWith('import * as React from "react";')).toThrow('imports React in another way');
});

test('what only paper needs is taken out of the styles, whole and in order', () => {
  const css =
    'a{top:0}@media print{a{top:1px}@page{margin:1cm}}b{top:0}@media print,(forced-colors:active){b{top:2px}}@media print{b{top:3px}}';
  expect(splitPrintStyles(css)).toEqual({
    screen: 'a{top:0}b{top:0}@media print,(forced-colors:active){b{top:2px}}',
    print: '@media print{a{top:1px}@page{margin:1cm}}@media print{b{top:3px}}',
  });
  expect(splitPrintStyles('a{top:0}')).toEqual({ screen: 'a{top:0}', print: '' });
  expect(splitPrintStyles('a { top: 0 }\n@media print {a{content: "}"}}')).toEqual({
    screen: 'a { top: 0 }',
    print: '@media print {a{content: "}"}}',
  });
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

const FILE = 'http://localhost:5173/node_modules/.vite/deps/@fancy_toast.js?v=1';
const of = (directive: string, blocked = 'inline', sample = '') =>
  violationMessage({ directive, blocked, file: FILE, line: 12, sample });

test.each([
  ['style-src-elem', 'inline', '"policy": { "styles": true }'],
  ['require-trusted-types-for', 'trusted-types-sink', '"policy": { "html": true }'],
  ['connect-src', 'https://api.example.org/v1', '"policy": { "hosts": ["https://api.example.org"] }'],
  ['script-src-elem', 'https://cdn.example.org/a.js', 'no step allows that'],
])('what %s stops of a package is said with its file, and what to write', (directive, blocked, step) => {
  const message = of(directive, blocked);
  expect(message).toContain('node_modules/.vite/deps/@fancy_toast.js:12: the package @fancy/toast does what');
  expect(message).toContain(step);
});

test('the dev server’s pages have the policy of the built site, loosened by the same steps', () => {
  const policyWith = (policy?: object) => {
    const owner = { content: () => ({ site: { policy } }) } as never;
    const { transformIndexHtml } = devPolicy(owner);
    const [meta] = (
      transformIndexHtml as unknown as { handler: () => { attrs: { content: string } }[] }
    ).handler();
    return meta?.attrs.content;
  };
  expect(policyWith()).toMatch(
    /^default-src 'none'; script-src 'self' 'nonce-.*require-trusted-types-for 'script'/,
  );
  expect(policyWith()).not.toContain('unsafe');
  expect(policyWith({ html: true })).not.toContain('trusted-types');
  expect(policyWith({ styles: true })).toContain("style-src 'self' 'unsafe-inline'");
  expect(policyWith({ hosts: ['https://api.example.org'] })).toContain(
    "connect-src 'self' ws: wss: https://api.example.org",
  );
});
