import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '../../../tools/serve/site';

const PAGES = ['index', 'notify', '404'];
let folder: string;
const sites = new Map<string, Server>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  for (const name of PAGES) {
    await writeFile(join(folder, `${name}.html`), `<h1>${name}</h1>`);
    await writeFile(join(folder, `${name}.html.br`), brotliCompressSync(`<h1>${name}</h1>`));
  }
  await mkdir(join(folder, 'de'));
  await writeFile(join(folder, 'de/404.html'), '<h1>nicht gefunden</h1>');
  await writeFile(join(folder, 'de/notify.html'), '<h1>auf Deutsch</h1>');
  await writeFile(join(folder, 'assets/main-abc.js'), 'export {}');
  await writeFile(
    join(folder, '_headers'),
    '/*\n  X-Everywhere: yes\n/portfolio/assets/*\n  Cache-Control: immutable\n',
  );
  for (const base of ['/', '/portfolio/']) {
    const site = createSite(folder, base);
    await new Promise<void>((resolve) => site.listen(0, resolve));
    sites.set(base, site);
  }
});
afterAll(async () => {
  for (const site of sites.values()) site.close();
  await rm(folder, { recursive: true });
});

/** What the host answers: status, headers and the text as a browser reads it. */
const get = (path: string, { base = '/portfolio/', packed = true, method = 'GET' } = {}) =>
  new Promise<{ status?: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { port } = (sites.get(base) as Server).address() as AddressInfo;
    const headers = packed ? { 'accept-encoding': 'br' } : {};
    request({ port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const data = Buffer.concat(parts);
        const plain =
          response.headers['content-encoding'] === 'br' && data.length ? brotliDecompressSync(data) : data;
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
])('%s shows the page with one answer', async (path, page) => {
  expect(await get(path)).toMatchObject({ status: 200, text: `<h1>${page}</h1>` });
});

test('a site at the root is served as well', async () => {
  expect(await get('/notify', { base: '/' })).toMatchObject({ status: 200, text: '<h1>notify</h1>' });
});

test.each(['/portfolio/no/such-page', '/portfolio/assets/gone.js', '/elsewhere', '/portfolio/_headers'])(
  '%s is not found: status 404 and the page that says so',
  async (path) => {
    const { status, text, headers } = await get(path);
    expect([status, text]).toEqual([404, '<h1>404</h1>']);
    expect(headers['content-type']).toMatch(/^text\/html/);
  },
);

test('who takes no brotli gets the page as it is', async () => {
  for (const path of ['/portfolio/notify', '/portfolio/nowhere']) {
    const { headers, text } = await get(path, { packed: false });
    expect(headers['content-encoding']).toBeUndefined();
    expect(text).toMatch(/^<h1>/);
  }
});

test('the base without its slash leads to the site', async () => {
  expect(await get('/portfolio')).toMatchObject({ status: 301, headers: { location: '/portfolio/' } });
});

test('the headers that the build wrote are sent where they belong', async () => {
  const page = await get('/portfolio/notify');
  expect(page.headers['x-everywhere']).toBe('yes');
  expect(page.headers['cache-control']).not.toBe('immutable');
  const script = await get('/portfolio/assets/main-abc.js');
  expect(script.headers).toMatchObject({ 'x-everywhere': 'yes', 'cache-control': 'immutable' });
});

test('who asks for the head alone gets no text', async () => {
  expect(await get('/portfolio/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
});

test.each(['/', '/portfolio/'])('below %sde/ a wrong address is answered in that language', async (base) => {
  expect(await get(`${base}de/notify`, { base })).toMatchObject({
    status: 200,
    text: '<h1>auf Deutsch</h1>',
  });
  for (const path of ['de/no/such-page', 'de/assets/gone.js'])
    expect(await get(base + path, { base })).toMatchObject({ status: 404, text: '<h1>nicht gefunden</h1>' });
  for (const path of ['den/no', 'assets/gone.js', '..%2f/no'])
    expect(await get(base + path, { base })).toMatchObject({ status: 404, text: '<h1>404</h1>' });
});

test('where the port is taken, it says so and how to choose another one', () => {
  const { port } = (sites.get('/') as Server).address() as AddressInfo;
  const root = resolve(import.meta.dirname, '../../..');
  const words = ['node_modules/jiti/lib/jiti-cli.mjs', 'tools/serve/main.ts'];
  const env = { ...process.env, PORT: String(port), NODE_OPTIONS: '' };
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' });
  expect(stderr).toBe(`Port ${port} is taken; choose another one: PORT=${port + 1} npm start\n`);
  expect(status).toBe(1);
});
