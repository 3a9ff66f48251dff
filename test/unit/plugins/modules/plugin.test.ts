import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer, normalizePath, type ViteDevServer } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { contentModules } from '../../../../plugins/modules/plugin.ts';
import { openOwner } from '../../../../plugins/open-owner.ts';
import { pictures } from '../../../../plugins/pictures/plugin.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporary-files.ts';

const root = temporaryFolder('content-plugin');

let server: ViteDevServer;
afterEach(() => server.close());

async function serve(base: string, folder: string, language?: string, home = root) {
  const options = { configFile: false, logLevel: 'silent', server: { port: 0, host: '127.0.0.1' } } as const;
  const owner = openOwner(home, folder);
  const plugins = [contentModules(owner, pictures(owner), language)];
  server = await createServer({ ...options, root, base, plugins });
  return server.listen();
}
const get = (name: string) => fetch(new URL(name, server.resolvedUrls?.local[0]));
const KIM = '{ "basics": { "name": "Kim Doe" } }';

test('the dev server serves the contact card and the résumé that the build writes, or the owner’s own', async () => {
  const folder = temporaryFolder('content', { 'site.json': '{}', 'resume.json': KIM });
  const write = (text: string) => {
    writeFileSync(resolve(folder, 'resume.json'), text);
    server.watcher.emit('all', 'change', resolve(folder, 'resume.json'));
  };
  await serve('/me/', folder);
  const card = await get('contact.vcf');
  expect(card.headers.get('content-type')).toContain('text/vcard');
  expect(await card.text()).toContain('FN:Kim Doe');
  expect(await (await get('resume.json')).json()).toEqual(JSON.parse(KIM));
  write(KIM.replace('Doe', 'Roe'));
  expect(await (await get('contact.vcf')).text()).toContain('FN:Kim Roe');
  writeFiles(folder, { 'public/resume.json': '"mine"' });
  expect(await (await get('resume.json')).json()).toBe('mine');
  write('{');
  expect(await (await get('contact.vcf')).text()).not.toContain('VCARD');
});

test('the dev server serves the files of public/ that a build would publish, and no others', async () => {
  const own = { 'public/.env': 'KEY=1', 'public/talks/index.html': '<p>Talks', 'public/my talk.txt': 'Talk' };
  const folder = temporaryFolder('content', { 'site.json': '{}', 'resume.json': '{}', ...own });
  symlinkSync(temporaryFolder('elsewhere', { 'secret.txt': 'secret' }), resolve(folder, 'public/linked'));
  await serve('/me/', folder);
  const texts = ['.env', 'linked/secret.txt', 'talks/', 'talks', 'my%20talk.txt?v=1'].map(async (path) =>
    (await get(path)).text(),
  );
  const [env, linked, ...published] = await Promise.all(texts);
  expect((await get('%E0%A4%A')).status).not.toBe(500);
  expect([env, linked].join()).not.toMatch(/KEY|secret$/);
  expect(published).toEqual(['<p>Talks', '<p>Talks', 'Talk']);
});

test('once what the overlay advises is installed, the page is checked again', async () => {
  const folder = temporaryFolder('content', {
    'site.json': '{ "font": "@fontsource/none" }',
    'resume.json': KIM,
  });
  await serve('/', folder);
  const check = () =>
    server.transformRequest('content:site').then(
      () => 'sound',
      ({ message }) => message,
    );
  expect(await check()).toContain('@fontsource/none is not installed');
  // Nothing in the content changes.
  const send = vi.spyOn(server.ws, 'send');
  server.watcher.emit('all', 'change', normalizePath(resolve(root, 'package.json')));
  expect(send).toHaveBeenCalledWith({ type: 'full-reload' });
});

test.each(['/portfolio', '/portfolio/de/'])(
  'a further language is served below the base %s of the first',
  async (base) => {
    const files = { 'site.json': '{}', 'resume.json': '{}', 'de/resume.json': '{}' };
    await serve(base, temporaryFolder('content', files), 'de');
    expect(server.config.base).toBe('/portfolio/de/');
  },
);

