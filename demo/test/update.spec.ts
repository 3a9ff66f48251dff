import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { EXAMPLES_FOLDER } from '../../plugins/content/read/folder.ts';
import { run, updatedFork } from './updated-fork.ts';

test('the README’s commands merge an update without conflicts, lost content or demonstration pages', async () => {
  test.setTimeout(180_000);
  const { fork, mine } = await updatedFork('updated');

  expect(readFileSync(fork.path('README.md'), 'utf8')).toContain('# The portfolio');
  expect(run(fork.root, 'git', 'status', '--porcelain')).toBe('');
  expect(run(fork.root, 'git', 'rev-parse', 'HEAD:src/content')).toBe(mine);
  for (const folder of ['demo', EXAMPLES_FOLDER]) expect(existsSync(fork.path(folder))).toBe(false);
  const built = await fork.build({ env: { SITE_URL: 'https://jane.dev' } });
  expect(built.ok, built.output).toBe(true);
  expect(readFileSync(fork.path('dist/index.html'), 'utf8')).toMatch(/data-updated(?!.*Robin)/s);
  expect(readdirSync(fork.path('dist')).filter((file) => file.endsWith('.html'))).toEqual([
    '404.html',
    'index.html',
    'my-game.html',
  ]);
  const held = await fork.jiti('tools/budget/main.ts', '--dist', 'dist');
  expect(held.ok, held.output).toBe(true);
  const checked = await fork.jiti('tools/check.ts');
  expect(checked.ok, checked.output).toBe(true);
});
