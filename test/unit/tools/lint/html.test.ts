import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { installDependencies } from '../../../../tools/install.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

beforeAll(() => installDependencies('tools/lint'));

/** A built site: pages by file name. */
function siteOf(pages: Record<string, string>): string {
  const root = temporaryFolder('html');
  for (const folder of ['dist', '.build']) mkdirSync(resolve(root, folder));
  writeFileSync(
    resolve(root, '.build/modules.json'),
    JSON.stringify({ pages: Object.keys(pages), chunks: [] }),
  );
  writeFileSync(resolve(root, 'dist/index.html.br'), '');
  for (const [file, html] of Object.entries(pages)) writeFileSync(resolve(root, 'dist', file), html);
  return resolve(root, 'dist');
}

const page = (body: string) =>
  `<!doctype html>\n<html lang="en">\n<head><title>Page</title></head>\n<body>${body}</body>\n</html>\n`;

test('names the page, the line and the rule of invalid HTML', async () => {
  const { htmlFaults } = await import('../../../../tools/lint/html.ts');
  const faults = await htmlFaults(
    siteOf({ 'index.html': page('<h1>Page</h1>'), '404.html': page('<p><div></div></p>') }),
  );
  expect(faults).toContainEqual(expect.stringMatching(/^404\.html:4:\d+: [a-z-]+: .*<\/p>/));
  expect(faults.filter((fault) => !fault.startsWith('404.html:'))).toEqual([]);
});
