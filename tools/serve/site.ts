import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';
import type { HeaderRule } from '../../plugins/headers.ts';

/**
 * Serves a built site the way a static host does: flat pages without `.html`, brotli or gzip where
 * the visitor takes it, the headers of its `_headers` file, status 404 with the site's own page for
 * every other address, below a language's folder with that language's.
 * @param folder absolute path of the built site
 * @param base path that the site was built for, with a slash at both ends
 */
export function createSite(folder: string, base = '/'): Server {
  const files = sirv(folder, {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: (request, response) => notFound(request, response, folder, request.url),
  });
  return createServer((request, response) => {
    const { url = '/' } = request;
    const path = url.replace(/[?#].*/, '');
    // Read anew each time, as the files are: a build under a running server is taken over whole.
    for (const rule of readRules(resolve(folder, '_headers')))
      if (matches(rule.path, path)) response.setHeaders(new Map(Object.entries(rule.headers)));
    if (path === base.slice(0, -1)) return response.writeHead(301, { location: base }).end();
    if (!url.startsWith(base) || /\/_(headers|redirects)$|\.(br|gz)$/.test(path))
      return notFound(request, response, folder, url.startsWith(base) ? url.slice(base.length - 1) : '/');
    request.url = url.slice(base.length - 1);
    files(request, response);
  });
}

const matches = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path || `${rule}/` === path;

function readRules(file: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  if (!existsSync(file)) return rules;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else if (line) rules.push({ path: line, headers: {} });
  }
  return rules;
}

/** @param path within the site */
function notFound(request: IncomingMessage, response: ServerResponse, folder: string, path = '/') {
  const [, language = ''] = /^\/([\w-]+)\//.exec(path) ?? [];
  const pages = [resolve(folder, language, '404.html'), resolve(folder, '404.html')];
  const page = pages.find(existsSync) ?? '';
  const packed = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${page}.br`);
  response.writeHead(404, {
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(packed ? `${page}.br` : page).pipe(response);
}

/** The base that a built site was made for, as the build left word beside it. */
export function builtBase(folder: string): string {
  const word = resolve(folder, '../.build/site.json');
  return existsSync(word) ? JSON.parse(readFileSync(word, 'utf8')).base : '/';
}
