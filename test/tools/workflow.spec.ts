import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { filesIn } from '../../plugins/content/read/folder.ts';
import { BUILD_MS, copyProject, execute, Fork, linkPackages, PLAIN_ENV } from '../support/fork.ts';
import { FOLDER } from '../support/site.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-files.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const { jobs } = parse(readFileSync(resolve(ROOT, '.github/workflows/site.yml'), 'utf8'));

/** Returns an owner's repository with these files, and beside them the code of this project, as the workflow checks them out. */
function checkedOut(files: Record<string, string>): string {
  const site = resolve(temporaryFolder('workflow'), 'my site');
  writeFiles(site, files);
  const engine = resolve(site, '.engine');
  copyProject(engine);
  linkPackages(resolve(engine, 'node_modules'));
  return site;
}

/** Runs what the workflow's build runs, step by step, until one fails; returns its output, and whether it has succeeded. */
async function runSteps(site: string, given: Record<string, string> = {}) {
  let output = '';
  for (const { run, env = {} } of jobs.build.steps.filter(({ run }: { run?: string }) => run)) {
    const own = Object.fromEntries(Object.keys(env).map((name) => [name, '']));
    const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run];
    const options = { cwd: site, env: { ...PLAIN_ENV, GITHUB_ACTIONS: 'true', ...own, ...given } };
    const step = await execute('bash', args, options);
    output += step.output;
    if (!step.ok) return { ok: false, output };
  }
  return { ok: true, output };
}

/** What the README has an owner write. */
const [, RESUME = ''] = /```json\n(.*?)```/s.exec(readFileSync(resolve(ROOT, 'README.md'), 'utf8')) ?? [];
const CONTENT = { 'content/resume.json': RESUME, 'content/site.json': '{}' };
const PACKAGE = { 'package.json': '{ "dependencies": { "portfolio-site": "^1.0.0" } }' };

test('a repository with nothing but content is the site that a clone with it is', async () => {
  test.setTimeout(2 * BUILD_MS);
  const site = checkedOut({});
  cpSync(FOLDER, resolve(site, 'content'), { recursive: true });
  const fork = new Fork('clone');
  cpSync(FOLDER, fork.path('src/content'), { recursive: true });
  for (const { ok, output } of await Promise.all([fork.build(), runSteps(site)]))
    expect(ok, output).toBe(true);
  const [dist, clone] = [resolve(site, 'dist'), fork.path('dist')];
  expect(filesIn(dist).sort()).toEqual(filesIn(clone).sort());
  const differs = (file: string) =>
    !readFileSync(resolve(dist, file)).equals(readFileSync(resolve(clone, file)));
  expect(filesIn(dist).filter(differs)).toEqual([]);
});

test('two files written on the host are a site, and a fault in them is shown at its line', async () => {
  test.setTimeout(BUILD_MS);
  const site = checkedOut(CONTENT);
  const built = await runSteps(site);
  expect(built.ok, built.output).toBe(true);
  expect(existsSync(resolve(site, 'dist/index.html'))).toBe(true);

  writeFiles(site, { 'content/resume.json': RESUME.replace('@', ' at ') });
  const { ok, output } = await runSteps(site);
  expect(ok).toBe(false);
  expect(output).toMatch(/^::error file=content\/resume\.json,line=1,col=\d+::basics\.email/m);
});

test('on a pull request it is said what each page weighs more, built as it will be published', async () => {
  test.setTimeout(BUILD_MS);
  const site = checkedOut({ ...CONTENT, '.gitignore': '.engine\n' });
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Kim', '-c', 'user.email=kim@doe.dev', ...words], {
      cwd: site,
      encoding: 'utf8',
    }).trim();
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'Base');
  const BASE = git('rev-parse', 'HEAD');
  const more = '$& People in Zürich, Quito and Jaffna play 31 of them, by bus or boat.';
  writeFiles(site, { 'content/resume.json': RESUME.replace('I write games.', more) });
  git('commit', '-qam', 'Head');

  const { build } = jobs.budget.steps.find(({ id }: { id?: string }) => id === 'budget').with;
  const runner = resolve(site, '../runner');
  mkdirSync(runner);
  const given = { BASE, BUILD: build, DIST: 'dist', BUDGET: '.engine/budget.json' };
  const env = { ...process.env, GITHUB_WORKSPACE: site, RUNNER_TEMP: runner, ...given };
  const action = await execute('bash', ['.engine/packages/page-weight/action/run.sh'], { cwd: site, env });
  expect(action.ok, action.output).toBe(true);
  const { ok, pages } = JSON.parse(readFileSync(resolve(runner, 'budget/report.json'), 'utf8'));
  expect(ok).toBe(true);
  expect(pages[0]).toMatchObject({ path: '/', ceilings: { firstView: expect.any(Number) } });
  expect(pages[0].changes.html).toBeGreaterThan(0);
});

test('says in a sentence that there is no content', async () => {
  expect(await runSteps(checkedOut({ 'README.md': '' }))).toEqual({
    ok: false,
    output:
      '::error::There is no folder content/ in this repository, which the site is made of: it needs content/resume.json and content/site.json.\n',
  });
});

test('a package for working locally builds the site; one of another major version is named', async () => {
  test.setTimeout(BUILD_MS);
  const site = checkedOut({ ...CONTENT, ...PACKAGE, 'bin/npm': '#!/bin/sh\n' });
  const modules = resolve(site, 'node_modules');
  linkPackages(modules);
  chmodSync(resolve(site, 'bin/npm'), 0o755);
  const PATH = `${site}/bin:${process.env.PATH}`;
  const missing = await runSteps(site, { PATH });
  expect(missing.output).toBe(
    '::error::package.json does not name portfolio-site among its dependencies: add it (npm install github:OWNER/portfolio), or remove package.json, which the site can do without.\n',
  );

  cpSync(resolve(site, '.engine'), resolve(modules, 'portfolio-site'), { recursive: true });
  const built = await runSteps(site, { PATH });
  expect(built.ok, built.output).toBe(true);

  const file = '.engine/package.json';
  const next = readFileSync(resolve(site, file), 'utf8').replace(/"version": "1/, '"version": "2');
  writeFiles(site, { [file]: next });
  const { ok, output } = await runSteps(site, { PATH });
  expect(ok).toBe(false);
  expect(output).toMatch(
    /^::error::The package portfolio-site is version 1\.\S+, and the workflow that builds the site is of version 2\.\S+: write @v1 after site\.yml in \.github\/workflows\/, or run npm install github:OWNER\/portfolio#v2\.\n$/,
  );
});

test('says in a sentence that the packages could not be installed, after what npm says of it', async () => {
  const site = checkedOut({ ...CONTENT, ...PACKAGE });
  const { ok, output } = await runSteps(site, {
    npm_config_registry: 'http://127.0.0.1:1',
    npm_config_fetch_retries: '0',
  });
  expect(ok).toBe(false);
  expect(output).toMatch(/^::error::npm could not install the code of the site.*\.$/m);
  expect(output).toContain('ECONNREFUSED');
});
