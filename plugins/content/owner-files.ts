import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, relative, resolve } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { wholeFault } from './fault.ts';
import { type Merged, merge, mergeSite, type Origin } from './merge.ts';
import { fieldOf, readSource, type Source, textsIn } from './source.ts';

/** Everything that the rules look at. */
export interface OwnerFiles {
  /** Absolute path of the project. */
  root: string;
  /** Absolute path of the owner's folder. */
  folder: string;
  /** The same from the project's root. */
  shown: string;
  /** The name of the folder of a further language, whose files are laid over the first one's. */
  language?: string;
  resume: Source;
  site: Source;
  /** By name: the file's without its ending. */
  projects: [name: string, source: Source][];
}

/** Reads all that the owner wrote; what can't be read carries its own faults. */
export function readOwnerFiles(root: string, folder: string): OwnerFiles {
  const read = (file: string, recode?: string) => readSource(root, resolve(folder, file), recode);
  return {
    root,
    folder,
    shown: relative(root, folder).replaceAll('\\', '/'),
    resume: read('resume.json', 'save it as UTF-8, or let npm run check -- --fix do it'),
    site: read('site.json'),
    projects: projectsIn(folder).map((name) => [name, read(`projects/${name}.json`)]),
  };
}

/**
 * Reads what a language says, over what the first one says.
 * @param first as `readOwnerFiles` has it
 * @param language name of a folder in the owner's
 */
export function readTranslatedFiles(first: OwnerFiles, language: string): OwnerFiles {
  const over = (source: Source, file: string, lay: (before: unknown, after: unknown) => Merged = merge) => {
    const path = resolve(first.folder, language, file);
    const own = existsSync(path) ? readSource(first.root, path) : undefined;
    // Where the first can't be read, nothing can be said of both.
    return mergedSource(source, own, lay(source.value, source.value === undefined ? undefined : own?.value));
  };
  return {
    ...first,
    language,
    resume: over(first.resume, 'resume.json'),
    site: over(first.site, 'site.json', (before, after) => mergeSite(before, after, language)),
    projects: first.projects.map(([name, source]) => [name, over(source, `projects/${name}.json`)]),
  };
}

/** A fault in it tells the file that it stands in: the language's own where that has a word in it, else the first's. */
function mergedSource(first: Source, own: Source | undefined, merged: Merged): Source {
  const { file } = own ?? first;
  /** As the nearest place that is known. */
  const originOf = (path: JSONPath): Origin => {
    const known = merged.origins.get(JSON.stringify(path));
    if (known || !path.length) return known ?? {};
    const around = originOf(path.slice(0, -1));
    const key = path.slice(-1);
    return {
      own: around.own && [...around.own, ...key],
      first: around.first && [...around.first, ...key],
    };
  };
  return {
    own,
    merged,
    file,
    value: merged.value,
    faults: own?.faults ?? [],
    fault(path, problem, remedy) {
      const origin = originOf(path);
      const there = origin.first && first.fault(origin.first, problem, remedy);
      const here = origin.own && own?.fault(origin.own, problem, remedy);
      return here ? { ...here, twin: there } : (there ?? wholeFault(file, problem, remedy, fieldOf(path)));
    },
  };
}

/** The résumé, the settings and the project pages. */
export const sourcesOf = ({ resume, site, projects }: OwnerFiles): Source[] => [
  resume,
  site,
  ...projects.map(([, source]) => source),
];

/** Every text that the owner wrote, with its file and the way to it. */
export const textsOf = (files: OwnerFiles) =>
  sourcesOf(files).flatMap((source) => textsIn(source.value).map((found) => ({ ...found, source })));

/** The names of the projects in a folder of content: its files without their ending. */
export function projectsIn(folder: string): string[] {
  const projects = resolve(folder, 'projects');
  const files = existsSync(projects) ? readdirSync(projects).filter((file) => extname(file) === '.json') : [];
  return files.sort().map((file) => basename(file, '.json'));
}
