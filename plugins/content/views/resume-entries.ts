import type { ProseText } from '../../../src/views.ts';
import { proseToText } from '../text/inline-text.ts';
import { isolated } from '../text/locale.ts';
import { type FieldText, ORIGIN } from '../text/origin.ts';
import { isFullUrl } from '../text/url.ts';
import type { Content, ProjectFile, Resume, Site } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import type { Jobs } from './employers.ts';
import type { EntryView } from './entries.ts';
import { factsOf, isStrong } from './facts.ts';
import { externalUrl, pageNameOf } from './links.ts';
import { textsIn } from './sections.ts';

/** An entry of the résumé as a document. */
export interface Printable extends Partial<Omit<EntryView, 'text' | 'points'>> {
  /** Its place in the owner's files, or the name of its section. */
  field?: string;
  /** Texts as people write them, or parsed. */
  text?: (ProseText | undefined)[];
  points?: string[];
  /** Set if the entry is an employer, below which roles follow. */
  isEmployer?: boolean;
  isRole?: boolean;
  /** The name of what the entry lists, such as a group of skills; it stands in the margin. */
  name?: string;
  dates?: string;
  /** The URL of a project on another site. */
  outside?: string;
  /** Place, grade, role: shown after title and organization. */
  notes?: (string | undefined)[];
  /** A project's results in the words of its page; they come before its points. */
  results?: ProseText[];
}

/** Returns names in one text; undefined if there are none. */
export const nameList = (names: string[] = [], site: Site): string | undefined =>
  names.map((name) => isolated(name, site)).join(wordsOf(site).comma) || undefined;

/** Returns an entry that pages show, too, as one of the document. */
export const printable = (entry: EntryView): Printable => {
  const texts = (list: FieldText[]) => list.map(({ text }) => text);
  return { ...entry, field: entry[ORIGIN]?.place, text: texts(entry.text), points: texts(entry.points) };
};

/** Returns a job as an entry, or several roles as entries below that of their employer. */
export function jobEntries({ employer, roles }: Jobs): Printable[] {
  if (!employer) return roles.map(printable);
  const below = roles.map((role) => ({
    ...printable(role),
    organization: undefined,
    url: undefined,
    isRole: true,
  }));
  return [{ ...printable(employer), field: undefined, isEmployer: true }, ...below];
}

/** Returns the projects as entries, with the facts and results of their pages. */
export function projectEntries(resume: Resume, site: Site, pages: Content['projects']): Printable[] {
  const { projects = [] } = resume;
  return projects.map(({ name: title, description, highlights, keywords, roles, ...project }) => {
    const notes = [nameList(roles, site), isolated(project.entity, site), project.type];
    const page = pages[pageNameOf(title, { projects: pages }) ?? ''];
    const { facts, results } = factsOf(page);
    // On paper a link is its address, and the address of the project's page here says nothing new.
    const outside = externalUrl({ ...project, name: title }, { resume, projects: pages });
    return {
      ...project,
      field: project[ORIGIN]?.place,
      title,
      outside: outside && isFullUrl(outside) ? outside : undefined,
      notes: notes.some(Boolean) ? notes : facts,
      text: [description],
      points: highlights,
      results: results.map((result) => inWords(result, page)),
      keywords: keywords?.map((name) => isolated(name, site)),
    };
  });
}

/** Returns the groups of skills as an entry each; one entry has all others, which would take half a page in a line each. */
export function skillEntries({ skills = [] }: Resume, site: Site): Printable[] {
  const groups = skills
    .filter(({ keywords }) => keywords?.length)
    .map(({ name, level, keywords }) => ({ name, notes: [level], text: [nameList(keywords, site)] }));
  const others = skills
    .filter(({ keywords }) => !keywords?.length)
    .map(({ name, level }) => [isolated(name, site), level && `(${level})`].filter(Boolean).join(' '));
  return others.length ? [...groups, { text: [others.join(wordsOf(site).comma)] }] : groups;
}

/** The space between two sentences. */
const SENTENCE_END = /(?<=[.!?…]["”’»)]?)\s+(?=\P{Ll})|(?<=[。！？])/u;

/** Returns the sentence of a project's page that has a result; the result itself if no sentence says more. */
function inWords(result: ProseText, { sections = [] }: Partial<ProjectFile> = {}): ProseText {
  const figure = JSON.stringify([result].flat().find(isStrong));
  const isLonger = (text: ProseText) => proseToText(text).length > proseToText(result).length;
  const sentences = sections
    .flatMap(({ shown }) => textsIn(shown))
    .flatMap(inSentences)
    .filter((sentence) => sentence.some((part) => JSON.stringify(part) === figure));
  return sentences.find(isLonger) ?? result;
}

/** Returns the sentences of a text. */
function inSentences(text: ProseText): Exclude<ProseText, string>[] {
  const sentences: Exclude<ProseText, string>[] = [[]];
  for (const part of [text].flat()) {
    const [first = part, ...others] = typeof part === 'string' ? part.split(SENTENCE_END) : [];
    sentences.at(-1)?.push(first);
    sentences.push(...others.map((start) => [start]));
  }
  return sentences;
}
