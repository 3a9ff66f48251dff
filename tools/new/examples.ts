import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { DEMO } from '../../plugins/content/demo.ts';
import { hashOf } from '../../plugins/content/rules/demo.ts';
import { withoutPages } from '../budget/adopt.ts';
import { layOut } from '../budget/lay-out.ts';
import type { Budget } from '../budget/types.ts';

/** The example projects that are still the demonstration's, by file name. */
export const examplesIn = (folder: string): string[] =>
  Object.keys(DEMO.projects).filter((name) => {
    const file = resolve(folder, 'projects', `${name}.json`);
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).title === DEMO.projects[name];
  });

/** Takes the example projects out. */
export function removeExamples(folder: string, names: string[]): void {
  for (const name of names) rmSync(resolve(folder, 'projects', `${name}.json`));
}

/** Takes project pages out of the budget. */
export function forgetPages(root: string, names: string[]): void {
  const file = resolve(root, 'budget.json');
  const budget: Budget = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${layOut(withoutPages(budget, names))}\n`);
}

/** Takes the link previews that carry the demonstration's name out of the examples that stay. */
export function anonymizeExamples(folder: string, names: string[]): void {
  for (const name of names) {
    const file = resolve(folder, 'projects', `${name}.json`);
    const text = readFileSync(file, 'utf8');
    const { openGraph } = JSON.parse(text);
    if (openGraph && isDemoPicture(resolve(folder, 'pictures', openGraph)))
      writeFileSync(file, applyEdits(text, modify(text, ['openGraph'], undefined, {})));
  }
}

const isDemoPicture = (file: string) => existsSync(file) && DEMO.pictures.includes(hashOf(file));

/** Every picture that the owner's files name. */
export function picturesIn(folder: string): Set<string> {
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(texts);
  const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => texts(JSON.parse(readFileSync(resolve(folder, file), 'utf8'))));
  return new Set(
    named.filter((name) => /\.\w+$/.test(name) && existsSync(resolve(folder, 'pictures', name))),
  );
}

/** Removes pictures, and the folders that are empty without them. */
export function removePictures(folder: string, names: string[]): void {
  for (const name of names) {
    const file = resolve(folder, 'pictures', name);
    rmSync(file);
    if (!readdirSync(dirname(file)).length) rmdirSync(dirname(file));
  }
}
