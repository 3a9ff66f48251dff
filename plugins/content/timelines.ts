import type { TimelineView } from '../../src/views.ts';
import type { Resume, Span, Told } from './types.ts';

/** The parts of a résumé that are a list of what was when, each as one section. */
export function timelinesOf(resume: Resume): TimelineView[] {
  const { work = [], education = [], volunteer = [], awards = [], certificates = [] } = resume;
  const { publications = [] } = resume;
  return [
    timeline('experience', 'Experience', latestFirst(work), (job) => ({
      position: job.position,
      employer: job.name,
    })),
    timeline('education', 'Education', latestFirst(education), (school) => ({
      position: [school.studyType, school.area].filter(Boolean).join(', '),
      employer: school.institution,
      highlights: school.courses,
    })),
    timeline('volunteering', 'Volunteering', latestFirst(volunteer), (role) => ({
      position: role.position,
      employer: role.organization,
    })),
    timeline('awards', 'Awards', awards, (award) => ({ position: award.title, employer: award.awarder })),
    timeline('certificates', 'Certificates', certificates, (certificate) => ({
      position: certificate.name,
      employer: certificate.issuer,
    })),
    timeline('publications', 'Publications', publications, (work) => ({
      position: work.name,
      employer: work.publisher,
    })),
  ].filter(({ jobs }) => jobs.length);
}

interface Entry extends Span, Told {
  date?: string;
  releaseDate?: string;
}

function timeline<T extends Entry>(
  id: string,
  heading: string,
  entries: T[],
  words: (entry: T) => { position?: string; employer?: string; highlights?: string[] },
): TimelineView {
  const jobs = entries.map((entry) => {
    const { position = '', employer = '', highlights = entry.highlights ?? [] } = words(entry);
    const { url, summary } = entry;
    return { years: yearsOf(entry), position, employer, url, summary, highlights };
  });
  return { id, heading, jobs };
}

/** The years as people write them: `2023–2024`, `2022`, `2021–now`. */
function yearsOf({ startDate, endDate, date, releaseDate }: Entry): string {
  const once = date ?? releaseDate;
  if (once) return once.slice(0, 4);
  const [from, to] = [startDate?.slice(0, 4), endDate?.slice(0, 4) ?? 'now'];
  if (!from) return endDate ? to : '';
  return from === to ? from : `${from}–${to}`;
}

/** Sorted by end, then by start; as it stands where an entry has no date to go by. */
function latestFirst<T extends Span>(entries: T[]): T[] {
  if (!entries.every(({ startDate, endDate }) => startDate ?? endDate)) return entries;
  const key = ({ startDate = '', endDate = '9999' }: Span) => `${endDate} ${startDate}`;
  return [...entries].sort((a, b) => (key(a) < key(b) ? 1 : key(a) > key(b) ? -1 : 0));
}
