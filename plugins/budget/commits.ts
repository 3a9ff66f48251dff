import { spawnSync } from 'node:child_process';

/** The branch that `.github/workflows/budget.yml` keeps, here or as it was fetched. */
const REFS = ['budget-history', 'origin/budget-history'];
/** More would be no finer on a phone. */
const SHOWN = 200;

/**
 * Returns the home page's first view at each of the latest commits of main, the oldest first, as the branch `budget-history`
 * has them, one a line; none without it, or without git.
 */
export function firstViewsOfCommits(root: string): number[] {
  for (const ref of REFS) {
    const { status, stdout } = spawnSync('git', ['show', `${ref}:history.jsonl`], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status === 0)
      return Array.from(stdout.matchAll(/"firstView":(\d+)/g), ([, bytes]) => Number(bytes)).slice(-SHOWN);
  }
  return [];
}
