import { isObject } from '../../plugins/content/read/merge.ts';
import type { Site } from '../../plugins/content/types.ts';
import { mapRecord } from '../../plugins/map-record.ts';
import type { Measured } from './measure.ts';
import type { Budget } from './types.ts';

type Rows<Row> = Record<string, Row>;
type Chunks = Budget['chunks'];

/** A value with the fields that only the defaults have, at any depth. */
export function complete<Value>(value: Value | undefined, defaults: Value | undefined): Value {
  if (!isObject(value) || !isObject(defaults)) return (value ?? defaults) as Value;
  const names = Object.keys({ ...value, ...defaults });
  return Object.fromEntries(names.map((name) => [name, complete(value[name], defaults[name])])) as Value;
}

/**
 * Adds rows to the budget for pages added since the baseline: a new project page gets the ceilings of `newPage`, except
 * those that it has itself, and needs no row of its own until it is in the baseline. A page that is already in the
 * baseline gets none: its ceilings were deleted. Every page's script contains the table of pages, so each new page
 * raises the script ceilings of all by its row.
 */
export function withNewPages(budget: Budget, { pages, chunks }: Pick<Measured, 'pages' | 'chunks'>): Budget {
  if (!budget.newPage) return budget;
  const { script, row, ...ceilings } = budget.newPage;
  const recent = pages.map(({ path }) => path).filter((path) => !budget.baseline?.pages[path]);
  const added = recent.filter((path) => !budget.pages[path]);
  const scripts = chunks.map(({ name }) => name).filter((name) => recent.includes(`/${name}`));
  const rows = <T>(names: string[], row: T) => Object.fromEntries(names.map((name) => [name, { ...row }]));
  const room = added.length * row;
  const scriptRows: Chunks = rows(scripts, { loads: 'on navigation', ceiling: script });
  // An owner's row may be incomplete: the missing ceilings are added, or reported, later.
  return {
    ...budget,
    pages: mapRecord(complete(budget.pages, rows(recent, ceilings)), (page) =>
      'js' in page ? { ...page, js: page.js + room } : page,
    ),
    chunks: mapRecord(complete(budget.chunks, scriptRows), (chunk) =>
      chunk.loads === 'at once' && 'ceiling' in chunk ? { ...chunk, ceiling: chunk.ceiling + room } : chunk,
    ),
  };
}

/** The budget without the rows of pages and scripts that were not built: their project was renamed or removed. */
export function withoutUnbuilt(
  budget: Budget,
  { pages, chunks }: Pick<Measured, 'pages' | 'chunks'>,
): Budget {
  const built = new Set([...pages.map(({ path }) => path), ...chunks.map(({ name }) => name)]);
  const kept = <Row>(rows: Rows<Row>): Rows<Row> =>
    Object.fromEntries(Object.entries(rows).filter(([name]) => built.has(name)));
  return { ...budget, pages: kept(budget.pages), chunks: kept(budget.chunks) };
}

/** Size of the code that sends the vitals, in B. */
const BEACON_BYTES = 250;

/** Scripts that are not built when the background is off. */
const RAIN_CHUNKS = ['background', 'name-light'];

/** Adjusts the script ceilings to the owner's settings: some enlarge a script, move code to another, or remove one. */
export function chunksForSettings(chunks: Chunks, { vitals, sections = [], background }: Site): Chunks {
  const adjusted = { ...chunks };
  if (background === 'none') for (const name of RAIN_CHUNKS) delete adjusted[name];
  if (vitals) raise(adjusted, 'vitals', BEACON_BYTES);
  // The home page shows blocks too, so the project page's code moves into the shared chunk.
  if (sections.some((each) => typeof each !== 'string'))
    raise(adjusted, 'picture', adjusted.project?.ceiling ?? 0);
  return adjusted;
}

function raise(chunks: Chunks, name: string, by: number): void {
  const chunk = chunks[name];
  if (chunk) chunks[name] = { ...chunk, ceiling: chunk.ceiling + by };
}

/**
 * Adds rows to the budget for the pages and scripts of further languages: they get the ceilings of the first language,
 * except those that they have themselves.
 * @param languages names of their folders
 */
export function withLanguages(budget: Budget, languages: string[]): Budget {
  const copied = <Row>(rows: Rows<Row>, nameOf: (name: string, language: string) => string) => {
    const first = Object.entries(rows).filter(([name]) => !isBelow(name, languages));
    const others = languages.flatMap((language) =>
      first.map(([name, row]) => [nameOf(name, language), row] as const),
    );
    return complete(rows, Object.fromEntries(others));
  };
  return {
    ...budget,
    pages: copied(budget.pages, (path, language) => `/${language}${path}`),
    chunks: copied(budget.chunks, (name, language) => `${language}/${name}`),
  };
}

/** The measurements of the first language only. */
export const inFirstLanguage = <T extends Pick<Measured, 'pages' | 'chunks'>>(
  measured: T,
  languages: string[],
): T => ({
  ...measured,
  pages: measured.pages.filter(({ path }) => !isBelow(path, languages)),
  chunks: measured.chunks.filter(({ name }) => !isBelow(name, languages)),
});

const isBelow = (name: string, languages: string[]) =>
  languages.some((language) => name.replace(/^\//, '').startsWith(`${language}/`));
