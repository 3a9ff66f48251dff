import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Content, ProjectFile, Resume, Site } from './types.ts';

/**
 * Reads the owner's folder.
 * @param folder absolute path of `src/content`
 * @throws where a file is missing or is not JSON
 */
export function loadContent(folder: string): Content {
  const read = (file: string) => JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
  const projects: Record<string, ProjectFile> = {};
  for (const file of readdirSync(resolve(folder, 'projects')).sort()) {
    if (file.endsWith('.json')) projects[basename(file, '.json')] = read(`projects/${file}`);
  }
  return { resume: read('resume.json') as Resume, site: read('site.json') as Site, projects };
}
