import { hash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookup } from 'mrmime';
import { urlOf } from '../files.ts';
import { headersFor } from '../headers.ts';
import { type BuiltSite, kindOf } from '../site.ts';

/** A host that counts what it sends to each visitor. */
export type Host = Awaited<ReturnType<typeof openHost>>;
export type Visitor = ReturnType<Host['visitor']>;

/** Tells a page or a worker that the visitor wants less data. */
export const SAVE_DATA =
  "Object.defineProperty(NetworkInformation.prototype, 'saveData', { value: true });\n";

/** Opens a host on this machine. Only browsers that are started with its port reach it, at a name for each visitor. */
export async function openHost() {
  const visitors = new Map<string, ReturnType<typeof visitorOf>>();
  const server = createServer((request, response) => {
    const visitor = visitors.get(request.headers.host ?? '');
    if (visitor) visitor.answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    /** A visitor of a site, with an origin of their own. */
    visitor(site: BuiltSite, published: string | undefined, isSaving = false) {
      const name = `visitor-${visitors.size}.localhost`;
      const visitor = visitorOf(name, site, published, isSaving);
      visitors.set(name, visitor);
      return visitor;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function visitorOf(name: string, site: BuiltSite, published: string | undefined, isSaving: boolean) {
  const origin = `http://${name}`;
  const tags = new Map<string, string>();
  const visitor = {
    origin,
    isSaving,
    /** The build that the host serves from now on. */
    site,
    /** Bytes that were sent since `spent` was last called. */
    sent: 0,
    /** Why a host could not send the site's headers. */
    fault: '',
    /** How many requests have come, and how many of these wait for their answer. */
    requests: 0,
    pending: 0,
    spent() {
      const { sent } = visitor;
      visitor.sent = 0;
      return sent;
    },
    /** Counts a file that visitors' browsers load and those without windows don't, once in each version. */
    note(url: string) {
      // A page may end at `about:blank`, which has no host to ask.
      const { host, pathname = '' } = urlOf(url) ?? {};
      const file = host === name && (visitor.site.fileAt(pathname) ?? notFoundPage(visitor.site, pathname));
      if (!file || tags.get(file) === entityTag(visitor.site, file)) return;
      visitor.sent += visitor.site.weigh(file).sent;
      tags.set(file, entityTag(visitor.site, file));
    },
    answer(request: IncomingMessage, response: ServerResponse): ServerResponse {
      const { site } = visitor;
      // In a URL, `//` at the beginning would be followed by a host.
      const [pathname = ''] = (request.url ?? '').split(/[?#]/);
      const found = site.fileAt(pathname);
      const file = found ?? notFoundPage(site, pathname);
      visitor.requests++;
      visitor.pending++;
      response.on('close', () => visitor.pending--);
      if (!file || !site.servedFrom(file)) return response.writeHead(404).end();
      const tag = entityTag(site, file);
      tags.set(file, tag);
      const type = lookup(file) ?? 'application/octet-stream';
      const rules = site.files.includes('_headers') ? site.read('_headers').toString() : '';
      for (const [header, value] of headersFor(pathname, rules)) {
        try {
          response.setHeader(header, value);
        } catch {
          visitor.fault = `_headers: ${JSON.stringify(`${header}: ${value}`)} can't be sent: write it in ASCII`;
        }
      }
      response.setHeader('content-type', type).setHeader('etag', tag);
      if (found && request.headers['if-none-match'] === tag) return response.writeHead(304).end();
      if (request.method !== 'HEAD') visitor.sent += site.weigh(file).sent;
      return response.writeHead(found ? 200 : 404).end(bodyOf(site.read(file), file, request));
    },
  };

  function bodyOf(data: Buffer, file: string, { headers }: IncomingMessage) {
    if (isSaving && headers['service-worker'] === 'script') return SAVE_DATA + data;
    // Absolute links of the published site lead to this host.
    return published && kindOf(file) === 'html' ? data.toString().replaceAll(published, origin) : data;
  }

  return visitor;
}

const entityTag = (site: BuiltSite, file: string) => `"${hash('sha256', site.read(file), 'base64url')}"`;

const notFoundPage = (site: BuiltSite, pathname: string) => {
  if (!pathname.startsWith(site.base)) return undefined;
  const [, language = ''] = /^(\w[\w-]*\/)/.exec(pathname.slice(site.base.length)) ?? [];
  return [`${language}404.html`, '404.html'].find((file) => site.files.includes(file));
};
