import { isLanguage } from '../../../packages/resume-import/src/text/language-tags.ts';
import { asOneLine, proseToText } from '../text/inline-text.ts';
import { ORIGIN, TEXT_LISTS } from '../text/origin.ts';
import { knownTags, withoutTags } from '../text/tags.ts';
import type { Content, MarkdownSection, ProjectFile, Resume, Site, VersionFile } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { find } from './fields.ts';
import { isBlank } from './merge.ts';
import type { OwnerFiles } from './owner-files.ts';
import { isObject } from './values.ts';

/** Returns the content of files that can be read, but may have other faults. */
export function contentOf(files: OwnerFiles): Content {
  const resume = resumeOf(files.resume.value);
  const projects: Content['projects'] = Object.fromEntries(
    files.projects.map(([name, { value }]) => [name, withDefaults(value, files.site.value) as ProjectFile]),
  );
  const entries = withPages(resume.projects, projects);
  const tagged = entries.length ? { ...resume, projects: entries } : resume;
  const versions = Object.fromEntries(
    files.versions.map(([name, { value }]) => [name, value as VersionFile]),
  );
  return {
    resume: withoutTags(tagged, knownTags(tagged, versions)),
    site: files.site.value as Site,
    projects,
    ...(files.versions.length && {
      versions,
      tagged,
      original: files.first && contentOf(files.first).tagged,
    }),
    ...(hasBudgetPage(files) && { hasBudgetPage: true }),
  };
}

/** Returns a file's résumé without its blank fields; each entry knows its place in the file. */
export function resumeOf(file: unknown): Resume {
  const fields = Object.entries(isObject(file) ? file : {}).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? value.flatMap((entry, index) => placedEntry(entry, `${name}[${index}]`))
      : withoutBlanks(value),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => !isBlank(value)));
}

/** Returns an entry as a list, which is empty if the entry is blank. */
function placedEntry(entry: unknown, place: string): unknown[] {
  const filled = withoutBlanks(entry);
  if (!isObject(entry) || !isObject(filled)) return isBlank(filled) ? [] : [filled];
  const fields = TEXT_LISTS.map((name) => [
    name,
    [entry[name]].flat().flatMap((text, at) => (isBlank(text) ? [] : `${name}[${at}]`)),
  ]);
  return [{ ...filled, [ORIGIN]: { place, fields: Object.fromEntries(fields) } }];
}

/** Returns a project's page with defaults for the fields that it may leave out. */
function withDefaults(project: unknown, site: unknown): unknown {
  if (!isObject(project)) return project;
  const settings: Site = isObject(site) ? site : {};
  const heading = isLanguage(String(settings.language ?? 'en')) ? wordsOf(settings).overview : '';
  const written = project.sections as MarkdownSection[];
  const sections = written.map((section) => ({ ...section, heading: section.heading || heading }));
  const [first] = written.flatMap(({ shown }) => shown);
  const text = first && 'text' in first ? asOneLine(proseToText(first.text)) : project.title;
  return { tagline: '', description: text, ...project, sections };
}

type Entries = NonNullable<Resume['projects']>;

/** Returns the résumé's projects, with fields of their pages that they lack, and the projects that have only a page. */
function withPages(projects: unknown, files: Content['projects']): Entries {
  const entries: Entries = Array.isArray(projects) ? projects.filter(isObject) : [];
  const pages = Object.entries(files).flatMap(([file, page]) => (isObject(page) ? { ...page, file } : []));
  const entryOf = ({ title: name, highlight, file, ...page }: (typeof pages)[number]): Entries[number] => {
    const { description, url, keywords, startDate, endDate } = page;
    const entry = { name, description, url, keywords, startDate, endDate, highlights: [highlight] };
    return { ...(withoutBlanks(entry) as object), [ORIGIN]: { place: `projects/${file}`, fields: {} } };
  };
  const merged = entries.map((entry) => {
    const page = pages.find(({ title }) => title === entry.name);
    const missing = Object.entries(page ? entryOf(page) : {}).filter(([name]) => !(name in entry));
    return { ...entry, ...Object.fromEntries(missing) };
  });
  const orderOf = ({ order = Infinity }: ProjectFile) => order;
  const names = entries.map(({ name }) => name);
  const others = pages.filter(({ title, listed }) => listed !== false && !names.includes(title));
  for (const page of others.sort((a, b) => orderOf(a) - orderOf(b) || 0))
    merged.splice(orderOf(page) - 1, 0, entryOf(page));
  return merged;
}

/** True if there is a page `/budget`: `budget.json` has figures for it, and no project has this name. */
export const hasBudgetPage = ({ site, projects, budget }: OwnerFiles): boolean =>
  find(budget, 'loads').length > 0 &&
  find(site, 'budget').every(({ value }) => value !== false) &&
  projects.every(([name]) => name !== 'budget');

/** Returns a JSON value without blank texts and empty lists and objects, at any depth; undefined if nothing is left. */
export const withoutBlanks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_, member) => {
    // JSON is read from the innermost values, so a group is blank once its members are; `filter` closes a list's gaps.
    const dense = Array.isArray(member) ? member.filter(() => true) : member;
    return isBlank(dense) ? undefined : dense;
  });
