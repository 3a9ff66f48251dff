import type { Fault } from '../fault.ts';
import type { OwnerFiles } from './read/owner-files.ts';
import type { Content } from './types.ts';

/** The owner's folder, which `vite.config.ts` opens for every plugin: its files are read and checked once. */
export interface Owner {
  /** Absolute paths of the project and of the owner's folder. */
  root: string;
  folder: string;
  /** Absolute path of the folder whose files replace those of `src/`; undefined if no file may be replaced. */
  overrides?: string;
  /** The folders of the further languages. */
  languages: string[];
  /** The URL of the published site, from `SITE_URL` or `publishAt`. */
  readonly address?: string;
  /** Gives the site an address that the build has found out; throws if somebody has read that there is none. */
  publishAt: (url: string) => void;
  /** Files that are served as they are, as paths from the first language's base. */
  publicFiles: () => string[];
  /** Returns the files in a language, by default the first; what can't be read carries its faults. */
  files: (language?: string) => OwnerFiles;
  /** Returns the content in a language, by default the first; throws a `ContentError` if a file can't be read. */
  content: (language?: string) => Content;
  /** Returns what is wrong with the content of all languages: `faults` stop the build, `warnings` do not. */
  check: () => Promise<{ faults: Fault[]; warnings: Fault[] }>;
  /** Returns a line per further language about its texts that are still in the first one. */
  fallbackLines: () => string[];
  /** Forgets all that has been read; called when a file has changed. */
  forget: () => void;
}
