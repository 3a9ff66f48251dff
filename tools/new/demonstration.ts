import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { EXAMPLES_FOLDER } from '../../plugins/content/read/folder.ts';

/** Folders that present the project itself, and that no owner needs. */
const REMOVABLE = ['demo', EXAMPLES_FOLDER];

/**
 * Removes the folders `demo/` and `examples/`. In a git checkout they are only removed from the working tree
 * (git-sparse-checkout): if their deletion were committed, every upstream change to one of their files would be a
 * conflict in the next update.
 * @returns what was done, one line each
 */
export function removeDemonstration(root: string): string[] {
  const folders = REMOVABLE.filter((folder) => existsSync(resolve(root, folder)));
  if (!folders.length) return [];
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  let back = '';
  try {
    const isTracked = git('rev-parse', '--show-prefix').trim() === '' && git('ls-files', ...folders) !== '';
    if (isTracked) {
      git('sparse-checkout', 'set', '--no-cone', '/*', ...REMOVABLE.map((folder) => `!/${folder}/`));
      back = ' from this checkout; git sparse-checkout disable brings back what was removed';
    }
  } catch {
    // It is no git checkout, or there is no git.
  }
  for (const folder of folders) rmSync(resolve(root, folder), { recursive: true, force: true });
  return [`Removed ${folders.map((folder) => `${folder}/`).join(' and ')}${back}.`];
}
