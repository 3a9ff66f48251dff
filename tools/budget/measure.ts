import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesIn } from '../../plugins/content/folder.ts';
import type { BuiltModules } from '../../plugins/module-sizes.ts';
import { collectRequests, type Site } from './collect-requests.ts';
import { carouselsOf, chunksOf, figuresOf, offlineOf } from './figures.ts';
import type { Budget } from './types.ts';
import { scale } from './weigh.ts';

/** Pages of other addresses come last. */
const LAST = '404.html';

/**
 * Opens a built site, with all its languages.
 * @param dist absolute path of its folder; `.build/modules.json` is looked for beside it
 * @throws where either is missing
 */
export function openSite(dist: string): Site {
  const modules = resolve(dist, '../.build/modules.json');
  for (const [path, what] of [
    [resolve(dist, 'index.html'), 'no built site'],
    [modules, "the bundle's module sizes are missing"],
  ] as const) {
    if (!existsSync(path)) throw new Error(`${path}: ${what}: run \`npm run build\` first`);
  }
  const all = filesIn(dist);
  const languages = languagesOf(dist, all);
  const built: BuiltModules = languages.reduce(withLanguage(dist), JSON.parse(readFileSync(modules, 'utf8')));
  const pages = [...built.pages].sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
  return {
    files: all.filter((file) => !file.endsWith('.html') || pages.includes(file)),
    pages,
    languages,
    read: (file) => readFileSync(resolve(dist, file), 'utf8'),
    weigh: scale(dist),
    built,
  };
}

/** A language's pages come after the first one's; its home page first. */
const rank = (file: string) =>
  (file.includes('/') ? 3 : 0) + (file.endsWith('index.html') ? 0 : file.endsWith(LAST) ? 2 : 1);

/** What the build said of a language's scripts. */
const modulesFile = (dist: string, language: string) => resolve(dist, `../.build/modules.${language}.json`);

const languagesOf = (dist: string, files: string[]): string[] =>
  files
    .flatMap((file) => /^([^/]+)\/index\.html$/.exec(file)?.[1] ?? [])
    .filter((language) => existsSync(modulesFile(dist, language)))
    .sort();

/** Adds a language's pages and scripts to those of the site, in its folder and by its name. */
const withLanguage =
  (dist: string) =>
  (built: BuiltModules, language: string): BuiltModules => {
    const { pages, chunks }: BuiltModules = JSON.parse(readFileSync(modulesFile(dist, language), 'utf8'));
    const below = (names: string[]) => names.map((name) => `${language}/${name}`);
    const own = chunks.map(({ file, name, imports, dynamicImports, css, modules }) => ({
      file: `${language}/${file}`,
      name: `${language}/${name}`,
      imports: below(imports),
      dynamicImports: below(dynamicImports),
      css: below(css),
      modules,
    }));
    return { ...built, pages: [...built.pages, ...below(pages)], chunks: [...built.chunks, ...own] };
  };

/** All that is known of a built site's weight. */
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
    offline: offlineOf(
      site.files.filter((file) => !site.languages.includes(file.replace(/\/.*/, ''))),
      site.weigh,
    ),
    built: site.built,
  };
}
