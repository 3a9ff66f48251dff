import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import pictures from '../../plugins/check/demo-pictures.json' with { type: 'json' };
import { DEMONSTRATION_FOLDER, EXAMPLES_FOLDER } from '../../plugins/content/read/folder.ts';
import { openOwner } from '../../plugins/open-owner.ts';
import { installDependencies } from '../../tools/support/install.ts';
import { pageOf, project } from '../support/content.ts';
import { BUILD_MS, copyProject, Fork } from '../support/fork.ts';
import { writeFiles } from '../support/temporary-files.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const LINTERS = 'tools/lint/node_modules';
const JITI = 'node_modules/jiti/lib/jiti-cli.mjs';

/** An author for commits, and an editor that git need not wait for. */
const GIT = {
  GIT_AUTHOR_NAME: 'Jane Doe',
  GIT_AUTHOR_EMAIL: 'jane@doe.dev',
  GIT_COMMITTER_NAME: 'Jane Doe',
  GIT_COMMITTER_EMAIL: 'jane@doe.dev',
  GIT_EDITOR: 'true',
};

/** Settings that differ from the demonstration's. */
const SETTINGS = {
  language: 'de',
  theme: 'light',
  background: 'none',
  analytics: { script: 'https://stats.test/js/count.js' },
};

/** Runs a command in a folder; throws if it fails. */
const run = (cwd: string, command: string, ...words: string[]): string =>
  execFileSync(command, words, { cwd, encoding: 'utf8', env: { ...process.env, ...GIT }, stdio: 'pipe' });

const commit = (cwd: string, message: string) => {
  run(cwd, 'git', 'add', '--all');
  run(cwd, 'git', 'commit', '--quiet', '--message', message);
};

/** Changes the upstream's demonstration, examples, ceilings, code and README. */
function changeUpstream(root: string) {
  const inDemo = (file: string) => resolve(root, DEMONSTRATION_FOLDER, file);
  rmSync(inDemo('projects/devhive.md'));
  writeFiles(inDemo('projects'), { 'fresh.md': pageOf(project('Fresh')) });
  rmSync(resolve(root, EXAMPLES_FOLDER, 'student'), { recursive: true });
  for (const [file, from, to] of [
    [`${DEMONSTRATION_FOLDER}/resume.json`, '"label": "', '"label": "Senior '],
    ['budget.json', '"firstView": 60000', '"firstView": 60001'],
    ['README.md', '# Portfolio', '# The portfolio'],
    ['src/components/shell.tsx', '<footer', '<footer data-updated=""'],
  ] as const) {
    const text = readFileSync(resolve(root, file), 'utf8');
    expect(text, file).toContain(from);
    writeFiles(root, { [file]: text.replace(from, to) });
  }
  commit(root, 'Next version');
}

