import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseHeaderRules } from '../../packages/page-weight/src/headers.ts';
import { writeHostFiles } from '../../plugins/deployment/hosts.ts';
import { openOwner } from '../../plugins/owner.ts';
import { serveSite } from '../../tools/support/site.ts';
import { validContent, writeContent } from '../support/content.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-files.ts';
import { HOSTS, openHost } from './real-hosts.ts';

const HEADERS = `/*
  Reporting-Endpoints: default="https://r.example.org/"
  NEL: {"report_to":"default","max_age":60}
  X-Odd: a "b" \\ \\" \\n { } {""} $uri $ 100% %t #e 'f' c:\\
  x-frame-options: SAMEORIGIN
  ! Referrer-Policy
/favicon.svg
  Link: </a.css>; rel="preload"
`;
const [EVERYWHERE, ICON] = parseHeaderRules(HEADERS).map((rule) => rule.headers);

const FILES = {
  'index.html': '<h1>Kim</h1>',
  'notes.txt': 'notes',
  'notes.txt.gz': 'packed',
  '404.html': '<h1>Not found</h1>',
  'favicon.svg': '<svg/>',
  'assets/main-a1b2c3d4.js': '',
  'talks/assets/slides.css': '',
  'data.tar.gz': 'archive',
  'data.csv.gz': 'table',
};

/** The finished site of an owner with these headers, as a folder. */
async function siteOf() {
  const folder = temporaryFolder('owner');
  await writeContent(folder, validContent(), { 'public/_headers': HEADERS });
  const dist = join(temporaryFolder('owner-files'), 'dist');
  writeFiles(dist, FILES);
  await writeHostFiles({ dist, owner: openOwner(folder, folder), pages: ['index.html'], base: '/' });
  return dist;
}

const start = async (dist: string) => serveSite({ dist, host: '127.0.0.1' });

for (const host of [...HOSTS.filter((each) => each.headers), undefined])
  test(`${host?.name ?? 'npm start'}: headers and archives of the owner’s`, async () => {
    test.skip(!!host && !existsSync(host.program), `${host?.program} is not installed`);
    const dist = await siteOf();
    const { url, close } = host ? await openHost(host, dist) : await start(dist);
    const get = async (path: string) => {
      const answer = await fetch(new URL(path, url), { headers: { 'accept-encoding': 'gzip' } });
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        text: await answer.text(),
      };
    };
    try {
      const { status, headers } = await get('/');
      expect(status).toBe(200);
      for (const [name, value] of Object.entries(EVERYWHERE ?? {}))
        if (value) expect(headers[name.toLowerCase()], name).toBe(value);
      expect(headers).not.toHaveProperty('referrer-policy');
      expect(headers).not.toHaveProperty('!');
      // nginx and Caddy have only those for all paths.
      if (!host || host.name.startsWith('Apache'))
        expect((await get('/favicon.svg')).headers).toMatchObject({ link: ICON?.Link });

      expect((await get('/assets/main-a1b2c3d4.js')).headers['cache-control']).toContain('immutable');
      expect((await get('/talks/assets/slides.css')).headers['cache-control']).toBe('no-cache');

      for (const [file, text] of Object.entries(FILES).filter(([file]) => file.startsWith('data.')))
        expect(await get(`/${file}`), file).toMatchObject({ status: 200, text });
      expect((await get('/notes.txt.gz')).status).toBe(404);
    } finally {
      await close();
    }
  });
