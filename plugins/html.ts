import { basename } from 'node:path';
import { parse } from 'node-html-parser';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { firstBase } from './content/editions.ts';
import { directionOf } from './content/language.ts';
import { loadContent } from './content/load.ts';
import { otherHosts } from './content/other-hosts.ts';
import { fontsOf } from './page-styles/fonts.ts';
import { inlineFonts } from './page-styles/inline-fonts.ts';
import { PHONE } from './page-styles/length.ts';
import { faultsInPage } from './same-host/page.ts';
import { assertAllowed } from './same-host/plugin.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Source file of the chunk that only the build runs. */
const BUILD_ONLY = '/src/prerender.tsx';

/**
 * Finishes the prerendered pages: inlines the styles of just the chunks that a page loads, and preloads
 * its script's imports all at once. Must run after prerendering.
 * Saves: the only render-blocking request, and a round trip for each nested import and for the fonts.
 * Can go: when the preset links a lazy route's styles and modules from its page on its own.
 */
export function html(folder?: string, language?: string): Plugin {
  return {
    name: 'html',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      removeUnused(bundle);
      const { base } = this.environment.config;
      const { script } = otherHosts(folder ? loadContent(folder, language).site : {});
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
        const page = String(file.source);
        // index.html was checked as a source file: anything found here comes from a component.
        assertAllowed(faultsInPage(page, file.fileName, false, script));
        file.source = finish(page, bundle, base, firstBase(base, language));
      }
    },
  };
}

/**
 * Removes the scripts that no visitor loads, which would be precached for offline visits: those that only prerendering
 * needs, and chunks of unreachable imports, such as the background's if the owner wants none.
 */
function removeUnused(bundle: Bundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const kept = new Set<Chunk>();
  const keep = (chunk: Chunk) => {
    if (kept.has(chunk) || chunk.facadeModuleId?.endsWith(BUILD_ONLY)) return;
    kept.add(chunk);
    for (const each of chunks) if (chunk.code.includes(basename(each.fileName))) keep(each);
  };
  for (const chunk of chunks) if (chunk.isEntry) keep(chunk);
  for (const chunk of chunks) if (!kept.has(chunk)) delete bundle[chunk.fileName];
}

/** The files of the stylesheets that a script needs. */
const stylesOf = (file: Bundle[string]): string[] =>
  file.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];

/** @param home base of the first language, where the files of `public/` are */
function finish(source: string, bundle: Bundle, base: string, home: string): string {
  const page = parse(source, { comment: false });
  const head = page.querySelector('head');
  if (!head) throw new Error('a page has no head');
  /** The built file at a URL, not one of `public/`. */
  const fileOf = (url = '') => (url.startsWith(base) ? bundle[url.slice(base.length)] : undefined);

  const loaded = new Set<Chunk>();
  const load = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') throw new Error(`a page loads ${name}, which was not built`);
    if (loaded.has(chunk)) return;
    loaded.add(chunk);
    chunk.imports.forEach(load);
  };
  const entry = page
    .querySelectorAll('script[src]')
    .find((script) => fileOf(script.getAttribute('src'))?.type === 'chunk');
  load(fileOf(entry?.getAttribute('src'))?.fileName ?? 'the entry script');
  const scripts = [...loaded];
  for (const meta of head.querySelectorAll('meta[name=styles-of]')) {
    const url = meta.getAttribute('content');
    load(fileOf(url)?.fileName ?? String(url));
    meta.remove();
  }
  // Stylesheets of `public/` stay linked.
  const built = new Set(Object.values(bundle).flatMap(stylesOf));
  for (const link of head.querySelectorAll('link[rel=stylesheet]'))
    if (built.has(fileOf(link.getAttribute('href'))?.fileName ?? '')) link.remove();
  // The page works without them: a script in the head requests them once the page has been painted.
  const manifest = head.querySelector('link[rel=manifest]');
  const late = [manifest, entry].map((element) => element?.toString() ?? '').join('');
  manifest?.remove();
  entry?.remove();

  const styles = [...loaded].flatMap(stylesOf);
  const css = styles.map((name) => String((bundle[name] as Rolldown.OutputAsset).source).trim()).join('');
  for (const script of head.querySelectorAll('script:not([src])')) {
    if (script.getAttribute('type')) continue;
    script.set_content(minifySync('inline.js', script.textContent).code.trim());
  }

  const fontAt = (url: string) => {
    const file = fileOf(url);
    return file?.type === 'asset' ? Buffer.from(file.source) : undefined;
  };
  const unstyled = page.toString();
  const fonts = inlineFonts(css, fontsOf(page, css, PHONE).shown, fontAt, (styles) => unstyled + styles);
  const tags = [
    // Otherwise a phone requests them only after layout.
    ...fonts.files.map((url) => `<link rel="preload" as="font" crossorigin href="${url}">`),
    `<style data-from="${styles.join(' ')}">${fonts.css}</style>`,
    ...scripts
      .filter((chunk) => !chunk.isEntry)
      .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="${base}${fileName}">`),
  ];
  head.insertAdjacentHTML('beforeend', tags.join(''));
  page.querySelector('body')?.insertAdjacentHTML('beforeend', `<template id="entry">${late}</template>`);
  const root = page.querySelector('html');
  const accent = head.querySelector('meta[name=accent]');
  accent?.remove();
  if (accent) root?.setAttribute('data-accent', accent.getAttribute('content') ?? '');
  if (directionOf(root?.getAttribute('lang') || 'en') === 'rtl') root?.setAttribute('dir', 'rtl');
  // Vite puts every file of `public/` below the base of this language.
  for (const element of page.querySelectorAll('link[rel$=icon], link[rel=stylesheet], script[src]')) {
    const name = element.localName === 'link' ? 'href' : 'src';
    const url = element.getAttribute(name) ?? '';
    if (url.startsWith(base) && !fileOf(url)) element.setAttribute(name, home + url.slice(base.length));
  }
  // The prerenderer inserts the title before the charset declaration.
  const title = head.querySelector('title');
  title?.remove();
  head.querySelector('meta[charset]')?.insertAdjacentHTML('afterend', title?.toString() ?? '');
  return page.toString().replace(/" >/g, '">');
}
