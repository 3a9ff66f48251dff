import type { Resume, Span, Told } from '../content/types.ts';

/** Something that the person did or knows. */
export interface Entry {
  /** What stands in the margin: dates, or the entry's name. */
  margin?: { dates: string } | { name: string };
  title?: string;
  /** Employer, school or publisher: behind the title. */
  at?: string;
  url?: string;
  text?: string;
  points?: string[];
  keywords?: string[];
}

export interface Section {
  heading: string;
  entries: Entry[];
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `2024-08-31` as `Aug 2024`; dates may lack day and month. */
function monthOf(date: string): string {
  const [year = '', month] = date.split('-');
  return [month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}

function period({ startDate, endDate }: Span): Entry['margin'] {
  const [from, to] = [startDate && monthOf(startDate), endDate ? monthOf(endDate) : startDate && 'now'];
  const dates = from === to ? from : [from, to].filter(Boolean).join(' – ');
  return dates ? { dates } : undefined;
}

const day = (date: string | undefined): Entry['margin'] => (date ? { dates: monthOf(date) } : undefined);
const named = (name: string | undefined, text: string | undefined): Entry => ({
  margin: name ? { name } : undefined,
  text,
});
const dated = (entry: Span & Told): Entry => ({
  margin: period(entry),
  url: entry.url,
  text: entry.summary,
  points: entry.highlights,
});

const section = <T>(heading: string, items: T[] = [], entryOf: (item: T) => Entry): Section => ({
  heading,
  entries: items.map(entryOf),
});

/** What a résumé consists of below the summary; a section without entries is left out. */
export const sectionsOf = (resume: Resume): Section[] =>
  [
    section('Experience', resume.work, (job) => ({ ...dated(job), title: job.position, at: job.name })),
    section('Projects', resume.projects, ({ name, description, highlights, keywords, url }) => ({
      ...named(name, description),
      points: highlights,
      keywords,
      url,
    })),
    section('Skills', resume.skills, ({ name, level, keywords = [] }) =>
      named(name, keywords.join(', ') || level),
    ),
    section('Education', resume.education, (school) => ({
      ...dated(school),
      title: [school.studyType, school.area].filter(Boolean).join(', '),
      at: school.institution,
      points: school.courses,
    })),
    section('Certificates', resume.certificates, ({ name, issuer, date, url }) => ({
      margin: day(date),
      title: name,
      at: issuer,
      url,
    })),
    section('Awards', resume.awards, ({ title, awarder, date, summary }) => ({
      margin: day(date),
      title,
      at: awarder,
      text: summary,
    })),
    section('Publications', resume.publications, ({ name, publisher, releaseDate, summary, url }) => ({
      margin: day(releaseDate),
      title: name,
      at: publisher,
      text: summary,
      url,
    })),
    section('Volunteering', resume.volunteer, (work) => ({
      ...dated(work),
      title: work.position,
      at: work.organization,
    })),
    section('Languages', resume.languages, ({ language, fluency }) => named(language, fluency)),
    section('Interests', resume.interests, ({ name, keywords = [] }) => named(name, keywords.join(', '))),
    section('References', resume.references, ({ name, reference }) => named(name, reference)),
  ].filter(({ entries }) => entries.length > 0);
