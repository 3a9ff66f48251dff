import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { installDependencies } from '../install.ts';
import { runParallel, runSequence } from './run.ts';

/**
 * `npm test`: every check. Checks that need no built site run in parallel with the build, which encodes the pictures,
 * and so does the installation of missing browsers. The screenshot tests keep one browser busy, the engine tests
 * often wait for theirs, so the two run in parallel.
 */
const WITH_THE_BUILD = [
  [
    'npm run --silent build',
    'npm run --silent budget -- --dist dist',
    'npm run --silent lint -- --dist dist',
  ],
  ['npm run --silent lint', 'npm run --silent check', 'vitest run'],
  ['jiti tools/browsers/install.ts', 'jiti tools/browsers/engines.ts'],
];
const cwd = resolve(import.meta.dirname, '../..');
// Only the demonstration has reference screenshots.
const VISUAL = existsSync(resolve(cwd, 'demo/visual')) ? ['npm run --silent test:visual'] : [];
const live = { cwd, live: true };

// Both runs of `lint` need them: the second would replace the files that the first reads.
installDependencies('tools/lint');

// An old report would be counted in place of a missing one.
for (const report of ['unit.json', 'browser.json', 'visual.json', 'engines.json'])
  rmSync(resolve(cwd, 'test-results', report), { force: true });

const passed =
  (await runParallel(WITH_THE_BUILD, { cwd })) &&
  (await runSequence(['playwright test'], live)) &&
  (
    await Promise.all([runSequence(['npm run --silent test:engines'], live), runSequence(VISUAL, { cwd })])
  ).every(Boolean);
process.exitCode = passed ? 0 : 1;
