import type { Page, Report } from '../index.d.ts';
import { KEPT } from './figures.ts';
import type { Parts } from './parts.ts';

/** Smaller parts are not recorded, and not named as new. */
const MIN_PART_BYTES = 200;
/** How many of the parts that grew are named. */
const MAX_NAMED = 5;

/** Returns the name of a page's figure in the baseline: `/ html`. */
export const figureName = (path: string, figure: string): string => `${path} ${figure}`;

/** Returns the name of a part in the baseline: of a page's HTML `/: markup`, of another file `main.js: src/app.tsx`. */
const partName = (whole: string, part: string): string => `${whole}: ${part}`;

/** True if a name in the baseline is that of a page's figure, and of no part. */
const isFigure = (name: string): boolean => name.startsWith('/') && !name.includes(partName('', ''));

type Weighed = Pick<Page, 'path' | 'items'>;

/** Returns the bytes of a first view by part. */
function firstViewParts({ path, items }: Weighed, parts: Report['parts']): Parts {
  const entries = items
    .filter(({ counts }) => counts)
    .flatMap(({ file, name, kind, sent }) => {
      const whole = kind === 'html' ? path : name;
      const inside = Object.entries(parts[file] ?? {});
      return inside.length ? inside.map(([part, size]) => [partName(whole, part), size]) : [[whole, sent]];
    });
  return Object.fromEntries(entries);
}

/** Returns what later builds are compared with: the figures of pages, and the parts of their first views. */
export function baselineOf({ pages, parts }: Report): Record<string, number> {
  const figures = pages.flatMap(({ path, figures }) =>
    KEPT.flatMap((name) => (name in figures ? [[figureName(path, name), figures[name] ?? 0] as const] : [])),
  );
  const recorded = pages.flatMap((page) => Object.entries(firstViewParts(page, parts)));
  return Object.fromEntries([...figures, ...recorded.filter(([, bytes]) => bytes >= MIN_PART_BYTES).sort()]);
}

/** Returns the parts of a first view that grew most; those that are missing from the baseline are new. */
export function grownParts(page: Weighed, parts: Report['parts'], baseline: Parts) {
  const now = Object.keys(baseline).length ? firstViewParts(page, parts) : {};
  return Object.entries(now)
    .map(([name, to]) => ({ name, from: baseline[name] ?? 0, to }))
    .filter(({ from, to }) => to > from && (from > 0 || to >= MIN_PART_BYTES))
    .sort((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, MAX_NAMED);
}

/** Returns the parts of all first views that are not as in the baseline, the largest change first, without new small ones. */
export function changedParts(pages: Weighed[], parts: Report['parts'], baseline: Parts) {
  const names = Object.keys(baseline);
  // A part that no page has any more stays at 0.
  const recorded = names.filter((name) => !isFigure(name));
  const now = new Map(recorded.map((name) => [name, { to: 0, pages: [] as string[] }]));
  for (const page of names.length ? pages : [])
    for (const [name, to] of Object.entries(firstViewParts(page, parts)))
      now.set(name, { to, pages: [...(now.get(name)?.pages ?? []), page.path] });
  return [...now]
    .map(([name, part]) => ({ name, from: baseline[name] ?? 0, ...part }))
    .filter(({ from, to }) => to !== from && (from > 0 || to >= MIN_PART_BYTES))
    .sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from));
}
