import { resolve } from 'node:path';
import sirv from 'sirv';
import { normalizePath, type ViteDevServer } from 'vite';
import type { Owner } from '../content/owner.ts';
import { contentFolder, isBelow, languagesIn, ownerPublicFiles } from '../content/read/folder.ts';
import { decoded } from '../content/text/url.ts';
import { firstBase } from '../deployment/editions.ts';
import { CRAWLER_FILES, LANGUAGE_FILES } from '../deployment/file-names.ts';
import { escapeXml } from '../escape-xml.ts';
import { type Fault, faultLine } from '../fault.ts';

/**
 * Serves the files that a build writes beside the pages: those of the owner's `public/`, which come before the project's, and
 * the generated ones. Once a file of the content changes, the content is read again, and pages are reloaded.
 */
export function serveContent(
  server: ViteDevServer,
  { root, folder, forget }: Owner,
  generated: () => Record<string, string>,
  language?: string,
): void {
  const { watcher, moduleGraph, ws, middlewares } = server;
  const { base } = server.config;
  const initialPlaces = contentPlaces(root);
  const serve = sirv(resolve(folder, 'public'), { dev: true });
  /** Serves only files that a build would publish. */
  const servePublished: typeof serve = (request, response, next) => {
    const path = decoded(request.url?.replace(/[?#].*/, '').replace(/^\/|\/$/g, '') ?? '');
    const isAtPath = (file: string) => file.replace(/(\/index)?\.html$/, '') === path || file === path;
    return ownerPublicFiles(folder).some(isAtPath) ? serve(request, response, next) : next?.();
  };
  // Hosts serve the owner's files below the first language's base, but Vite puts a further language's base before its links.
  for (const place of new Set([firstBase(base, language), base])) middlewares.use(place, servePublished);
  middlewares.use((request, response, next) => {
    // Until the server has restarted, pages would show that the previous folder is missing.
    if (request.headers.accept?.includes('text/html') && contentPlaces(root) !== initialPlaces)
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
    if (contentPlaces(root) !== initialPlaces) server.restart();
    else if (isBelow(folder, file) || file === normalizePath(resolve(root, 'package.json'))) {
      forget();
      moduleGraph.invalidateAll();
      ws.send({ type: 'full-reload' });
    }
  });
}

/** Returns the folder of the content and its further languages, one a line; the configuration depends on them. */
function contentPlaces(root: string): string {
  const folder = contentFolder(root);
  return [folder, ...languagesIn(folder)].join('\n');
}

/** Returns the text of a generated file; undefined if no such file is generated, or the content has faults. */
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

/** Returns HTML with the warnings, for the end of a page in the dev server; empty if there are none. */
export function warningsNote(warnings: Fault[]): string {
  if (!warnings.length) return '';
  const lines = escapeXml(warnings.map(faultLine).join('\n'));
  const count = warnings.length === 1 ? 'one warning' : `${warnings.length} warnings`;
  return `<details style="${NOTE_STYLE}"><summary>The content has ${count}</summary><pre style="white-space:pre-wrap">${lines}</pre></details>`;
}
