import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Merged, merge } from './merge.ts';
import { type MergedSource, mergedSource } from './merged-source.ts';
import type { OwnerFiles } from './rules/owner-files.ts';
import { readSource, type Source } from './source.ts';
import { mergeSite } from './translate.ts';

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
