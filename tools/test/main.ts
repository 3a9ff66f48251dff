import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { runRow, runRows } from './run.ts';

/**
 * `npm test`: all that is checked. What needs no built site runs beside the build, which encodes the pictures, and so
 * do the browsers come that are not there. The pictures of pages keep one browser at work, the engines wait a little
 * for each of theirs: they share the machine.
 */
const BESIDE_THE_BUILD = [
  ['npm run --silent build', 'npm run --silent budget -- --dist dist'],
  ['npm run --silent check', 'vitest run'],
  ['jiti tools/browsers/install.ts', 'jiti tools/browsers/engines.ts'],
];
const cwd = resolve(import.meta.dirname, '../..');
// Pictures to compare with are the demonstration's.
const VISUAL = existsSync(resolve(cwd, 'demo/visual')) ? ['npm run --silent test:visual'] : [];
const live = { cwd, live: true };

// The report of an earlier run would be counted in the place of one that is missing.
for (const report of ['unit.json', 'browser.json', 'visual.json', 'engines.json'])
  rmSync(resolve(cwd, 'test-results', report), { force: true });

const sound =
  (await runRows(BESIDE_THE_BUILD, { cwd })) &&
  (await runRow(['playwright test'], live)) &&
  (await Promise.all([runRow(['npm run --silent test:engines'], live), runRow(VISUAL, { cwd })])).every(
    Boolean,
  );
process.exitCode = sound ? 0 : 1;
