import { mapRecord } from '../../map-record.ts';
import { isolated } from '../text/locale.ts';
import { byText } from '../text/order.ts';
import { type FieldText, listTexts, ORIGIN, PROOFS, type TextList } from '../text/origin.ts';
import type { EntryFile, Resume, Site } from '../types.ts';
import { wordsOf } from '../words/words.ts';

/** An entry of the owner's own section, or of the résumé, with the same names of fields. */
interface Fields extends EntryFile {
  /** The URL of what the title names; `url` is that of the organization. */
  titleUrl?: string;
  /** Grade or authors, in the place of the location. */
  note?: string;
  /** The name of its picture. */
  image?: string;
  description?: string;
  reference?: string;
  courses?: string[];
}

/** The names of the fields that have an entry's texts. */
interface TextFields {
  texts?: ('description' | 'summary' | 'reference')[];
  lists?: TextList[];
}

/** Those of the sections whose entries have others than most. */
const TEXT_FIELDS: Partial<Record<string, TextFields>> = {
  education: { lists: ['courses', 'highlights'] },
  references: { texts: ['reference'], lists: [] },
};

/** A dated entry or a reference, with the same fields for every part of the résumé. */
export type EntryView = ReturnType<typeof entryOf>;

/** Returns an entry of the owner's own section, or one of the résumé's. */
export function entryOf(fields: Fields, site: Site, names: TextFields = {}) {
  const { texts = ['description', 'summary'], lists = ['highlights'] } = names;
  const isolate = <Name extends string | undefined>(name: Name) => isolated(name, site);
  const { title, organization, location, keywords, ...others } = fields;
  return {
    note: isolate(location),
    ...others,
    title: isolate(title),
    organization: isolate(organization),
    text: texts.flatMap((field): FieldText[] => {
      const { [field]: text } = fields;
      return text ? [{ field, text }] : [];
    }),
    points: lists.flatMap((name) => listTexts(fields, name)),
    keywords: keywords?.map(isolate),
  };
}

/** Returns the résumé's lists of entries, by the section that shows them, each with the latest entry first. */
export function entriesOf(resume: Resume, site: Site = {}) {
  const words = wordsOf(site);
  const isolate = <Name extends string | undefined>(name: Name) => isolated(name, site);
  const { work = [], education = [], volunteer = [], awards = [], certificates = [] } = resume;
  const { publications = [], references = [] } = resume;
  // No entry keeps its `name`, because the PDF would show it in the margin.
  const lists = {
    experience: work.map(({ name: organization, ...job }) => ({ ...job, title: job.position, organization })),
    education: education.map(({ studyType, area, score, ...school }) => {
      // A bare number is labelled.
      const grade = score && (/\p{L}{2}/u.test(score) ? score : words.grade(score));
      return {
        ...school,
        title: [studyType, area].filter(Boolean).join(words.comma),
        organization: school.institution,
        note: [isolate(school.location), grade].filter(Boolean).join(words.comma) || undefined,
      };
    }),
    volunteering: volunteer.map((role) => ({ ...role, title: role.position })),
    awards: awards.map((award) => ({ ...award, organization: award.awarder })),
    certificates: certificates.map(({ name: title, url: titleUrl, 'x-image': image, ...exam }) => ({
      ...exam,
      image,
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
      note: authors?.map(isolate).join(words.comma),
    })),
    references: references.map(({ name: title, reference, [ORIGIN]: origin, [PROOFS]: proofs }) => ({
      title,
      reference,
      [ORIGIN]: origin,
      [PROOFS]: proofs,
    })),
  };
  return mapRecord<keyof typeof lists, Fields[], EntryView[]>(lists, (entries, id) =>
    latestFirst(entries.map((entry) => entryOf(entry, site, TEXT_FIELDS[id]))),
  );
}

/** Returns entries by end, then by start, the latest first; if any entry has no dates, only the ongoing ones come first. */
function latestFirst(entries: EntryView[]): EntryView[] {
  const isOngoing = ({ startDate, endDate }: EntryView) => !!startDate && !endDate;
  if (!entries.every(({ startDate, endDate, date }) => date ?? startDate ?? endDate))
    return [...entries.filter(isOngoing), ...entries.filter((entry) => !isOngoing(entry))];
  const key = ({ date, startDate = '', endDate = '9999' }: EntryView) => date ?? `${endDate} ${startDate}`;
  return [...entries].sort((a, b) => byText(key(b), key(a)));
}
