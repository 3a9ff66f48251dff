import { type HTMLElement, parse } from 'node-html-parser';
import type { Plugin } from 'vite';
import { partsAttribute } from '../../src/part-file.ts';
import { prerendering } from '../../src/prerendering.ts';
import { LIVE } from '../../src/states.ts';
import type { Owner } from '../content/owner.ts';
import { type Page, pagesOf } from '../content/views/pages.ts';
import { firstBase } from '../deployment/editions.ts';
import { inlinedFaces } from '../fonts/face-styles.ts';
import { chooseFont } from '../fonts/files.ts';
import { appChunks, type Bundle, entryChunks, pageChunk, withImports } from './chunks.ts';
import { type FileAt, inlineStyles, stylesOf } from './inline-styles.ts';
import { minifyHead, removeStarter, type Safety, secure, takeEntry } from './page-head.ts';
import { partName, partsOfPage } from './parts.ts';
import { allowedBy, hashesIn, neededBy } from './policy.ts';
import { removeUnused, versionStyles } from './unused.ts';

/**
 * Finishes the prerendered pages. Must run after prerendering.
 * - Inlines the styles of just the chunks that a page loads, with their fonts, and with a further font for letters that only this
 *   page's headings have. Preloads all imports of the page's script at once.
 * - Moves the print styles into a file of their own, which loads with the entry script; versions of the résumé keep theirs inside.
 * - Moves the entry script and the manifest into `<template id="entry">`, from which the inline script in `index.html`
 *   loads them once the page has been painted or the visitor interacts with it.
 * - Minifies inline scripts and the head, and sets the page's accent.
 * - Removes from the site the scripts that no visitor loads, and from the page `/budget`, which runs none, all that loads scripts.
 * - Adds a policy to each page, and hashes to its scripts.
 * Saves: the only render-blocking request, and a round trip for each nested import and for the fonts.
 * Can be removed: when the preset gives each page just its own styles and preloads on its own.
 */
export function html(owner: Pick<Owner, 'content' | 'folder'>, language?: string): Plugin {
  return {
    name: 'html',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const fullBundle = { ...bundle };
      removeUnused(bundle);
      const { base, publicDir } = this.environment.config;
      const home = firstBase(base, language);
      const content = owner.content(language);
      const site: BuiltLanguage = {
        fullBundle,
        bundle,
        base,
        home,
        hashOf: hashesIn(bundle, base, home, publicDir),
        allowed: { ...allowedBy(content.site), ...neededBy(bundle, publicDir) },
        emitPrint: (source) =>
          base + this.getFileName(this.emitFile({ type: 'asset', name: 'print.css', source })),
        facesFor: (letters) => inlinedFaces(chooseFont(content.site.font, owner.folder).files, letters),
      };
      for (const page of pagesOf(content)) {
        const file = bundle[page.file];
        if (file?.type === 'asset') file.source = await finished(page, String(file.source), site);
      }
      for (const name of versionStyles(bundle)) delete bundle[name];
    },
  };
}

interface BuiltLanguage extends Safety {
  /** The bundle with the scripts that no visitor loads. */
  fullBundle: Bundle;
  bundle: Bundle;
  base: string;
  /** Base of the first language, where the files of `public/` are. */
  home: string;
  /** Writes a stylesheet for paper; returns its URL. */
  emitPrint: (css: string) => string;
  /** Returns styles with faces that have these characters. */
  facesFor: (letters: string[]) => Promise<string>;
}

/** Returns a finished page: first its parts are changed or taken out, then its styles are made of what is left, then all is put in. */
async function finished(built: Page, source: string, site: BuiltLanguage): Promise<string> {
  const { bundle, fullBundle, base, home, emitPrint, facesFor } = site;
  const { kind, id, name } = built;
  const page = parse(source, { comment: false });
  const head = page.querySelector('head');
  if (!head) throw new Error('a page has no head');
  const fileAt: FileAt = (url) => (url?.startsWith(base) ? fullBundle[url.slice(base.length)] : undefined);
  linkPublicFiles(page, base, home, fileAt);
  const { preloads, deferred } = takeEntry(head, fullBundle, base, fileAt);
  minifyHead(head);
  // The page `/budget` needs no script: the build fills in its figures (`plugins/budget/page.tsx`).
  const isScriptless = page.querySelector('main [data-figures]') !== null;
  if (isScriptless) removeStarter(head);

  const script = pageChunk(built, fullBundle);
  const parts = partsOfPage(script, bundle);
  const chunks = [...entryChunks(fullBundle), ...appChunks(fullBundle), script];
  const css = stylesOf(withImports(chunks, fullBundle), fullBundle);
  const inlinesPrint = kind === 'version';
  const print = printStyles(css.print, inlinesPrint, isScriptless, emitPrint);
  const rest = page + parts + deferred + (inlinesPrint ? print.head : '');
  const styles = await inlineStyles({ page, css, fileAt, facesFor, rest });

  head.insertAdjacentHTML('beforeend', styles + (isScriptless ? '' : preloads) + print.head);
  if (!isScriptless) {
    const live = prerendering.livePages[name]?.length ? ` data-${LIVE}` : '';
    const template = `<template id="entry" data-part="${partName(script)}"${live}${partsAttribute(parts)}>${print.later}${deferred}</template>`;
    page.querySelector('body')?.insertAdjacentHTML('beforeend', template);
    if (kind === 'project') page.querySelector('html')?.setAttribute('data-accent', id);
  }
  secure(page, head, site);
  return keepAddresses(page.toString());
}

/**
 * Returns a page's print styles as HTML for its head, and for the template of what loads later. They are a file; but a version has
 * its own inside, because the worker would fetch a file of one page alone on every visit.
 */
function printStyles(css: string, isInlined: boolean, isScriptless: boolean, emit: (css: string) => string) {
  if (isInlined) return { head: `<style media="print">${css}</style>`, later: '' };
  const link = `<link rel="stylesheet" media="print" href="${emit(css)}">`;
  return isScriptless ? { head: link, later: '' } : { head: `<noscript>${link}</noscript>`, later: link };
}

/** Points links at the files of `public/` below the first language's base; Vite expects them below that of this language. */
function linkPublicFiles(page: HTMLElement, base: string, home: string, fileAt: FileAt): void {
  for (const element of page.querySelectorAll('link[rel$=icon], link[rel=stylesheet], script[src]')) {
    const name = element.localName === 'link' ? 'href' : 'src';
    const url = element.getAttribute(name) ?? '';
    if (url.startsWith(base) && !fileAt(url)) element.setAttribute(name, home + url.slice(base.length));
  }
}

/**
 * Keeps proxies from rewriting the e-mail addresses in a page, as Cloudflare's does unless comments tell it not to.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
function keepAddresses(page: string): string {
  const [head = '', body = ''] = page.split('<body>');
  if (!body.includes('@')) return page;
  return `${head}<body><!--email_off-->${body.replace('</body>', '<!--/email_off--></body>')}`;
}
