import type { TimelineEntry, TimelineView } from '../../../src/views.ts';
import type { Words } from '../../../src/words.ts';
import { mapRecord } from '../../map-record.ts';
import { blocksOf, parseInline } from '../text/inline-text.ts';
import { isolated, localeOf, monthOf, yearOf } from '../text/locale.ts';
import { displayUrl } from '../text/url.ts';
import type { Details, EntryFile, Resume, Site, Span } from '../types.ts';
import { wordsOf } from '../words/words.ts';

/** A dated entry or a reference, with the same fields for every part of the résumé. */
export interface Entry extends Span {
  title?: string;
  /** The URL of what the title names; `url` is that of the organization. */
  titleUrl?: string;
  organization?: string;
  url?: string;
  /** Place, grade or authors. */
  note?: string;
  text: (string | undefined)[];
  points?: string[];
  keywords?: string[];
  date?: string;
}

/** The résumé's lists of such entries, by the section that shows them, each with the latest first. */
export function entriesOf(resume: Resume, site: Site = {}) {
  const words = wordsOf(site);
  const own = <Name extends string | undefined>(name: Name) => isolated(name, site);
  const { work = [], education = [], volunteer = [], awards = [], certificates = [] } = resume;
  const { publications = [], references = [] } = resume;
  const shared = (entry: object) => {
    const { startDate, endDate, url, summary, highlights } = entry as Span & Details;
    return { startDate, endDate, url, text: [summary], points: highlights };
  };
  const lists = {
    experience: work.map((job): Entry => {
      const text = [job.description, job.summary];
      const { position: title, name: organization, location: note } = job;
      const keywords = job.keywords?.map(own);
      return { ...shared(job), title, organization, note: own(note), text, keywords };
    }),
    education: education.map((school): Entry => {
      const title = [school.studyType, school.area].filter(Boolean).join(words.comma);
      const { score } = school;
      // A bare number is labelled.
      const grade = score && (/\p{L}{2}/u.test(score) ? score : words.grade(score));
      const note = [own(school.location), grade].filter(Boolean).join(' · ') || undefined;
      const points = [...(school.courses ?? []), ...(school.highlights ?? [])];
      return { ...shared(school), title, organization: school.institution, note, points };
    }),
    volunteering: volunteer.map((role): Entry => {
      const { position: title, organization, location } = role;
      return { ...shared(role), title, organization, note: own(location) };
    }),
    awards: awards.map((award): Entry => {
      const { title, awarder: organization, date } = award;
      return { ...shared(award), title, organization, date };
    }),
    certificates: certificates.map(({ url: titleUrl, ...certificate }): Entry => {
      const { name: title, issuer: organization, date } = certificate;
      return { ...shared(certificate), title, titleUrl, organization, date };
    }),
    publications: publications.map(({ url: titleUrl, ...publication }): Entry => {
      const { name: title, publisher: organization, releaseDate: date, authors } = publication;
      const note = authors?.map(own).join(words.comma);
      return { ...shared(publication), title, titleUrl, organization, date, note };
    }),
    references: references.map(({ name, reference }): Entry => ({ title: name, text: [reference] })),
  };
  return mapRecord(lists, (entries) => latestFirst(entries).map((entry) => withOwnOrder(entry, site)));
}

function withOwnOrder({ title, organization, ...entry }: Entry, site: Site): Entry {
  return { ...entry, title: isolated(title, site), organization: isolated(organization, site) };
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

/** An entry of the owner's own section. */
export function ownEntry(file: EntryFile, site: Site): Entry {
  const { location, summary, highlights: points, ...entry } = file;
  return { ...withOwnOrder({ ...entry, text: [summary], points }, site), note: isolated(location, site) };
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
