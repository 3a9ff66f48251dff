import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { headersFor } from '../../packages/page-weight/src/headers.ts';
import { readRecord } from '../../packages/page-weight/src/site.ts';
import { decoded } from '../../plugins/content/text/url.ts';

/** Paths that no host serves: files that configure it, the not-found page itself, and hidden files. */
const HIDDEN = /\/(_(headers|redirects)|vercel\.json|404(\.html)?)\/?$|\/\.(?!well-known\/)/i;
/** Compressed files; no host serves those that are versions of other files. */
const PACKED = /\.(br|gz)$/;

/** A range that sirv understands; it may answer others with an error, or with other bytes than those asked for. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

interface ServedSite {
  /** Absolute path of the built site; it is read for each request, so that a new build is picked up. */
  dist: string;
  /** Path that the site was built for, with leading and trailing slash; by default, what the build recorded. */
  base?: string;
  /** By default, a free port. */
  port?: number;
  /** The name or address to listen at: by default, only this machine reaches it. */
  host?: string;
}

/** Serves a built site on this machine; returns the URL of its home page, with a trailing slash, and what ends the server. */
export async function serveSite({ dist, base: path, port = 0, host = 'localhost' }: ServedSite) {
  const base = path ?? readRecord(dist)?.base ?? '/';
  const server = createSite(dist, base);
  await new Promise<void>((listening, fail) => server.once('error', fail).listen(port, host, listening));
  return {
    url: `http://${host.replace(/^.*:.*/, '[$&]')}:${(server.address() as AddressInfo).port}${base}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Serves a built site the way a static host does: flat pages without `.html`, brotli or gzip if the client accepts
 * it, the headers of its `_headers` file, and for every other URL status 404 with the site's own page, in a
 * language's folder with that language's.
 */
export function createSite(dist: string, base = '/'): Server {
  const files = sirv(dist, {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: (request, response) => notFound(request, response, dist, request.url),
  });
  return createServer((request, response) => {
    const { url = '/' } = request;
    const path = url.replace(/[?#].*/, '');
    const rules = resolve(dist, '_headers');
    const text = existsSync(rules) ? readFileSync(rules, 'utf8') : '';
    for (const [name, value] of headersFor(path, text)) response.setHeader(name, value);
    if (path === base.slice(0, -1)) return response.writeHead(301, { location: base }).end();
    // sirv decodes paths, too: `/%2ehtaccess` is a hidden file.
    const name = decoded(path);
    const isPacked = PACKED.test(name);
    const isVersion = isPacked && existsSync(resolve(dist, name.slice(base.length).replace(PACKED, '')));
    if (!url.startsWith(base) || HIDDEN.test(name) || isVersion)
      return notFound(request, response, dist, url.startsWith(base) ? url.slice(base.length - 1) : '/');
    const [range, start, end] = RANGE.exec(request.headers.range ?? '') ?? [];
    if (!range || (end && Number(end) < Number(start))) delete request.headers.range;
    request.url = url.slice(base.length - 1);
    // Otherwise sirv takes the owner's own archive for a file that the browser is to unpack.
    if (isPacked)
      response.setHeader('content-encoding', 'identity').setHeader('content-type', 'application/gzip');
    files(request, response);
  });
}

/** Answers with the not-found page; for a path in a language's folder, with that language's. */
function notFound(request: IncomingMessage, response: ServerResponse, dist: string, path = '/') {
  const [, language = ''] = /^\/([\w-]+)\//.exec(path) ?? [];
  const pages = [resolve(dist, language, '404.html'), resolve(dist, '404.html')];
  const page = pages.find(existsSync);
  const compressed = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${page}.br`);
  response.writeHead(404, {
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  });
  if (request.method === 'HEAD' || !page) response.end();
  else createReadStream(compressed ? `${page}.br` : page).pipe(response);
}
