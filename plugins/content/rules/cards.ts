import type { Fault } from '../fault.ts';
import { quoted } from '../schema-words.ts';
import { type Found, fieldOf, textAt } from '../source.ts';
import type { OwnerFiles } from './owner-files.ts';

/** The home page's cards and the project pages: what does not find the other, or can't be told apart. */
export function checkCards(files: OwnerFiles): Fault[] {
  if (files.resume.value === undefined) return [];
  const names = files.resume.find('projects', '*', 'name');
  return [
    ...sameNames(files, names),
    ...files.projects.flatMap((project) => checkCard(files, names, project)),
  ];
}

function sameNames({ resume }: OwnerFiles, names: Found[]): Fault[] {
  return names.flatMap(({ path, value }) => {
    const first = names.find((each) => each.value === value);
    if (!first || first.path === path || typeof value !== 'string' || !value.trim()) return [];
    const problem = `${quoted(value)} is also the name of ${fieldOf(first.path.slice(0, -1))}`;
    return [resume.fault(path, problem, 'give each its own, or remove one')];
  });
}

function checkCard(
  { resume }: OwnerFiles,
  names: Found[],
  [, source]: OwnerFiles['projects'][number],
): Fault[] {
  const title = textAt(source, 'title');
  if (title === undefined) return [];
  const card = names.find(({ value }) => value === title);
  if (!card) {
    const remedy = `add a project named ${title} to ${resume.file}`;
    return [source.fault(['title'], 'the home page has no card for it', remedy)];
  }
  const isExternal = source.find('external').some(({ value }) => value === true);
  if (!isExternal || textAt(resume, ...card.path.slice(0, -1), 'url')?.trim()) return [];
  const remedy = `add its url to ${resume.file}, or remove external`;
  return [source.fault(['external'], 'the project has no url, so its card opens this page', remedy)];
}
