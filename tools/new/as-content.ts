import type { Imported, Resume as ImportedResume, Section } from '../../packages/resume-import/src/index.ts';
import { checkResume } from '../../plugins/check/rules/resume.ts';
import { checkSchema } from '../../plugins/check/schema.ts';
import { merge } from '../../plugins/content/read/merge.ts';
import { sourceOf } from '../../plugins/content/read/source.ts';
import { isObject } from '../../plugins/content/read/values.ts';
import { slugOf } from '../../plugins/content/text/slug.ts';
import { type Resume, SECTION_IDS, type SectionFile } from '../../plugins/content/types.ts';
import type { Fault } from '../../plugins/fault.ts';

type Content = { resume: Resume & Record<string, unknown>; sections: SectionFile[] };

/** An imported résumé as the owner's content: the further languages have what their folders need. */
export type ImportedContent = Omit<Imported, keyof Content | 'translations'> &
  Content & { translations: Record<string, { resume: object; sections: SectionFile[] }> };

/** Returns what was imported from a file as content of the site. */
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
        sections: other.sections.filter((section) => {
          const original = first.sections.find(({ id }) => id === section.id);
          return difference(original, section);
        }),
      };
  }
  return content;
}

const contentOf = ({ resume, sections }: Pick<Imported, 'resume' | 'sections'>): Content => ({
  resume: usable(resume),
  sections: withIds(sections),
});

/** Keys of what other tools have put beside a résumé's lists. */
const OF_TOOLS = /^(?:[$_]|x-|id$|meta$)/;

/** Returns a résumé without what other tools have put there and the check refuses. */
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

/** Returns sections with an id each, which no other section of the site has. */
function withIds(sections: Section[]): SectionFile[] {
  const files: SectionFile[] = [];
  for (const { key, heading, blocks } of sections) {
    const taken = [...SECTION_IDS, ...files.map(({ id }) => id)];
    const idOf = (words: string) => slugOf(words).replace(/^[^a-z]+/, '');
    const slug = idOf(heading) || idOf(key) || `section-${files.length + 1}`;
    files.push({ id: taken.includes(slug) ? `${slug}-${files.length + 2}` : slug, heading, blocks });
  }
  return files;
}

/** Returns what a further language's folder needs: the fields of a group that differ, in a list of groups those of each. */
function difference(first: unknown, other: unknown): unknown {
  if (JSON.stringify(first) === JSON.stringify(other)) return undefined;
  if (Array.isArray(first) && Array.isArray(other) && other.every(isObject))
    return other.map((item, index) => difference(first[index], item) ?? {});
  if (!isObject(first) || !isObject(other)) return other;
  return Object.fromEntries(Object.keys(other).map((key) => [key, difference(first[key], other[key])]));
}
