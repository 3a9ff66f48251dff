import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { createLogger, resolveConfig } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { content } from '../../../../plugins/content/plugin.ts';
import type { Pictures } from '../../../../plugins/pictures.ts';
import { soundContent, writeContent } from '../../../support/content.ts';

const root = mkdtempSync(resolve(tmpdir(), 'base-'));
const folder = resolve(root, 'src/content');

beforeAll(() => writeContent(folder, soundContent()));
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

/** What a build makes of a base, and what it warns of. */
async function baseOf(base?: string, SITE_URL = '') {
  vi.stubEnv('SITE_URL', SITE_URL);
  const warnings: string[] = [];
  const customLogger = { ...createLogger('silent'), warn: (text: string) => warnings.push(text) };
  const plugins = [content(root, folder, {} as Pictures)];
  const config = await resolveConfig({ root, base, configFile: false, customLogger, plugins }, 'build');
  // What pages are told; Vite mends its own alone.
  return { base: config.env.BASE_URL, warnings };
}

test.each([
  [undefined, '/'],
  ['/', '/'],
  ['/portfolio', '/portfolio/'],
  ['portfolio', '/portfolio/'],
  ['/a/b/', '/a/b/'],
])('a site that is built for %s is served from %s', async (given, base) => {
  expect(await baseOf(given)).toEqual({ base, warnings: [] });
});

test.each([
  // As Vite reads a `--base=`.
  [true as unknown as string, /--base: "" is no path/],
  ['', /--base: "" is no path that a host serves a site from; write it from the root of the host, such as/],
  ['./', /"\.\/" is no path/],
  ['//cdn.test/', /"\/\/cdn\.test\/" is no path/],
  ['https://kim.test/folder', /more than a path; write --base=\/folder\/, and the whole address as SITE_URL/],
])('a base of "%s" is refused', async (given, says) => {
  await expect(baseOf(given)).rejects.toThrow(says);
});

test.each([
  ['/', 'https://kim.test'],
  ['/folder', 'https://kim.test/folder'],
  ['/folder/', 'https://kim.test/folder/'],
])('a base of %s is that of %s', async (base, address) => {
  expect((await baseOf(base, address)).warnings).toEqual([]);
});

test.each([
  ['/folder/', 'https://kim.test', 'https://kim.test/folder/', '/'],
  ['/', 'https://kim.test/folder', 'https://kim.test/', '/folder/'],
])('a base of %s is told from that of %s', async (base, address, right, other) => {
  expect((await baseOf(base, address)).warnings).toEqual([
    `environment: SITE_URL: ${address} leads to ${other}, and the site is built for ${base}; set it to ${right}, or build with --base=${other}`,
  ]);
});
