import { isLanguage } from '../../../packages/resume-import/src/text/language-tags.ts';
import { asOneLine, proseToText } from '../text/inline-text.ts';
import { knownTags, withoutTags } from '../text/tags.ts';
import type { Content, MarkdownSection, ProjectFile, Resume, Site, VersionFile } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { isBlank } from './merge.ts';
import type { OwnerFiles } from './owner-files.ts';
import { find, isObject } from './source.ts';

/** Returns the content of files, without blank fields of the résumé; the files may have any faults but those of `Source`. */
export function contentOf(files: OwnerFiles): Content {
  const resume = (withoutBlanks(files.resume.value) ?? {}) as Resume;
  const projects = files.projects.map(
    ([name, { value }]) => [name, completed(value, files.site.value)] as [string, ProjectFile],
  );
  const withFields = withPages(resume.projects, Object.values(Object.fromEntries(projects)).filter(isObject));
  const tagged = withFields.length ? { ...resume, projects: withFields } : resume;
  const versions = Object.fromEntries(
    files.versions.map(([name, { value }]) => [name, value as VersionFile]),
  );
  return {
    resume: withoutTags(tagged, knownTags(tagged, versions)),
    site: files.site.value as Site,
    projects: Object.fromEntries(projects),
    ...(files.versions.length && {
      versions,
      tagged,
      original: files.first && contentOf(files.first).tagged,
    }),
    ...(hasBudgetPage(files) && { hasBudgetPage: true }),
  };
}

/** Returns a project's file with what it may leave out. */
function completed(project: unknown, site: unknown): unknown {
  if (!isObject(project)) return project;
  const settings: Site = isObject(site) ? site : {};
  const heading = isLanguage(String(settings.language ?? 'en')) ? wordsOf(settings).overview : '';
  const read = project.sections as MarkdownSection[];
  const sections = read.map((section) => ({ ...section, heading: section.heading || heading }));
  const [first] = read.flatMap(({ shown }) => shown);
  const text = first && 'text' in first ? asOneLine(proseToText(first.text)) : project.title;
  return { tagline: '', description: text, ...project, sections };
}

type Entries = NonNullable<Resume['projects']>;

/** Returns the résumé's projects with what their pages say of them, and those that have only a page. */
function withPages(given: unknown, pages: ProjectFile[]): Entries {
  const entries: Entries = Array.isArray(given) ? given.filter(isObject) : [];
  const entryOf = ({ title: name, highlight, ...page }: ProjectFile) => {
    const { description, url, keywords, startDate, endDate } = page;
    const entry = { name, description, url, keywords, startDate, endDate, highlights: [highlight] };
    return withoutBlanks(entry) as Entries[number];
  };
  const all = entries.map((entry) => {
    const page = pages.find(({ title }) => title === entry.name);
    const more = Object.entries(page ? entryOf(page) : {}).filter(([name]) => !(name in entry));
    return { ...entry, ...Object.fromEntries(more) };
  });
  const placeOf = ({ order = Number.POSITIVE_INFINITY }: ProjectFile) => order;
  const added = pages.filter(
    ({ title, listed }) => listed !== false && entries.every(({ name }) => name !== title),
  );
  for (const page of added.sort((a, b) => placeOf(a) - placeOf(b) || 0))
    all.splice(placeOf(page) - 1, 0, entryOf(page));
  return all;
}

/** True if there is a page `/budget`: `budget.json` has figures for it, and no project has this name. */
export const hasBudgetPage = ({ site, projects, budget }: OwnerFiles): boolean =>
  find(budget, 'loads').length > 0 &&
  find(site, 'budget').every(({ value }) => value !== false) &&
  projects.every(([name]) => name !== 'budget');

/** Returns a JSON value without blank texts and empty lists and objects, at any depth; undefined if nothing is left. */
export const withoutBlanks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_, member) => {
    // Bottom up, as a group is blank once its members are; a list has gaps by then.
    const kept = Array.isArray(member) ? member.filter(() => true) : member;
    return isBlank(kept) ? undefined : kept;
  });
