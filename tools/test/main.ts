import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { runRow, runRows } from './run.ts';

/**
 * `npm test`: all that is checked. What needs no built site runs beside the build, which encodes the
 * pictures; the browser tests come last and have the machine to themselves.
 */
const BESIDE_EACH_OTHER = [
  ['npm run --silent build', 'npm run --silent budget -- --dist dist'],
  ['npm run --silent check', 'vitest run'],
];
const cwd = resolve(import.meta.dirname, '../..');
// Pictures to compare with are the demonstration's.
const VISUAL = existsSync(resolve(cwd, 'demo/visual')) ? ['npm run --silent test:visual'] : [];
const LAST = [
  'jiti tools/browsers/install.ts',
  'playwright test',
  ...VISUAL,
  'npm run --silent test:engines',
];

// The report of an earlier run would be counted in the place of one that is missing.
for (const report of ['unit.json', 'browser.json', 'visual.json', 'engines.json'])
  rmSync(resolve(cwd, 'test-results', report), { force: true });

const sound = (await runRows(BESIDE_EACH_OTHER, { cwd })) && (await runRow(LAST, { cwd, live: true }));
process.exitCode = sound ? 0 : 1;
