import { spawnSync } from 'node:child_process';
import fs, { chmodSync, readFileSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { commandArguments } from '../../../packages/page-weight/src/arguments.ts';
import { annotation } from '../../../plugins/fault.ts';
import { installDependencies } from '../../../tools/support/install.ts';
import { temporaryFolder, writeFiles } from '../../support/temporary-files.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const JITI = resolve(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs');

test.each([
  ['npm', ['--from', 'me.json']],
  ['pnpm and Yarn, which pass on the --', ['--', '--from', 'me.json']],
])('a command takes the same options from %s', (_, given) => {
  expect(commandArguments(['node', 'cli.ts', ...given])).toEqual(['--from', 'me.json']);
});

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

test.each([
  ['it is not installed yet', {}, 1],
  ['it was installed before the lock file changed', { 'node_modules/.package-lock.json': 500 }, 1],
  ['it is up to date', { 'node_modules/.package-lock.json': 2000 }, 0],
])('if %s, installs with a one-line notice, else not', (_, installed, times) => {
  const folder = temporaryFolder('install');
  for (const [file, seconds] of Object.entries({ 'package-lock.json': 1000, ...installed })) {
    writeFiles(folder, { [file]: '{}' });
    utimesSync(resolve(folder, file), seconds, seconds);
  }
  const install = vi.fn(() => true);
  installDependencies(folder, install);
  expect(install.mock.calls).toEqual(Array(times).fill([folder]));
  expect(console.error).toHaveBeenCalledTimes(times);
});

test('reports the likely reason when npm fails', () => {
  const folder = temporaryFolder('install', { 'package-lock.json': '{}' });
  expect(() => installDependencies(folder, () => false)).toThrow(/needs the network/);
});

test('installs in a checkout whose path has a blank, through a shell as on Windows', () => {
  const bin = temporaryFolder('npm', { npm: '#!/bin/sh\necho "$PWD: $*" > "$PWD/called"\n', 'npm.cmd': '' });
  chmodSync(resolve(bin, 'npm'), 0o755);
  vi.stubEnv('PATH', `${bin}${delimiter}${process.env.PATH}`);
  const checkout = temporaryFolder('my site', { 'package-lock.json': '{}' });
  installDependencies(checkout);
  expect(readFileSync(resolve(checkout, 'called'), 'utf8')).toBe(`${checkout}: ci --no-audit --no-fund\n`);
  vi.unstubAllEnvs();
});

const BIOME = resolve(ROOT, 'tools/lint/node_modules/@biomejs/biome/bin/biome');
beforeAll(() => installDependencies('tools/lint'));

const UNTIDY = '{"name":\n"x"}';

test('ignores the format of a résumé next to the project’s own files, whose format it checks', () => {
  const [config, ignored] = ['biome.json', '.gitignore'].map((file) => readFileSync(resolve(ROOT, file)));
  const files = { 'biome.json': config, '.gitignore': ignored } as Record<string, Buffer>;
  const cwd = temporaryFolder('check', { ...files, 'my-resume.json': UNTIDY, 'package.json': UNTIDY });
  const { stdout, stderr } = spawnSync(process.execPath, [BIOME, 'check'], { cwd, encoding: 'utf8' });
  expect(stdout + stderr).toContain('package.json format');
  expect(stdout + stderr).not.toContain('my-resume.json');
});

/** Runs the command on content with a fault, a warning and a note of what is still to do. */
function check(args: string[], env = {}) {
  const basics = { name: 'Kim Doe', email: 'nowhere', nick: 'K', 'x-todo': 'ask for the label' };
  const resume = JSON.stringify({ basics }, null, 2);
  const folder = temporaryFolder('check', { 'resume.json': resume, 'site.json': '{}' });
  const { GITHUB_ACTIONS: _, ...outside } = process.env;
  return spawnSync(process.execPath, [JITI, 'tools/check.ts', ...args], {
    cwd: ROOT,
    env: { ...outside, CONTENT_DIR: folder, ...env },
    encoding: 'utf8',
  });
}

test('with --json prints nothing but a list, each with its place, and fails as without', () => {
  const { stdout, stderr, status } = check(['--json']);
  const list = JSON.parse(stdout);
  expect(list).toContainEqual({
    level: 'error',
    file: expect.stringMatching(/resume\.json$/),
    line: 4,
    column: 5,
    field: 'basics.email',
    problem: '"nowhere" is not an e-mail address',
    remedy: expect.stringMatching(/\w/),
  });
  expect(list).toContainEqual(
    expect.objectContaining({
      level: 'warning',
      field: 'basics.x-todo',
      problem: '"ask for the label" is still to do',
      line: 6,
    }),
  );
  expect([stderr, status]).toEqual(['', 1]);
});

