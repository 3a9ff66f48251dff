import { spawnSync } from 'node:child_process';

/**
 * The file and the branch that `.github/workflows/budget.yml` keeps. A branch of this clone only: what happened to be fetched
 * with other things changes no build.
 */
const HISTORY = 'refs/heads/budget-history:history.jsonl';
/** More would be no finer on a phone. */
const SHOWN = 200;

/**
 * Returns the home page's first view at each of the latest commits of main, the oldest first, as the branch `budget-history`
 * has them, one a line; none without it, or without git.
 */
export function firstViewsOfCommits(root: string): number[] {
  const { stdout } = spawnSync('git', ['show', HISTORY], { cwd: root, encoding: 'utf8' });
  const found = (stdout ?? '').matchAll(/"firstView":(\d+)/g);
  return Array.from(found, ([, bytes]) => Number(bytes)).slice(-SHOWN);
}