test.each([
  ['the first one’s, if it is not translated', '{}'],
  ['its own, if it is', '{ "basics": { "name": "Kovács Anna" } }'],
])('a further language splits the name as is usual in %s', async (_, translated) => {
  const resume = '{ "basics": { "name": "Anna Kovács" } }';
  const files = { 'site.json': '{}', 'resume.json': resume, 'hu/resume.json': translated };
  await serve('/hu/', temporaryFolder('content', files), 'hu');
  expect(await (await get('contact.vcf')).text()).toContain('N;CHARSET=UTF-8:Kovács;Anna;');
});

test.each([
  ['demo/content', 'demo/content/site.json', false],
  ['demo/content', 'src/content/resume.json', true],
  ['src/content', 'src/content/ja/site.json', true],
])('the dev server that shows %s restarts when %s is added: %s', async (from, file, restarts) => {
  const home = temporaryFolder('content', {
    'demo/content/resume.json': '{}',
    [`${from}/resume.json`]: '{}',
    [file]: '{}',
  });
  rmSync(resolve(home, file));
  await serve('/', resolve(home, from), undefined, home);
  const restart = vi.spyOn(server, 'restart').mockResolvedValue();
  writeFileSync(resolve(home, file), '{}');
  server.watcher.emit('all', 'add', resolve(home, file));
  const page = await fetch(server.resolvedUrls?.local[0] ?? '', { headers: { accept: 'text/html' } });
  expect([restart.mock.calls.length > 0, page.headers.has('refresh')]).toEqual([restarts, restarts]);
});

test('the dev server prints each warning once a save and shows it below the page, until it is mended', async () => {
  const home = temporaryFolder('content', { 'site.json': '{ "accent": "#7ee2a8" }', 'resume.json': '{}' });
  const resume = resolve(home, 'resume.json');
  await serve('/', home, undefined, home);
  const warn = vi.spyOn(server.config.logger, 'warn');
  const shown = () => server.transformIndexHtml('/', '<head></head><body></body>');
  /** The warnings printed after the file was saved. */
  const save = async (text: string) => {
    warn.mockClear();
    writeFileSync(resume, text);
    server.watcher.emit('all', 'change', resume);
    await Promise.all([shown(), shown()]);
    return warn.mock.calls.map(([line]) => /basics\.\w+/.exec(line)?.[0]);
  };
  const named = (rest: string) => `{ "basics": {\n"name": "Kim Doe"${rest} } }`;
  expect(await save(named(', "emial": "x"'))).toEqual(['basics.emial']);
  expect(await shown()).toMatch(/basics\.emial: is not a field.*did you mean email\?/);
  expect(await save(named(', "emial": "x", "fone": "1"'))).toEqual(['basics.emial', 'basics.fone']);
  expect(await save(named(''))).toEqual([]);
  expect(await shown()).not.toContain('basics.');
});

test('the dev server’s page has the language of the content, and its direction', async () => {
  const site = '{ "language": "ar", "accent": "#7ee2a8" }';
  await serve('/', temporaryFolder('content', { 'resume.json': KIM, 'site.json': site }));
  const shell = '<html lang="en"><head><meta charset="utf-8" /></head></html>';
  expect(await server.transformIndexHtml('/', shell)).toContain('<html lang="ar" dir="rtl">');
});

test.each([
  ['the first language', '/', undefined, ['/shared.txt', '/de/german.txt']],
  ['a further language', '/de/', 'de', ['/shared.txt', '/de/german.txt', '/de/shared.txt']],
  ['a further language below a base', '/me/de/', 'de', ['/me/shared.txt', '/me/de/german.txt']],
])('the dev server serves an owner’s files in %s like a host', async (_, base, language, urls) => {
  const published = { 'public/shared.txt': 'shared', 'public/de/german.txt': 'german' };
  const own = { 'site.json': '{}', 'resume.json': KIM, 'de/site.json': '{}' };
  await serve(base, temporaryFolder('content', { ...own, ...published }), language);
  for (const url of urls)
    expect(await (await get(url)).text(), url).toBe(url.includes('german') ? 'german' : 'shared');
});
