import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { DEMONSTRATION, EXAMPLES } from '../../plugins/content/folder.ts';
import { project } from '../../test/support/content.ts';
import { Sandbox } from '../../test/support/sandbox.ts';
import { clone, install } from './clone.ts';

/** Commits by somebody, and never waits for an editor. */
const IDENTITY = {
  GIT_AUTHOR_NAME: 'Jane Doe',
  GIT_AUTHOR_EMAIL: 'jane@doe.dev',
  GIT_COMMITTER_NAME: 'Jane Doe',
  GIT_COMMITTER_EMAIL: 'jane@doe.dev',
  GIT_EDITOR: 'true',
};
const run = (cwd: string, command: string, ...words: string[]) =>
  execFileSync(command, words, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...IDENTITY },
    stdio: 'pipe',
  });
const commit = (cwd: string, message: string) => {
  run(cwd, 'git', 'add', '--all');
  run(cwd, 'git', 'commit', '--quiet', '--message', message);
};

/** The lines that the README tells owners to type. */
function updateLines(readme: string, upstream: string): string {
  const [, lines = ''] = /### Take updates\n+```sh\n(.*?)```/s.exec(readme) ?? [];
  return lines.replace(/https:\S+/, upstream);
}

/** What upstream does in the meantime: its demonstration, its ceilings, its code and its words change. */
function goOn({ root }: Sandbox) {
  const inDemo = (file: string) => resolve(root, DEMONSTRATION, file);
  writeFileSync(
    inDemo('resume.json'),
    readFileSync(inDemo('resume.json'), 'utf8').replace('"label": "', '"label": "Senior '),
  );
  rmSync(inDemo('projects/devhive.json'));
  writeFileSync(inDemo('projects/fresh.json'), JSON.stringify(project('Fresh')));
  appendFileSync(inDemo('../test/guest.spec.ts'), '// More.\n');
  rmSync(resolve(root, EXAMPLES, 'student'), { recursive: true });
  appendFileSync(resolve(root, EXAMPLES, 'designer/site.json'), '\n');
  const edit = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(resolve(root, file), 'utf8');
    expect(text.replace(from, to)).not.toBe(text);
    writeFileSync(resolve(root, file), text.replace(from, to));
  };
  edit('budget.json', '"firstView": 20000', '"firstView": 20001');
  edit('README.md', '# Portfolio', '# The portfolio');
  edit('src/components/footer.tsx', '<footer', '<footer data-updated=""');
  commit(root, 'Go on');
}

test('an update comes by the README’s lines: no conflict, nothing of the owner’s lost, nobody else’s page', async () => {
  test.setTimeout(180_000);
  const upstream = clone('upstream');
  rmSync(upstream.path('node_modules'));
  run(upstream.root, 'git', 'init', '--quiet', '--initial-branch=main');
  commit(upstream.root, 'Begin');

  const fork = new Sandbox('updated');
  rmSync(fork.root, { recursive: true });
  run(upstream.path('..'), 'git', 'clone', '--quiet', upstream.root, fork.root);
  install(fork.root);
  appendFileSync(fork.path('.git/info/exclude'), 'node_modules\n.build\n');
  const flags = ['--yes', '--name', 'Jane Doe', '--email', 'jane@doe.dev', '--site', 'jane.dev'];
  const made = await fork.jiti('tools/new/cli.ts', ...flags);
  expect(made.ok, made.said).toBe(true);
  writeFileSync(fork.path('src/content/projects/my-game.json'), JSON.stringify(project('My Game')));
  expect((await fork.build({}, true)).ok).toBe(true);
  const weighed = await fork.jiti('tools/budget/main.ts', '--dist', 'dist', '--update');
  expect(weighed.ok, weighed.said).toBe(true);
  commit(fork.root, 'Make it mine');
  const mine = run(fork.root, 'git', 'rev-parse', 'HEAD:src/content');

  goOn(upstream);
  run(fork.root, 'sh', '-e', '-c', updateLines(readFileSync(fork.path('README.md'), 'utf8'), upstream.root));

  expect(readFileSync(fork.path('README.md'), 'utf8')).toContain('# The portfolio');
  expect(run(fork.root, 'git', 'status', '--porcelain')).toBe('');
  expect(run(fork.root, 'git', 'rev-parse', 'HEAD:src/content')).toBe(mine);
  for (const folder of ['demo', EXAMPLES]) expect(existsSync(fork.path(folder))).toBe(false);
  const built = await fork.build({ SITE_URL: 'https://jane.dev' }, true);
  expect(built.ok, built.said).toBe(true);
  expect(readFileSync(fork.path('dist/index.html'), 'utf8')).toMatch(/data-updated(?!.*Robin)/s);
  expect(readdirSync(fork.path('dist')).filter((file) => file.endsWith('.html'))).toEqual([
    '404.html',
    'index.html',
    'my-game.html',
  ]);
  const held = await fork.jiti('tools/budget/main.ts', '--dist', 'dist');
  expect(held.ok, held.said).toBe(true);
  const checked = await fork.jiti('tools/check.ts');
  expect(checked.ok, checked.said).toBe(true);
});
