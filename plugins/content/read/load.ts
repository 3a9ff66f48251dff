import { ContentError } from '../fault.ts';
import type { Content } from '../types.ts';
import { isObject } from './merge.ts';
import { readOwnerFiles, readTranslatedFiles, sourcesOf } from './owner-files.ts';

/**
 * Reads the owner's folder. Fields that are blank in the résumé count as missing.
 * @param folder its absolute path
 * @param language a further language's folder in it, to be merged over the first language (see `merge`)
 * @throws if a file is missing or is not JSON
 */
export function loadContent(folder: string, language?: string): Content {
  // Not the project's root, which is unknown here: errors name each file by its path in the folder.
  const first = readOwnerFiles(folder, folder);
  const files = language ? readTranslatedFiles(first, language) : first;
  const faults = [...new Set([...sourcesOf(first), ...sourcesOf(files)])].flatMap((source) => source.faults);
  if (faults.length) throw new ContentError(faults);
  return {
    resume: withoutBlanks(files.resume.value) ?? {},
    site: files.site.value,
    projects: Object.fromEntries(files.projects.map(([name, { value }]) => [name, value])),
  } as Content;
}

/** A JSON value without blank texts and empty lists and objects, at any depth; undefined if nothing is left. */
export function withoutBlanks(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() ? value : undefined;
  if (Array.isArray(value)) {
    const kept = value.map(withoutBlanks).filter((each) => each !== undefined);
    return kept.length ? kept : undefined;
  }
  if (!isObject(value)) return value ?? undefined;
  const kept = Object.entries(value)
    .map(([key, each]) => [key, withoutBlanks(each)])
    .filter(([, each]) => each !== undefined);
  return kept.length ? Object.fromEntries(kept) : undefined;
}
