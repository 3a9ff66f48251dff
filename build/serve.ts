import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';

const YEAR_S = 31_536_000;

/**
 * Serves a built site the way a static host does: flat pages without `.html`, brotli or gzip where
 * the visitor takes it, status 404 with the site's own page for every other address.
 * @param folder absolute path of the built site
 * @param base path that the site was built for, with a slash at both ends
 */
export function createSite(folder: string, base = '/'): Server {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      const lasting = path.startsWith('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
      response.setHeader('cache-control', lasting);
    },
    onNoMatch: (request, response) => notFound(request, response, folder),
  });
  return createServer((request, response) => {
    const { url = '/' } = request;
    if (url === base.slice(0, -1)) return redirect(response, base);
    if (!url.startsWith(base)) return notFound(request, response, folder);
    request.url = url.slice(base.length - 1);
    files(request, response);
  });
}

function redirect(response: ServerResponse, to: string) {
  response.writeHead(301, { location: to }).end();
}

function notFound(request: IncomingMessage, response: ServerResponse, folder: string) {
  const page = resolve(folder, '404.html');
  const packed = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${page}.br`);
  response.writeHead(404, {
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(packed ? `${page}.br` : page).pipe(response);
}

/** The base that `dist/` was built for, as the build left word. */
export function builtBase(root: string): string {
  const word = resolve(root, '.build/site.json');
  return existsSync(word) ? JSON.parse(readFileSync(word, 'utf8')).base : '/';
}
