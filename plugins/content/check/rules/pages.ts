import type { Fault } from '../../fault.ts';
import type { OwnerFiles } from '../../read/owner-files.ts';
import { fieldOf, find, findStrings, repeated, type Source, stringAt } from '../../read/source.ts';
import { slugOf } from '../../text/slug.ts';
import { SECTION_IDS } from '../../types.ts';
import { ID_PATTERN, quoted } from '../schema-messages.ts';

/** Reserved names: such a page would clash with another page or folder of the site. */
const TAKEN_NAMES = ['assets', '404', 'index', 'home'];
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks the project pages' file names and titles. */
export function checkPages({ projects }: OwnerFiles): Fault[] {
  const titles = projects.flatMap(([, source]) => findStrings(source, 'title'));
  return [
    ...projects.flatMap(([name, source]) => checkName(name, source)),
    ...repeated(titles.filter(({ value }) => value.trim())).map(([{ value, fault }, { source }]) =>
      fault(`${quoted(value)} is also the title of ${source.file}`, 'give each project its own title'),
    ),
  ];
}

/** The file of a project page, named as its URL may be. */
export const projectFile = (name: string): string => `${slugOf(name) || 'my-project'}.json`;

function checkName(name: string, source: Source): Fault[] {
  if (TAKEN_NAMES.includes(name))
    return [source.fault([], `the name ${name} is reserved for the site itself`, 'rename the file')];
  if (NAME.test(name)) return [];
  const problem = `its name becomes the URL /${name}, which may have only lower-case letters, digits and single hyphens`;
  return [source.fault([], problem, `rename it to ${projectFile(name)}`)];
}

/** Checks that the home page's cards and the project pages match, and that no two cards have the same name. */
export function checkCards({ resume, projects }: OwnerFiles): Fault[] {
  if (resume.value === undefined) return [];
  const names = findStrings(resume, 'projects', '*', 'name').filter(({ value }) => value.trim());
  const duplicates = repeated(names).map(([{ value, fault }, { path }]) => {
    const problem = `${quoted(value)} is also the name of ${fieldOf(path.slice(0, -1))}`;
    return fault(problem, 'give each project its own name, or remove one');
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

export const LAYOUT_IDS = /^(app|main|menu|languages|entry|copy-status|.*-heading)$/;
/** On the home page, also the ids of its standard sections and of the entries in them: `experience-1`. */
const HOME_IDS = new RegExp(`${LAYOUT_IDS.source}|^(${SECTION_IDS.join('|')})(-\\d+)?$`);

/** Checks each page's sections: the owner's own must not use reserved ids, and none may appear twice. */
export const checkSections = ({ site, projects }: OwnerFiles): Fault[] => [
  ...checkIds(site, HOME_IDS, 'the home page'),
  ...projects.flatMap(([, source]) => checkIds(source, LAYOUT_IDS, 'the page layout')),
];

function checkIds(source: Source, taken: RegExp, owner: string): Fault[] {
  const own = findStrings(source, 'sections', '*', 'id').filter(({ value }) => ID_PATTERN.test(value));
  const others = [...findStrings(source, 'sections', '*'), ...own.filter(({ value }) => !taken.test(value))];
  others.sort((a, b) => Number(a.path[1]) - Number(b.path[1]));
  return [
    ...own
      .filter(({ value }) => taken.test(value))
      .map(({ value, fault }) => fault(`${value} is reserved for ${owner}`, 'choose another id')),
    ...repeated(others).map(([{ value, fault }]) =>
      fault(`${value} appears twice on this page`, 'keep one of them, or give each its own id'),
    ),
  ];
}
