import { reachable } from '../../plugins/built-files.ts';
import type { BuiltChunk, BuiltModules } from '../../plugins/module-sizes.ts';
import { type Page, parsePage } from './parse.ts';
import type { Budget, Item, Kind, Weight, When } from './types.ts';
import { kindOf, nameOf, weighFonts, weighText } from './weigh.ts';

/** Access to a built site; tests pass a stub. */
export interface Site {
  /** Paths of all files in the built site, and of those that are pages; other HTML files are the owner's own. */
  files: string[];
  pages: string[];
  /** Folders of the further languages. */
  languages: string[];
  read: (file: string) => string;
  weigh: (file: string) => Weight;
  built: BuiltModules;
}

/** The URL path of a page's file: `/notify` for `notify.html`, `/de/` for `de/index.html`. */
export const pathOf = (file: string): string => `/${file.replace(INDEX, '').replace(/\.html$/, '')}`;

const INDEX = /(?<![^/])index\.html$/;

/** Everything that one page loads. */
export type PageWeight = ReturnType<typeof collectRequests>;

/**
 * Collects everything that one page loads: its HTML, its scripts and their imports, files that load after the page, the
 * pictures that a phone picks, and files that may load later.
 * @throws if it loads a file that was not built; the message names the page
 */
export function collectRequests(file: string, site: Site, budget: Budget) {
  const path = pathOf(file);
  try {
    const source = site.read(file);
    const parsed = parsePage(source, budget.pages[path]?.counts);
    // Paths are relative to the language's own build.
    const folder = file.replace(/[^/]*$/, '');
    const page = { ...parsed, inlinedFrom: parsed.inlinedFrom.map((style) => folder + style) };
    const items = new Map<string, Item>();
    const add = (url: string, when: When, kind?: Kind) => {
      const { base } = site.built;
      const target = url.startsWith(base) ? url.slice(base.length) : url.replace(/^\.\//, '');
      if (!target || items.has(target) || url.startsWith('data:')) return;
      const names = { file: target, name: nameOf(target), kind: kind ?? kindOf(target) };
      const blocking = page.blocking.includes(url);
      items.set(target, { ...names, when, blocking, ...site.weigh(target) });
    };

    add(file, 'first', 'html');
    for (const url of [...page.linked, ...page.blocking]) add(url, 'first');
    addScripts({ ...page, isHome: INDEX.test(file) }, site.built, budget, add);
    for (const url of [...page.inCss, ...page.pictures]) add(url, 'first');
    for (const url of page.counted) add(url, 'counted');
    if (page.icon) add(page.icon, 'first', 'icon');
    for (const url of page.others) add(url, 'aside');
    for (const url of [...page.carousels, ...page.spareFonts]) add(url, 'lazy');

    return {
      /** URL path: `/`, `/notify`; `/404` for every unknown URL. */
      path,
      file,
      items: [...items.values()],
      /** Fonts in the inline styles, weighed as files: a share of the HTML. */
      inlinedFonts: weighFonts(page.inlinedFonts),
      /** Those styles without their fonts, compressed separately: a share of the HTML too. */
      inlinedCss: { ...weighText(Buffer.from(page.inlinedCss)), names: page.inlinedFrom.map(nameOf) },
      /** Files of the carousel pictures that a phone picks. */
      carousels: page.carousels.map((url) => url.slice(site.built.base.length)),
    };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

type VisitedPage = Page & { isHome: boolean };
type Add = (file: string, when: When) => void;

/** Adds the page's scripts and their stylesheets, each with the timing that the budget gives it. */
function addScripts(page: VisitedPage, built: BuiltModules, budget: Budget, add: Add) {
  const known = new Map(built.chunks.map((chunk) => [chunk.file, chunk]));
  const chunkAt = (file: string): BuiltChunk => {
    const chunk = known.get(file);
    if (!chunk) throw new Error(`loads ${file}, which is not in .build/modules.json: rebuild the site`);
    return chunk;
  };
  const withImports = (files: string[]) =>
    reachable(files.map(chunkAt), ({ imports }) => imports.map(chunkAt));

  const first = withImports(page.modules.map((url) => url.slice(built.base.length)));
  for (const { file } of first) add(built.base + file, 'first');
  const followed = new Set(first);
  // Scripts that load aside may load more.
  for (const { dynamicImports } of followed)
    for (const chunk of dynamicImports.map(chunkAt))
      if (whenOf(chunk.name, budget, page) === 'aside') followed.add(chunk);
  const later = [...followed].flatMap(({ dynamicImports }) => dynamicImports);
  // The earliest timing wins.
  for (const when of ['after', 'aside', 'near', 'lazy'] as const)
    for (const each of later.filter((file) => whenOf(chunkAt(file).name, budget, page) === when))
      for (const { file, css } of withImports([each])) {
        add(built.base + file, when);
        for (const style of css) if (!page.inlinedFrom.includes(style)) add(built.base + style, when);
      }
}

function whenOf(name: string, budget: Budget, page: VisitedPage): When | undefined {
  const { carousels, carouselNear, isHome } = page;
  switch (budget.chunks[name]?.loads) {
    case 'at once':
    case 'after load':
      return 'after';
    case 'aside':
      return 'aside';
    case 'aside on the home page':
      return isHome ? 'aside' : 'lazy';
    case 'near a carousel':
      return carouselNear ? 'near' : carousels.length ? 'lazy' : undefined;
    default:
      return 'lazy';
  }
}
