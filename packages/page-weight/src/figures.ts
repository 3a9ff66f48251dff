import type { Budget, Item, LoadTime, When } from '../index.d.ts';
import { type BuiltSite, kindIn } from './site.ts';

/** The phone that pages are opened on: its screen in CSS px, and device pixels for each. */
export const PHONE = { width: 412, height: 823, ratio: 1.75 };

/** What a server sends at once over a new connection, before the first acknowledgement: ten packets (RFC 6928). */
export const FIRST_FLIGHT_BYTES = 10 * 1460;

/** Returns when a file loads; `counted` or `aside` if it counts otherwise than by that time. */
export function loadTime({ when, counts }: Item): LoadTime {
  if (when === 'on scroll') return counts ? 'counted' : when;
  return counts ? when : 'aside';
}

/** Returns a file of a site as an item of a page. */
export function itemOf(site: BuiltSite, budget: Budget, file: string, when: When, counts: boolean): Item {
  const name = site.nameOf(file);
  return { file, name, kind: kindIn(budget, name), when, counts, ...site.weigh(file) };
}

/** When a file loads, and whether it counts as a part of the first view, by its load time: the reverse of `loadTime`. */
export const LOADS: Record<LoadTime, Pick<Item, 'when' | 'counts'>> = {
  'before load': { when: 'before load', counts: true },
  'after load': { when: 'after load', counts: true },
  'on scroll': { when: 'on scroll', counts: false },
  counted: { when: 'on scroll', counts: true },
  aside: { when: 'after load', counts: false },
};

/** A page that was opened, or of which the budget has recorded what it loads. */
interface Opened {
  items: Item[];
  inlineFonts: number;
  blocking?: number;
  roundTrips?: number;
  thirdParties?: number;
}

const sum = (items: Item[]) => items.reduce((bytes, { sent }) => bytes + sent, 0);
const first = ({ items }: Opened) => items.filter(({ counts }) => counts);
const ofKind = (kind: string) => (page: Opened) => sum(first(page).filter((item) => item.kind === kind));

type Measure = (page: Opened) => number | undefined;

/** The figures of a page that was opened, in the order in which they are shown; `budget.schema.json` says what each is. */
const MEASURES: Record<string, Measure> = {
  html: ofKind('html'),
  inlineFonts: (page) => page.inlineFonts,
  js: ofKind('js'),
  css: ofKind('css'),
  fonts: ofKind('fonts'),
  pictures: ofKind('pictures'),
  other: ofKind('other'),
  firstView: (page) => sum(first(page)),
  requests: (page) => first(page).length,
  blocking: (page) => page.blocking,
  roundTrips: (page) => page.roundTrips,
  raw: ({ items }) => items.reduce((bytes, { raw, when }) => bytes + (when === 'on scroll' ? 0 : raw), 0),
  aside: ({ items }) => sum(items.filter((item) => loadTime(item) === 'aside')),
  scrolled: ({ items }) => sum(items),
  largestPicture: ({ items }) =>
    Math.max(0, ...items.map((item) => (item.kind === 'pictures' ? item.sent : 0))),
  thirdParties: (page) => page.thirdParties,
};

/** The figures of whole visits, which are made of some pages only. */
export const VISITS = ['whole', 'saveData', 'return', 'deploy', 'next'] as const;

export const FIGURES = [...Object.keys(MEASURES), ...VISITS];

/** The figures of the baseline. */
export const KEPT = ['html', 'js', 'firstView', 'roundTrips', 'thirdParties', ...VISITS];

/** Returns the figures of a page that are known, those of the budget's own kinds behind `other`. */
export function figuresOf(page: Opened, kinds: string[]): Record<string, number> {
  const measures = Object.entries(MEASURES);
  const index = measures.findIndex(([name]) => name === 'firstView');
  const ownMeasures = kinds.map((kind): [string, Measure] => [kind, ofKind(kind)]);
  return Object.fromEntries(
    measures.toSpliced(index, 0, ...ownMeasures).flatMap(([name, measure]) => {
      const value = measure(page);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
