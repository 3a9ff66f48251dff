import { isolated, localeOf } from '../text/locale.ts';
import {
  type Resume,
  SECTION_IDS,
  type SectionFile,
  type SectionId,
  type Site,
  type Span,
} from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { type Entry as DatedEntry, entriesOf, ownEntry, timeOf } from './timelines.ts';

export interface Entry extends Partial<DatedEntry> {
  /** Beside the entry: its name, or its dates. */
  name?: string;
  dates?: string;
  /** Place, grade, role: shown after title and organization. */
  notes?: (string | undefined)[];
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
  const printed = (entry: DatedEntry) => ({ ...entry, dates: datesOf(entry), notes: [entry.note] });
  const timeline = (id: keyof typeof dated) => ({ id, heading: words[id], entries: dated[id].map(printed) });
  const own = <Name extends string | undefined>(name: Name) => isolated(name, site);
  const listed = (list: string[] = []) => list.map(own).join(words.comma) || undefined;

  const plainSkills = skills
    .filter(({ keywords }) => !keywords?.length)
    .map(({ name, level }) => [own(name), level && `(${level})`].filter(Boolean).join(' '));

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
        keywords: project.keywords?.map(own),
        url: project.url,
      })),
    },
    {
      id: 'skills',
      heading: words.skills,
      entries: [
        ...skills
          .filter(({ keywords }) => keywords?.length)
          .map(({ name, level, keywords }) => ({ name, notes: [level], text: [listed(keywords)] })),
        // With a line each they would take half a page.
        ...(plainSkills.length ? [{ text: [plainSkills.join(words.comma)] }] : []),
      ],
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
  return inOrder(filled, site, (section) => ownSection(section, site, printed));
}

/**
 * The sections in the order of `site.json`. If that has the résumé's in the home page's own order, the owner has chosen
 * none: they stay in that of a résumé, and a section of the owner's comes behind those that precede it on the page.
 */
function inOrder(filled: Section[], { sections }: Site, own: (section: SectionFile) => Section): Section[] {
  if (!sections) return filled;
  const ids = sections.map((each) => (typeof each === 'string' ? each : each.id));
  const ranks = ids.map((id) => SECTION_IDS.indexOf(id as SectionId)).filter((at) => at >= 0);
  const isChosen = ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0));
  const ordered = isChosen ? [] : filled.filter(({ id }) => ids.includes(id));
  for (const [index, each] of sections.entries()) {
    const before = ordered.findLastIndex(({ id }) => ids.slice(0, index).includes(id)) + 1;
    if (typeof each !== 'string') ordered.splice(before, 0, own(each));
    else if (isChosen) ordered.push(...filled.filter(({ id }) => id === each));
  }
  return ordered;
}

/** A section of the owner's own; carousels and films are left out in print. */
function ownSection(section: SectionFile, site: Site, printed: (entry: DatedEntry) => Entry): Section {
  const { id, heading, blocks } = section;
  const entries = blocks.flatMap((block): Entry[] => {
    if ('text' in block) return [{ text: [block.text] }];
    if ('list' in block) return [{ points: block.list }];
    if ('group' in block) return [{ title: block.group.heading, points: block.group.items }];
    if ('links' in block) return [{ points: block.links.map(({ label, url }) => `[${label}](${url})`) }];
    if ('entries' in block) return block.entries.map((each) => printed(ownEntry(each, site)));
    if ('carousel' in block || 'video' in block) return [];
    return block satisfies never;
  });
  return { id, heading, entries };
}
