import type { AskView, VersionView } from '../../../src/views.ts';
import { mapRecord } from '../../map-record.ts';
import { listTexts, ORIGIN } from '../text/origin.ts';
import { knownTags, type Tagged, tagsIn, untagged, withLists } from '../text/tags.ts';
import type { Content, Draft, Resume, VersionFile } from '../types.ts';
import { homeView } from '../views/home.ts';
import { itemOf, pageViews } from '../views/views.ts';
import { wordsOf } from '../words/words.ts';
import { withProofs } from './sentences.ts';

/**
 * Returns the content of a version: the entries and highlights of the résumé that it chooses by their tags, in their order. It
 * may word a few fields otherwise; no other text, date or name can differ from the résumé.
 */
export function versionOf(content: Content, tagged: Resume, file: VersionFile, known: Set<string>): Content {
  const { only, without = [], basics = {}, greeting, facts, sections } = file;
  const isChosen = (words: string[] = []) => {
    const tags = words.filter((word) => known.has(word));
    const isIncluded = !tags.length || !only || tags.some((tag) => only.includes(tag));
    return isIncluded && !tags.some((tag) => without.includes(tag));
  };
  const withChosen = (entry: Tagged): Tagged => {
    const { highlights, [ORIGIN]: origin } = entry;
    if (!highlights) return entry;
    const chosen = listTexts(entry, 'highlights').filter(({ text }) => isChosen(tagsIn(text)));
    return {
      ...entry,
      highlights: chosen.map(({ text }) => untagged(text, known)),
      [ORIGIN]: origin && {
        ...origin,
        fields: { ...origin.fields, highlights: chosen.map(({ field }) => field) },
      },
    };
  };
  const resume = withLists(tagged, (list) =>
    list.filter((entry) => isChosen(entry['x-tags'])).map(withChosen),
  );
  return {
    ...content,
    resume: { ...resume, basics: { ...tagged.basics, ...basics } },
    site: {
      ...content.site,
      ...Object.fromEntries(
        Object.entries({ greeting, facts, sections }).filter(([, value]) => value !== undefined),
      ),
      ...(sections && content.site.pdf?.sections && { pdf: { ...content.site.pdf, sections } }),
    },
  };
}

/** Returns the content of each version, by name. */
export function versionsOf(content: Content): Record<string, Content> {
  const { versions = {}, tagged = content.resume } = content;
  const known = knownTags(tagged, versions);
  return mapRecord(versions, (version) => versionOf(content, tagged, version, known));
}

/** Returns the page of a version, with its head and navigation. Its own summary and what its reader asks come first. */
export function versionView(
  content: Content,
  asks: AskView[],
  { basics, for: reader }: VersionFile = {},
  url?: string,
): Draft<VersionView> {
  const { about, results, order, ...home } = homeView(withProofs(content, asks), url);
  const { title = '', sections = [] } = pageViews(content).home ?? {};
  const asksItem = asks.length ? [itemOf('asks', wordsOf(content.site).asksItem)] : [];
  const isOpening = !!basics?.summary;
  const summary = isOpening
    ? {
        opening: results ? [...(about ?? []), { list: results }] : about,
        order: order.filter((section) => section !== 'about'),
      }
    : { about, results, order };
  const items = sections.filter(({ hash }) => !isOpening || hash !== '#about');
  return {
    home: { ...home, ...summary, reader, isCompact: asks.length > 0 },
    asks,
    view: { title, sections: [...asksItem, ...items] },
  };
}
