import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuiltModules } from '../../plugins/module-sizes.ts';
import { collectRequests, type Site } from './collect-requests.ts';
import {
  type Carousels,
  type ChunkWeight,
  carouselsOf,
  chunksOf,
  type Figures,
  figuresOf,
  type Offline,
  offlineOf,
} from './figures.ts';
import type { Budget, PageWeight } from './types.ts';
import { scale } from './weigh.ts';

/** A page with its figures. */
export interface MeasuredPage extends PageWeight {
  figures: Figures;
}

/** All that is known of a built site's weight. */
export interface Measured {
  pages: MeasuredPage[];
  chunks: ChunkWeight[];
  carousels: Carousels;
  offline: Offline | null;
  built: BuiltModules;
}

/** Pages of other addresses come last. */
const LAST = '404.html';

/**
 * Opens a built site.
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
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const pages = files
    .filter((file) => file.endsWith('.html') && !file.startsWith('assets/'))
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
  return {
    files,
    pages,
    read: (file) => readFileSync(resolve(dist, file), 'utf8'),
    weigh: scale(dist),
    built: JSON.parse(readFileSync(modules, 'utf8')),
  };
}

const rank = (file: string) => (file === 'index.html' ? 0 : file === LAST ? 2 : 1);

/** Weighs every page, script and carousel picture of a built site. */
export function measure(site: Site, budget: Budget): Measured {
  const pages = site.pages.map((file) => {
    const page = collectRequests(file, site, budget);
    return { ...page, figures: figuresOf(page) };
  });
  return {
    pages,
    chunks: chunksOf(site.built, site.weigh),
    carousels: carouselsOf(pages, site.weigh),
    offline: offlineOf(site.files, site.weigh),
    built: site.built,
  };
}
