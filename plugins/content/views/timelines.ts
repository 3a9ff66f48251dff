import type { TimelineEntry, TimelineView } from '../../../src/views.ts';
import { blocksOf } from '../text/blocks.ts';
import { parseInline, withId } from '../text/inline-text.ts';
import { localeOf, timeOf } from '../text/locale.ts';
import { PROOFS } from '../text/origin.ts';
import { displayUrl } from '../text/url.ts';
import type { Content, Draft, Resume, Site } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { byEmployer } from './employers.ts';
import { type EntryView, entriesOf } from './entries.ts';

/** True if the page shows several roles at one employer. */
export const hasRoles = ({ resume }: Content): boolean =>
  byEmployer(entriesOf(resume).experience).some(({ employer }) => employer);

/** Returns the id of an entry on the page, to which links may lead. */
export const entryId = (section: string, index: number): string => `${section}-${index + 1}`;

/** Returns the sections of dated entries on the home page; jobs at one employer are together. */
export function timelinesOf(resume: Resume, site: Site = {}): Draft<TimelineView>[] {
  const words = wordsOf(site);
  return Object.entries(entriesOf(resume, site)).flatMap(([id, entries]) => {
    const heading = words[id as keyof ReturnType<typeof entriesOf>];
    const views = id === 'experience' ? jobViews(entries, site) : entryViews(entries, id, site);
    return entries.length ? { id, heading, entries: views } : [];
  });
}

function jobViews(jobs: EntryView[], site: Site): Draft<TimelineEntry>[] {
  let count = 0;
  return byEmployer(jobs).flatMap(({ employer, roles }) => {
    const views = roles.map((role) => entryView(role, site, entryId('experience', count++)));
    return employer ? { ...entryView(employer, site), roles: views } : views;
  });
}

/** Returns the entries of a section or a block as pages show them. */
export const entryViews = (entries: EntryView[], section: string, site: Site): Draft<TimelineEntry>[] =>
  entries.map((entry, index) => entryView(entry, site, entryId(section, index)));

function entryView(entry: EntryView, site: Site, id?: string): Draft<TimelineEntry> {
  const { image, organization = '', url, note: notes, text, points, keywords, [PROOFS]: proofs } = entry;
  const title = entry.title || (organization ? '' : displayUrl(entry.titleUrl ?? url ?? ''));
  // If both are shown, the URL is the organization's.
  const titleUrl = entry.titleUrl ?? (title && organization ? undefined : url);
  return {
    id,
    picture: image ? { src: image, alt: '', role: 'logo' } : undefined,
    years: timeOf(entry, 'years', wordsOf(site), localeOf(site)),
    title,
    titleUrl,
    organization,
    url: titleUrl ? undefined : url,
    notes,
    text: text.flatMap((each) => blocksOf(each.text, proofs?.[each.field])),
    highlights: points.map((point) => withId(parseInline(point.text), proofs?.[point.field])),
    keywords,
  };
}