test('the commands of docs/updates.md merge an update with no conflict, and the fork can be tested', async () => {
  test.setTimeout(BUILD_MS);
  const fork = new Fork('updated');
  const succeed = async (script: string, ...args: string[]) => {
    const { ok, output } = await fork.node([fork.path(script), ...args]);
    expect(ok, `${script} ${args[0]}: ${output}`).toBe(true);
  };
  const upstream = `${fork.root}-upstream`;
  copyProject(upstream);
  run(upstream, 'git', 'init', '--quiet', '--initial-branch=main');
  commit(upstream, 'First version');
  rmSync(fork.root, { recursive: true });
  run(upstream, 'git', 'clone', '--quiet', '.', fork.root);
  symlinkSync(resolve(ROOT, 'node_modules'), fork.path('node_modules'));
  appendFileSync(fork.path('.git/info/exclude'), 'node_modules\n.build\n');

  const env = { SITE_URL: 'https://jane.dev' };
  const refused = await fork.build({ env });
  expect(refused.ok).toBe(false);
  expect(refused.output).toMatch(
    /demo\/content\/resume\.json:\d+: basics\.name: is still the demonstration's name/,
  );
  expect(refused.output).not.toMatch(/^\s+at /m);
  const flags = ['--yes', '--name', 'Jane Doe', '--email', 'jane@doe.dev', '--site', 'jane.dev'];
  await succeed(JITI, 'tools/new/cli.ts', ...flags);
  const site = JSON.parse(readFileSync(fork.path('src/content/site.json'), 'utf8'));
  writeFiles(fork.path('src/content'), {
    'site.json': JSON.stringify({ ...site, ...SETTINGS }),
    'projects/my-game.md': pageOf(project('My Game')),
  });
  await succeed('node_modules/vite/bin/vite.js', 'build');
  await succeed(JITI, 'tools/budget.ts', '--dist', 'dist', '--update');
  commit(fork.root, 'Make it mine');
  const mine = run(fork.root, 'git', 'rev-parse', 'HEAD:src/content');

  changeUpstream(upstream);
  const [, commands = ''] = /```sh\n(.*?)```/s.exec(readFileSync(fork.path('docs/updates.md'), 'utf8')) ?? [];
  run(fork.root, 'sh', '-e', '-c', commands.replace(/https:\S+/, upstream));

  expect(readFileSync(fork.path('README.md'), 'utf8')).toContain('# The portfolio');
  expect(run(fork.root, 'git', 'status', '--porcelain')).toBe('');
  expect(run(fork.root, 'git', 'rev-parse', 'HEAD:src/content')).toBe(mine);
  expect(existsSync(fork.path(DEMONSTRATION_FOLDER, 'projects/fresh.md'))).toBe(true);
  expect(existsSync(fork.path(EXAMPLES_FOLDER, 'student'))).toBe(false);
  expect(readdirSync(fork.path('src/content/pictures'))).toEqual([]);
  const built = await fork.build({ env });
  expect(built.ok, built.output).toBe(true);
  const html = readFileSync(fork.path('dist/index.html'), 'utf8');
  expect(html).toMatch(/data-updated(?!.*Robin)/s);
  expect(html).toMatch(/<title>Jane Doe<.*mailto:jane@doe\.dev/s);
  const pages = readdirSync(fork.path('dist')).filter((file) => file.endsWith('.html'));
  expect(pages).toEqual(['404.html', 'budget.html', 'index.html', 'my-game.html']);

  installDependencies('tools/lint');
  symlinkSync(resolve(ROOT, LINTERS), fork.path(LINTERS));
  await succeed(JITI, 'tools/budget.ts', '--dist', 'dist');
  await succeed(JITI, 'tools/check.ts');
  await succeed(`${LINTERS}/typescript/bin/tsc`, '--noEmit');
  await succeed(`${LINTERS}/@biomejs/biome/bin/biome`, 'check');
  await succeed('node_modules/@playwright/test/cli.js', 'test', '--list');
  // The only unit test that reads the complete source tree.
  await succeed('node_modules/vitest/vitest.mjs', 'run', 'test/unit/architecture.test.ts');
});

test('publishing at a real URL rejects every demonstration picture with the person or the name', async () => {
  const env = { SITE_URL: 'https://jane.dev' };
  const { faults } = await openOwner(ROOT, resolve(ROOT, DEMONSTRATION_FOLDER), env).check();
  const refused = faults
    .filter(({ problem }) => problem === "is still the demonstration's picture")
    .map(({ file, field }) => `${file}: ${field}`);
  const projects = readdirSync(resolve(ROOT, DEMONSTRATION_FOLDER, 'projects'));
  expect(refused.sort()).toEqual([
    ...projects.map((file) => `${DEMONSTRATION_FOLDER}/projects/${file}: openGraph`).sort(),
    `${DEMONSTRATION_FOLDER}/resume.json: basics.image`,
    `${DEMONSTRATION_FOLDER}/site.json: openGraph`,
  ]);
  const drawn = Object.keys(pictures);
  const shipped = readdirSync(resolve(ROOT, DEMONSTRATION_FOLDER, 'pictures/identity'));
  const own = shipped.filter((file) => !file.startsWith('logo-'));
  expect(drawn).toEqual(own.map((file) => `identity/${file}`).sort());
});
