import fs, { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-files.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const FILE = resolve(ROOT, 'tools/support/before.cjs');
const { scripts } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'));

/** What is printed before a command, and how it ends, in a checkout whose folder can be written to or not. */
function before(node: string, env = {}, denied = '') {
  const printed: string[] = [];
  const accessSync = () => {
    if (denied) throw new Error(denied);
  };
  const process = { env: { npm_lifecycle_event: 'build', ...env }, versions: { node }, exitCode: 0 };
  runInNewContext(readFileSync(FILE, 'utf8'), {
    __dirname: resolve(FILE, '..'),
    console: { error: (text: string) => printed.push(text) },
    process,
    require: (name: string) => (name === 'fs' ? { ...fs, accessSync } : createRequire(FILE)(name)),
  });
  return process.exitCode ? [...printed, `exit ${process.exitCode}`] : printed;
}

test('every command of npm’s begins with it', () => {
  const { 'test:all': all, ...others } = scripts as Record<string, string>;
  expect(all).toMatch(/^npm test &&/);
  for (const script of Object.values(others)) expect(script).toMatch(/^node tools\/support\/before\.cjs && /);
});

test.each(['6.17.1', '18.20.8', '20.11.0', '20.18.3', '21.7.3', '22.11.0'])(
  'says that Node %s is too old',
  (node) => {
    expect(before(node)).toEqual([`The site needs Node 20.19, or 22.12 or newer; this is ${node}`, 'exit 1']);
  },
);

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('has nothing to say of Node %s', (node) => {
  expect(before(node)).toEqual([]);
});

test('it parses and runs in a Node without syntax and names of today', () => {
  expect(readFileSync(FILE, 'utf8')).not.toMatch(
    /import |,\s*\)|\?\.|\?\?| \*\* |async|\.\.\.\w|catch \{|'node:/,
  );
});

test('the installed package’s command is read by a Node of 2020 too, which is then told that it is too old', () => {
  expect(readFileSync(resolve(ROOT, 'bin/site.mjs'), 'utf8')).not.toMatch(
    /\?\?|\?\.|\|\|=|&&=|\d_\d|Object\.hasOwn|^(?:\} else )?await /m,
  );
});

test.each([
  [{ npm_config_base: '/x/' }, 'npm run build -- --base …, in PowerShell with "--"'],
  [{ npm_config_from: 'true', npm_lifecycle_event: 'new' }, 'npm run new -- --from …'],
  [{ npm_config_for: 'true', npm_lifecycle_event: 'new' }, 'npm run new -- --for …'],
  [{ npm_config_visits: 'true', npm_lifecycle_event: 'budget' }, 'npm run budget -- --visits …'],
  [{ npm_config_outdir: 'out' }, 'npm run build -- --outDir …'],
  [{ npm_config_port: '3000', npm_lifecycle_event: 'dev' }, 'npm run dev -- --port …'],
])('an option that npm took, as when PowerShell swallows the dashes, is not ignored: %j', (env, advice) => {
  expect(before('24.1.0', env)).toEqual([expect.stringContaining(advice), 'exit 1']);
});

test('what is set for npm itself, for all commands, is no option of one', () => {
  const npm_config_userconfig = resolve(
    temporaryFolder('npmrc', { '.npmrc': 'email = kim@doe.test' }),
    '.npmrc',
  );
  const settings = { npm_config_email: 'kim@doe.test', npm_config_yes: 'true' };
  const event = { npm_lifecycle_event: 'new' };
  expect(before('24.1.0', { npm_config_loglevel: 'silent' })).toEqual([]);
  expect(before('24.1.0', { ...event, ...settings, npm_config_userconfig })).toEqual([]);
  expect(before('24.1.0', { ...event, ...settings })).toEqual([expect.stringContaining('--email'), 'exit 1']);
});

test('in a checkout that can’t be written to, only the check runs', () => {
  const denied = 'EROFS: read-only file system';
  expect(before('24.1.0', {}, denied)).toEqual([expect.stringContaining(denied), 'exit 1']);
  expect(before('24.1.0', { npm_lifecycle_event: 'check' }, denied)).toEqual([]);
});
