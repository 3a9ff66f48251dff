import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { expect, test, vi } from 'vitest';
import { ownerPublic } from '../../../../plugins/content/owner-public.ts';
import { content } from '../../../../plugins/content/plugin.ts';
import { pictures } from '../../../../plugins/pictures/plugin.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const serve = (base: string, plugins: Plugin[]) =>
  createServer({
    root,
    base,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    plugins,
  }).then((server) => server.listen());

const root = temporaryFolder('content-plugin');
const folder = resolve(root, 'src/content');

test('the dev server serves the contact card and the résumé that the build writes, or the owner’s own', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'site.json'), '{}');
  const write = (text: string) => writeFileSync(resolve(folder, 'resume.json'), text);
  write('{ "basics": { "name": "Kim Doe" } }');
  const server = await serve('/me/', [ownerPublic(folder), content(root, folder, pictures(root, folder))]);
  const get = (name: string) => fetch(new URL(name, server.resolvedUrls?.local[0]));
  try {
    const card = await get('contact.vcf');
    expect(card.headers.get('content-type')).toContain('text/vcard');
    expect(await card.text()).toContain('FN:Kim Doe');
    expect(await (await get('resume.json')).json()).toEqual({ basics: { name: 'Kim Doe' } });
    write('{ "basics": { "name": "Kim Roe" } }');
    expect(await (await get('contact.vcf')).text()).toContain('FN:Kim Roe');
    mkdirSync(resolve(folder, 'public'));
    writeFileSync(resolve(folder, 'public/resume.json'), '"mine"');
    expect(await (await get('resume.json')).json()).toBe('mine');
    write('{');
    expect(await (await get('contact.vcf')).text()).not.toContain('VCARD');
  } finally {
    await server.close();
  }
});

test.each(['/portfolio', '/portfolio/de/'])(
  'a further language is served below the base %s of the first',
  async (base) => {
    const home = resolve(root, 'base');
    mkdirSync(resolve(home, 'de'), { recursive: true });
    for (const file of ['site.json', 'resume.json', 'de/resume.json'])
      writeFileSync(resolve(home, file), '{}');
    const server = await serve(base, [content(root, home, pictures(root, home), 'de')]);
    try {
      expect(server.config.base).toBe('/portfolio/de/');
    } finally {
      await server.close();
    }
  },
);

test.each([
  ['the first one’s, if it is not translated', '{}', 'N:Kovács;Anna;'],
  ['its own, if it is', '{ "basics": { "name": "Kovács Anna" } }', 'N:Kovács;Anna;'],
])('a further language splits the name as is usual in %s', async (_, translated, expected) => {
  const home = resolve(root, 'languages');
  mkdirSync(resolve(home, 'hu'), { recursive: true });
  writeFileSync(resolve(home, 'site.json'), '{}');
  writeFileSync(resolve(home, 'resume.json'), '{ "basics": { "name": "Anna Kovács" } }');
  writeFileSync(resolve(home, 'hu/resume.json'), translated);
  const server = await serve('/hu/', [content(root, home, pictures(root, home), 'hu')]);
  try {
    const card = await fetch(new URL('contact.vcf', server.resolvedUrls?.local[0]));
    expect(await card.text()).toContain(expected);
  } finally {
    await server.close();
  }
});

test('the dev server restarts when the owner’s content replaces the demonstration’s, or a language is added', async () => {
  const home = temporaryFolder('content-plugin-restart');
  const write = (file: string) => {
    const path = resolve(home, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '{}');
    return path;
  };
  /** Whether it restarts when a file is added, having started with this folder. */
  const restarts = async (from: string, file: string) => {
    const shown = resolve(home, from);
    const server = await serve('/', [content(home, shown, pictures(home, shown))]);
    const restart = vi.spyOn(server, 'restart').mockResolvedValue();
    server.watcher.emit('all', 'add', write(file));
    const page = await fetch(server.resolvedUrls?.local[0] ?? '', { headers: { accept: 'text/html' } });
    expect(page.headers.has('refresh')).toBe(restart.mock.calls.length > 0);
    await server.close();
    return restart.mock.calls.length > 0;
  };
  write('demo/content/resume.json');
  expect(await restarts('demo/content', 'demo/content/site.json')).toBe(false);
  expect(await restarts('demo/content', 'src/content/resume.json')).toBe(true);
  expect(await restarts('src/content', 'src/content/ja/site.json')).toBe(true);
});

test('the dev server prints each warning once and shows it below the page, until it is mended', async () => {
  const home = temporaryFolder('content-plugin-warnings');
  const resume = resolve(home, 'resume.json');
  writeFileSync(resolve(home, 'site.json'), '{ "accent": "#7ee2a8" }');
  writeFileSync(resume, '{}');
  const server = await serve('/', [content(home, home, pictures(home, home))]);
  const warn = vi.spyOn(server.config.logger, 'warn');
  /** The warnings printed after the file was saved. */
  const save = async (text: string) => {
    warn.mockClear();
    writeFileSync(resume, text);
    server.watcher.emit('all', 'change', resume);
    await Promise.all([
      server.transformIndexHtml('/', '<head></head>'),
      server.transformIndexHtml('/', '<head></head>'),
    ]);
    return warn.mock.calls.map(([line]) => /basics\.\w+/.exec(line)?.[0]);
  };
  const shown = () => server.transformIndexHtml('/', '<head></head><body></body>');
  const named = (rest: string) => `{ "basics": {\n"name": "Kim Doe"${rest} } }`;
  expect(await save(named(', "emial": "x"'))).toEqual(['basics.emial']);
  expect(await shown()).toMatch(/basics\.emial: is not a field.*did you mean email\?/);
  expect(await save(named(',\n"label": "Dev", "emial": "x"'))).toEqual([]);
  expect(await save(named(', "emial": "x", "fone": "1"'))).toEqual(['basics.fone']);
  expect(await save(named(''))).toEqual([]);
  expect(await shown()).not.toContain('basics.');
  expect(await save(named(', "emial": "x"'))).toEqual(['basics.emial']);
  await server.close();
});

test('the dev server’s page has the language of the content, and its direction', async () => {
  const home = temporaryFolder('content-plugin-language');
  writeFileSync(resolve(home, 'resume.json'), '{ "basics": { "name": "هند السنديان" } }');
  writeFileSync(resolve(home, 'site.json'), '{ "language": "ar", "accent": "#7ee2a8" }');
  const server = await serve('/', [content(home, home, pictures(home, home))]);
  const shell = '<html lang="en"><head><meta charset="utf-8" /></head></html>';
  expect(await server.transformIndexHtml('/', shell)).toContain('<html lang="ar" dir="rtl">');
  await server.close();
});
