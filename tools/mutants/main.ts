import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { runCommand } from '../support/command.ts';
import { installDependencies } from '../support/install.ts';
import { argumentsFor } from './rooms.ts';

const HELP = `npm run mutants [-- options]: changes the modules that are pure, a piece at a time, and counts the changes
that the nearest unit tests do not notice, room by room; fails if a room is below the floor in
tools/mutants/stryker.config.json. A room takes minutes, all of them hours.
  --only PATH  a room of tools/mutants/rooms.ts, a folder of several, or a file or folder in one`;

const root = resolve(import.meta.dirname, '../..');
const STRYKER = resolve(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');

await runCommand(HELP, { only: { type: 'string', default: '' } }, async ({ only }) => {
  const runs = argumentsFor(only.replace(/\/$/, ''));
  installDependencies('tools/mutants');
  const passed = runs.map((run) => {
    const args = [STRYKER, 'run', 'tools/mutants/stryker.config.json', ...run];
    return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
  });
  return passed.every(Boolean);
});
