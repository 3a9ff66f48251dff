import { resolve } from 'node:path';
import { createLogger, resolveConfig } from 'vite';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { content } from '../../../../../plugins/content/plugin.ts';
import type { Pictures } from '../../../../../plugins/content/types.ts';
import { validContent, writeContent } from '../../../../support/content.ts';
import { temporaryFolder } from '../../../../support/temporary-files.ts';

const root = temporaryFolder('base');
const folder = resolve(root, 'src/content');

beforeAll(() => writeContent(folder, validContent()));
afterEach(() => vi.unstubAllEnvs());

/** The base that a build uses, and the warnings that it logs. */
async function baseOf(base?: string, SITE_URL = '') {
  vi.stubEnv('SITE_URL', SITE_URL);
  const warnings: string[] = [];
  const customLogger = { ...createLogger('silent'), warn: (text: string) => warnings.push(text) };
  const plugins = [content(root, folder, {} as Pictures)];
  const config = await resolveConfig({ root, base, configFile: false, customLogger, plugins }, 'build');
  // The base that pages use; Vite itself normalizes only `config.base`.
  return { base: config.env.BASE_URL, warnings };
}

test.each([
  [undefined, '/'],
  ['/', '/'],
  ['/portfolio', '/portfolio/'],
  ['portfolio', '/portfolio/'],
  ['/a/b/', '/a/b/'],
  ['/~kim/', '/~kim/'],
])('a site built for %s is served from %s', async (given, base) => {
  expect(await baseOf(given)).toEqual({ base, warnings: [] });
});

test.each([
  // How Vite parses `--base=`.
  [true as unknown as string, /--base: "" is not a path/],
  ['', /--base: "" is not a path that a host can serve a site from; write it from the root of the host/],
  ['./', /"\.\/" is not a path/],
  ['//cdn.test/', /"\/\/cdn\.test\/" is not a path/],
  ['/my site/', /has characters that URLs encode or hosts read as signs; use a folder named in letters/],
  ['/über/', /has characters/],
  ['/$5/', /has characters/],
  ['https://kim.test/folder', /more than a path; write --base=\/folder\/, and the full URL as SITE_URL/],
  ['C:/Program Files/Git/x/', /folder of Windows, as Git Bash writes paths; run it with MSYS_NO_PATHCONV=1/],
  ['https://kim.test/über', /more than a path; use a folder named in letters/],
])('rejects a base of "%s"', async (given, message) => {
  await expect(baseOf(given)).rejects.toThrow(message);
});

test.each([
  ['/', 'https://kim.test'],
  ['/folder', 'https://kim.test/folder/'],
])('accepts a base of %s with a SITE_URL of %s', async (base, siteUrl) => {
  expect((await baseOf(base, siteUrl)).warnings).toEqual([]);
});

test.each([
  ['/folder/', 'https://kim.test', 'https://kim.test/folder/', '/'],
  ['/', 'https://kim.test/folder', 'https://kim.test/', '/folder/'],
])('builds nothing if the base is %s but SITE_URL is %s', async (base, siteUrl, right, other) => {
  await expect(baseOf(base, siteUrl)).rejects.toThrow(
    `environment: SITE_URL: ${siteUrl} leads to ${other}, and the site is built for ${base}; set it to ${right}, or build with --base=${other}`,
  );
});
