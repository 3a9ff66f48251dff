import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMONSTRATION, EXAMPLES } from '../../plugins/content/folder.ts';
import type { Outcome } from '../../test/support/builder.ts';
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

/** Runs a command in a folder; one that fails throws. */
export const run = (cwd: string, command: string, ...words: string[]): string =>
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
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${file} has no ${from} to change`);
    writeFileSync(resolve(root, file), edited);
  };
  edit('budget.json', '"firstView": 20000', '"firstView": 20001');
  edit('README.md', '# Portfolio', '# The portfolio');
  edit('src/components/footer.tsx', '<footer', '<footer data-updated=""');
  commit(root, 'Go on');
}

/** Made by commands that must end well. */
async function well(outcome: Promise<Outcome>): Promise<void> {
  const { ok, said } = await outcome;
  if (!ok) throw new Error(said);
}

/**
 * Makes a fork, gives it an owner with a project page, lets upstream go on, and merges that by the README's lines.
 * @param name of the fork's folder; its upstream stands beside it
 * @returns the merged fork, and the tree of the owner's content as it was before
 */
export async function updatedFork(name: string): Promise<{ fork: Sandbox; mine: string }> {
  const upstream = clone(`${name}-upstream`);
  rmSync(upstream.path('node_modules'));
  run(upstream.root, 'git', 'init', '--quiet', '--initial-branch=main');
  commit(upstream.root, 'Begin');

  const fork = new Sandbox(name);
  rmSync(fork.root, { recursive: true });
  run(upstream.path('..'), 'git', 'clone', '--quiet', upstream.root, fork.root);
  install(fork.root);
  appendFileSync(fork.path('.git/info/exclude'), 'node_modules\n.build\n');
  const flags = ['--yes', '--name', 'Jane Doe', '--email', 'jane@doe.dev', '--site', 'jane.dev'];
  await well(fork.jiti('tools/new/cli.ts', ...flags));
  writeFileSync(fork.path('src/content/projects/my-game.json'), JSON.stringify(project('My Game')));
  await well(fork.build());
  await well(fork.jiti('tools/budget/main.ts', '--dist', 'dist', '--update'));
  commit(fork.root, 'Make it mine');
  const mine = run(fork.root, 'git', 'rev-parse', 'HEAD:src/content');

  goOn(upstream);
  run(fork.root, 'sh', '-e', '-c', updateLines(readFileSync(fork.path('README.md'), 'utf8'), upstream.root));
  return { fork, mine };
}
