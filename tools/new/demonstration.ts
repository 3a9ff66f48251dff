import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { DEMO_PERSON, hashOf } from '../../plugins/content/check/rules/demo.ts';
import { EXAMPLES_FOLDER, filesIn } from '../../plugins/content/read/folder.ts';
import { stringsIn } from '../../plugins/content/read/source.ts';
import type { Resume } from '../../plugins/content/types.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The example projects as résumé entries without a URL, so that their cards link to their pages on this site.
 * @param demo absolute path of the demonstration's content, which need not exist
 * @param own the owner's résumé; projects that it already contains are left out
 */
export function cardsOf(demo: string, { projects: own = [] }: Resume): NonNullable<Resume['projects']> {
  const file = resolve(demo, 'resume.json');
  const { projects = [] }: Resume = existsSync(file) ? readJson(file) : {};
  return projects
    .filter(({ name }) => !own.some((other) => other.name === name))
    .map(({ url: _, ...project }) => project);
}

/**
 * Copies the example projects and the pictures that they and the skills use, but not the link previews, which show the
 * name of the demonstration's person.
 * @param demo absolute path of the demonstration's content
 * @param folder absolute path of the owner's content
 */
export function copyExamples(demo: string, folder: string): void {
  const { logos = [] } = readJson(resolve(demo, 'site.json'));
  const shown = stringsIn(logos);
  for (const file of readdirSync(resolve(demo, 'projects'))) {
    const text = readFileSync(resolve(demo, 'projects', file), 'utf8');
    const anonymous = applyEdits(text, modify(text, ['openGraph'], undefined, {}));
    writeFileSync(resolve(folder, 'projects', file), anonymous);
    shown.push(...stringsIn(JSON.parse(anonymous)));
  }
  // Other files that a text names, such as a schema, are not in the pictures folder.
  const pictures = resolve(demo, 'pictures');
  for (const name of filesIn(pictures).filter((file) => shown.some(({ value }) => value === file)))
    if (!DEMO_PERSON.pictures.includes(hashOf(resolve(pictures, name))))
      cpSync(resolve(pictures, name), resolve(folder, 'pictures', name), { recursive: true });
}

/** Folders that present the project itself, and that no owner needs. */
const REMOVABLE = ['demo', EXAMPLES_FOLDER];

/**
 * Removes the folders `demo/` and `examples/`. In a git checkout they are only removed from the working tree
 * (git-sparse-checkout): if their deletion were committed, every upstream change to one of their files would be a
 * conflict in the next update.
 * @returns what was done, one line each
 */
export function removeDemonstration(root: string): string[] {
  const folders = REMOVABLE.filter((folder) => existsSync(resolve(root, folder)));
  if (!folders.length) return [];
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  let tracked = false;
  try {
    tracked = git('rev-parse', '--show-prefix').trim() === '' && git('ls-files', ...folders) !== '';
    if (tracked)
      git('sparse-checkout', 'set', '--no-cone', '/*', ...REMOVABLE.map((folder) => `!/${folder}/`));
  } catch {
    tracked = false;
  }
  for (const folder of folders) rmSync(resolve(root, folder), { recursive: true, force: true });
  const isOne = folders.length === 1;
  const named = `the folder${isOne ? '' : 's'} ${folders.map((folder) => `${folder}/`).join(' and ')}`;
  const back = `from this checkout; git sparse-checkout disable brings ${isOne ? 'it' : 'them'} back`;
  return [`Removed ${named}${tracked ? ` ${back}` : ''}.`];
}
