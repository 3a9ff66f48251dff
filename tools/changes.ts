import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  contentFolder,
  EXAMPLES_FOLDER,
  exampleNames,
  filesIn,
  pathFrom,
} from '../plugins/content/read/folder.ts';
import { HASH_PATTERN } from '../plugins/deployment/built-files.ts';
import { projectRoot } from '../plugins/project.ts';
import { runCommand } from './support/command.ts';
import { type Manifest, readJson } from './support/json.ts';

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
function unpackRelease(release: string): string {
  const code = resolve(folder, 'release');
  const archive = resolve(folder, 'release.tar');
  mkdirSync(code, { recursive: true });
  git('archive', '--format=tar', `--output=${archive}`, release);
  execFileSync('tar', ['xf', archive, '-C', code]);
  if (isDeepStrictEqual(dependenciesOf(code), dependenciesOf(root))) linkDependencies(code);
  else
    execFileSync('npm', ['install', '--omit=dev', '--no-audit', '--no-fund'], {
      cwd: code,
      stdio: 'inherit',
    });
  return code;
}

const dependenciesOf = (code: string) => readJson<Manifest>(resolve(code, 'package.json')).dependencies;

const linkDependencies = (project: string) =>
  symlinkSync(resolve(root, 'node_modules'), resolve(project, 'node_modules'));

/** Builds the site of some content with some code, in a project of its own; returns the folder of the site. */
function build(code: string, content: string, name: string): string {
  const project = resolve(folder, name, basename(content));
  mkdirSync(project, { recursive: true });
  linkDependencies(project);
  const args = [resolve(code, 'bin/site.mjs'), 'build', '--base=/'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    env: { ...process.env, CONTENT_DIR: content },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${pathFrom(root, content)}, built with ${name}: ${stdout}${stderr}`);
  return resolve(project, 'dist');
}

/** Returns the texts of a site's files by their names, without hashes: those of changed files, in names and in policies. */
function textsIn(dist: string): Map<string, string> {
  const files = filesIn(dist).filter((file) => !/\.(br|gz)$/.test(file));
  const hashes = files.flatMap((file) => HASH_PATTERN.exec(file)?.[0] ?? []);
  const bare = (text: string) =>
    hashes.reduce((rest, hash) => rest.replaceAll(hash, ''), text).replace(/(?<=sha\d{3}-)[\w+/]+=*/g, '');
  return new Map(
    files.map((file) => [file.replace(HASH_PATTERN, ''), bare(readFileSync(resolve(dist, file), 'latin1'))]),
  );
}

await runCommand(HELP, { since: { type: 'string' } }, async ({ since = newestTag() }) => {
  rmSync(folder, { recursive: true, force: true });
  const code = unpackRelease(since);
  const examples = exampleNames(root).map((name) => resolve(root, EXAMPLES_FOLDER, name));
  for (const content of [contentFolder(root), ...(process.env.CONTENT_DIR ? [] : examples)]) {
    const before = textsIn(build(code, content, 'before'));
    const now = textsIn(build(root, content, 'now'));
    const names = [...new Set([...before.keys(), ...now.keys()])].sort();
    const differ = names.filter((name) => before.get(name) !== now.get(name));
    console.log(
      `${pathFrom(root, content)}: ${differ.length} of ${names.length} files differ since ${since}`,
    );
    for (const name of differ) {
      const change = !before.has(name) ? ', new' : !now.has(name) ? ', gone' : '';
      console.log(`  ${name}${change}`);
    }
  }
  return true;
});
