import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { HASH_PATTERN } from '../packages/page-weight/src/site.ts';
import {
  contentFolder,
  EXAMPLES_FOLDER,
  exampleNames,
  filesIn,
  pathFrom,
} from '../plugins/content/read/folder.ts';
import { projectRoot } from '../plugins/project.ts';
import { runCommand } from './support/command.ts';

const HELP = `npm run changes -- [--since RELEASE] builds every site here with a release and with this code, and names the files that differ.

--since RELEASE   a tag or commit; the newest tag
CONTENT_DIR names a single site.`;

const root = projectRoot();
const folder = resolve(root, '.build/changes');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function newestTag(): string {
  const [tag] = git('tag', '--sort=-creatordate').split('\n');
  if (!tag) throw new Error('No release has a tag here: name it with --since, or git fetch --tags');
  return tag;
}

/** Returns the folder of a release's code, with what it depends on installed. */
function release(since: string): string {
  const code = resolve(folder, 'release');
  mkdirSync(code, { recursive: true });
  const archive = resolve(folder, 'release.tar');
  git('archive', '--format=tar', `--output=${archive}`, since);
  execFileSync('tar', ['xf', archive, '-C', code]);
  const dependencies = (at: string) => {
    const { dependencies } = JSON.parse(readFileSync(resolve(at, 'package.json'), 'utf8'));
    return JSON.stringify(dependencies);
  };
  if (dependencies(code) === dependencies(root))
    symlinkSync(resolve(root, 'node_modules'), resolve(code, 'node_modules'));
  else
    execFileSync('npm', ['install', '--omit=dev', '--no-audit', '--no-fund'], {
      cwd: code,
      stdio: 'inherit',
    });
  return code;
}

/** Builds the site of some content with some code; returns the texts of its files by their names, without hashes. */
function build(code: string, content: string, name: string): Map<string, string> {
  const project = resolve(folder, name, basename(content));
  mkdirSync(project, { recursive: true });
  symlinkSync(resolve(root, 'node_modules'), resolve(project, 'node_modules'));
  const env = { ...process.env, CONTENT_DIR: content };
  const args = [resolve(code, 'bin/site.mjs'), 'build', '--base=/'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${pathFrom(root, content)}, built with ${name}: ${stdout}${stderr}`);
  const dist = resolve(project, 'dist');
  const files = filesIn(dist).filter((file) => !/\.(br|gz)$/.test(file));
  // Other files have the hash of a changed file in its name, and in their policies.
  const hashes = files.flatMap((file) => HASH_PATTERN.exec(file)?.[0] ?? []);
  const bare = (text: string) =>
    hashes.reduce((rest, hash) => rest.replaceAll(hash, ''), text).replace(/(?<=sha\d{3}-)[\w+/]+=*/g, '');
  return new Map(
    files.map((file) => [file.replace(HASH_PATTERN, ''), bare(readFileSync(resolve(dist, file), 'latin1'))]),
  );
}

await runCommand(HELP, { since: { type: 'string' } }, async ({ since = newestTag() }) => {
  rmSync(folder, { recursive: true, force: true });
  const code = release(since);
  const examples = exampleNames(root).map((name) => resolve(root, EXAMPLES_FOLDER, name));
  for (const content of [contentFolder(root), ...(process.env.CONTENT_DIR ? [] : examples)]) {
    const [before, now] = [build(code, content, 'before'), build(root, content, 'now')];
    const names = [...new Set([...before.keys(), ...now.keys()])].sort();
    const differ = names.filter((name) => before.get(name) !== now.get(name));
    console.log(
      `${pathFrom(root, content)}: ${differ.length} of ${names.length} files differ since ${since}`,
    );
    for (const name of differ)
      console.log(`  ${name}${before.has(name) ? (now.has(name) ? '' : ', gone') : ', new'}`);
  }
  return true;
});
