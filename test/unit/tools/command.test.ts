import { expect, test } from 'vitest';
import { commandArguments } from '../../../tools/command.ts';

test.each([
  ['npm', ['--from', 'me.json']],
  ['pnpm and Yarn, which pass on the --', ['--', '--from', 'me.json']],
])('a command takes the same options from %s', (_, given) => {
  expect(commandArguments(['node', 'cli.ts', ...given])).toEqual(['--from', 'me.json']);
});
