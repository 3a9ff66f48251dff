/**
 * `npm test`: every check that a change may fail, and what a visitor does, in three engines. The code is tested on the demonstration,
 * the owner's site by `owner.spec.ts`. Checks that need no built site run in parallel with the build, which encodes the pictures,
 * and so does the installation of missing browsers. With `--long`, the tests that this leaves out: those that build sites, and
 * those of hosts and screenshots.
 */

import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { styleText } from 'node:util';
import { contentFolder, DEMONSTRATION_FOLDER } from '../plugins/content/read/folder.ts';
import { installDependencies } from '../tools/support/install.ts';
import { isDemonstration } from './support/overrides.ts';

const cwd = resolve(import.meta.dirname, '..');

/** Runs a command in a shell, and then shows its output, how it ended and how long it took; returns whether it succeeded. */
function run(command: string): Promise<boolean> {
  const start = performance.now();
  const env = { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) };
  const child = spawn(command, { cwd, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data));
  return new Promise((done) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const end = code
        ? styleText('red', `✗ failed after ${seconds} s`)
        : styleText('green', `✓ ${seconds} s`);
      process.stdout.write(`\n${styleText('bold', `▶ ${command}`)}\n${Buffer.concat(output)}${end}\n`);
      done(code === 0);
    });
  });
}

/** Runs commands one after another and stops at the first failure; returns whether all succeeded. */
async function runSequence(commands: string[]): Promise<boolean> {
  for (const command of commands) if (!(await run(command))) return false;
  return true;
}

/** Runs sequences of commands in parallel; a failed one does not stop the others. */
async function runParallel(sequences: string[][]): Promise<boolean> {
  const results = await Promise.all(sequences.map(runSequence));
  return results.every(Boolean);
}

/** The demonstration has ceilings of its own, for what it is without overrides. */
const isChanged = contentFolder(cwd) === resolve(cwd, DEMONSTRATION_FOLDER) && !isDemonstration(cwd);
const budget = isChanged ? '--budget budget.json' : '';

/** Commands that run in parallel; those of one list one after another. */
const WITH_THE_BUILD = [
  [
    // A workflow would build for a folder otherwise.
    'npm run --silent build -- --base=/',
    `npm run --silent budget -- --dist dist ${budget}`,
    'npm run --silent lint -- --dist dist',
  ],
  ['npm run --silent lint', 'npm run --silent check', 'vitest run'],
  ['jiti test/install-browsers.ts'],
];
/** Matches the long tests: whole projects of `playwright.config.ts`, folders `long`, and single tests by their tag. */
const LONG = '"^(owners|tools|hosts|visual) |/long/|@long"';

const isLong = process.argv.includes('--long');

// Built anew for the tests if the owner has content or overrides: `dist` has these then.
rmSync(resolve(cwd, '.build/demonstration'), { recursive: true, force: true });
// An old report would be counted in place of a missing one.
for (const report of isLong ? ['long'] : ['unit', 'browser', 'long'])
  rmSync(resolve(cwd, `test-results/${report}.json`), { force: true });

// Both runs of `lint` need them: the second would replace the files that the first reads.
if (!isLong) installDependencies('tools/lint');
const inBrowsers = () =>
  spawnSync(`playwright test ${isLong ? '--grep' : '--grep-invert'} ${LONG}`, {
    cwd,
    env: { ...process.env, REPORT: isLong ? 'long' : 'browser' },
    shell: true,
    stdio: 'inherit',
  }).status === 0;
const passed = (isLong || (await runParallel(WITH_THE_BUILD))) && inBrowsers();
process.exitCode = passed ? 0 : 1;
