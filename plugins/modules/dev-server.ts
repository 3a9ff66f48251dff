import { resolve } from 'node:path';
import sirv from 'sirv';
import { normalizePath, type ViteDevServer } from 'vite';
import type { Owner } from '../content/owner.ts';
import { contentFolder, isBelow, languagesIn, ownerPublicFiles } from '../content/read/folder.ts';
import { decoded } from '../content/text/url.ts';
import { CRAWLER_FILES, firstBase, LANGUAGE_FILES } from '../deployment/editions.ts';
import { escapeXml } from '../escape-xml.ts';
import { type Fault, faultLine } from '../fault.ts';

/**
 * Serves what a build writes next to the pages: the owner's `public/`, before the project's own, and the generated
 * files. Once a file of the content changes, it is read again, and pages are reloaded.
 */
export function serveContent(
  server: ViteDevServer,
  { root, folder, forget }: Owner,
  generated: () => Record<string, string>,
  language?: string,
): void {
  const { watcher, moduleGraph, ws, middlewares } = server;
  const { base } = server.config;
  const chosen = choices(root);
  const serve = sirv(resolve(folder, 'public'), { dev: true });
  /** Only what a build would publish. */
  const servePublished: typeof serve = (request, response, next) => {
    const path = decoded(request.url?.replace(/[?#].*/, '').replace(/^\/|\/$/g, '') ?? '');
    const isOf = (file: string) => file.replace(/(\/index)?\.html$/, '') === path || file === path;
    return ownerPublicFiles(folder).some(isOf) ? serve(request, response, next) : next?.();
  };
  // Hosts serve the owner's files below the first language's base; a further language's links get its own from Vite.
  for (const each of new Set([firstBase(base, language), base])) middlewares.use(each, servePublished);
  middlewares.use((request, response, next) => {
    // Until the server has restarted, pages would show that the previous folder is missing.
    if (request.headers.accept?.includes('text/html') && choices(root) !== chosen)
      return response.setHeader('refresh', '1').end();
    const name = request.url?.replace(/\?.*/, '').slice(base.length) ?? '';
    const text = textOf(name, generated);
    if (text === undefined) return next();
    const type = name.endsWith('.vcf') ? 'text/vcard' : 'text/plain';
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.end(text);
  });
  watcher.add([folder, resolve(root, 'package.json')]);
  watcher.on('all', (_, file) => {
    if (choices(root) !== chosen) server.restart();
    else if (isBelow(folder, file) || file === normalizePath(resolve(root, 'package.json'))) {
      forget();
      moduleGraph.invalidateAll();
      ws.send({ type: 'full-reload' });
    }
  });
}

/** Returns what the configuration chose when the dev server started: the folder of the content, and its further languages. */
function choices(root: string): string {
  const folder = contentFolder(root);
  return [folder, ...languagesIn(folder)].join('\n');
}

/** Returns a file as a build would write it; undefined if there is none of this name, or the content has faults. */
function textOf(name: string, generated: () => Record<string, string>): string | undefined {
  if (![...CRAWLER_FILES, ...LANGUAGE_FILES].includes(name) && !/^[\w-]+\.md$/.test(name)) return undefined;
  try {
    return generated()[name];
  } catch {
    return undefined;
  }
}

const NOTE_STYLE =
  'position:fixed;inset:auto 0 0;z-index:9;margin:0;padding:.5em 1em;max-height:40vh;overflow:auto;background:#5a3d00;color:#fff;font:14px/1.5 monospace';

/** Returns a list of warnings for the end of a page in the dev server, where the owner looks; empty if there are none. */
export function warningsNote(warnings: Fault[]): string {
  if (!warnings.length) return '';
  const lines = escapeXml(warnings.map(faultLine).join('\n'));
  const count = warnings.length === 1 ? 'one warning' : `${warnings.length} warnings`;
  return `<details style="${NOTE_STYLE}"><summary>The content has ${count}</summary><pre style="white-space:pre-wrap">${lines}</pre></details>`;
}
