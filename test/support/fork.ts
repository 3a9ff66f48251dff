import { type ExecFileOptions, execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { expect } from '@playwright/test';
import type { Report } from '../../packages/page-weight/index.d.ts';
import { EXAMPLES_FOLDER, languagesIn, OWNER_FOLDER } from '../../plugins/content/read/folder.ts';
import { openOwner } from '../../plugins/open-owner.ts';
import { OVERRIDES_FOLDER } from '../../plugins/overrides/folder.ts';
import { type OwnerContent, writeContent } from './content.ts';
import { Host } from './host.ts';
import { FOLDER } from './site.ts';
import { temporaryFolder, writeFiles } from './temporary-files.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['packages', 'plugins', 'public', 'src', 'tools'];
const FILES = ['budget.json', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Caches that the forks share: encoded pictures and compiled tools are reused, as in an owner's second build. */
const CACHES = ['pictures', 'jiti'].map((name) => `node_modules/.cache/${name}`);

const VITE = resolve(ROOT, 'node_modules/vite/bin/vite.js');
const JITI = resolve(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs');

/** The files of this project without its owner's, as git's pathspec. */
const OTHERS = ['.', `:!${OWNER_FOLDER}`, `:!${OVERRIDES_FOLDER}`];

/** Copies all files of this project that git does not ignore, without those of its owner. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const list = ['ls-files', '-co', '--exclude-standard', '-z', '--', ...OTHERS];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((each) => each && existsSync(resolve(ROOT, each))))
    cpSync(resolve(ROOT, file), resolve(folder, file));
}

/** How long a test may take that builds a site, in ms. */
export const BUILD_MS = 600_000;

/** The environment without the variables that choose a site or that Playwright sets for Node.js. */
export const PLAIN_ENV = {
  ...process.env,
  SITE_URL: undefined,
  CONTENT_DIR: undefined,
  NODE_OPTIONS: undefined,
  FORCE_COLOR: undefined,
};

/** Runs a program to its end; `output` has standard output and standard error. */
export const execute = (program: string, args: string[], options: ExecFileOptions) =>
  new Promise<{ ok: boolean; code: number; stdout: string; output: string }>((done) => {
    execFile(program, args, { ...options, maxBuffer: 1e9, encoding: 'utf8' }, (error, stdout, stderr) =>
      done({ ok: !error, code: Number(error?.code ?? 0), stdout, output: stdout + stderr }),
    );
  });

interface BuildOptions {
  env?: Record<string, string>;
  /** Path that the site is built for; `/` by default. */
  base?: string;
}

/** Links the installed packages of this project into a folder, without Vite's caches of them. */
export function linkPackages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const each of readdirSync(resolve(ROOT, 'node_modules')).filter((each) => each !== '.vite'))
    symlinkSync(resolve(ROOT, 'node_modules', each), resolve(folder, each));
}

/** A copy of this project, without its content, to try things in. */
export class Fork {
  /** Absolute path; tests that run at the same time have folders of their own. */
  readonly root: string;

  /** @param name its folder, which is emptied first */
  constructor(name: string) {
    this.root = resolve(ROOT, '.build/forks', process.env.TEST_PARALLEL_INDEX ?? '', name);
    rmSync(this.root, { recursive: true, force: true });
    mkdirSync(this.path('node_modules/.cache'), { recursive: true });
    for (const cache of CACHES) {
      mkdirSync(resolve(ROOT, cache), { recursive: true });
      symlinkSync(resolve(ROOT, cache), this.path(cache));
    }
    const content = resolve(ROOT, OWNER_FOLDER);
    const isCopied = (path: string) =>
      !path.endsWith('node_modules') && path !== content && !path.startsWith(content + sep);
    for (const part of [...FOLDERS, ...FILES].filter((each) => existsSync(resolve(ROOT, each))))
      cpSync(resolve(ROOT, part), this.path(part), { recursive: true, filter: isCopied });
  }

  /** Absolute path of a file or folder in it. */
  path(...parts: string[]): string {
    return resolve(this.root, ...parts);
  }

  /** Writes its content. */
  fill(content: OwnerContent): Promise<void> {
    return writeContent(this.path(OWNER_FOLDER), content);
  }

  /** Builds it as `npm run build` does. */
  build({ env, base = '/' }: BuildOptions = {}) {
    return this.node([VITE, 'build', '--base', base], env);
  }

  /** Starts its dev server on a free port. */
  async serve(more: Record<string, string> = {}): Promise<{ url: string; stop: () => void }> {
    const args = [VITE, '--port', '0', '--host', '127.0.0.1'];
    const env = { ...process.env, NO_COLOR: '1', ...more };
    const server = spawn(process.execPath, args, { cwd: this.root, env });
    const url = await new Promise<string>((found, failed) => {
      let output = '';
      server.stdout.on('data', (data) => {
        output += data;
        const [url] = /http:\/\/127[^\s]+/.exec(output) ?? [];
        if (url) found(url);
      });
      server.once('exit', () => failed(new Error(`the dev server ended: ${output}`)));
    });
    return { url, stop: () => server.kill() };
  }

  /** Runs one of its TypeScript files. */
  jiti(file: string, ...args: string[]) {
    return this.node([JITI, file, ...args]);
  }

  /** Runs a script of an installed package. */
  node(args: string[], env: Record<string, string> = {}) {
    // A repository's address would make each page link to it.
    const own = { ...PLAIN_ENV, GITHUB_REPOSITORY: undefined, NO_COLOR: '1', ...env };
    return execute(process.execPath, args, { cwd: this.root, env: own });
  }
}

/** An owner's site, built and served. */
export interface ForkSite {
  fork: Fork;
  host: Host;
  /** The build's output. */
  output: string;
}

interface Options extends BuildOptions {
  /** Changes the fork before it is built. */
  prepare?: (fork: Fork) => void;
}

/**
 * Builds a fork with some content, independent of the content of this repository, and serves it.
 * @param name of the fork's folder
 */
export async function serveFork(
  name: string,
  content: OwnerContent,
  { prepare, ...options }: Options = {},
): Promise<ForkSite> {
  const fork = new Fork(name);
  await fork.fill(content);
  prepare?.(fork);
  const { ok, output } = await fork.build(options);
  expect(ok, output).toBe(true);
  return { fork, host: await Host.open(fork.path('dist'), options.base), output };
}

/**
 * Builds the site of a folder of content.
 * @param name of the fork's folder
 * @param content absolute path; the demonstration's by default
 * @param base path that the site is built for; `/` by default
 * @returns absolute path of the built site
 */
export async function buildSite(name: string, content = FOLDER, base?: string): Promise<string> {
  const fork = new Fork(name);
  const { ok, output } = await fork.build({ env: { CONTENT_DIR: content }, base });
  if (!ok) throw new Error(output);
  return fork.path('dist');
}

/**
 * Copies the demonstration's content into a new folder.
 * @param change returns what becomes of the text of a file; receives its path in the folder, too
 * @returns absolute path of the folder
 */
export function changedDemonstration(change: (text: string, file: string) => string): string {
  const folder = temporaryFolder('demonstration');
  cpSync(FOLDER, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(json|md)$/.test(file)) continue;
    writeFiles(folder, { [file]: change(readFileSync(resolve(folder, file), 'utf8'), file) });
  }
  return folder;
}

