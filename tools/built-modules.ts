import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuiltModules } from '../plugins/finish/module-sizes.ts';

/**
 * What the build recorded next to a site, in all its languages; undefined for a site that something else built.
 * @param dist absolute path of the built site
 */
export function builtModules(dist: string): BuiltModules | undefined {
  const folder = resolve(dist, '../.build');
  const read = (name: string): BuiltModules => JSON.parse(readFileSync(resolve(folder, name), 'utf8'));
  if (!existsSync(resolve(folder, 'modules.json'))) return undefined;
  const languages = readdirSync(folder)
    // The others belong to languages that were removed from the site.
    .filter((name) => existsSync(resolve(dist, /^modules\.(.+)\.json$/.exec(name)?.[1] ?? '-', 'index.html')))
    .sort()
    .map(read);
  const first = read('modules.json');
  return {
    base: first.base,
    pages: [first, ...languages].flatMap(({ pages }) => pages),
    chunks: [first, ...languages].flatMap(({ chunks }) => chunks),
  };
}
