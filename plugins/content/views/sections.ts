import type { Block, Prose, SectionView, TimelineEntry, TimelineView } from '../../../src/views.ts';
import { mapRecord } from '../../map-record.ts';
import { blocksOf, isList, parseInline } from '../text/inline-text.ts';
import { isolated, localeOf, timeOf } from '../text/locale.ts';
import { displayUrl } from '../text/url.ts';
import {
  type BlockFile,
  type Content,
  type Draft,
  type EntryFile,
  type FilmFile,
  type FilmUse,
  type MarkdownSection,
  type Resume,
  SECTION_IDS,
  type SectionFile,
  type SectionId,
  type Site,
} from '../types.ts';
import { LANGUAGES, textsFor, wordsOf } from '../words/words.ts';

/** The home page's sections in the owner's order, including those that the owner wrote. */
export const orderedSections = ({ sections = [...SECTION_IDS] }: Site): (SectionId | SectionFile)[] =>
  sections;

export const ownSections = (site: Site): SectionFile[] =>
  orderedSections(site).filter((each) => typeof each !== 'string');

export const includesSection = (site: Site, id: SectionId): boolean => orderedSections(site).includes(id);

/** A section that the owner wrote, on a project's page or the home page. */
export function sectionView(section: SectionFile | MarkdownSection, site: Site): Draft<SectionView> {
  const { id, heading } = section;
  if ('shown' in section) return { id, heading, blocks: section.shown };
  const shown = (block: BlockFile, index: number): Draft<Block> | Draft<Block>[] => {
    if ('text' in block) return blocksOf(block.text).map((part) => (isList(part) ? part : { text: part }));
    if ('list' in block) return { list: block.list.map(parseInline) };
    if ('group' in block)
      return { group: { heading: block.group.heading, items: block.group.items.map(parseInline) } };
    if ('links' in block)
      return { list: block.links.map(({ label, url }) => [{ tag: 'a', href: url, text: label }]) };
    if ('entries' in block) {
      const entries = block.entries.map((each) => entryOf(each, site));
      return { entries: entryViews(entries, entryId(id, index), site) };
    }
    if ('video' in block) return { film: filmView(block) };
    const { label, pictures } = block.carousel;
    return { carousel: { label, pictures: pictures.map((file) => ({ ...file, role: 'wide' })) } };
  };
  return { id, heading, blocks: section.blocks.flatMap(shown) };
}

/** A section's label in the navigation. By default in English it is the id, which is an English word. */
export function labelOf(
  { id, heading, label }: Omit<SectionFile, 'blocks'>,
  { language = 'en' }: Site,
): string {
  const isEnglish = textsFor(language) === LANGUAGES.en;
  return label ?? (isEnglish ? id : heading);
}

export const filmView = ({ video, captions, poster, alt }: FilmFile): FilmUse => ({
  role: 'film',
  src: video,
  captions,
  poster: { src: poster, alt, role: 'wide' },
});

/** True if any page has a block of a kind that few sites have. */
export const hasBlock = ({ site, projects }: Content, kind: 'entries' | 'film' | 'rare'): boolean =>
  [...ownSections(site), ...Object.values(projects).flatMap(({ sections }) => sections)].some((section) =>
    withInner(sectionView(section, site).blocks).some((block) => kind in block),
  );

/** Blocks with those inside of quotes and lists. */
const withInner = (blocks: Draft<Block>[]): Draft<Block>[] =>
  blocks.flatMap((block) => {
    if (!('rare' in block)) return [block];
    const { rare } = block;
    const inner = 'quote' in rare ? rare.quote : 'items' in rare ? rare.items.flat() : [];
    return [block, ...withInner(inner)];
  });

/** The texts of blocks, without headings, pictures and code on lines of its own. */
export const textsIn = (blocks: Draft<Block>[]): Prose[] =>
  withInner(blocks).flatMap((block) => {
    if ('text' in block) return [block.text];
    if ('list' in block) return block.list;
    if ('group' in block) return block.group.items;
    return 'rare' in block && 'table' in block.rare
      ? [...block.rare.table.head, ...block.rare.table.rows.flat()]
      : [];
  });

