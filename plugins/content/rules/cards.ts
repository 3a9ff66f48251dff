import type { Fault } from '../fault.ts';
import type { OwnerFiles } from '../owner-files.ts';
import { quoted } from '../schema-words.ts';
import { fieldOf, find, findTexts, repeated, textAt } from '../source.ts';

/** The home page's cards and the project pages: what does not find the other, or can't be told apart. */
export function checkCards({ resume, projects }: OwnerFiles): Fault[] {
  if (resume.value === undefined) return [];
  const names = findTexts(resume, 'projects', '*', 'name').filter(({ value }) => value.trim());
  const twice = repeated(names).map(([{ path, value }, first]) => {
    const problem = `${quoted(value)} is also the name of ${fieldOf(first.path.slice(0, -1))}`;
    return resume.fault(path, problem, 'give each its own, or remove one');
  });
  const pages = projects.flatMap(([, source]) => {
    const title = textAt(source, 'title');
    if (title === undefined) return [];
    const card = names.find(({ value }) => value === title);
    if (!card) {
      const remedy = `add a project named ${title} to ${resume.file}`;
      return [source.fault(['title'], 'the home page has no card for it', remedy)];
    }
    const isExternal = find(source, 'external').some(({ value }) => value === true);
    if (!isExternal || textAt(resume, ...card.path.slice(0, -1), 'url')?.trim()) return [];
    const remedy = `add its url to ${resume.file}, or remove external`;
    return [source.fault(['external'], 'the project has no url, so its card opens this page', remedy)];
  });
  return [...twice, ...pages];
}
