import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isLanguage, languageName, tagOf } from '../../../packages/resume-import/src/text/language-tags.ts';
import { asOneLine, proseToText } from '../text/inline-text.ts';
import { knownTags, tagsIn, untagged, withoutTags } from '../text/tags.ts';
import type { Content, MarkdownSection, ProjectFile, Resume, Site, VersionFile } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { isBlank } from './merge.ts';
import { type OwnerFiles, sourcesOf } from './owner-files.ts';
import { fieldNameIn, fieldOf, find, isObject, readSource, stringAt, stringsIn, valueAt } from './source.ts';

/** Returns the content of files, blank fields of the résumé as missing; they may have any faults but those of `Source`. */
export function contentOf(files: OwnerFiles): Content {
  const resume = (withoutBlanks(files.resume.value) ?? {}) as Resume;
  const projects = files.projects.map(
    ([name, { value }]) => [name, completed(value, files.site.value)] as [string, ProjectFile],
  );
  const made = withPages(resume.projects, Object.values(Object.fromEntries(projects)).filter(isObject));
  const tagged = made.length ? { ...resume, projects: made } : resume;
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
  const sections = read.map((each) => ({ ...each, heading: each.heading || heading }));
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

/** True if there is a page `/budget`: it takes what `budget.json` records of each page; a project of its name keeps that path. */
export function hasBudgetPage({ folder, site, projects }: OwnerFiles): boolean {
  const file = resolve(folder, 'budget.json');
  if (!existsSync(file) || find(site, 'budget').some(({ value }) => value === false)) return false;
  return !projects.some(([name]) => name === 'budget') && find(readSource(folder, file), 'loads').length > 0;
}

/** Returns a JSON value without blank texts and empty lists and objects, at any depth; undefined if nothing is left. */
export const withoutBlanks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_, each) => {
    // Bottom up: what is left of a group or list comes after what it contains; a list has gaps by then.
    const kept = Array.isArray(each) ? each.filter(() => true) : each;
    return isBlank(kept) ? undefined : kept;
  });

/** True if a text is the further language's own, to which the tags of the first one's may have been added. */
const isOwn = (own: unknown, text: string): boolean =>
  own === text || (typeof own === 'string' && own.trimEnd() === untagged(text, new Set(tagsIn(text))));

/** So many texts are named. */
const MOST_NAMED = 5;

/** Returns which texts of each further language fall back to the first language, and how many: a line per language. */
export function fallbackLines([first, ...further]: OwnerFiles[]): string[] {
  const name = languageName('en', (first && stringAt(first.site, 'language')) ?? 'en');
  return further.map((files) => {
    const language = files.language ?? '';
    const texts = sourcesOf(files).flatMap(({ value, own, file }) =>
      stringsIn(value)
        .filter(({ path, value }) => value.trim() && isTranslated(fieldNameIn(path), String(path[0])))
        .map(({ path, value }) =>
          isOwn(valueAt(own?.value, path), value) ? '' : `${file}: ${fieldOf(path)}`,
        ),
    );
    const missing = texts.filter(Boolean);
    if (!missing.length) return `${tagOf(language)}: all ${texts.length} texts are translated`;
    const named = [...missing.slice(0, MOST_NAMED), ...(missing.length > MOST_NAMED ? ['…'] : [])].join(', ');
    return `${tagOf(language)}: ${missing.length} of ${texts.length} texts are in ${name}: ${named}`;
  });
}

const TRANSLATED =
  /^(alt|area|caption|courses|description|fluency|footer|greeting|heading|highlights|items|label|language|level|list|portraitAlt|position|reference|roles|studyType|summary|tagline|text|type)$/;

/** True if a text is to be translated, by its field and part of the file; names, URLs and keywords need not be. */
const isTranslated = (field: string, part: string): boolean =>
  (TRANSLATED.test(field) && part !== 'logos' && part !== 'language') ||
  (field === 'title' && /^(awards|sections)$/.test(part)) ||
  (field === 'name' && /^(skills|interests)$/.test(part));
