import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { Report } from '../../tools/budget/report.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const JITI = 'node_modules/jiti/lib/jiti-cli.mjs';

/**
 * The report of `npm run budget` on a built site.
 * @param content absolute path of the folder with its content, if it is not the project's
 */
export const budgetOf = (dist: string, content = process.env.CONTENT_DIR): Promise<Report> =>
  new Promise((done, fail) => {
    const args = [JITI, 'tools/budget/main.ts', '--dist', dist, '--json'];
    const env = { ...process.env, ...(content ? { CONTENT_DIR: content } : {}) };
    // Above a ceiling it exits with status 1; the report shows that too.
    execFile(process.execPath, args, { cwd: ROOT, env, maxBuffer: 1e9 }, (error, stdout) =>
      stdout ? done(JSON.parse(stdout)) : fail(error),
    );
  });
