import type { Job, TimelineView } from '../../src/views.ts';
import type { Words } from '../../src/words.ts';
import { paragraphsOf, parseInline } from './inline-text.ts';
import { localeOf, yearOf } from './language.ts';
import type { Resume, Site, Span, Told } from './types.ts';
import { wordsOf } from './words/words.ts';

/** The parts of a résumé that are a list of what was when or who said what, each as one section. */
export function timelinesOf(resume: Resume, site: Site = {}): TimelineView[] {
  const { work = [], education = [], volunteer = [], awards = [], certificates = [] } = resume;
  const { publications = [], references = [] } = resume;
  const words = wordsOf(site);
  const timeline = timelineIn(words, localeOf(site));
  return [
    timeline('experience', words.experience, latestFirst(work), (job) => ({
      position: job.position,
      employer: job.name,
      notes: job.location,
      text: [job.description, job.summary],
    })),
    timeline('education', words.education, latestFirst(education), (school) => ({
      position: [school.studyType, school.area].filter(Boolean).join(words.comma),
      employer: school.institution,
      notes: school.score && gradeOf(school.score, words),
      highlights: school.courses,
    })),
    timeline('volunteering', words.volunteering, latestFirst(volunteer), (role) => ({
      position: role.position,
      employer: role.organization,
    })),
    timeline('awards', words.awards, awards, (award) => ({ position: award.title, employer: award.awarder })),
    timeline('certificates', words.certificates, certificates, ({ name, issuer, url }) => ({
      position: name,
      positionUrl: url,
      employer: issuer,
    })),
    timeline('publications', words.publications, publications, ({ name, publisher, url }) => ({
      position: name,
      positionUrl: url,
      employer: publisher,
    })),
    timeline('references', words.references, references, ({ name, reference }) => ({
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
type Names = Partial<Pick<Job, 'position' | 'positionUrl' | 'employer' | 'notes'>> & {
  text?: (string | undefined)[];
  highlights?: string[];
};

const timelineIn =
  (words: Words, locale: string) =>
  <T extends object>(
    id: string,
    heading: string,
    entries: (T & Entry)[],
    namesOf: (entry: T & Entry) => Names,
  ): TimelineView => {
    const jobs = entries.map((entry, index): Job => {
      const { position = '', employer = '', text = [entry.summary], notes, ...own } = namesOf(entry);
      const { highlights = entry.highlights ?? [] } = own;
      // An address belongs to the employer, where there is a line for it.
      const { positionUrl = position && employer ? undefined : entry.url } = own;
      return {
        id: `${id}-${index + 1}`,
        years: yearsOf(entry, words, locale),
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
  };

/** A bare number says what it is. */
export const gradeOf = (score: string, words: Words): string =>
  /\p{L}{2}/u.test(score) ? score : words.grade(score);

/** The years as people write them: `2023–2024`, `2022`, `2021–now`. */
export function yearsOf(
  { startDate, endDate, date, releaseDate }: Entry,
  words: Words,
  locale: string,
): string {
  const once = date ?? releaseDate;
  if (once) return yearOf(once, locale);
  const [from, to] = [startDate && yearOf(startDate, locale), endDate ? yearOf(endDate, locale) : words.now];
  if (!from) return endDate ? to : '';
  return from === to ? from : words.years(from, to);
}

/** Sorted by end, then by start; as it stands where an entry has no date to go by. */
function latestFirst<T extends Span>(entries: T[]): T[] {
  if (!entries.every(({ startDate, endDate }) => startDate ?? endDate)) return entries;
  const key = ({ startDate = '', endDate = '9999' }: Span) => `${endDate} ${startDate}`;
  return [...entries].sort((a, b) => (key(a) < key(b) ? 1 : key(a) > key(b) ? -1 : 0));
}
