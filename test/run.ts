import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentFolder, DEMONSTRATION_FOLDER } from '../plugins/content/read/folder.ts';
import { isDemonstration } from '../plugins/overrides/folder.ts';
import { installDependencies } from '../tools/support/install.ts';
import { runParallel } from './support/run-commands.ts';

const cwd = resolve(import.meta.dirname, '..');
/** The demonstration has ceilings of its own, for what it is without overrides. */
const isChanged = contentFolder(cwd) === resolve(cwd, DEMONSTRATION_FOLDER) && !isDemonstration(cwd);
const budget = isChanged ? '--budget budget.json' : '';

/**
 * `npm test`: every check that a change may fail, and what a visitor does, in three engines. The code is tested on the
 * demonstration, the owner's site by `owner.spec.ts`. Checks that need no built
 * site run in parallel with the build, which encodes the pictures, and so does the installation of missing browsers.
 * With `--long`, the tests that this leaves out: those that build sites, and those of hosts and screenshots.
 */
const WITH_THE_BUILD = [
  [
    // In a workflow, too, where it would be built for a folder otherwise.
    'npm run --silent build -- --base=/',
    `npm run --silent budget -- --dist dist ${budget}`,
    'npm run --silent lint -- --dist dist',
  ],
  ['npm run --silent lint', 'npm run --silent check', 'vitest run'],
  ['jiti test/install-browsers.ts'],
];
/** Whole projects of `playwright.config.ts`, what is in a folder `long`, and single tests by their tag. */
const LONG = '"^(tools|hosts|visual) |/long/|@long"';

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
const passed = (isLong || (await runParallel(WITH_THE_BUILD, { cwd }))) && inBrowsers();
process.exitCode = passed ? 0 : 1;
