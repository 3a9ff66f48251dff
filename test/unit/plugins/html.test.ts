import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { parse } from 'node-html-parser';
import type { Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { html } from '../../../plugins/html';

interface Script {
  imports?: string[];
  later?: string[];
  css?: string[];
  from?: string;
}

const chunk = (fileName: string, { imports = [], later = [], css = [], from = '' }: Script = {}) => ({
  type: 'chunk',
  fileName,
  isEntry: fileName === 'assets/main.js',
  imports,
  code: [...imports, ...later].map((file) => `import('./${basename(file)}');`).join(''),
  facadeModuleId: from,
  viteMetadata: { importedCss: new Set(css) },
});
const asset = (fileName: string, source: string | Uint8Array) => ({ type: 'asset', fileName, source });

const SHELL = (body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Notify</title>
    <meta name="accent" content="notify" />
    <meta name="styles-of" content="/portfolio/assets/notify.js" />
    <script type="module" crossorigin src="/portfolio/assets/main.js"></script>
    <link rel="stylesheet" crossorigin href="/portfolio/assets/main.css" />
    <script>
      // why
      window.clicks = [ ];
    </script>
  </head>
  <body>${body}</body>
</html>`;

/** Builds a site of one page, served from `/portfolio/`; `type` is CSS for all its pages. */
function build(
  body = '<div id="app"><h1>Notify</h1></div>',
  type = '',
  fonts: ReturnType<typeof asset>[] = [],
) {
  const files = [
    chunk('assets/main.js', {
      imports: ['assets/shared.js'],
      later: ['assets/notify.js', 'assets/home.js', 'assets/prerender.js'],
      css: ['assets/main.css'],
    }),
    chunk('assets/shared.js'),
    chunk('assets/notify.js', { imports: ['assets/picture.js'], css: ['assets/notify.css'] }),
    chunk('assets/home.js', { css: ['assets/home.css'] }),
    chunk('assets/picture.js', { css: ['assets/picture.css'] }),
    chunk('assets/prerender.js', { imports: ['assets/server.js'], from: '/work/site/src/prerender.tsx' }),
    chunk('assets/server.js'),
    chunk('assets/background.js'),
    asset('assets/main.css', `.main{top:0}${type}\n`),
    ...['notify', 'home', 'picture'].map((name) => asset(`assets/${name}.css`, `.${name}{top:0}\n`)),
    ...fonts,
    asset('notify.html', SHELL(body)),
  ];
  const bundle = Object.fromEntries(
    files.map((file) => [file.fileName, file]),
  ) as unknown as Rolldown.OutputBundle;
  const plugin = html() as unknown as {
    generateBundle(this: object, options: object, bundle: Rolldown.OutputBundle): void;
  };
  plugin.generateBundle.call({ environment: { config: { base: '/portfolio/' } } }, {}, bundle);
  const source = String((bundle['notify.html'] as Rolldown.OutputAsset).source);
  return { bundle, source, page: parse(source) };
}

describe('a finished page', () => {
  const { bundle, source, page } = build();

  test('contains the styles of what it shows, and no others', () => {
    const style = page.querySelector('style');
    expect(style?.getAttribute('data-from')?.split(' ').sort()).toEqual([
      'assets/main.css',
      'assets/notify.css',
      'assets/picture.css',
    ]);
    expect(style?.text).toContain('.notify{top:0}.picture{top:0}');
    expect(source).not.toContain('.home{');
  });

  test('has the accent of its project', () => {
    expect(page.querySelector('html')?.getAttribute('data-accent')).toBe('notify');
  });

  test('has nothing render-blocking: no stylesheet is linked, every script is a module', () => {
    expect(page.querySelectorAll('link[rel=stylesheet]')).toEqual([]);
    const scripts = page.querySelectorAll('script[src]');
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['/portfolio/assets/main.js']);
    expect(scripts[0]?.getAttribute('type')).toBe('module');
  });

  test('preloads the imports of its script, but not the chunk of the page that it shows already', () => {
    const preloads = page.querySelectorAll('link[rel=modulepreload]');
    expect(preloads.map((link) => link.getAttribute('href'))).toEqual(['/portfolio/assets/shared.js']);
    expect(preloads[0]?.hasAttribute('crossorigin')).toBe(true);
  });

  describe('with display type', () => {
    const face = (file: string, range: string) =>
      `@font-face{font-family:Display;src:url(/portfolio/assets/${file}.woff2);unicode-range:${range}}`;
    const type = `h1{font-family:var(--display)}${face('display', 'U+4E-79')}${face('display-more', 'U+41-44')}`;
    const preloads = (made: typeof page) => made.querySelectorAll('link[rel=preload]');

    test('inlines the font that it shows, and no other', () => {
      const { page: made } = build(undefined, type, [asset('assets/display.woff2', 'wOF2')]);
      const css = made.querySelector('style')?.text;
      expect(css).toContain(`url(data:font/woff2;base64,${btoa('wOF2')})`);
      expect(css).toContain('url(/portfolio/assets/display-more.woff2)');
      expect(preloads(made)).toEqual([]);
    });

    test('preloads a font that is too large to inline', () => {
      const large = asset('assets/display.woff2', randomBytes(15_000));
      const { page: made } = build(undefined, type, [large]);
      expect(preloads(made).map(({ attributes }) => attributes)).toEqual([
        { rel: 'preload', as: 'font', crossorigin: '', href: '/portfolio/assets/display.woff2' },
      ]);
      expect(made.querySelector('style')?.text).not.toContain('data:');
      expect(preloads(page)).toEqual([]);
    });
  });

  test('keeps its inline script, without comments and spaces', () => {
    expect(page.querySelector('script:not([src])')?.text).toMatch(/^window\.clicks=\[\];?$/);
  });

  test('does not contain the meta tags that are meant for the build', () => {
    expect(page.querySelector('meta[name=accent]')).toBeNull();
    expect(page.querySelector('meta[name=styles-of]')).toBeNull();
  });

  test('leaves out scripts that only the build runs, and those that nothing imports', () => {
    const scripts = Object.keys(bundle).filter((name) => name.endsWith('.js'));
    expect(scripts.sort()).toEqual(
      ['home', 'main', 'notify', 'picture', 'shared'].map((name) => `assets/${name}.js`),
    );
  });
});

test('words keep the spaces between them', () => {
  const { page } = build('<div id="app"><p>Read <b>this</b> and <i>that</i></p></div>');
  expect(page.querySelector('p')?.text).toBe('Read this and that');
});
