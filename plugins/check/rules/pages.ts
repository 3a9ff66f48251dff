import { basename, extname } from 'node:path';
import { fieldOf } from '../../../packages/resume-import/src/text/faults.ts';
import { type Field, find, findStrings, repeated, stringAt } from '../../content/read/fields.ts';
import { isBlank } from '../../content/read/merge.ts';
import type { OwnerFiles } from '../../content/read/owner-files.ts';
import type { Source } from '../../content/read/source.ts';
import { valueAt } from '../../content/read/values.ts';
import { MAX_NAME_LETTERS } from '../../content/text/name.ts';
import { LAYOUT_IDS, slugOf } from '../../content/text/slug.ts';
import { SECTION_IDS } from '../../content/types.ts';
import { VERSIONS } from '../../content/views/pages.ts';
import type { Advice, Fault } from '../../fault.ts';
import { closestMatch, quoted } from '../advice.ts';
import { ID_PATTERN } from '../schema-faults.ts';
import { deadLinks } from './links.ts';
import { impossibleDates } from './resume.ts';

/** Reserved names: such a page would clash with another page, folder or script of the site. */
const TAKEN_NAMES = ['assets', '404', 'not-found', 'edit', 'index', 'home', VERSIONS];

/** A page's name, as it may stand in an address. */
export const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The names of Windows' devices, which no file can have there. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** Returns the advice about a file's name that no page can have; the names in `taken` are those of other parts of the site. */
export function nameAdvice(name: string, taken: string[]): Advice | undefined {
  if (taken.includes(name)) return [`the name ${name} is reserved for the site itself`, 'rename the file'];
  if (DEVICE.test(name)) return [`Windows can't check out a file named ${name}`, 'rename it'];
  if (name.length <= MAX_NAME_LETTERS) return undefined;
  const problem = `its name has ${name.length} letters, more than some systems take with what the build adds`;
  return [problem, `rename it, in at most ${MAX_NAME_LETTERS}`];
}

/** Returns a valid name for the file of a project page, from its present name. */
export const projectFile = (file: string): string => {
  const kind = extname(file);
  return `${slugOf(basename(file, kind)) || 'my-project'}${kind.toLowerCase()}`;
};

function unfitPages({ projects }: OwnerFiles): Fault[] {
  const names = projects.flatMap(([name, source]) => {
    const advice = nameAdvice(name, TAKEN_NAMES);
    if (advice) return source.fault([], ...advice);
    const problem = `its name becomes the URL /${name}, which may have only lower-case letters, digits and single hyphens`;
    return NAME.test(name) ? [] : source.fault([], problem, `rename it to ${projectFile(source.file)}`);
  });
  const titles = projects.flatMap(([, source]) => findStrings(source, 'title'));
  const again = repeated(titles.filter(({ value }) => value.trim())).map(([{ value, fault }, { source }]) =>
    fault(`${quoted(value)} is also the title of ${source.file}`, 'give each project its own title'),
  );
  return [...names, ...again];
}

/** Returns the name of the card that a page belongs to: the one that is the page's title. */
const cardTitled = (title: string | undefined, resume: Source): Field<string> | undefined =>
  findStrings(resume, 'projects', '*', 'name').find(({ value }) => value === title);

/** Finds cards of the home page with the same name, and project pages that do not match their card. */
function mismatchedCards({ resume, projects }: OwnerFiles): Fault[] {
  if (resume.value === undefined) return [];
  const names = findStrings(resume, 'projects', '*', 'name').filter(({ value }) => value.trim());
  const duplicates = repeated(names).map(([{ value, fault }, { path }]) => {
    const problem = `${quoted(value)} is also the name of ${fieldOf(path.slice(0, -1))}`;
    return fault(problem, 'give each project its own name, or remove one');
  });
  const titles = projects.flatMap(([, source]) => stringAt(source, 'title') ?? []);
  const others = names.flatMap(({ value }) => (titles.includes(value) ? [] : value));
  const pages = projects.flatMap(([, source]) => {
    const title = stringAt(source, 'title');
    if (title === undefined || valueAt(source.value, ['listed']) === false) return [];
    const card = cardTitled(title, resume);
    const meant = card ? undefined : closestMatch(title, others);
    if (meant) {
      const problem = `has a card of its own, beside that of ${meant} in ${resume.file}`;
      return [source.fault(['title'], problem, `give both the same name if they are one project`)];
    }
    const isExternal = find(source, 'external').some(({ value }) => value === true);
    const urls = [stringAt(source, 'url'), card && stringAt(resume, ...card.path.slice(0, -1), 'url')];
    if (!isExternal || urls.some((url) => url?.trim())) return [];
    const remedy = 'add its url, or remove external';
    return [source.fault(['external'], 'the project has no url, so its card opens this page', remedy)];
  });
  return [...duplicates, ...pages];
}

/** The fields that both a project's page and its entry in the résumé may have, with their names in each; only one is used. */
const COMMON = {
  url: 'url',
  keywords: 'keywords',
  startDate: 'startDate',
  endDate: 'endDate',
  highlight: 'highlights',
};

/** Finds fields of a project in which its file and its entry in the résumé contradict each other. */
const contradictions = ({ resume, projects }: OwnerFiles): Fault[] =>
  projects.flatMap(([, source]) => {
    const card = cardTitled(stringAt(source, 'title'), resume);
    if (!card) return [];
    return Object.entries(COMMON).flatMap(([field, name]) => {
      const [onPage] = find(source, field);
      const [inResume] = find(resume, ...card.path.slice(0, -1), name);
      if (!onPage || !inResume || isBlank(inResume.value)) return [];
      const [value, other] = [quoted(onPage.value), quoted(inResume.value)];
      if (value === other || [inResume.value].flat().includes(onPage.value)) return [];
      const { file, line } = resume.placeAt(inResume.path);
      return [onPage.fault(`is ${value}, but ${other} in ${file}:${line}`, 'keep one of the two')];
    });
  });

/** The reserved ids of the home page: those of its layout, of its standard sections and of entries: `experience-1`. */
const HOME_IDS = new RegExp(`${LAYOUT_IDS.source}|^(${SECTION_IDS.join('|')})(-\\d+)?$`);

/** Finds sections of the owner's with a reserved id, and ids that a page has twice. */
const unfitIds = ({ site, projects }: OwnerFiles): Fault[] => [
  ...unfitIdsIn(site, HOME_IDS, 'the home page'),
  ...projects.flatMap(([, source]) => unfitIdsIn(source, LAYOUT_IDS, 'the page layout')),
];

function unfitIdsIn(source: Source, reserved: RegExp, owner: string): Fault[] {
  const ids = findStrings(source, 'sections', '*', 'id').filter(({ value }) => ID_PATTERN.test(value));
  const others = [
    ...findStrings(source, 'sections', '*'),
    ...ids.filter(({ value }) => !reserved.test(value)),
  ];
  others.sort((a, b) => Number(a.path[1]) - Number(b.path[1]));
  return [
    ...ids
      .filter(({ value }) => reserved.test(value))
      .map(({ value, fault }) => fault(`${value} is reserved for ${owner}`, 'choose another id')),
    ...repeated(others).map(([{ value, fault }]) =>
      fault(`${value} appears twice on this page`, 'keep one of them, or give each its own id'),
    ),
  ];
}

const impossiblePageDates = ({ projects }: OwnerFiles): Fault[] =>
  projects.flatMap(([, source]) => impossibleDates(source));

export const pageRules = {
  faults: [unfitIds, unfitPages, impossiblePageDates, contradictions, deadLinks],
  warnings: [mismatchedCards],
};