/** The absolute path of an example's content. */
export const exampleFolder = (name: string): string => resolve(ROOT, EXAMPLES_FOLDER, name);

const built = new Map<string, Promise<string>>();

/**
 * Opens an example, built as its owner would build it, once for all tests of a file that run in one worker.
 * @returns absolute path of the built site, and for each of its languages, the first one first, its tag, its content, and
 * the paths of its pages, the home page first
 */
export async function openExample(name: string) {
  const folder = exampleFolder(name);
  const dist = built.get(name) ?? buildSite(`example-${name}`, folder);
  built.set(name, dist);
  const editions = [undefined, ...languagesIn(folder)].map((language) => {
    const content = openOwner(folder, folder).content(language);
    const home = language ? `/${language}/` : '/';
    const paths = [home, ...Object.keys(content.projects).map((page) => home + page)];
    return { language: content.site.language ?? 'en', content, home, paths };
  });
  return { dist: await dist, editions };
}

/**
 * Runs `npm run budget`.
 * @param content absolute path of the folder with the site's content, if it is not the project's
 */
export const runBudget = (args: string[], content = process.env.CONTENT_DIR) => {
  const env = { ...process.env, ...(content ? { CONTENT_DIR: content } : {}) };
  return execute(process.execPath, [JITI, 'tools/budget.ts', ...args], { cwd: ROOT, env });
};

/** Returns the budget's report on a built site, also if the command fails because a page is above its ceiling. */
export const budgetOf = async (dist: string, content?: string): Promise<Report> =>
  JSON.parse((await runBudget(['--dist', dist, '--json'], content)).stdout);
