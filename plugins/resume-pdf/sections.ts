import type { Resume } from '../content/types.ts';

interface Dated {
  url?: string;
  startDate?: string;
  endDate?: string;
  summary?: string;
  highlights?: string[];
}

/** A person as JSON Resume 1.0.0, with what paper shows and the site does not. */
export interface PaperResume extends Omit<Resume, 'projects'> {
  projects?: (NonNullable<Resume['projects']>[number] & Dated)[];
  volunteer?: ({ organization?: string; position?: string } & Dated)[];
  education?: ({ institution?: string; area?: string; studyType?: string; courses?: string[] } & Dated)[];
  certificates?: { name?: string; date?: string; issuer?: string; url?: string }[];
  awards?: { title?: string; date?: string; awarder?: string; summary?: string }[];
  publications?: {
    name?: string;
    publisher?: string;
    releaseDate?: string;
    url?: string;
    summary?: string;
  }[];
  languages?: { language?: string; fluency?: string }[];
  interests?: { name?: string; keywords?: string[] }[];
  references?: { name?: string; reference?: string }[];
  meta?: { lastModified?: string };
}

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

function period({ startDate, endDate }: Dated): Entry['margin'] {
  const [from, to] = [startDate && monthOf(startDate), endDate ? monthOf(endDate) : startDate && 'now'];
  const dates = from === to ? from : [from, to].filter(Boolean).join(' – ');
  return dates ? { dates } : undefined;
}

const day = (date: string | undefined): Entry['margin'] => (date ? { dates: monthOf(date) } : undefined);
const named = (name: string | undefined): Entry['margin'] => (name ? { name } : undefined);
const dated = (entry: Dated): Entry => ({
  margin: period(entry),
  url: entry.url,
  text: entry.summary,
  points: entry.highlights,
});

/** What a résumé consists of below the summary; a section without entries is left out. */
export function sectionsOf(resume: PaperResume): Section[] {
  const sections: Section[] = [
    {
      heading: 'Experience',
      entries: (resume.work ?? []).map((job) => ({ ...dated(job), title: job.position, at: job.name })),
    },
    {
      heading: 'Projects',
      entries: (resume.projects ?? []).map(({ name, description, highlights, keywords, url }) => ({
        margin: named(name),
        text: description,
        points: highlights,
        keywords,
        url,
      })),
    },
    {
      heading: 'Skills',
      entries: (resume.skills ?? []).map(({ name, level, keywords = [] }) => ({
        margin: named(name),
        text: keywords.join(', ') || level,
      })),
    },
    {
      heading: 'Education',
      entries: (resume.education ?? []).map((school) => ({
        ...dated(school),
        title: [school.studyType, school.area].filter(Boolean).join(', '),
        at: school.institution,
        points: school.courses,
      })),
    },
    {
      heading: 'Certificates',
      entries: (resume.certificates ?? []).map(({ name, issuer, date, url }) => ({
        margin: day(date),
        title: name,
        at: issuer,
        url,
      })),
    },
    {
      heading: 'Awards',
      entries: (resume.awards ?? []).map(({ title, awarder, date, summary }) => ({
        margin: day(date),
        title,
        at: awarder,
        text: summary,
      })),
    },
    {
      heading: 'Publications',
      entries: (resume.publications ?? []).map(({ name, publisher, releaseDate, summary, url }) => ({
        margin: day(releaseDate),
        title: name,
        at: publisher,
        text: summary,
        url,
      })),
    },
    {
      heading: 'Volunteering',
      entries: (resume.volunteer ?? []).map((work) => ({
        ...dated(work),
        title: work.position,
        at: work.organization,
      })),
    },
    {
      heading: 'Languages',
      entries: (resume.languages ?? []).map(({ language, fluency }) => ({
        margin: named(language),
        text: fluency,
      })),
    },
    {
      heading: 'Interests',
      entries: (resume.interests ?? []).map(({ name, keywords = [] }) => ({
        margin: named(name),
        text: keywords.join(', '),
      })),
    },
    {
      heading: 'References',
      entries: (resume.references ?? []).map(({ name, reference }) => ({
        margin: named(name),
        text: reference,
      })),
    },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
