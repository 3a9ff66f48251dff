import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { runCommand } from '../support/command.ts';
import { installDependencies } from '../support/install.ts';

const HELP = `npm run mutants [-- options]: changes the modules that are pure, a piece at a time, and counts the changes
that no unit test notices; fails below the floor in tools/mutants/stryker.config.json. All of them take hours.
  --mutate FILES  only these, separated by commas`;

const root = resolve(import.meta.dirname, '../..');
const STRYKER = resolve(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');

await runCommand(HELP, { mutate: { type: 'string' } }, async ({ mutate }) => {
  installDependencies('tools/mutants');
  const args = ['run', 'tools/mutants/stryker.config.json', ...(mutate ? ['--mutate', mutate] : [])];
  return spawnSync(process.execPath, [STRYKER, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
});
