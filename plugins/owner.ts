import { checkFiles } from './content/check/check.ts';
import { ContentError, type Fault } from './content/fault.ts';
import { contentFolder, languagesIn, publicFiles } from './content/read/folder.ts';
import { contentOf, fallbackLines } from './content/read/load.ts';
import {
  type OwnerFiles,
  readOwnerFiles,
  readTranslatedFiles,
  sourcesOf,
} from './content/read/owner-files.ts';
import type { Content } from './content/types.ts';

/**
 * The owner's folder. `vite.config.ts` opens it and hands it to every plugin: nothing else reads the files in it, which
 * are read and checked once, however many languages a build has.
 */
export interface Owner {
  /** Absolute paths of the project and of the owner's folder. */
  root: string;
  folder: string;
  /** The folders of the further languages. */
  languages: string[];
  /** Files that are served as they are, as paths from the first language's base. */
  publicFiles: () => string[];
  /** Returns the content in a language, by default the first; throws a `ContentError` if a file can't be read. */
  content: (language?: string) => Content;
  /** Returns what is wrong with the content of all languages: `faults` stop the build, `warnings` do not. */
  check: () => Promise<{ faults: Fault[]; warnings: Fault[] }>;
  /** Returns a line per further language about its texts that are still in the first one. */
  fallbackLines: () => string[];
  /** Forgets what has been read, as a file has changed. */
  forget: () => void;
}

/** Opens an owner's folder, by default the one that the site is built from. */
export function openOwner(root: string, folder = contentFolder(root), env = process.env): Owner {
  const languages = languagesIn(folder);
  const once = memory();
  const first = () => once('first', () => readOwnerFiles(root, folder));
  const files = (language?: string): OwnerFiles =>
    language ? once(`files of ${language}`, () => readTranslatedFiles(first(), language)) : first();
  const all = () => [first(), ...languages.map(files)];
  return {
    root,
    folder,
    languages,
    publicFiles: () => publicFiles(root, folder),
    content: (language) =>
      once(`content of ${language}`, () => {
        const faults = new Set(
          [first(), files(language)].flatMap(sourcesOf).flatMap((source) => source.faults),
        );
        if (faults.size) throw new ContentError([...faults]);
        return contentOf(files(language));
      }),
    check: () => once('check', () => checkFiles(all(), env)),
    fallbackLines: () => fallbackLines(all()),
    forget: once.clear,
  };
}

/** Returns a function that makes each value once, by a name, until its `clear`; what throws is made again. */
function memory() {
  const made = new Map<string, unknown>();
  const once = <T>(name: string, make: () => T): T => {
    if (!made.has(name)) made.set(name, make());
    return made.get(name) as T;
  };
  return Object.assign(once, { clear: () => made.clear() });
}
