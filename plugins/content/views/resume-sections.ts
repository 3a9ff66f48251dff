import type { ProseText } from '../../../src/views.ts';
import { proseToText } from '../text/inline-text.ts';
import { isolated, localeOf, timeOf } from '../text/locale.ts';
import type { Tagged } from '../text/tags.ts';
import { isFullUrl } from '../text/url.ts';
import {
  type Content,
  type ProjectFile,
  type Resume,
  SECTION_IDS,
  type SectionFile,
  type SectionId,
  type Site,
  type Span,
} from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { byEmployer } from './employers.ts';
import { type EntryView, entriesOf, entryOf } from './entries.ts';
import { externalUrl, factsOf, isStrong } from './links.ts';
import { textsIn } from './sections.ts';

export interface Printable extends Partial<Omit<EntryView, 'text'>> {
  /** Texts as people write them, or parsed. */
  text?: (ProseText | undefined)[];
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

export interface PrintedSection {
  /** The section of the home page that it belongs to. */
  id: string;
  heading: string;
  entries: Printable[];
}

/** Returns the sections of a résumé below its summary, by default the experience first; `pages` add facts to projects. */
export function sectionsOf(resume: Resume, site: Site, pages: Content['projects'] = {}): PrintedSection[] {
  const { projects = [], skills = [], languages = [], interests = [] } = resume;
  const words = wordsOf(site);
  const dated = entriesOf(resume, site);
  const datesOf = (entry: Span) => timeOf(entry, 'months', words, localeOf(site));
  const timeline = (id: keyof typeof dated): (typeof lists)[number] => [id, words[id], dated[id]];
  const isolate = <Name extends string | undefined>(name: Name) => isolated(name, site);
  const listed = (list: string[] = []) => list.map(isolate).join(words.comma) || undefined;

  const projectEntries = projects.map(
    ({ name: title, description, highlights, keywords, roles, ...project }, index) => {
      const notes = [listed(roles), isolate(project.entity), project.type];
      const page = Object.values(pages).find((candidate) => candidate.title === title);
      const { facts, results } = factsOf(page);
      // On paper a link is its address, and the address of the project's page here says nothing new.
      const outside = externalUrl({ ...project, name: title }, { resume, projects: pages });
      return {
        ...project,
        field: (project as Tagged)['x-from'] ?? `projects[${index}]`,
        title,
        outside: outside && isFullUrl(outside) ? outside : undefined,
        notes: notes.some(Boolean) ? notes : facts,
        text: [description],
        points: highlights,
        results: results.map((result) => inWords(result, page)),
        keywords: keywords?.map(isolate),
      };
    },
  );
  const plainSkills = skills
    .filter(({ keywords }) => !keywords?.length)
    .map(({ name, level }) => [isolate(name), level && `(${level})`].filter(Boolean).join(' '));
  const skillEntries = [
    ...skills
      .filter(({ keywords }) => keywords?.length)
      .map(({ name, level, keywords }) => ({ name, notes: [level], text: [listed(keywords)] })),
    // One line each would take half a page.
    ...(plainSkills.length ? [{ text: [plainSkills.join(words.comma)] }] : []),
  ];
  const jobs = byEmployer(dated.experience).flatMap(({ employer, roles }): Printable[] => {
    if (!employer) return roles;
    const below = roles.map((role) => ({ ...role, organization: undefined, url: undefined, isRole: true }));
    return [{ ...employer, isEmployer: true }, ...below];
  });
  const lists: [id: string, heading: string, entries: Printable[]][] = [
    ['experience', words.experience, jobs],
    ['projects', words.projects, projectEntries],
    ['skills', words.skills, skillEntries],
    ...(['education', 'certificates', 'awards', 'publications', 'volunteering'] as const).map(timeline),
    ['skills', words.languages, languages.map(({ language: name, fluency }) => ({ name, text: [fluency] }))],
    [
      'interests',
      words.interests,
      interests.map(({ name, keywords }) => ({ name, text: [listed(keywords)] })),
    ],
    ['references', words.references, dated.references.map(({ title: name, text }) => ({ name, text }))],
  ];
  const filled = lists.flatMap(([id, heading, entries]) => (entries.length ? { id, heading, entries } : []));
  return inOrder(filled, site).map(({ entries, ...section }) => ({
    ...section,
    entries: entries.map((entry) => ({
      field: section.id,
      ...entry,
      dates: datesOf(entry),
      notes: entry.notes ?? [entry.note],
    })),
  }));
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

/**
 * Returns the sections that `site.json` names. They are in its order if that is not the default one; otherwise they are in the
 * order of a résumé, with projects first if the page has them before the experience. A section of the owner's own follows the
 * sections that precede it on the page.
 */
function inOrder(filled: PrintedSection[], site: Site): PrintedSection[] {
  const { sections } = site;
  if (!sections) return filled;
  const ids = sections.map((section) => (typeof section === 'string' ? section : section.id));
  const ranks = ids.map((id) => SECTION_IDS.indexOf(id as SectionId)).filter((at) => at >= 0);
  const isChosen = ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0));
  const ordered = isChosen ? [] : filled.filter(({ id }) => ids.includes(id));
  const [jobs, projects] = ['experience', 'projects'].map((id) => ids.indexOf(id));
  const isProjects = ({ id }: PrintedSection) => id === 'projects';
  if (!isChosen && (projects ?? 0) < (jobs ?? 0))
    ordered.sort((a, b) => Number(isProjects(b)) - Number(isProjects(a)));
  for (const [index, section] of sections.entries()) {
    const place = ordered.findLastIndex(({ id }) => ids.slice(0, index).includes(id)) + 1;
    if (typeof section !== 'string') ordered.splice(place, 0, printedSection(section, site));
    else if (isChosen) ordered.push(...filled.filter(({ id }) => id === section));
  }
  return ordered;
}

/** Returns a section of the owner's own; carousels and films are left out in print. */
function printedSection({ id, heading, blocks }: SectionFile, site: Site): PrintedSection {
  const entries = blocks.flatMap((block): Printable[] => {
    if ('text' in block) return [{ text: [block.text] }];
    if ('list' in block) return [{ points: block.list }];
    if ('group' in block) return [{ title: block.group.heading, points: block.group.items }];
    if ('links' in block) return [{ points: block.links.map(({ label, url }) => `[${label}](${url})`) }];
    if ('entries' in block) return block.entries.map((each) => entryOf(each, site));
    if ('carousel' in block || 'video' in block) return [];
    return block satisfies never;
  });
  return { id, heading, entries };
}
