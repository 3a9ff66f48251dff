import type { Fault } from '../../fault.ts';
import type { OwnerFiles } from '../../read/owner-files.ts';
import { fieldOf, find, findStrings, repeated, stringAt } from '../../read/source.ts';
import { quoted } from '../schema-messages.ts';

/** Checks that the home page's cards and the project pages match, and that no two cards have the same name. */
export function checkCards({ resume, projects }: OwnerFiles): Fault[] {
  if (resume.value === undefined) return [];
  const names = findStrings(resume, 'projects', '*', 'name').filter(({ value }) => value.trim());
  const duplicates = repeated(names).map(([{ path, value }, first]) => {
    const problem = `${quoted(value)} is also the name of ${fieldOf(first.path.slice(0, -1))}`;
    return resume.fault(path, problem, 'give each project its own name, or remove one');
  });
  const pages = projects.flatMap(([, source]) => {
    const title = stringAt(source, 'title');
    if (title === undefined) return [];
    const card = names.find(({ value }) => value === title);
    if (!card) {
      const remedy = `add a project named ${title} to ${resume.file}`;
      return [source.fault(['title'], 'no card on the home page has this title', remedy)];
    }
    const isExternal = find(source, 'external').some(({ value }) => value === true);
    if (!isExternal || stringAt(resume, ...card.path.slice(0, -1), 'url')?.trim()) return [];
    const remedy = `add its url to ${resume.file}, or remove external`;
    return [source.fault(['external'], 'the project has no url, so its card opens this page', remedy)];
  });
  return [...duplicates, ...pages];
}
