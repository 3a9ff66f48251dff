import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD_MS } from '../support/builder.ts';
import { hasCaddy, openCaddy } from '../support/caddy-host.ts';
import { FURTHER, PROJECT } from '../support/journey.ts';
import { hostedCopy } from '../support/nginx-host.ts';
import { NOT_FOUND, PATHS } from '../support/site.ts';

const SITE = resolve(process.env.DIST ?? 'dist');

test.describe.configure({ mode: 'default' });

let url = '';
let child: ChildProcess | undefined;
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  test.skip(!hasCaddy(), 'Caddy is not installed, and no Debian packages are available');
  ({ url, child } = await openCaddy(hostedCopy(SITE)));
});
test.afterAll(() => child?.kill());

const request = (path: string, options: RequestInit = {}) =>
  fetch(url + path, { redirect: 'manual', ...options });

const UNCOMPRESSED = { headers: { 'accept-encoding': 'identity' } };

test('pages are served without a redirect, compressed, and are revalidated each time', async () => {
  for (const path of PATHS)
    for (const spelling of path === '/' ? [path] : [path, path.replace(/\/?$/, '/')]) {
      const { status, headers } = await request(spelling, { headers: { 'accept-encoding': 'gzip, br' } });
      expect(status, spelling).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-encoding'), spelling).toBe('br');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect((await request(spelling, UNCOMPRESSED)).headers.get('vary'), spelling).toBe('Accept-Encoding');
    }
});

test('hashed files are cached for good, in every language and below a base path', async () => {
  for (const folder of ['', '/portfolio'].flatMap((base) => [
    base,
    ...FURTHER.map(({ folder }) => base + folder),
  ])) {
    const page = await (await request(`${folder}/`)).text();
    const name = page.match(/\/assets\/main-[\w-]+\.js/)?.[0] ?? '';
    const { status, headers } = await request(folder + name);
    expect(status, folder).toBe(200);
    expect(headers.get('cache-control'), folder).toBe('public, max-age=31536000, immutable');
  }
});

test('every file has its type', async () => {
  for (const [path, type] of [
    ['/site.webmanifest', 'application/manifest+json'],
    ['/contact.vcf', 'text/vcard; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
  ] as const)
    expect((await request(path)).headers.get('content-type'), path).toBe(type);
});

test('missing and hidden files have status 404 and the not-found page, in its language', async () => {
  for (const path of [
    '/gone',
    '/assets/',
    '/gone.webmanifest',
    '/404.html',
    '/.git/x',
    '/_headers',
    '/sw.js.br',
  ]) {
    const answer = await request(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('cache-control'), path).toBe('no-cache');
    expect(answer.headers.get('content-type'), path).toContain('text/html');
    expect(answer.headers.get('vary'), path).toBe('Accept-Encoding');
    expect((await request(path, UNCOMPRESSED)).headers.get('vary'), path).toBe('Accept-Encoding');
    expect(await answer.text(), path).toContain(NOT_FOUND.heading);
  }
  for (const { folder, notFound } of FURTHER)
    for (const path of [`${folder}/gone`, `/portfolio${folder}/notify/x`])
      expect(await (await request(path)).text(), path).toContain(notFound);
  for (const path of ['/portfolio/gone', '/portfolio/_headers', '/portfolio/notify/x'])
    expect(await (await request(path)).text(), path).toContain(NOT_FOUND.heading);
});

test("the owner's files in .well-known are served", async () => {
  expect(await (await request('/.well-known/security.txt')).text()).toContain('me@example.org');
});

test('every response has the security headers and none names the server', async () => {
  const rules = await import(resolve(SITE, '../.build/headers.json'), { with: { type: 'json' } });
  const expected = Object.entries(rules.default[0].headers as Record<string, string>);
  for (const [path, method, status] of [
    ['/', 'GET', 200],
    ['/gone', 'GET', 404],
    [PROJECT.path, 'POST', 405],
  ] as const) {
    const answer = await request(path, { method });
    expect(answer.status, path).toBe(status);
    for (const [name, value] of expected) expect(answer.headers.get(name), `${path} ${name}`).toBe(value);
    expect(answer.headers.get('server'), path).toBeNull();
  }
});
