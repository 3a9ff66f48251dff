import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import type { Resume, VersionFile } from '../types.ts';
import type { Origin } from './origin.ts';

/** An entry of any list of the résumé. */
export type Tagged = Record<string, unknown> & Origin & { 'x-tags'?: string[]; highlights?: string[] };

/** Tags at the end of a highlight: `{backend}`, `{backend, ops}`. */
const TAGS = /\{[\p{L}\p{N}_-][\p{L}\p{N}_, -]*\}$/u;

/** Returns the tags that a highlight ends with. */
export const tagsIn = (highlight: string): string[] =>
  TAGS.exec(highlight.trimEnd())?.[0].match(/[\p{L}\p{N}_-]+/gu) ?? [];

/** Returns the lists of a résumé by name, only those of JSON Resume: other fields may be anything, and are not shown. */
export const listsOf = (resume: Resume): [name: string, entries: Tagged[]][] =>
  Object.entries(resume).flatMap(([name, value]): [string, Tagged[]][] =>
    Object.hasOwn(schema.properties, name) && Array.isArray(value) ? [[name, value as Tagged[]]] : [],
  );

/** Returns the entries of all these lists. */
export const entriesIn = (resume: Resume): Tagged[] => listsOf(resume).flatMap(([, list]) => list);

/** Returns a résumé with each of these lists changed. */
export const withLists = (resume: Resume, change: (list: Tagged[]) => Tagged[]): Resume => ({
  ...resume,
  ...Object.fromEntries(listsOf(resume).map(([name, list]) => [name, change(list)])),
});

/** Returns the tags that entries have or versions name. Other words in braces at the end of a highlight are text. */
export function knownTags(resume: Resume, versions: Record<string, VersionFile>): Set<string> {
  const lists = [
    ...entriesIn(resume).map((entry) => entry?.['x-tags']),
    ...Object.values(versions).flatMap((version) => [version?.only, version?.without]),
  ];
  // Before the check, these fields may be anything.
  return new Set(lists.flatMap((list) => (Array.isArray(list) ? list : [])));
}

/** Returns a highlight without its tags, if these are known, as by default all are. */
export const untagged = (highlight: string, known = new Set(tagsIn(highlight))): string =>
  tagsIn(highlight).some((tag) => known.has(tag))
    ? highlight.trimEnd().replace(TAGS, '').trimEnd()
    : highlight;

/** Returns a résumé as it is shown: without the tags at the end of its highlights. */
export function withoutTags(resume: Resume, known: Set<string>): Resume {
  const shown = (entry: Tagged): Tagged =>
    Array.isArray(entry?.highlights)
      ? {
          ...entry,
          highlights: entry.highlights.map((item) =>
            typeof item === 'string' ? untagged(item, known) : item,
          ),
        }
      : entry;
  return withLists(resume, (list) => list.map(shown));
}
