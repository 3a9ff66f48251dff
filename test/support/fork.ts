import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { OWNER_FOLDER } from '../../plugins/content/read/folder.ts';
import { buildSite, type Outcome } from './builder.ts';
import { type OwnerContent, writeContent } from './content.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PARTS = [
  'plugins',
  'public',
  'src',
  'tools',
  'budget.json',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Caches that the forks share: encoded pictures and compiled tools are reused, as in an owner's second build. */
const CACHES = ['pictures', 'jiti'];

const VITE = resolve(ROOT, 'node_modules/vite/bin/vite.js');
const JITI = resolve(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs');

const run = promisify(execFile);

export interface BuildOptions {
  env?: Record<string, string>;
  /** Path that the site is built for; `/` by default. */
  base?: string;
}

/** A copy of this project, without its content, to try things in. */
export class Fork {
  /** Absolute path. */
  readonly root: string;

  /** @param name its folder, which is emptied first */
  constructor(name: string) {
    this.root = resolve(ROOT, '.build/forks', name);
    rmSync(this.root, { recursive: true, force: true });
    const cache = 'node_modules/.cache';
    mkdirSync(this.path(cache), { recursive: true });
    for (const name of CACHES) {
      mkdirSync(resolve(ROOT, cache, name), { recursive: true });
      symlinkSync(resolve(ROOT, cache, name), this.path(cache, name));
    }
    const content = resolve(ROOT, OWNER_FOLDER);
    for (const part of PARTS) {
      if (!existsSync(resolve(ROOT, part))) continue;
      cpSync(resolve(ROOT, part), resolve(this.root, part), {
        recursive: true,
        filter: (path) =>
          !path.endsWith('node_modules') &&
          (relative(content, path).startsWith(`..${sep}`) || path === resolve(ROOT, 'src')),
      });
    }
  }

  /** Absolute path of a file or folder in it. */
  path(...parts: string[]): string {
    return resolve(this.root, ...parts);
  }

  /** Writes its content. */
  fill(content: OwnerContent): Promise<void> {
    return writeContent(this.path('src/content'), content);
  }

  /** Builds it as `npm run build` does. */
  build({ env, base = '/' }: BuildOptions = {}): Promise<Outcome> {
    const { root } = this;
    return buildSite({ root, flags: { base }, env: { SITE_URL: undefined, CONTENT_DIR: undefined, ...env } });
  }

  /** Starts its dev server on a free port. */
  async serve(): Promise<{ url: string; stop: () => void }> {
    const args = [VITE, '--port', '0', '--host', '127.0.0.1'];
    const server = spawn(process.execPath, args, { cwd: this.root, env: { ...process.env, NO_COLOR: '1' } });
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
  jiti(file: string, ...args: string[]): Promise<Outcome> {
    return this.node([JITI, file, ...args]);
  }

  /** Runs a script of an installed package. */
  async node(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
    const { NODE_OPTIONS: _, SITE_URL: __, CONTENT_DIR: ___, ...rest } = process.env;
    try {
      const { stdout, stderr } = await run(process.execPath, args, {
        cwd: this.root,
        env: { ...rest, NO_COLOR: '1', ...env },
      });
      return { ok: true, output: stdout + stderr };
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      return { ok: false, output: stdout + stderr };
    }
  }
}
