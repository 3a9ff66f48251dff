import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { DEMONSTRATION_FOLDER, EXAMPLES_FOLDER } from '../../plugins/content/read/folder.ts';
import type { Outcome } from './builder.ts';
import { project } from './content.ts';
import { Fork } from './fork.ts';
import { ANALYTICS_SCRIPT } from './owner-settings.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** An author for commits, and an editor that git need not wait for. */
const IDENTITY = {
  GIT_AUTHOR_NAME: 'Jane Doe',
  GIT_AUTHOR_EMAIL: 'jane@doe.dev',
  GIT_COMMITTER_NAME: 'Jane Doe',
  GIT_COMMITTER_EMAIL: 'jane@doe.dev',
  GIT_EDITOR: 'true',
};

/** Settings that differ from the demonstration's: the fork's own tests must pass with them, too. */
const SETTINGS = {
  language: 'de',
  theme: 'light',
  background: 'none',
  analytics: { script: ANALYTICS_SCRIPT },
};

/** Runs a command in a folder; throws if it fails. */
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

/** Returns the commands of docs/updates.md, with this upstream. */
function updateCommands(page: string, upstream: string): string {
  const [, lines = ''] = /```sh\n(.*?)```/s.exec(page) ?? [];
  return lines.replace(/https:\S+/, upstream);
}

/** Copies all files that git does not ignore into a repository of its own. */
function copyProject(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  const files = run(ROOT, 'git', 'ls-files', '-co', '--exclude-standard').split('\n');
  for (const file of files.filter((each) => each && existsSync(resolve(ROOT, each))))
    cpSync(resolve(ROOT, file), resolve(folder, file));
  run(folder, 'git', 'init', '--quiet', '--initial-branch=main');
  commit(folder, 'First version');
}

/** Changes the upstream's demonstration, examples, ceilings, code and README. */
function changeUpstream(root: string) {
  const inDemo = (file: string) => resolve(root, DEMONSTRATION_FOLDER, file);
  rmSync(inDemo('projects/devhive.json'));
  writeFileSync(inDemo('projects/fresh.json'), JSON.stringify(project('Fresh')));
  rmSync(resolve(root, EXAMPLES_FOLDER, 'student'), { recursive: true });
  appendFileSync(resolve(root, EXAMPLES_FOLDER, 'designer/site.json'), '\n');
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(resolve(root, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from} to change`);
    writeFileSync(resolve(root, file), text.replace(from, to));
  };
  edit(`${DEMONSTRATION_FOLDER}/resume.json`, '"label": "', '"label": "Senior ');
  edit('budget.json', '"firstView": 60000', '"firstView": 60001');
  edit('README.md', '# Portfolio', '# The portfolio');
  edit('src/first/footer.tsx', '<footer', '<footer data-updated=""');
  commit(root, 'Next version');
}

/** Throws if a command failed. */
async function mustSucceed(outcome: Promise<Outcome>): Promise<void> {
  const { ok, output } = await outcome;
  if (!ok) throw new Error(output);
}

/**
 * Makes a fork with an owner and a project page, changes its upstream, and merges that by the commands of docs/updates.md.
 * @param name of the fork's folder; its upstream is next to it
 * @returns the merged fork, and the git tree of the owner's content before the merge
 */
export async function updatedFork(name: string): Promise<{ fork: Fork; mine: string }> {
  const fork = new Fork(name);
  const upstream = `${fork.root}-upstream`;
  copyProject(upstream);
  rmSync(fork.root, { recursive: true });
  run(upstream, 'git', 'clone', '--quiet', '.', fork.root);
  symlinkSync(resolve(ROOT, 'node_modules'), fork.path('node_modules'));
  appendFileSync(fork.path('.git/info/exclude'), 'node_modules\n.build\n');
  const flags = ['--yes', '--name', 'Jane Doe', '--email', 'jane@doe.dev', '--site', 'jane.dev'];
  await mustSucceed(fork.jiti('tools/new/cli.ts', ...flags));
  const settings = fork.path('src/content/site.json');
  const site = JSON.parse(readFileSync(settings, 'utf8'));
  writeFileSync(settings, JSON.stringify({ ...site, ...SETTINGS }));
  writeFileSync(fork.path('src/content/projects/my-game.json'), JSON.stringify(project('My Game')));
  await mustSucceed(fork.build());
  await mustSucceed(fork.jiti('tools/budget/main.ts', '--dist', 'dist', '--update'));
  commit(fork.root, 'Make it mine');
  const mine = run(fork.root, 'git', 'rev-parse', 'HEAD:src/content');

  changeUpstream(upstream);
  const commands = updateCommands(readFileSync(fork.path('docs/updates.md'), 'utf8'), upstream);
  run(fork.root, 'sh', '-e', '-c', commands);
  return { fork, mine };
}
