import type { Site } from '../../plugins/content/types.ts';
import type { Measured } from './measure.ts';
import type { Budget } from './types.ts';

/**
 * The budget with rows for the pages that came since the baseline: one more project page has the
 * ceilings of `newPage`, and needs no row until the baseline knows it.
 * A page that the baseline knows gets none: its ceilings were deleted.
 * Every page's script carries the table of pages, so each that came gives all of them room for its row.
 */
export function withNewPages(budget: Budget, { pages, chunks }: Pick<Measured, 'pages' | 'chunks'>): Budget {
  if (!budget.newPage) return budget;
  const { script, row, ...ceilings } = budget.newPage;
  const added = pages
    .map(({ path }) => path)
    .filter((path) => !budget.pages?.[path] && !budget.baseline?.pages[path]);
  const scripts = chunks.map(({ name }) => name).filter((name) => added.includes(`/${name}`));
  const rows = <T>(names: string[], row: T) => Object.fromEntries(names.map((name) => [name, { ...row }]));
  const room = added.length * row;
  const known = { ...rows(scripts, { loads: 'on navigation' as const, ceiling: script }), ...budget.chunks };
  return {
    ...budget,
    pages: mapped({ ...budget.pages, ...rows(added, ceilings) }, (page) => ({ ...page, js: page.js + room })),
    chunks: mapped(known, (chunk) =>
      chunk.loads === 'at once' ? { ...chunk, ceiling: chunk.ceiling + room } : chunk,
    ),
  };
}

const mapped = <T>(rows: Record<string, T>, change: (row: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, change(row)]));

type Chunks = Budget['chunks'];

/** What sending the vitals takes, in B. */
const SENDING = 250;

/** Scripts that no site has where nothing falls. */
const FALLING = ['background', 'name-light'];

/** The ceilings of the scripts as they are by the owner's choices: some add to one, move code to another, or do without. */
export function chosenChunks(chunks: Chunks, { vitals, sections = [], background }: Site): Chunks {
  const chosen = { ...chunks };
  if (background === 'none') for (const name of FALLING) delete chosen[name];
  if (vitals) raise(chosen, 'vitals', SENDING);
  // The home page shows blocks too: what only a project's page had is shared.
  if (sections.some((each) => typeof each !== 'string'))
    raise(chosen, 'picture', chosen.project?.ceiling ?? 0);
  return chosen;
}

function raise(chunks: Chunks, name: string, by: number): void {
  const chunk = chunks[name];
  if (chunk) chunks[name] = { ...chunk, ceiling: chunk.ceiling + by };
}

/**
 * The budget with rows for the pages and scripts of further languages: where it says nothing of one, it is held to what the
 * same page weighs in the first language.
 * @param languages names of their folders
 */
export function withLanguages(budget: Budget, languages: string[]): Budget {
  const copied = <T>(rows: Record<string, T> = {}, nameOf: (name: string, language: string) => string) => {
    const first = Object.entries(rows).filter(([name]) => !isBelow(name, languages));
    const others = languages.flatMap((language) => first.map(([name, row]) => [nameOf(name, language), row]));
    return { ...Object.fromEntries(others), ...rows };
  };
  return {
    ...budget,
    pages: copied(budget.pages, (path, language) => `/${language}${path}`),
    chunks: copied(budget.chunks, (name, language) => `${language}/${name}`),
  };
}

/** What was measured in the first language. */
export const inFirst = <T extends Pick<Measured, 'pages' | 'chunks'>>(
  measured: T,
  languages: string[],
): T => ({
  ...measured,
  pages: measured.pages.filter(({ path }) => !isBelow(path, languages)),
  chunks: measured.chunks.filter(({ name }) => !isBelow(name, languages)),
});

const isBelow = (name: string, languages: string[]) =>
  languages.some((language) => name.replace(/^\//, '').startsWith(`${language}/`));
