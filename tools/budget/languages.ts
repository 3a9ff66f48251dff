import type { Measured } from './measure.ts';
import type { Budget } from './types.ts';

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
