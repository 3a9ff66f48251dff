import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { EXAMPLES, filesIn } from '../../plugins/content/folder.ts';
import { DEMO, hashOf } from '../../plugins/content/rules/demo.ts';
import type { Resume } from '../../plugins/content/types.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The example projects as cards that lead to their pages here.
 * @param demo absolute path of the demonstration's content, which need not exist
 * @param own the owner's résumé; what it has already is left out
 */
export function cardsOf(demo: string, { projects: own = [] }: Resume): NonNullable<Resume['projects']> {
  const file = resolve(demo, 'resume.json');
  const { projects = [] }: Resume = existsSync(file) ? readJson(file) : {};
  return projects
    .filter(({ name }) => !own.some((other) => other.name === name))
    .map(({ url: _, ...project }) => project);
}

/**
 * Copies the example projects and the pictures that they and the skills show; not the link previews, which carry the
 * name of the demonstration's person.
 * @param demo, folder absolute paths of the demonstration's content and of the owner's
 */
export function copyExamples(demo: string, folder: string): void {
  const { logos = [] } = readJson(resolve(demo, 'site.json'));
  const shown = texts(logos);
  for (const file of readdirSync(resolve(demo, 'projects'))) {
    const text = readFileSync(resolve(demo, 'projects', file), 'utf8');
    const anonymous = applyEdits(text, modify(text, ['openGraph'], undefined, {}));
    writeFileSync(resolve(folder, 'projects', file), anonymous);
    shown.push(...texts(JSON.parse(anonymous)));
  }
  // What else a text names, a schema such as, lies outside of the pictures.
  const pictures = resolve(demo, 'pictures');
  for (const name of filesIn(pictures).filter((file) => shown.includes(file)))
    if (!DEMO.pictures.includes(hashOf(resolve(pictures, name))))
      cpSync(resolve(pictures, name), resolve(folder, 'pictures', name), { recursive: true });
}

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(texts);

/** What shows the project to those who look for one, and no owner needs. */
const GUESTS = ['demo', EXAMPLES];

/**
 * Takes the folders `demo/` and `examples/` away. In a git checkout they only leave the working tree
 * (git-sparse-checkout): removed from the history, each of their files that changes upstream would be a conflict in every
 * update.
 * @returns what was done, a line each
 */
export function removeDemonstration(root: string): string[] {
  const guests = GUESTS.filter((folder) => existsSync(resolve(root, folder)));
  if (!guests.length) return [];
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  let tracked = false;
  try {
    tracked = git('rev-parse', '--show-prefix').trim() === '' && git('ls-files', ...guests) !== '';
    if (tracked) git('sparse-checkout', 'set', '--no-cone', '/*', ...GUESTS.map((folder) => `!/${folder}/`));
  } catch {
    tracked = false;
  }
  for (const folder of guests) rmSync(resolve(root, folder), { recursive: true, force: true });
  const isOne = guests.length === 1;
  const named = `the folder${isOne ? '' : 's'} ${guests.map((folder) => `${folder}/`).join(' and ')}`;
  return tracked
    ? [
        `Took ${named} out of this checkout; git sparse-checkout disable brings ${isOne ? 'it' : 'them'} back.`,
      ]
    : [`Removed ${named}.`];
}
