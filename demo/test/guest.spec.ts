import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkContent } from '../../plugins/content/check.ts';
import { DEMONSTRATION } from '../../plugins/content/folder.ts';
import { soundContent } from '../../test/support/content.ts';
import { clone } from './clone.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REAL = { SITE_URL: 'https://jane.dev' };
const inRoot = (path: string) => JSON.parse(readFileSync(resolve(ROOT, path), 'utf8'));

test('each shipped picture of the person or with the name is refused at a real address', async () => {
  const { faults } = await checkContent(ROOT, resolve(ROOT, DEMONSTRATION), REAL);
  const refused = faults
    .filter(({ problem }) => problem === "is still the demonstration's picture")
    .map(({ file, field }) => `${file}: ${field}`);
  const projects = readdirSync(resolve(ROOT, DEMONSTRATION, 'projects'));
  expect(refused.sort()).toEqual([
    ...projects.map((file) => `${DEMONSTRATION}/projects/${file}: openGraph`).sort(),
    `${DEMONSTRATION}/resume.json: basics.image`,
    `${DEMONSTRATION}/site.json: openGraph`,
  ]);
  const drawn = Object.keys(inRoot('plugins/content/demo-pictures.json'));
  const shipped = readdirSync(resolve(ROOT, DEMONSTRATION, 'pictures/identity'));
  expect(drawn).toEqual(
    shipped
      .filter((file) => !file.startsWith('logo-'))
      .map((file) => `identity/${file}`)
      .sort(),
  );
});

test('drawing leaves an owner’s icons alone', async () => {
  const fork = clone('drawing');
  await fork.fill(soundContent());
  writeFileSync(fork.path('public/favicon.svg'), 'mine');
  const { ok, said } = await fork.jiti('demo/art/render.ts', 'identity');
  expect(ok).toBe(false);
  expect(said).toContain('drawing would overwrite your icons');
  expect(readFileSync(fork.path('public/favicon.svg'), 'utf8')).toBe('mine');
  rmSync(fork.root, { recursive: true });
});

test('a fork without demo/ and examples/ is checked and tested as any other', async () => {
  test.setTimeout(120_000);
  const fork = clone('no-guest');
  const made = await fork.jiti('tools/new/cli.ts', '--yes', '--name', 'Jane Doe', '--email', 'jane@doe.dev');
  expect(made.said).toContain('Removed the folders demo/ and examples/.');
  for (const folder of ['demo', 'examples']) expect(existsSync(fork.path(folder))).toBe(false);
  expect(readdirSync(fork.path('src/content/pictures'))).toEqual([]);
  const built = await fork.build();
  expect(built.ok, built.said).toBe(true);
  for (const words of [
    ['typescript/bin/tsc', '--noEmit'],
    ['@biomejs/biome/bin/biome', 'check'],
    ['jiti/lib/jiti-cli.mjs', 'tools/check.ts'],
    ['@playwright/test/cli.js', 'test', '--list'],
    // The one unit test that reads the whole tree.
    ['vitest/vitest.mjs', 'run', 'test/unit/architecture.test.ts'],
  ]) {
    const [command = '', ...rest] = words;
    const { ok, said } = await fork.node([fork.path('node_modules', command), ...rest]);
    expect(ok, `${relative(ROOT, command)}: ${said}`).toBe(true);
  }
  rmSync(fork.root, { recursive: true });
});
