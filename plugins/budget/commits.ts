import { spawnSync } from 'node:child_process';

/** More would be no finer on a phone. */
const SHOWN = 200;

/**
 * Returns the home page's first view at each of the latest commits of main, the oldest first, one a line of `history.jsonl`;
 * none without it, or without git.
 * @param branch the one with that file, as `.github/workflows/budget.yml` keeps it. Only if it is named: what a clone happens
 * to have besides its commit changes no build.
 */
export function firstViewsOfCommits(root: string, branch = process.env.BUDGET_HISTORY): number[] {
  if (!branch) return [];
  const { stdout } = spawnSync('git', ['show', `refs/heads/${branch}:history.jsonl`], {
    cwd: root,
    encoding: 'utf8',
    // By default git is ended after 1 MB, with the oldest lines.
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const found = (stdout ?? '').matchAll(/"firstView":(\d+)/g);
  return Array.from(found, ([, bytes]) => Number(bytes)).slice(-SHOWN);
}
