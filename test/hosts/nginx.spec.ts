import { get, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD_MS } from '../support/builder.ts';
import { FURTHER, PROJECT } from '../support/journey.ts';
import { hasBrotli, hasNginx, hostedCopy, Nginx } from '../support/nginx-host.ts';
import { NOT_FOUND, PATHS } from '../support/site.ts';

const SITE = resolve(process.env.DIST ?? 'dist');

test.describe.configure({ mode: 'default' });

let nginx: Nginx;
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  test.skip(!hasNginx(), 'nginx is not installed, and no Debian packages are available');
  nginx = await Nginx.open(hostedCopy(SITE));
});
test.afterAll(() => nginx?.close());

/** Requests a path without following redirects or decompressing. */
const request = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((done, fail) => {
    get({ port: nginx.port, path, headers }, (answer) => done(answer.resume())).on('error', fail);
  });

test('pages are served without a redirect, and are revalidated each time', async () => {
  for (const path of PATHS) {
    for (const spelling of path === '/'
      ? [path]
      : path.endsWith('/')
        ? [path, path.slice(0, -1)]
        : [path, `${path}/`, `${path}.html`, `${path}?from=mail`]) {
      const { statusCode, headers } = await request(spelling);
      expect(statusCode, spelling).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers.etag, spelling).toBeTruthy();
    }
  }
});

test('a page that has not changed is not sent again', async () => {
  const { headers } = await request(PROJECT.path, { 'accept-encoding': 'gzip' });
  const again = await request(PROJECT.path, {
    'accept-encoding': 'gzip',
    'if-none-match': headers.etag ?? '',
  });
  expect(again.statusCode).toBe(304);
});

test('missing files have status 404 and the not-found page', async () => {
  for (const path of [NOT_FOUND.path, '/assets', '/assets/', '/assets/gone.js', '/404.html', '/notify/x']) {
    const { statusCode, headers } = await request(path);
    expect(statusCode, path).toBe(404);
    expect(headers['cache-control'], path).toBe('no-cache');
    expect(headers['content-type'], path).toContain('text/html');
  }
  expect(await nginx.send('GET /gone HTTP/1.0\r\n\r\n')).toContain(NOT_FOUND.heading);
  for (const { folder, notFound } of FURTHER)
    for (const path of ['/gone', '/assets/gone.js', '/404.html', '/notify/x'].flatMap((each) => [
      folder + each,
      `/portfolio${folder}${each}`,
    ])) {
      const { statusCode, headers } = await request(path);
      expect(statusCode, path).toBe(404);
      expect(headers['cache-control'], path).toBe('no-cache');
      expect(await nginx.send(`GET ${path} HTTP/1.0\r\n\r\n`)).toContain(notFound);
    }
  for (const path of ['/portfolio/gone', '/portfolio/_headers', '/portfolio/notify/x'])
    expect(await nginx.send(`GET ${path} HTTP/1.0\r\n\r\n`), path).toContain(NOT_FOUND.heading);
});

test("the owner's files in .well-known are served", async () => {
  expect(await nginx.send('GET /.well-known/security.txt HTTP/1.0\r\n\r\n')).toContain('me@example.org');
});

test('every response has the security headers', async () => {
  const rules = await import(resolve(SITE, '../.build/headers.json'), { with: { type: 'json' } });
  const expected = Object.entries(rules.default[0].headers as Record<string, string>);
  expect(expected.length).toBeGreaterThan(5);
  for (const path of ['/', PROJECT.path, NOT_FOUND.path, '/sw.js', '/favicon.svg']) {
    const { headers } = await request(path);
    for (const [name, value] of expected) expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
    expect(headers.server).toBe('nginx');
  }
});

test('texts are compressed as the client accepts; hashed files are cached for good', async () => {
  const packed = await request(PROJECT.path, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe(hasBrotli() ? 'br' : 'gzip');
  expect(packed.headers.vary).toBe('Accept-Encoding');
  expect((await request(PROJECT.path, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
    'gzip',
  );
  expect((await request(PROJECT.path)).headers['content-encoding']).toBeUndefined();
  const filesIn = async (path: string) =>
    new Set(
      (await nginx.send(`GET ${path} HTTP/1.0\r\n\r\n`)).match(
        /(\/[\w-]+)?\/assets\/[\w.-]+\.(js|avif|webp)/g,
      ),
    );
  const files = [...(await filesIn('/'))];
  for (const { folder } of FURTHER) files.push(...(await filesIn(`${folder}/`)));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files.flatMap((each) => [each, `/portfolio${each}`])) {
    const { statusCode, headers } = await request(file);
    expect(statusCode, file).toBe(200);
    expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type'], file).toMatch(/^(image\/(avif|webp)|(text|application)\/javascript)/);
  }
});

for (const [name, request, status] of [
  ['a path out of the folder', 'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n', 400],
  ['an encoded path out', 'GET /..%2f..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHost: x\r\n', 400],
  ['a path out through a folder', 'GET /assets/..%5c..%5cetc/passwd HTTP/1.1\r\nHost: x\r\n', 404],
  ['a build file next to the site', 'GET /../.build/modules.json HTTP/1.1\r\nHost: x\r\n', 400],
  ['a hidden file', 'GET /.git/config HTTP/1.1\r\nHost: x\r\n', 404],
  ['a compressed twin', 'GET /index.html.gz HTTP/1.1\r\nHost: x\r\n', 404],
  ['the headers file for other hosts', 'GET /_headers HTTP/1.1\r\nHost: x\r\n', 404],
  ['the redirects file for other hosts', 'GET /_redirects HTTP/1.1\r\nHost: x\r\n', 404],
  ['a null byte', 'GET /notify%00.html HTTP/1.1\r\nHost: x\r\n', 400],
  ['a request without a Host header', 'GET / HTTP/1.1\r\n', 400],
  ['a request that is not HTTP', '\x16\x03\x01\r\n', 400],
  ['an oversized header', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(40_000)}\r\n`, 400],
  ['POST', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n', 405],
  ['DELETE', 'DELETE /notify HTTP/1.1\r\nHost: x\r\n', 405],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\n', 405],
] as const) {
  test(`rejects ${name}`, async () => {
    const answer = await nginx.send(`${request}Connection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^(HTTP/1\\.1 ${status} |<html>\\r\\n<head><title>${status} )`));
    expect(answer).not.toContain('root:x:');
  });
}
