import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import pictures from '../../plugins/check/demo-pictures.json' with { type: 'json' };
import { DEMONSTRATION_FOLDER, EXAMPLES_FOLDER } from '../../plugins/content/read/folder.ts';
import { openOwner } from '../../plugins/owner.ts';
import { installDependencies } from '../../tools/support/install.ts';
import { BUILD_MS } from '../support/builder.ts';
import { run, updatedFork } from '../support/updated-fork.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const LINTERS = 'tools/lint/node_modules';

test('the commands of docs/updates.md merge an update without conflicts, lost content or demonstration pages, and the fork can be checked and tested', async () => {
  test.setTimeout(BUILD_MS);
  const { fork, mine } = await updatedFork('updated');

  expect(readFileSync(fork.path('README.md'), 'utf8')).toContain('# The portfolio');
  expect(run(fork.root, 'git', 'status', '--porcelain')).toBe('');
  expect(run(fork.root, 'git', 'rev-parse', 'HEAD:src/content')).toBe(mine);
  expect(existsSync(fork.path(DEMONSTRATION_FOLDER, 'projects/fresh.json'))).toBe(true);
  expect(existsSync(fork.path(EXAMPLES_FOLDER, 'student'))).toBe(false);
  expect(readdirSync(fork.path('src/content/pictures'))).toEqual([]);
  const built = await fork.build({ env: { SITE_URL: 'https://jane.dev' } });
  expect(built.ok, built.output).toBe(true);
  expect(readFileSync(fork.path('dist/index.html'), 'utf8')).toMatch(/data-updated(?!.*Robin)/s);
  expect(readdirSync(fork.path('dist')).filter((file) => file.endsWith('.html'))).toEqual([
    '404.html',
    'budget.html',
    'index.html',
    'my-game.html',
  ]);

  const jiti = 'node_modules/jiti/lib/jiti-cli.mjs';
  installDependencies('tools/lint');
  symlinkSync(resolve(ROOT, LINTERS), fork.path(LINTERS));
  for (const [command = '', ...rest] of [
    [jiti, 'tools/budget/main.ts', '--dist', 'dist'],
    [jiti, 'tools/check.ts'],
    [`${LINTERS}/typescript/bin/tsc`, '--noEmit'],
    [`${LINTERS}/@biomejs/biome/bin/biome`, 'check'],
    ['node_modules/@playwright/test/cli.js', 'test', '--list'],
    // The only unit test that reads the complete source tree.
    ['node_modules/vitest/vitest.mjs', 'run', 'test/unit/architecture.test.ts'],
  ]) {
    const { ok, output } = await fork.node([fork.path(command), ...rest]);
    expect(ok, `${command} ${rest[0]}: ${output}`).toBe(true);
  }
});

test('publishing at a real URL rejects every demonstration picture with the person or the name', async () => {
  const { faults } = await openOwner(ROOT, resolve(ROOT, DEMONSTRATION_FOLDER), {
    SITE_URL: 'https://jane.dev',
  }).check();
  const refused = faults
    .filter(({ problem }) => problem === "is still the demonstration's picture")
    .map(({ file, field }) => `${file}: ${field}`);
  const projects = readdirSync(resolve(ROOT, DEMONSTRATION_FOLDER, 'projects'));
  expect(refused.sort()).toEqual([
    ...projects.map((file) => `${DEMONSTRATION_FOLDER}/projects/${file}: openGraph`).sort(),
    `${DEMONSTRATION_FOLDER}/resume.json: basics.image`,
    `${DEMONSTRATION_FOLDER}/site.json: openGraph`,
  ]);
  const drawn = Object.keys(pictures);
  const shipped = readdirSync(resolve(ROOT, DEMONSTRATION_FOLDER, 'pictures/identity'));
  const own = shipped.filter((file) => !file.startsWith('logo-'));
  expect(drawn).toEqual(own.map((file) => `identity/${file}`).sort());
});
