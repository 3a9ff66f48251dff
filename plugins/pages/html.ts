import { type HTMLElement, parse } from 'node-html-parser';
import type { Plugin } from 'vite';
import { partsAttribute } from '../../src/part-file.ts';
import { prerendering } from '../../src/prerendering.ts';
import { LIVE } from '../../src/states.ts';
import type { Owner } from '../content/owner.ts';
import { firstBase, isVersion } from '../deployment/editions.ts';
import { inlinedFaces } from '../fonts/face-styles.ts';
import { chooseFont } from '../fonts/files.ts';
import {
  type Bundle,
  namedParts,
  pageChunk,
  partName,
  projectOf,
  removeUnused,
  shellChunks,
  versionStyles,
  withImports,
} from './chunks.ts';
import { type FileAt, inlineStyles } from './inline-styles.ts';
import { inlineScripts, minifyHead, type Safety, secure, takeEntry } from './page-head.ts';
import { allowedBy, hashesIn, neededBy } from './policy.ts';

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
      const settings = owner.content(language).site;
      const site: BuiltLanguage = {
        fullBundle,
        bundle,
        base,
        home,
        hashOf: hashesIn(bundle, base, home, publicDir),
        allowed: { ...allowedBy(settings), ...neededBy(bundle, publicDir) },
        emitPrint: (source) =>
          base + this.getFileName(this.emitFile({ type: 'asset', name: 'print.css', source })),
        facesFor: (letters) => inlinedFaces(chooseFont(settings.font, owner.folder).files, letters),
      };
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.html'))
          file.source = await finished(file.fileName, String(file.source), site);
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

async function finished(fileName: string, source: string, site: BuiltLanguage): Promise<string> {
  const { bundle, fullBundle, base, home, emitPrint, facesFor } = site;
  const page = parse(source, { comment: false });
  const head = page.querySelector('head');
  if (!head) throw new Error('a page has no head');
  const fileAt: FileAt = (url) => (url?.startsWith(base) ? fullBundle[url.slice(base.length)] : undefined);
  const script = pageChunk(fileName, fullBundle);
  const parts = namedParts(bundle, script, fullBundle);
  // Must come before the print styles are linked: they are no file of this bundle, and would be taken for one of `public/`.
  linkPublicFiles(page, base, home, fileAt);
  const { preloads, deferred } = takeEntry(head, fullBundle, base, fileAt);
  minifyHead(head);
  const chunks = withImports([...shellChunks(fullBundle), script], fullBundle);
  // The print styles of one page alone are no file, because the worker would fetch such a file on every visit.
  const inlinesPrint = isVersion(fileName);
  const inlinedPrint = (print: string) => (inlinesPrint ? `<style media="print">${print}</style>` : '');
  const later = (print: string) => parts + deferred + inlinedPrint(print);
  const { styles, print } = await inlineStyles({ page, chunks, bundle: fullBundle, fileAt, facesFor, later });
  const link = inlinesPrint ? '' : `<link rel="stylesheet" media="print" href="${emitPrint(print)}">`;
  if (page.querySelector('main [data-figures]')) {
    // The page `/budget` needs no script: the build fills in its figures (`plugins/budget/page.ts`).
    for (const element of inlineScripts(head)) if (/["'`]entry["'`]/.test(element.text)) element.remove();
    head.insertAdjacentHTML('beforeend', styles + link);
  } else {
    const forPaper = inlinesPrint ? inlinedPrint(print) : `<noscript>${link}</noscript>`;
    head.insertAdjacentHTML('beforeend', styles + preloads + forPaper);
    const live = prerendering.livePages[fileName]?.length ? ` data-${LIVE}` : '';
    const template = `<template id="entry" data-part="${partName(script)}"${live}${partsAttribute(parts)}>${link}${deferred}</template>`;
    page.querySelector('body')?.insertAdjacentHTML('beforeend', template);
    const project = projectOf(fileName);
    if (project) page.querySelector('html')?.setAttribute('data-accent', project);
  }
  secure(page, head, site);
  return keepAddresses(page.toString());
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
