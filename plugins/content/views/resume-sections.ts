import { isolated, localeOf } from '../text/locale.ts';
import type { Resume, SectionFile, Site, Span } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { type Entry as DatedEntry, entriesOf, ownEntry, timeOf } from './timelines.ts';

/** Something that the person did or knows. */
export interface Entry extends Partial<DatedEntry> {
  /** Beside the entry: its name, or its dates. */
  name?: string;
  dates?: string;
  /** Place, grade, role: shown after title and organization. */
  notes?: (string | undefined)[];
  keywords?: string[];
}

interface Section {
  /** The section of the home page that it belongs to. */
  id: string;
  heading: string;
  entries: Entry[];
}

/**
 * The sections of a résumé below the summary, without empty ones. Not those of `homeSections`: the PDF has the summary and
 * the contact details at its top, languages next to skills, and in its default order the experience first.
 */
export function sectionsOf(resume: Resume, site: Site): Section[] {
  const { projects = [], skills = [], languages = [], interests = [] } = resume;
  const words = wordsOf(site);
  const locale = localeOf(site);
  const dated = entriesOf(resume, site);

  const datesOf = (entry: Span & { date?: string }) => timeOf(entry, 'months', words, locale);
  const timeline = (id: keyof typeof dated): Section => {
    const entries = dated[id].map((entry) => ({ ...entry, dates: datesOf(entry), notes: [entry.note] }));
    return { id, heading: words[id], entries };
  };
  const own = (name?: string) => isolated(name, site);
  /** A list of words as text; undefined if empty. */
  const listed = (list: string[] = []) => list.map(own).join(words.comma) || undefined;

  const all: Section[] = [
    timeline('experience'),
    {
      id: 'projects',
      heading: words.projects,
      entries: projects.map((project) => ({
        name: project.name,
        notes: [datesOf(project), listed(project.roles), own(project.entity), project.type],
        text: [project.description],
        points: project.highlights,
        keywords: project.keywords?.map((each) => isolated(each, site)),
        url: project.url,
      })),
    },
    {
      id: 'skills',
      heading: words.skills,
      entries: skills.map(({ name, level, keywords }) => ({
        name,
        notes: [level],
        text: [listed(keywords)],
      })),
    },
    ...(['education', 'certificates', 'awards', 'publications', 'volunteering'] as const).map(timeline),
    {
      id: 'skills',
      heading: words.languages,
      entries: languages.map(({ language, fluency }) => ({ name: language, text: [fluency] })),
    },
    {
      id: 'interests',
      heading: words.interests,
      entries: interests.map(({ name, keywords }) => ({ name, text: [listed(keywords)] })),
    },
    {
      id: 'references',
      heading: words.references,
      entries: dated.references.map(({ title, text }) => ({ name: title, text })),
    },
  ];
  const filled = all.filter(({ entries }) => entries.length);
  if (!site.sections) return filled;
  return site.sections.flatMap((each) =>
    typeof each === 'string' ? filled.filter(({ id }) => id === each) : ownSection(each, site, datesOf),
  );
}

/** A section of the owner's own; carousels and films are left out in print. */
const ownSection = (
  { id, heading, blocks }: SectionFile,
  site: Site,
  datesOf: (entry: DatedEntry) => string,
): Section => ({
  id,
  heading,
  entries: blocks.flatMap((block): Entry[] => {
    if ('text' in block) return [{ text: [block.text] }];
    if ('list' in block) return [{ points: block.list }];
    if ('group' in block) return [{ title: block.group.heading, points: block.group.items }];
    if ('links' in block) return [{ points: block.links.map(({ label, url }) => `[${label}](${url})`) }];
    if ('entries' in block)
      return block.entries
        .map((each) => ownEntry(each, site))
        .map((entry) => ({ ...entry, dates: datesOf(entry), notes: [entry.note] }));
    if ('carousel' in block || 'video' in block) return [];
    return block satisfies never;
  }),
});
