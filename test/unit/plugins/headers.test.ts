import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { headers } from '../../../plugins/headers.ts';
import { validContent, writeContent } from '../../support/content.ts';
import { temporaryFolder } from '../../support/temporary-files.ts';

const root = temporaryFolder('headers');

/** The headers that the build writes for a site with these languages, in each host's format. */
async function written(files: Record<string, string>, languages: string[]): Promise<string[]> {
  const folder = resolve(root, 'content');
  const dist = resolve(root, 'dist');
  const content = validContent();
  content.site.analytics = { script: 'https://stats.example/first.js' };
  await writeContent(folder, content, files);
  mkdirSync(dist, { recursive: true });
  writeFileSync(resolve(dist, 'index.html'), '<!doctype html>');
  const { writeBundle } = headers(folder, languages) as unknown as {
    writeBundle: { handler(this: object, options: { dir: string }): Promise<void> };
  };
  await writeBundle.handler.call({ environment: { config: { base: '/' } } }, { dir: dist });
  return ['dist/_headers', '.build/nginx-headers.conf', '.build/caddy-headers'].map((file) =>
    readFileSync(resolve(root, file), 'utf8'),
  );
}

test('has a rule for each language’s hashed files, and none for each page: Cloudflare takes 100', async () => {
  const [rules = ''] = await written({ 'de/site.json': '{}' }, ['de']);
  expect(rules.match(/^\S.*/gm)).toEqual(['/*', '/assets/*', '/de/assets/*']);
  expect(rules.match(/Cache-Control: .*/g)).toEqual(
    Array(2).fill('Cache-Control: public, max-age=31536000, immutable'),
  );
});

test('allows the other hosts of all languages, in every host’s format', async () => {
  const german = {
    analytics: { script: 'https://zahlen.example/s.js', sends: 'https://los.example/' },
    vitals: 'https://werte.example/v',
  };
  for (const text of await written({ 'de/site.json': JSON.stringify(german) }, ['de'])) {
    expect(text).toContain("script-src 'self' https://stats.example/first.js https://zahlen.example/s.js;");
    expect(text).toContain(
      "connect-src 'self' https://stats.example https://los.example https://werte.example;",
    );
  }
});
