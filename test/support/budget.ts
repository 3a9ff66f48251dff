import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { Report } from '../../packages/page-weight/index.d.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const COMMAND = ['node_modules/jiti/lib/jiti-cli.mjs', 'tools/budget.ts'];

/**
 * Runs `npm run budget`.
 * @param content absolute path of the folder with the site's content, if it is not the project's
 */
export const runBudget = (args: string[], content = process.env.CONTENT_DIR) =>
  new Promise<{ code: number; stdout: string; output: string }>((done) => {
    const env = { ...process.env, ...(content ? { CONTENT_DIR: content } : {}) };
    execFile(
      process.execPath,
      [...COMMAND, ...args],
      { cwd: ROOT, env, maxBuffer: 1e9 },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), stdout, output: stdout + stderr }),
    );
  });

/** Its report on a built site; above a ceiling the command fails, and the report shows that too. */
export const budgetOf = async (dist: string, content?: string): Promise<Report> =>
  JSON.parse((await runBudget(['--dist', dist, '--json'], content)).stdout);
