import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import type { Fault } from './fault.ts';
import { type Merged, merge, mergeSite } from './merge.ts';
import type { OwnerFiles } from './rules/owner-files.ts';
import { fieldOf, readSource, type Source, search, textsIn } from './source.ts';

/** What the rules look at of two files. */
export interface MergedSource extends Source {
  /** The language's own file. */
  own?: Source;
  merged: Merged;
}

/** What the rules look at in a further language: its files over the first language's. */
export interface TranslatedFiles extends OwnerFiles {
  /** The name of its folder. */
  language: string;
  resume: MergedSource;
  site: MergedSource;
  projects: [name: string, source: MergedSource][];
}

const NOTHING: Merged = { value: undefined, origins: new Map(), uneven: [] };

/**
 * Reads what a language says, over what the first one says.
 * @param first as `readOwnerFiles` has it
 * @param language name of a folder in the owner's
 */
export function readTranslatedFiles(first: OwnerFiles, language: string): TranslatedFiles {
  const over = (source: Source, file: string, lay: (before: unknown, after: unknown) => Merged = merge) => {
    const path = resolve(first.folder, language, file);
    const own = existsSync(path) ? readSource(first.root, path) : undefined;
    // Where the first can't be read, nothing can be said of both.
    return mergedSource(source, own, source.value === undefined ? NOTHING : lay(source.value, own?.value));
  };
  return {
    ...first,
    language,
    resume: over(first.resume, 'resume.json'),
    site: over(first.site, 'site.json', (before, after) => mergeSite(before, after, language)),
    projects: first.projects.map(([name, source]) => [name, over(source, `projects/${name}.json`)]),
  };
}

/**
 * A language's file together with the first language's, for the rules to look at. A fault tells the file that it stands in:
 * the language's own where that has a word in it, else the first's.
 * @param own undefined where the language has no such file
 * @param merged what both say
 */
function mergedSource(first: Source, own: Source | undefined, merged: Merged): MergedSource {
  const { value, origins } = merged;
  const file = (own ?? first).file;
  /** The nearest place that is known, and the way on from there. */
  const originOf = (path: JSONPath) => {
    for (let length = path.length; ; length--) {
      const origin = origins.get(JSON.stringify(path.slice(0, length)));
      if (origin || !length) return { origin: origin ?? {}, rest: path.slice(length) };
    }
  };
  return {
    own,
    merged,
    file,
    value,
    faults: own?.faults ?? [],
    fault(path, problem, remedy) {
      const { origin, rest } = originOf(path);
      const there = origin.first && first.fault([...origin.first, ...rest], problem, remedy);
      const here = origin.own && own?.fault([...origin.own, ...rest], problem, remedy);
      const found: Fault = here ?? there ?? { file, field: fieldOf(path), problem, remedy };
      return here && there ? { ...here, twin: there } : found;
    },
    find: (...pattern) => search(value, pattern),
    texts: () => textsIn(value),
  };
}
