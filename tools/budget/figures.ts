import { precached, WORKER_FILE } from '../../plugins/built-files.ts';
import type { BuiltModules } from '../../plugins/module-sizes.ts';
import { median } from '../statistics.ts';
import type { PageWeight, Site } from './collect-requests.ts';
import type { Item, Kind, Weight, When } from './types.ts';
import { total } from './weigh.ts';

const FIRST_VIEW: When[] = ['first', 'after', 'counted', 'near'];

export const isFirstView = ({ when }: Item): boolean => FIRST_VIEW.includes(when);

/** Totals of a page's files, by kind and timing. */
export function figuresOf({ items }: PageWeight) {
  const firstView = items.filter(isFirstView);
  const of = (kind: Kind) => total(firstView.filter((item) => item.kind === kind));
  return {
    html: of('html'),
    // The carousel's script has its own ceiling.
    js: total(firstView.filter(({ kind, when }) => kind === 'js' && when !== 'near')),
    css: of('css'),
    fonts: of('font'),
    pictures: of('picture'),
    icon: of('icon'),
    // Everything that loads before the visitor does anything, except files loaded aside.
    firstView: total(firstView),
    aside: total(items.filter(({ when }) => when === 'aside')),
    lazyJs: total(items.filter(({ when, kind }) => when === 'lazy' && kind === 'js')),
    requests: firstView.length,
    // Render-blocking requests.
    blocking: items.filter(({ blocking }) => blocking).length,
  };
}

/** Bytes by name, of script modules and of other files. */
export type Parts = Record<string, number>;

/**
 * Breaks files down into named parts, so that growth can be traced: the modules of a script; markup, styles and fonts
 * of the HTML; any other file as one part.
 */
export function partsOf(items: Item[], built: BuiltModules, pages: PageWeight[] = []): Parts {
  const parts: Parts = {};
  for (const { file, name, kind, brotli } of items) {
    const chunk = built.chunks.find((each) => each.file === file);
    if (kind === 'html') {
      const page = pages.find((each) => each.file === file);
      const styles = page?.inlinedCss;
      const type = page?.inlinedFonts.brotli ?? 0;
      parts[`${file}: markup`] = brotli - (styles?.brotli ?? 0) - type;
      if (type) parts[`${file}: type`] = type;
      if (styles) parts[`${file}: ${styles.names.join(' + ') || 'styles'}`] = styles.brotli;
    } else if (chunk) Object.assign(parts, chunk.modules);
    else parts[name] = brotli;
  }
  return parts;
}

/** Each script with its weight, heaviest first. */
export function chunksOf(built: BuiltModules, weigh: (file: string) => Weight) {
  return built.chunks
    .map(({ name, file }) => ({ name, file, ...weigh(file) }))
    .sort((one, other) => other.brotli - one.brotli);
}

/** Files cached for offline visits; those that are new are fetched after the first view. */
export type Offline = NonNullable<ReturnType<typeof offlineOf>>;

/** Weighs the first language's service worker and everything that it precaches; null if there is none. */
export const offlineOf = ({ files, pages, languages, weigh }: Site) =>
  files.includes(WORKER_FILE)
    ? { worker: weigh(WORKER_FILE), kept: total(precached(files, pages, languages).map(weigh)) }
    : null;

/** The pictures of all carousels as served to a phone; the median is that of all but drawings, 0 if there are none. */
export function carouselsOf(pages: PageWeight[], weigh: (file: string) => Weight) {
  const files = [...new Set(pages.flatMap(({ carousels }) => carousels))];
  const sorted = files
    .map((file) => ({ file, brotli: weigh(file).brotli }))
    .sort((one, other) => one.brotli - other.brotli);
  const encoded = sorted.filter(({ file }) => !file.endsWith('.svg'));
  return {
    pictures: files.length,
    median: Math.round(median(encoded.map(({ brotli }) => brotli))),
    largest: sorted.at(-1) ?? { file: 'none', brotli: 0 },
  };
}
