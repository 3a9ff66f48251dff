import { localeOf, timeOf } from '../text/locale.ts';
import {
  type Content,
  type Resume,
  SECTION_IDS,
  type SectionFile,
  type SectionId,
  type Site,
  type Span,
} from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { byEmployer } from './employers.ts';
import { entriesOf, entryOf } from './entries.ts';
import {
  jobEntries,
  nameList,
  type Printable,
  printable,
  projectEntries,
  skillEntries,
} from './resume-entries.ts';

export interface PrintedSection {
  /** The section of the home page that it belongs to. */
  id: string;
  heading: string;
  entries: Printable[];
}

/** Returns the sections of a résumé below its summary, by default the experience first; `pages` add facts to projects. */
export function sectionsOf(resume: Resume, site: Site, pages: Content['projects'] = {}): PrintedSection[] {
  const { languages = [], interests = [] } = resume;
  const words = wordsOf(site);
  const dated = entriesOf(resume, site);
  const datesOf = (entry: Span) => timeOf(entry, 'months', words, localeOf(site));
  type List = [id: string, heading: string, entries: Printable[]];
  const timeline = (id: keyof typeof dated): List => [id, words[id], dated[id].map(printable)];
  const lists: List[] = [
    ['experience', words.experience, byEmployer(dated.experience).flatMap(jobEntries)],
    ['projects', words.projects, projectEntries(resume, site, pages)],
    ['skills', words.skills, skillEntries(resume, site)],
    ...(['education', 'certificates', 'awards', 'publications', 'volunteering'] as const).map(timeline),
    ['skills', words.languages, languages.map(({ language: name, fluency }) => ({ name, text: [fluency] }))],
    [
      'interests',
      words.interests,
      interests.map(({ name, keywords }) => ({ name, text: [nameList(keywords, site)] })),
    ],
    [
      'references',
      words.references,
      dated.references.map(printable).map(({ title: name, text }) => ({ name, text })),
    ],
  ];
  const filled = lists.flatMap(([id, heading, entries]) => (entries.length ? { id, heading, entries } : []));
  return inOrder(filled, site).map(({ entries, ...section }) => ({
    ...section,
    entries: entries.map((entry) => ({
      ...entry,
      field: entry.field ?? section.id,
      dates: datesOf(entry),
      notes: entry.notes ?? [entry.note],
    })),
  }));
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
    if ('entries' in block) return block.entries.map((each) => printable(entryOf(each, site)));
    if ('carousel' in block || 'video' in block) return [];
    return block satisfies never;
  });
  return { id, heading, entries };
}
