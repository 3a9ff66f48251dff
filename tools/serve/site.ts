import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';
import type { HeaderRule } from '../../plugins/headers.ts';

/**
 * Serves a built site the way a static host does: flat pages without `.html`, brotli or gzip if the client accepts
 * it, the headers of its `_headers` file, and for every other URL status 404 with the site's own page, in a
 * language's folder with that language's.
 * @param folder absolute path of the built site
 * @param base path that the site was built for, with leading and trailing slash
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
    // Read for each request, like the files, so that a running server picks up a new build completely.
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
  const compressed = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${page}.br`);
  response.writeHead(404, {
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(compressed ? `${page}.br` : page).pipe(response);
}

/** The base that a site was built for, as the build recorded it next to the site. */
export function builtBase(folder: string): string {
  const record = resolve(folder, '../.build/modules.json');
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).base : '/';
}
