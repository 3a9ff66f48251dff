import { spawnSync } from 'node:child_process';
import { request, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { createSite, serveSite } from '../../../tools/support/site';
import { temporaryFolder } from '../../support/temporary-files.ts';

const pages = ['index', 'notify', '404'].flatMap((name) => {
  const text = `<h1>${name}</h1>`;
  return [[`${name}.html`, text] as const, [`${name}.html.br`, brotliCompressSync(text)] as const];
});
const folder = temporaryFolder('site', {
  ...Object.fromEntries(pages),
  ...{ 'de/404.html': '<h1>nicht gefunden</h1>', 'de/notify.html': '<h1>auf Deutsch</h1>' },
  ...{ _headers: '/*\n  X-Everywhere: yes\n', '.htaccess': 'Options', 'a/.htaccess': 'Options' },
});
const sites = new Map(['/', '/portfolio/'].map((base) => [base, createSite(folder, base).listen(0)]));
afterAll(() => {
  for (const site of sites.values()) site.close();
});

/** The host's response: status, headers and the text as a browser decodes it. */
const get = (path: string, { base = '/portfolio/', compressed = true, range = '' } = {}) =>
  new Promise<{ status?: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { port } = (sites.get(base) as Server).address() as AddressInfo;
    const headers = { 'accept-encoding': compressed ? 'br' : '', ...(range && { range }) };
    request({ port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const data = Buffer.concat(parts);
        const plain = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(data) : data;
        resolve({ status: response.statusCode, headers: response.headers, text: String(plain) });
      });
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['/portfolio/', 'index'],
  ['/portfolio/notify', 'notify'],
  ['/portfolio/notify/', 'notify'],
  ['/portfolio/notify.html', 'notify'],
  ['/portfolio/notify?from=mail', 'notify'],
  ['/notify', 'notify', '/'],
])('%s shows the page without a redirect', async (path, page, base?: string) => {
  expect(await get(path, { base })).toMatchObject({ status: 200, text: `<h1>${page}</h1>` });
});

test.each([
  ...['/portfolio/no/such-page', '/portfolio/assets/gone.js', '/elsewhere', '/portfolio/_headers'],
  ...['/portfolio/%2ehtaccess', '/portfolio/.htaccess/', '/portfolio/_headers/', '/portfolio/%5Fheaders'],
  ...['/portfolio/notify.html%2ebr', '/portfolio/%2e%2e/x', '/portfolio/%', '/portfolio/a/%2ehtaccess?b'],
])('%s responds with status 404 and the not-found page', async (path) => {
  const { status, text, headers } = await get(path);
  expect([status, text]).toEqual([404, '<h1>404</h1>']);
  expect(headers['content-type']).toMatch(/^text\/html/);
});

test('sends the page uncompressed to clients that do not accept brotli', async () => {
  for (const path of ['/portfolio/notify', '/portfolio/nowhere']) {
    const { headers, text } = await get(path, { compressed: false });
    expect(headers['content-encoding']).toBeUndefined();
    expect(text).toMatch(/^<h1>/);
  }
});

test.each([
  ['bytes=4-6', 206, 'not'],
  ['bytes=4-', 206, 'notify</h1>'],
  ...['5-2', 'x-y', '-5', '0-99999999999999999999', '1-2,4-5'].map(
    (range) => [`bytes=${range}`, 200, '<h1>notify</h1>'] as const,
  ),
] as const)('a request for %s is answered with %i', async (range, status, text) => {
  expect(await get('/portfolio/notify', { compressed: false, range })).toMatchObject({ status, text });
});

test('only this machine reaches the site, unless a host is named', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  const { url, close } = await serveSite({ dist: folder });
  const other = await serveSite({ dist: folder, host: '::' });
  close();
  other.close();
  expect(url).toMatch(/^http:\/\/localhost:\d+\/$/);
  expect(other.url).toMatch(/^http:\/\/\[::\]:\d+\/$/);
  expect(listen.mock.calls.map(([, host]) => host)).toEqual(['localhost', '::']);
  listen.mockRestore();
});

test('redirects the base without its slash to the site', async () => {
  expect(await get('/portfolio')).toMatchObject({ status: 301, headers: { location: '/portfolio/' } });
});

test.each(['/', '/portfolio/'])('responds to unknown URLs under %sde/ in that language', async (base) => {
  const german = { status: 200, text: '<h1>auf Deutsch</h1>' };
  expect(await get(`${base}de/notify`, { base })).toMatchObject(german);
  for (const path of ['de/no/such-page', 'de/assets/gone.js'])
    expect(await get(base + path, { base })).toMatchObject({ status: 404, text: '<h1>nicht gefunden</h1>' });
  for (const path of ['den/no', 'assets/gone.js', '..%2f/no'])
    expect(await get(base + path, { base })).toMatchObject({ status: 404, text: '<h1>404</h1>' });
});

test('reports a port in use and how to choose another one', () => {
  const { port } = (sites.get('/') as Server).address() as AddressInfo;
  const root = resolve(import.meta.dirname, '../../..');
  const args = ['node_modules/jiti/lib/jiti-cli.mjs', 'tools/start.ts'];
  const env = { ...process.env, PORT: String(port), NODE_OPTIONS: '' };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  expect(stderr).toBe(`Port ${port} is in use; choose another one: PORT=${port + 1} npm start\n`);
  expect(status).toBe(1);
});
