import type { TimelineEntry, TimelineView } from '../../../src/views.ts';
import type { Words } from '../../../src/words.ts';
import { mapRecord } from '../../map-record.ts';
import { blocksOf, parseInline } from '../text/inline-text.ts';
import { isolated, localeOf, monthOf, yearOf } from '../text/locale.ts';
import { displayUrl } from '../text/url.ts';
import type { EntryFile, Resume, Site, Span } from '../types.ts';
import { wordsOf } from '../words/words.ts';

/** An entry of the owner's own section, or one of the résumé's with its fields called so. */
interface Fields extends EntryFile {
  /** The URL of what the title names; `url` is that of the organization. */
  titleUrl?: string;
  /** Grade or authors, in the place of the location. */
  note?: string;
  description?: string;
}

/** A dated entry or a reference, with the same fields for every part of the résumé. */
export type Entry = ReturnType<typeof entryOf>;

/** An entry of the owner's own section, or one of the résumé's. */
export function entryOf(fields: Fields, site: Site) {
  const own = <Name extends string | undefined>(name: Name) => isolated(name, site);
  const { title, organization, location, description, summary, highlights, keywords, ...others } = fields;
  return {
    note: own(location),
    ...others,
    title: own(title),
    organization: own(organization),
    text: [description, summary],
    points: highlights,
    keywords: keywords?.map(own),
  };
}

/** The résumé's lists of such entries, by the section that shows them, each with the latest first. */
export function entriesOf(resume: Resume, site: Site = {}) {
  const words = wordsOf(site);
  const own = <Name extends string | undefined>(name: Name) => isolated(name, site);
  const { work = [], education = [], volunteer = [], awards = [], certificates = [] } = resume;
  const { publications = [], references = [] } = resume;
  const lists = {
    experience: work.map(({ name: organization, ...job }) => ({ ...job, title: job.position, organization })),
    education: education.map(({ studyType, area, score, courses = [], highlights = [], ...school }) => {
      // A bare number is labelled.
      const grade = score && (/\p{L}{2}/u.test(score) ? score : words.grade(score));
      return {
        ...school,
        title: [studyType, area].filter(Boolean).join(words.comma),
        organization: school.institution,
        note: [own(school.location), grade].filter(Boolean).join(' · ') || undefined,
        highlights: [...courses, ...highlights],
      };
    }),
    volunteering: volunteer.map((role) => ({ ...role, title: role.position })),
    awards: awards.map((award) => ({ ...award, organization: award.awarder })),
    certificates: certificates.map(({ name: title, url: titleUrl, ...exam }) => ({
      ...exam,
      title,
      titleUrl,
      organization: exam.issuer,
    })),
    publications: publications.map(({ name: title, url: titleUrl, authors, ...publication }) => ({
      ...publication,
      title,
      titleUrl,
      organization: publication.publisher,
      date: publication.releaseDate,
      note: authors?.map(own).join(words.comma),
    })),
    references: references.map(({ name: title, reference: summary }) => ({ title, summary })),
  };
  return mapRecord<keyof typeof lists, Fields[], Entry[]>(lists, (entries) =>
    latestFirst(entries.map((entry) => entryOf(entry, site))),
  );
}

/** The id of an entry on the page: links may point to it. */
export const entryId = (section: string, index: number): string => `${section}-${index + 1}`;

/** These lists, each as a section of the home page. */
export function timelinesOf(resume: Resume, site: Site = {}): TimelineView[] {
  const words = wordsOf(site);
  return Object.entries(entriesOf(resume, site)).flatMap(([id, entries]) => {
    const shown = entries.map((entry, index) => entryView(entry, entryId(id, index), site));
    const heading = words[id as keyof ReturnType<typeof entriesOf>];
    return shown.length ? [{ id, heading, entries: shown }] : [];
  });
}

/** An entry as pages show it. */
export function entryView(entry: Entry, id: string, site: Site): TimelineEntry {
  const { organization = '', url, note: notes, text, points = [], keywords } = entry;
  const title = entry.title || (organization ? '' : displayUrl(entry.titleUrl ?? url ?? ''));
  // If both are shown, the URL is the organization's.
  const titleUrl = entry.titleUrl ?? (title && organization ? undefined : url);
  return {
    id,
    years: timeOf(entry, 'years', wordsOf(site), localeOf(site)),
    title,
    titleUrl,
    organization,
    url: titleUrl ? undefined : url,
    notes,
    text: text.flatMap(blocksOf),
    highlights: points.map(parseInline),
    keywords,
  };
}

/** When something was: `2023–2024`, `2022`, `2021–now`, in years or months; only the start if that is still to come. */
export function timeOf(
  { startDate, endDate, date }: Span & { date?: string },
  unit: 'years' | 'months',
  words: Words,
  locale: string,
  today = new Date(),
): string {
  const written = unit === 'years' ? yearOf : monthOf;
  if (date) return written(date, locale);
  if (!startDate) return endDate ? written(endDate, locale) : '';
  const from = written(startDate, locale);
  if (!endDate && startDate > today.toISOString().slice(0, startDate.length)) return from;
  const to = endDate ? written(endDate, locale) : words.now;
  return from === to ? from : words[unit](from, to);
}

/** Sorts by end, then by start, latest first; keeps the order if any entry has no dates. */
function latestFirst(entries: Entry[]): Entry[] {
  if (!entries.every(({ startDate, endDate, date }) => date ?? startDate ?? endDate)) return entries;
  const key = ({ date, startDate = '', endDate = '9999' }: Entry) => date ?? `${endDate} ${startDate}`;
  return [...entries].sort((a, b) => (key(a) < key(b) ? 1 : key(a) > key(b) ? -1 : 0));
}
