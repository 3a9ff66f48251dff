import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { merge, mergeSite } from './merge.ts';
import type { Content, ProjectFile, Resume, Site } from './types.ts';

/**
 * Reads the owner's folder. What is left blank in the résumé counts as not given.
 * @param folder absolute path of `src/content`
 * @param language name of a folder in it: what that says, over what the first language says (see `merge`)
 * @throws where a file is missing or is not JSON
 */
export function loadContent(folder: string, language?: string): Content {
  const read = (file: string) =>
    JSON.parse(readFileSync(resolve(folder, file), 'utf8').replace(/^\uFEFF/, ''));
  const readOwn = (file: string) => {
    const own = `${language}/${file}`;
    return existsSync(resolve(folder, own)) ? read(own) : undefined;
  };
  const laid = (file: string) => (language ? merge(read(file), readOwn(file)).value : read(file));
  const projects: Record<string, ProjectFile> = {};
  const files = existsSync(resolve(folder, 'projects')) ? readdirSync(resolve(folder, 'projects')) : [];
  for (const file of files.sort()) {
    if (file.endsWith('.json')) projects[basename(file, '.json')] = laid(`projects/${file}`) as ProjectFile;
  }
  const site = read('site.json');
  return {
    resume: (withoutBlanks(laid('resume.json')) ?? {}) as Resume,
    site: (language ? mergeSite(site, readOwn('site.json'), language).value : site) as Site,
    projects,
  };
}

/** A JSON value without empty texts, lists and groups, at any depth; undefined if nothing is left. */
export function withoutBlanks(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() ? value : undefined;
  if (Array.isArray(value)) {
    const kept = value.map(withoutBlanks).filter((each) => each !== undefined);
    return kept.length ? kept : undefined;
  }
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const kept = Object.entries(value)
    .map(([key, each]) => [key, withoutBlanks(each)])
    .filter(([, each]) => each !== undefined);
  return kept.length ? Object.fromEntries(kept) : undefined;
}