test('in GitHub’s Actions each is a line that is shown in the pull request, beside the list', () => {
  const { stdout, stderr, status } = check([], { GITHUB_ACTIONS: 'true' });
  expect(stdout).toMatch(
    /^::error file=.*resume\.json,line=4,col=5::basics\.email: "nowhere" is not an e-mail/m,
  );
  expect(stdout).toMatch(/^::warning file=.*,line=5,col=5::basics\.nick: /m);
  expect(stderr).toMatch(/resume\.json:4: basics\.email/);
  expect(status).toBe(1);
});

test('no name of a file ends such a line', () => {
  const fault = { file: 'a,b:c%\n', field: 'name', problem: '100 %\n::stop', remedy: 'mend it' };
  expect(annotation('error', fault)).toBe(
    String.raw`::error file=a%2Cb%3Ac%25%0A::name: 100 %25\u000a::stop; mend it`,
  );
});

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

test.each([FILE, resolve(FILE, '../taken-by-npm.cjs')])(
  'it parses and runs in a Node without syntax and names of today: %s',
  (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(
      /import |,\s*\)|\?\.|\?\?| \*\* |async|\.\.\.\w|catch \{|'node:/,
    );
  },
);

test('the installed package’s command is read by a Node of 2020 too, which is then told that it is too old', () => {
  expect(readFileSync(resolve(ROOT, 'bin/site.mjs'), 'utf8')).not.toMatch(
    /\?\?|\?\.|\|\|=|&&=|\d_\d|Object\.hasOwn|^(?:\} else )?await /m,
  );
});

const taken = (command: string, option: string) =>
  `npm took --${option} for its own: write npm run ${command} -- --${option} …, in PowerShell with "--" in quotes`;

test.each([
  ['build', 'base', 'npm_config_base'],
  ['build', 'outDir', 'npm_config_outdir'],
  ['dev', 'port', 'npm_config_port'],
])(
  'npm run %s does not ignore --%s that npm took, as when PowerShell drops the dashes',
  (command, option, name) => {
    const env = { npm_lifecycle_event: command, [name]: 'true' };
    expect(before('24.1.0', env)).toEqual([taken(command, option), 'exit 1']);
  },
);

/** An option of each command that has some, but for Vite's. */
const OPTIONS: Record<string, string> = {
  new: 'from',
  check: 'keep',
  eject: 'all',
  budget: 'report',
  lint: 'fix',
  mutants: 'only',
  changes: 'since',
  compare: 'runs',
  bench: 'pages',
};

/** Runs one of npm's commands, after what comes before it. */
function run(command: string, args: string[], env = {}) {
  const [file = ''] = /\S+\.ts$/.exec(scripts[command]) ?? [];
  return spawnSync(process.execPath, [JITI, file, ...args], {
    cwd: ROOT,
    env: { ...process.env, npm_lifecycle_event: command, ...env },
    encoding: 'utf8',
  });
}

const OTHERS = ['dev', 'build', 'start', 'test', 'test:all'];

test.each(Object.keys(scripts).filter((command) => !OTHERS.includes(command)))(
  'nor does npm run %s, whatever else is wrong with what is left',
  (command) => {
    const option = OPTIONS[command] ?? '';
    const { stdout, stderr, status } = run(command, ['--nowhere'], { [`npm_config_${option}`]: 'true' });
    expect([stdout, stderr, status]).toEqual(['', `${taken(command, option)}\n`, 1]);
  },
);

test('what is set for npm itself, for all commands, is no option of one', () => {
  const takenByNpm = createRequire(FILE)('./taken-by-npm.cjs');
  const of = (env = {}) => takenByNpm(['name', 'email', 'yes'], { npm_lifecycle_event: 'new', ...env });
  const npm_config_userconfig = `${temporaryFolder('npmrc', { '.npmrc': 'email = kim@doe.test' })}/.npmrc`;
  const settings = { npm_config_email: 'kim@doe.test', npm_config_yes: 'true' };
  expect(of({ npm_config_loglevel: 'silent' })).toBeUndefined();
  expect(of({ ...settings, npm_config_userconfig })).toBeUndefined();
  expect(of(settings)).toBe(taken('new', 'email'));
});

test('a mistyped option is named, with how to list all', () => {
  const { stdout, stderr, status } = run('new', ['--nmae', 'Jane']);
  expect([stdout, stderr, status]).toEqual([
    '',
    "Unknown option '--nmae'; npm run new -- --help lists all options\n",
    1,
  ]);
});

test('in a checkout that can’t be written to, only the check runs', () => {
  const denied = 'EROFS: read-only file system';
  expect(before('24.1.0', {}, denied)).toEqual([expect.stringContaining(denied), 'exit 1']);
  expect(before('24.1.0', { npm_lifecycle_event: 'check' }, denied)).toEqual([]);
});
