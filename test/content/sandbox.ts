import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const PARTS = ['build', 'public', 'src', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

const run = promisify(execFile);

/** How a command ended. */
export interface Outcome {
  ok: boolean;
  /** All that it wrote. */
  said: string;
}

/** A fork of this project to try things in: all of it but the content. */
export class Sandbox {
  /** Absolute path. */
  readonly root: string;

  /** @param name of its folder, which is made anew */
  constructor(name: string) {
    this.root = resolve(ROOT, 'test-results/forks', name);
    rmSync(this.root, { recursive: true, force: true });
    mkdirSync(this.root, { recursive: true });
    const content = resolve(ROOT, 'src/content');
    for (const part of PARTS) {
      if (!existsSync(resolve(ROOT, part))) continue;
      cpSync(resolve(ROOT, part), resolve(this.root, part), {
        recursive: true,
        filter: (path) => relative(content, path).startsWith(`..${sep}`) || path === resolve(ROOT, 'src'),
      });
    }
    symlinkSync(resolve(ROOT, 'node_modules'), resolve(this.root, 'node_modules'), 'junction');
  }

  /** A path in it. */
  path(...parts: string[]): string {
    return resolve(this.root, ...parts);
  }

  /** Builds it as `npm run build` does. */
  build(env: Record<string, string> = {}): Promise<Outcome> {
    return this.node(['node_modules/vite/bin/vite.js', 'build'], env);
  }

  /** Runs one of its TypeScript files. */
  tsx(file: string, ...words: string[]): Promise<Outcome> {
    return this.node(['node_modules/tsx/dist/cli.mjs', file, ...words]);
  }

  private async node(words: string[], env: Record<string, string> = {}): Promise<Outcome> {
    const { NODE_OPTIONS: _, SITE_URL: __, CONTENT_DIR: ___, ...rest } = process.env;
    try {
      const { stdout, stderr } = await run(process.execPath, words, {
        cwd: this.root,
        env: { ...rest, NO_COLOR: '1', ...env },
      });
      return { ok: true, said: stdout + stderr };
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      return { ok: false, said: stdout + stderr };
    }
  }
}