/** An entry of the owner's own section, or one of the résumé's with its fields called so. */
interface Fields extends EntryFile {
  /** The URL of what the title names; `url` is that of the organization. */
  titleUrl?: string;
  /** Grade or authors, in the place of the location. */
  note?: string;
  /** Its place in the résumé, such as `work[0]`. */
  field?: string;
  description?: string;
}

/** A dated entry or a reference, with the same fields for every part of the résumé. */
export type Entry = ReturnType<typeof entryOf>;

/** An entry of the owner's own section, or one of the résumé's. */
export function entryOf(fields: Fields, site: Site) {
  const isolate = <Name extends string | undefined>(name: Name) => isolated(name, site);
  const { title, organization, location, description, summary, highlights, keywords, ...others } = fields;
  return {
    note: isolate(location),
    ...others,
    title: isolate(title),
    organization: isolate(organization),
    text: [description, summary],
    points: highlights,
    keywords: keywords?.map(isolate),
  };
}

/** The résumé's lists of such entries, by the section that shows them, each with the latest first. */
export function entriesOf(resume: Resume, site: Site = {}) {
  const words = wordsOf(site);
  const isolate = <Name extends string | undefined>(name: Name) => isolated(name, site);
  const { work = [], education = [], volunteer = [], awards = [], certificates = [] } = resume;
  const { publications = [], references = [] } = resume;
  // Without `name`, which the PDF shows in the margin.
  const lists = {
    experience: work.map(({ name: organization, ...job }) => ({ ...job, title: job.position, organization })),
    education: education.map(({ studyType, area, score, courses = [], highlights = [], ...school }) => {
      // A bare number is labelled.
      const grade = score && (/\p{L}{2}/u.test(score) ? score : words.grade(score));
      return {
        ...school,
        title: [studyType, area].filter(Boolean).join(words.comma),
        organization: school.institution,
        note: [isolate(school.location), grade].filter(Boolean).join(' · ') || undefined,
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
      note: authors?.map(isolate).join(words.comma),
    })),
    references: references.map(({ name: title, reference: summary }) => ({ title, summary })),
  };
  const fields = {
    ...mapRecord(lists, (_, id) => id as string),
    experience: 'work',
    volunteering: 'volunteer',
  };
  return mapRecord<keyof typeof lists, Fields[], Entry[]>(lists, (entries, id) =>
    latestFirst(entries.map((entry, index) => entryOf({ ...entry, field: `${fields[id]}[${index}]` }, site))),
  );
}

/** The id of an entry on the page: links may point to it. */
export const entryId = (section: string, index: number): string => `${section}-${index + 1}`;

/** These lists, each as a section of the home page. */
export function timelinesOf(resume: Resume, site: Site = {}): TimelineView[] {
  const words = wordsOf(site);
  return Object.entries(entriesOf(resume, site)).flatMap(([id, entries]) => {
    const heading = words[id as keyof ReturnType<typeof entriesOf>];
    return entries.length ? { id, heading, entries: entryViews(entries, id, site) } : [];
  });
}

/** The entries of a section or a block as pages show them. */
const entryViews = (entries: Entry[], section: string, site: Site): TimelineEntry[] =>
  entries.map((entry, index) => {
    const { organization = '', url, note: notes, text, points = [], keywords } = entry;
    const title = entry.title || (organization ? '' : displayUrl(entry.titleUrl ?? url ?? ''));
    // If both are shown, the URL is the organization's.
    const titleUrl = entry.titleUrl ?? (title && organization ? undefined : url);
    return {
      id: entryId(section, index),
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
  });

/** Sorts by end, then by start, latest first; if any entry has no dates, only what is ongoing comes first. */
function latestFirst(entries: Entry[]): Entry[] {
  const isOngoing = ({ startDate, endDate }: Entry) => !!startDate && !endDate;
  if (!entries.every(({ startDate, endDate, date }) => date ?? startDate ?? endDate))
    return [...entries.filter(isOngoing), ...entries.filter((entry) => !isOngoing(entry))];
  const key = ({ date, startDate = '', endDate = '9999' }: Entry) => date ?? `${endDate} ${startDate}`;
  return [...entries].sort((a, b) => (key(a) < key(b) ? 1 : key(a) > key(b) ? -1 : 0));
}
