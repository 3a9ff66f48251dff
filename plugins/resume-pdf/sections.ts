import type { Resume, Span, Told } from '../content/types.ts';

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
  heading: string;
  entries: Entry[];
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `2024-08-31` as `Aug 2024`; dates may lack day and month. */
function monthOf(date: string): string {
  const [year = '', month] = date.split('-');
  return [month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}

function datesOf({ startDate, endDate }: Span): string {
  const [from, to] = [startDate && monthOf(startDate), endDate ? monthOf(endDate) : startDate && 'now'];
  return from === to ? (from ?? '') : [from, to].filter(Boolean).join(' – ');
}

function period(span: Span): Entry['margin'] {
  const dates = datesOf(span);
  return dates ? { dates } : undefined;
}

const day = (date: string | undefined): Entry['margin'] => (date ? { dates: monthOf(date) } : undefined);
const named = (name: string | undefined): Entry => ({ margin: name ? { name } : undefined });
const dated = (entry: Span & Told): Entry => ({
  margin: period(entry),
  url: entry.url,
  text: [entry.summary],
  points: entry.highlights,
});
/** Words in a row, for what has a list of them. */
const listed = (words: string[] = []) => words.join(', ') || undefined;
/** A bare number says what it is. */
const gradeOf = (score: string) => (/[a-z]{2}/i.test(score) ? score : `Grade: ${score}`);

const section = <T>(heading: string, items: T[] = [], entryOf: (item: T) => Entry): Section => ({
  heading,
  entries: items.map(entryOf),
});

/** What a résumé consists of below the summary; a section without entries is left out. */
export const sectionsOf = (resume: Resume): Section[] =>
  [
    section('Experience', resume.work, (job) => ({
      ...dated(job),
      title: job.position,
      at: job.name,
      notes: [job.location],
      text: [job.description, job.summary],
    })),
    section('Projects', resume.projects, (project) => ({
      ...named(project.name),
      notes: [datesOf(project), listed(project.roles), project.entity, project.type],
      text: [project.description],
      points: project.highlights,
      keywords: project.keywords,
      url: project.url,
    })),
    section('Skills', resume.skills, ({ name, level, keywords }) => ({
      ...named(name),
      notes: [level],
      text: [listed(keywords)],
    })),
    section('Education', resume.education, (school) => ({
      ...dated(school),
      title: [school.studyType, school.area].filter(Boolean).join(', '),
      at: school.institution,
      notes: [school.score && gradeOf(school.score)],
      points: school.courses,
    })),
    section('Certificates', resume.certificates, ({ name, issuer, date, url }) => ({
      margin: day(date),
      title: name,
      titleUrl: url,
      at: issuer,
    })),
    section('Awards', resume.awards, ({ title, awarder, date, summary }) => ({
      margin: day(date),
      title,
      at: awarder,
      text: [summary],
    })),
    section('Publications', resume.publications, ({ name, publisher, releaseDate, summary, url }) => ({
      margin: day(releaseDate),
      title: name,
      titleUrl: url,
      at: publisher,
      text: [summary],
    })),
    section('Volunteering', resume.volunteer, (work) => ({
      ...dated(work),
      title: work.position,
      at: work.organization,
    })),
    section('Languages', resume.languages, ({ language, fluency }) => ({
      ...named(language),
      text: [fluency],
    })),
    section('Interests', resume.interests, ({ name, keywords }) => ({
      ...named(name),
      text: [listed(keywords)],
    })),
    section('References', resume.references, ({ name, reference }) => ({
      ...named(name),
      text: [reference],
    })),
  ].filter(({ entries }) => entries.length > 0);
