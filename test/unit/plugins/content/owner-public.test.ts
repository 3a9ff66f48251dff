import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { ownerPublic } from '../../../../plugins/content/owner-public.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const FILES = { 'public/shared.txt': 'shared.txt', 'public/de/german.txt': 'de/german.txt' };
const root = temporaryFolder('owner-public', FILES);

test.each([
  ['the first language', '/', undefined, ['/shared.txt', '/de/german.txt']],
  ['a further language', '/de/', 'de', ['/shared.txt', '/de/german.txt', '/de/shared.txt']],
  ['a further language below a base', '/me/de/', 'de', ['/me/shared.txt', '/me/de/german.txt']],
])('the dev server serves an owner’s files in %s like a host', async (_, base, language, urls) => {
  const server = await createServer({
    root,
    base,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    plugins: [ownerPublic(root, language)],
  });
  await server.listen();
  try {
    for (const url of urls) {
      const response = await fetch(new URL(url, server.resolvedUrls?.local[0]));
      expect(await response.text(), url).toBe(url.includes('german') ? 'de/german.txt' : 'shared.txt');
    }
  } finally {
    await server.close();
  }
});
