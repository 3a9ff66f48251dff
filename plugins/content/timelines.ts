import type { Job, TimelineView } from '../../src/views.ts';
import { paragraphsOf, parseInline } from './inline-text.ts';
import type { Resume, Span, Told } from './types.ts';

/** The parts of a résumé that are a list of what was when or who said what, each as one section. */
export function timelinesOf(resume: Resume): TimelineView[] {
  const { work = [], education = [], volunteer = [], awards = [], certificates = [] } = resume;
  const { publications = [], references = [] } = resume;
  return [
    timeline('experience', 'Experience', latestFirst(work), (job) => ({
      position: job.position,
      employer: job.name,
      notes: job.location,
      text: [job.description, job.summary],
    })),
    timeline('education', 'Education', latestFirst(education), (school) => ({
      position: [school.studyType, school.area].filter(Boolean).join(', '),
      employer: school.institution,
      notes: school.score && gradeOf(school.score),
      highlights: school.courses,
    })),
    timeline('volunteering', 'Volunteering', latestFirst(volunteer), (role) => ({
      position: role.position,
      employer: role.organization,
    })),
    timeline('awards', 'Awards', awards, (award) => ({ position: award.title, employer: award.awarder })),
    timeline('certificates', 'Certificates', certificates, ({ name, issuer, url }) => ({
      position: name,
      positionUrl: url,
      employer: issuer,
    })),
    timeline('publications', 'Publications', publications, ({ name, publisher, url }) => ({
      position: name,
      positionUrl: url,
      employer: publisher,
    })),
    timeline('references', 'References', references, ({ name, reference }) => ({
      position: name,
      text: [reference],
    })),
  ].filter(({ jobs }) => jobs.length);
}

interface Entry extends Span, Told {
  date?: string;
  releaseDate?: string;
}

/** What each kind of entry calls by a name of its own; the rest is the same for all. */
type Words = Partial<Pick<Job, 'position' | 'positionUrl' | 'employer' | 'notes'>> & {
  text?: (string | undefined)[];
  highlights?: string[];
};

function timeline<T extends object>(
  id: string,
  heading: string,
  entries: (T & Entry)[],
  words: (entry: T & Entry) => Words,
): TimelineView {
  const jobs = entries.map((entry, index): Job => {
    const { position = '', employer = '', text = [entry.summary], notes, ...own } = words(entry);
    const { highlights = entry.highlights ?? [] } = own;
    // An address belongs to the employer, where there is a line for it.
    const { positionUrl = position && employer ? undefined : entry.url } = own;
    return {
      id: `${id}-${index + 1}`,
      years: yearsOf(entry),
      position,
      positionUrl,
      employer,
      url: positionUrl ? undefined : entry.url,
      notes,
      text: text.flatMap(paragraphsOf),
      highlights: highlights.map(parseInline),
    };
  });
  return { id, heading, jobs };
}

/** A bare number says what it is. */
const gradeOf = (score: string): string => (/[a-z]{2}/i.test(score) ? score : `Grade: ${score}`);

/** The years as people write them: `2023–2024`, `2022`, `2021–now`. */
export function yearsOf({ startDate, endDate, date, releaseDate }: Entry): string {
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
