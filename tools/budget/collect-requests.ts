import type { BuiltChunk, BuiltModules } from '../../plugins/module-sizes.ts';
import { type Page, parsePage } from './parse.ts';
import type { Budget, Item, Kind, PageWeight, Weight, When } from './types.ts';
import { kindOf, nameOf, weighFonts, weighText } from './weigh.ts';

/** How a built site is read; tests stand in for it. */
export interface Site {
  /** Paths of the files below the built site, an owner's own HTML aside, and of those that are pages. */
  files: string[];
  pages: string[];
  /** Folders of the further languages. */
  languages: string[];
  read: (file: string) => string;
  weigh: (file: string) => Weight;
  built: BuiltModules;
}

/** `notify.html` is shown at `/notify`, `de/index.html` at `/de/`. */
export const pathOf = (file: string): string => `/${file.replace(INDEX, '').replace(/\.html$/, '')}`;

const INDEX = /(?<![^/])index\.html$/;

/**
 * Follows what one page loads: itself, its scripts and what they import, what comes after its load,
 * the pictures that a phone picks, and what may come later.
 * @throws where it loads something that was not built, with the page's name
 */
export function collectRequests(file: string, site: Site, budget: Budget): PageWeight {
  const path = pathOf(file);
  try {
    const source = site.read(file);
    const parsed = parsePage(source, budget.pages[path]?.counts);
    // They are written as the language's own build knows them.
    const below = file.replace(/[^/]*$/, '');
    const page = { ...parsed, inlinedFrom: parsed.inlinedFrom.map((style) => below + style) };
    const items = new Map<string, Item>();
    const add = (address: string, when: When, kind?: Kind) => {
      const { base } = site.built;
      const below = address.startsWith(base) ? address.slice(base.length) : address.replace(/^\.\//, '');
      if (!below || items.has(below) || address.startsWith('data:')) return;
      const names = { file: below, name: nameOf(below), kind: kind ?? kindOf(below) };
      const blocking = page.blocking.includes(address);
      items.set(below, { ...names, when, blocking, ...site.weigh(below) });
    };

    add(file, 'first', 'html');
    for (const address of [...page.scripts, ...page.stylesheets, ...page.blocking]) add(address, 'first');
    addScripts({ ...page, isHome: INDEX.test(file) }, site.built, budget, add);
    for (const address of [...page.inCss, ...page.pictures]) add(address, 'first');
    for (const address of page.counted) add(address, 'counted');
    if (page.icon) add(page.icon, 'first', 'icon');
    for (const address of page.others) add(address, 'aside');
    for (const address of [...page.carousels, ...page.spareFonts]) add(address, 'lazy');

    return {
      path,
      file,
      items: [...items.values()],
      inlinedFonts: weighFonts(page.inlinedFonts),
      inlinedCss: { ...weighText(Buffer.from(page.inlinedCss)), names: page.inlinedFrom.map(nameOf) },
      carousels: [...new Set(page.carousels.map((address) => address.slice(site.built.base.length)))],
    };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

type Visited = Page & { isHome: boolean };
type Add = (file: string, when: When) => void;

/** The page's scripts with their styles, each by when the budget says that it comes. */
function addScripts(page: Visited, built: BuiltModules, budget: Budget, add: Add) {
  const known = new Map(built.chunks.map((chunk) => [chunk.file, chunk]));
  const chunkAt = (file: string): BuiltChunk => {
    const chunk = known.get(file);
    if (!chunk)
      throw new Error(`loads ${file}, which .build/modules.json does not know: build the site anew`);
    return chunk;
  };
  /** A script and all that it imports. */
  const whole = (file: string, found = new Set<BuiltChunk>()): Set<BuiltChunk> => {
    const chunk = chunkAt(file);
    if (found.has(chunk)) return found;
    found.add(chunk);
    for (const each of chunk.imports) whole(each, found);
    return found;
  };

  const first = new Set(page.modules.flatMap((address) => [...whole(address.slice(built.base.length))]));
  for (const { file } of first) add(built.base + file, 'first');
  const followed = new Set(first);
  // What comes aside may bring more.
  for (const { dynamicImports } of followed)
    for (const chunk of dynamicImports.map(chunkAt))
      if (whenOf(chunk.name, budget, page) === 'aside') followed.add(chunk);
  const later = [...followed].flatMap(({ dynamicImports }) => dynamicImports);
  // What comes first counts first.
  for (const when of ['after', 'aside', 'near', 'lazy'] as const)
    for (const each of later.filter((file) => whenOf(chunkAt(file).name, budget, page) === when))
      for (const { file, css } of whole(each)) {
        add(built.base + file, when);
        for (const style of css) if (!page.inlinedFrom.includes(style)) add(built.base + style, when);
      }
}

function whenOf(name: string, budget: Budget, page: Visited): When | undefined {
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
