import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { ownFiles } from '../../../../plugins/content/own-files.ts';
import { content } from '../../../../plugins/content/plugin.ts';
import { pictures } from '../../../../plugins/pictures.ts';

const root = mkdtempSync(resolve(tmpdir(), 'content-plugin-'));
const folder = resolve(root, 'src/content');
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the dev server serves the contact card and the résumé that the build writes, or the owner’s own', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'site.json'), '{}');
  const write = (text: string) => writeFileSync(resolve(folder, 'resume.json'), text);
  write('{ "basics": { "name": "Kim Doe" } }');
  const server = await createServer({
    root,
    base: '/me/',
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    plugins: [ownFiles(folder), content(root, folder, pictures(root, folder))],
  });
  await server.listen();
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
