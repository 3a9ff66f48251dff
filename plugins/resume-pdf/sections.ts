import { localeOf, monthOf } from '../content/language.ts';
import { gradeOf } from '../content/timelines.ts';
import type { Resume, SectionFile, SectionId, Site, Span, Told } from '../content/types.ts';
import { wordsOf } from '../content/words/words.ts';

/** Something that the person did or knows. */
export interface Entry {
  /** What stands in the margin: dates, or the entry's name. */
  margin?: { dates: string } | { name: string };
  title?: string;
  /** Of what the title names; else of the employer, school or publisher. */
  titleUrl?: string;
  /** Employer, school or publisher: behind the title. */
  at?: string;
  url?: string;
  /** Place, grade, role: behind that. */
  notes?: (string | undefined)[];
  /** Prose. */
  text?: (string | undefined)[];
  points?: string[];
  keywords?: string[];
}

export interface Section {
  /** The home page's section that it goes with. */
  id: string;
  heading: string;
  entries: Entry[];
}

const named = (name: string | undefined): Entry => ({ margin: name ? { name } : undefined });

const section = <T>(
  id: SectionId,
  heading: string,
  items: T[] = [],
  entryOf: (item: T) => Entry,
): Section => ({
  id,
  heading,
  entries: items.map(entryOf),
});

/** What a résumé consists of below the summary; a section without entries is left out. */
export function sectionsOf(resume: Resume, site: Site): Section[] {
  const words = wordsOf(site);
  const locale = localeOf(site);

  function datesOf({ startDate, endDate }: Span): string {
    const from = startDate && monthOf(startDate, locale);
    const to = endDate ? monthOf(endDate, locale) : startDate && words.now;
    return from && to && from !== to ? words.months(from, to) : (from ?? to ?? '');
  }
  const margin = (dates: string): Entry['margin'] => (dates ? { dates } : undefined);
  const day = (date: string | undefined) => margin(date ? monthOf(date, locale) : '');
  const dated = (entry: Span & Told): Entry => ({
    margin: margin(datesOf(entry)),
    url: entry.url,
    text: [entry.summary],
    points: entry.highlights,
  });
  /** Words in a row, for what has a list of them. */
  const listed = (list: string[] = []) => list.join(words.comma) || undefined;

  const all = [
    section('experience', words.experience, resume.work, (job) => ({
      ...dated(job),
      title: job.position,
      at: job.name,
      notes: [job.location],
      text: [job.description, job.summary],
    })),
    section('projects', words.projects, resume.projects, (project) => ({
      ...named(project.name),
      notes: [datesOf(project), listed(project.roles), project.entity, project.type],
      text: [project.description],
      points: project.highlights,
      keywords: project.keywords,
      url: project.url,
    })),
    section('skills', words.skills, resume.skills, ({ name, level, keywords }) => ({
      ...named(name),
      notes: [level],
      text: [listed(keywords)],
    })),
    section('education', words.education, resume.education, (school) => ({
      ...dated(school),
      title: [school.studyType, school.area].filter(Boolean).join(words.comma),
      at: school.institution,
      notes: [school.score && gradeOf(school.score, words)],
      points: school.courses,
    })),
    section('certificates', words.certificates, resume.certificates, ({ name, issuer, date, url }) => ({
      margin: day(date),
      title: name,
      titleUrl: url,
      at: issuer,
    })),
    section('awards', words.awards, resume.awards, ({ title, awarder, date, summary }) => ({
      margin: day(date),
      title,
      at: awarder,
      text: [summary],
    })),
    section(
      'publications',
      words.publications,
      resume.publications,
      ({ name, publisher, releaseDate, summary, url }) => ({
        margin: day(releaseDate),
        title: name,
        titleUrl: url,
        at: publisher,
        text: [summary],
      }),
    ),
    section('volunteering', words.volunteering, resume.volunteer, (work) => ({
      ...dated(work),
      title: work.position,
      at: work.organization,
    })),
    section('skills', words.languages, resume.languages, ({ language, fluency }) => ({
      ...named(language),
      text: [fluency],
    })),
    section('interests', words.interests, resume.interests, ({ name, keywords }) => ({
      ...named(name),
      text: [listed(keywords)],
    })),
    section('references', words.references, resume.references, ({ name, reference }) => ({
      ...named(name),
      text: [reference],
    })),
  ].filter(({ entries }) => entries.length > 0);
  if (!site.sections) return all;
  return site.sections.flatMap((each) =>
    typeof each === 'string' ? all.filter(({ id }) => id === each) : ownSection(each),
  );
}

/** A section of the owner's own; pictures to leaf through are none for paper. */
const ownSection = ({ id, heading, blocks }: SectionFile): Section => ({
  id,
  heading,
  entries: blocks.flatMap((block): Entry[] => {
    if ('text' in block) return [{ text: [block.text] }];
    if ('list' in block) return [{ points: block.list }];
    if ('group' in block) return [{ title: block.group.heading, points: block.group.items }];
    if ('links' in block) return [{ points: block.links.map(({ label, url }) => `[${label}](${url})`) }];
    return [];
  }),
});
