import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesIn } from '../../plugins/content/read/folder.ts';
import type { BuiltModules } from '../../plugins/module-sizes.ts';
import { collectRequests, type Site } from './collect-requests.ts';
import { carouselsOf, chunksOf, figuresOf, offlineOf } from './figures.ts';
import type { Budget } from './types.ts';
import { weighFile } from './weigh.ts';

/** The not-found page is last. */
const LAST = '404.html';

/**
 * Opens a built site with all its languages.
 * @param dist absolute path of its folder; `.build/modules.json` must be next to it
 * @throws if either is missing, or the compressed versions of the files are
 */
export function openSite(dist: string): Site {
  const buildInfo = resolve(dist, '../.build');
  for (const [path, problem] of [
    [resolve(dist, 'index.html'), 'no built site'],
    [resolve(dist, 'index.html.br'), 'the compressed files are missing'],
    [resolve(buildInfo, 'modules.json'), "the bundle's module sizes are missing"],
  ] as const) {
    if (!existsSync(path)) throw new Error(`${path}: ${problem}: run \`npm run build\` first`);
  }
  const modulesIn = (file: string): BuiltModules =>
    JSON.parse(readFileSync(resolve(buildInfo, file), 'utf8'));
  const built = modulesIn('modules.json');
  const languages = readdirSync(buildInfo)
    .flatMap((file) => /^modules\.(.+)\.json$/.exec(file)?.[1] ?? [])
    // The others belong to languages that were removed from the site.
    .filter((language) => existsSync(resolve(dist, language, 'index.html')))
    .sort();
  for (const { pages, chunks } of languages.map((language) => modulesIn(`modules.${language}.json`))) {
    built.pages.push(...pages);
    built.chunks.push(...chunks);
  }
  built.pages.sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
  return {
    files: filesIn(dist),
    pages: built.pages,
    languages,
    read: (file) => readFileSync(resolve(dist, file), 'utf8'),
    weigh: (file) => weighFile(dist, file),
    built,
  };
}

/** Sorts the first language before the others, home pages before other pages. */
const rank = (file: string) =>
  (file.includes('/') ? 3 : 0) + (file.endsWith('index.html') ? 0 : file.endsWith(LAST) ? 2 : 1);

/** Every figure measured in a built site. */
export type Measured = ReturnType<typeof measure>;
export type MeasuredPage = Measured['pages'][number];

/** Weighs every page, script and carousel picture of a built site. */
export function measure(site: Site, budget: Budget) {
  const pages = site.pages.map((file) => {
    const page = collectRequests(file, site, budget);
    return { ...page, figures: figuresOf(page) };
  });
  return {
    pages,
    chunks: chunksOf(site.built, site.weigh),
    carousels: carouselsOf(pages, site.weigh),
    offline: offlineOf(site),
    built: site.built,
  };
}
