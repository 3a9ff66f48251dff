import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { openBuiltSite } from '../../packages/page-weight/src/site.ts';
import { CODE } from '../../plugins/project.ts';
import { runCommand } from '../support/command.ts';
import { installDependencies } from '../support/install.ts';

const HELP = `npm run lint -- [options]: checks the project's code: types, rules and format
  --fix        fix what can be fixed, and format
  --dist DIR   check the HTML of a built site instead`;

/** Runs a script of a package that is installed in this folder; returns whether it succeeded. */
const run = (script: string, ...args: string[]): boolean =>
  spawnSync(process.execPath, [resolve(import.meta.dirname, 'node_modules', script), ...args], {
    cwd: CODE,
    stdio: 'inherit',
  }).status === 0;

const TSC = 'typescript/bin/tsc';
const UNUSED = ['--include', 'files,exports,types'];

const OPTIONS = { fix: { type: 'boolean' }, dist: { type: 'string' } } as const;

await runCommand(HELP, OPTIONS, async ({ fix, dist }) => {
  installDependencies('tools/lint');
  if (dist) {
    const { record, files } = openBuiltSite(resolve(dist));
    const pages = record?.pages ?? files.filter((file) => file.endsWith('.html'));
    const rules = resolve(import.meta.dirname, 'html-validate.json');
    const paths = pages.map((page) => resolve(dist, page));
    return run('html-validate/bin/html-validate.mjs', '--config', rules, '--formatter', 'text', ...paths);
  }
  return [
    run(TSC, '--noEmit'),
    // Code that visitors run is checked with the types of the oldest browsers.
    run(TSC, '--noEmit', '-p', 'src'),
    // Finds what nothing imports. In `src/` an export may be for the bundler, which writes such a constant where it is used.
    run(
      'knip/bin/knip.js',
      '--config',
      'tools/lint/knip.json',
      '--no-progress',
      '--treat-config-hints-as-errors',
      ...UNUSED,
    ),
    run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...(fix ? ['--write'] : [])),
  ].every(Boolean);
});
