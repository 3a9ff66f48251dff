import type { Imported, Resume as ImportedResume, Section } from '../../packages/resume-import/src/index.ts';
import { checkResume } from '../../plugins/check/rules/resume.ts';
import { checkSchema } from '../../plugins/check/schema.ts';
import { merge } from '../../plugins/content/read/merge.ts';
import { isObject, sourceOf } from '../../plugins/content/read/source.ts';
import { slugOf } from '../../plugins/content/text/slug.ts';
import { type Resume, SECTION_IDS, type SectionFile } from '../../plugins/content/types.ts';
import type { Fault } from '../../plugins/fault.ts';

type Content = { resume: Resume & Record<string, unknown>; sections: SectionFile[] };

/** An imported résumé as the owner's content: the further languages have what their folders need. */
export type ImportedContent = Omit<Imported, keyof Content | 'translations'> &
  Content & { translations: Record<string, { resume: object; sections: SectionFile[] }> };

/**
 * Returns what was imported as content of the site.
 * @param file the name that the owner knows the résumé by
 */
export function asContent(file: string, { translations, ...imported }: Imported): ImportedContent {
  const first = contentOf(imported);
  const content: ImportedContent = { ...imported, ...first, left: [...imported.left], translations: {} };
  for (const [tag, translation] of Object.entries(translations)) {
    const other = contentOf(translation);
    const why = `its texts in ${tag} have other lists than those in ${imported.language.tag}, so they are not shown`;
    if (merge(first.resume, other.resume).uneven.length)
      content.left.push(`${file}:1: ${why}; write them into ${tag}/resume.json in your content`);
    else
      content.translations[tag] = {
        resume: difference(first.resume, other.resume) as object,
        sections: other.sections.filter((own) =>
          difference(
            first.sections.find(({ id }) => id === own.id),
            own,
          ),
        ),
      };
  }
  return content;
}

const contentOf = ({ resume, sections }: Pick<Imported, 'resume' | 'sections'>): Content => ({
  resume: usable(resume),
  sections: withIds(sections),
});

/** What other tools have put beside a résumé's lists. */
const OF_TOOLS = /^(?:[$_]|x-|id$|meta$)/;

/** Returns a résumé without that, where the check refuses it. */
const usable = (resume: ImportedResume): Content['resume'] =>
  Object.fromEntries(
    Object.entries(resume).filter(
      ([key, value]) => !OF_TOOLS.test(key) || !faultsOf({ basics: { name: '-' }, [key]: value }).length,
    ),
  );

/** Returns the faults that the check finds in a résumé. */
export function faultsOf(resume: unknown): Fault[] {
  const source = sourceOf('resume.json', JSON.stringify(resume));
  return [...checkSchema('resume', source), ...checkResume(source)];
}

function withIds(given: Section[]): SectionFile[] {
  const all: SectionFile[] = [];
  for (const { key, heading, blocks } of given) {
    const taken = [...SECTION_IDS, ...all.map(({ id }) => id)];
    const idOf = (words: string) => slugOf(words).replace(/^[^a-z]+/, '');
    const slug = idOf(heading) || idOf(key) || `section-${all.length + 1}`;
    all.push({ id: taken.includes(slug) ? `${slug}-${all.length + 2}` : slug, heading, blocks });
  }
  return all;
}

/** Returns what a further language's folder needs: of groups the fields that differ, of lists of groups each one's. */
function difference(first: unknown, other: unknown): unknown {
  if (JSON.stringify(first) === JSON.stringify(other)) return undefined;
  if (Array.isArray(first) && Array.isArray(other) && other.every(isObject))
    return other.map((item, index) => difference(first[index], item) ?? {});
  if (!isObject(first) || !isObject(other)) return other;
  return Object.fromEntries(Object.keys(other).map((key) => [key, difference(first[key], other[key])]));
}
