import { REMEMBERED_BYTES } from './baseline.ts';
import { isFirstView, type Parts, partsOf } from './figures.ts';
import type { Measured, MeasuredPage } from './measure.ts';
import { type Breach, type Budget, type Growth, LOADS } from './types.ts';

export interface Verdict {
  /** What is wrong with the budget or the build itself, each with what to do. */
  problems: string[];
  breaches: Breach[];
}

/** Of all that grew, so much is named. */
const NAMED = 5;

/**
 * Holds a build against its ceilings. Every page and script needs them, and every page and script
 * that has them must be there.
 */
export function judge(measured: Measured, budget: Budget): Verdict {
  const problems: string[] = [];
  const breaches: Breach[] = [];
  const { pages, chunks, carousels, built } = measured;

  const hold = (where: string, field: string, value: number, ceiling: unknown, parts: () => Parts) => {
    const name = field.split('.').at(-1) ?? field;
    const figure = name === 'ceiling' ? 'the script' : name;
    if (!isCeiling(ceiling))
      problems.push(`budget.json: ${field}: no ceiling: give it a number of bytes (now ${value})`);
    else if (value > ceiling)
      breaches.push({ where, figure, value, ceiling, grew: grown(parts(), budget.baseline?.parts) });
  };

  for (const page of pages) {
    const { path, file, items } = page;
    const { html, js, firstView, blocking } = page.figures;
    const ceilings = budget.pages?.[path];
    if (!ceilings) {
      const numbers = `"html": ${html.brotli}, "js": ${js.brotli}, "firstView": ${firstView.brotli}, "blocking": 0`;
      problems.push(`budget.json: pages: "${path}" (${file}) has no ceilings: add it (now { ${numbers} })`);
      continue;
    }
    const parts = (those: MeasuredPage['items']) => () => partsOf(those, built, pages);
    const of = (kind: string) => items.filter((item) => isFirstView(item) && item.kind === kind);
    const at = `pages["${path}"]`;
    hold(path, `${at}.html`, html.brotli, ceilings.html, parts(of('html')));
    hold(path, `${at}.js`, js.brotli, ceilings.js, parts(of('js')));
    hold(path, `${at}.firstView`, firstView.brotli, ceilings.firstView, parts(items.filter(isFirstView)));
    hold(path, `${at}.blocking`, blocking, ceilings.blocking, parts(items.filter((item) => item.blocking)));
  }
  for (const path of Object.keys(budget.pages ?? {}))
    if (!pages.some((page) => page.path === path))
      problems.push(`budget.json: pages: "${path}" was not built: build it, or take it out of the budget`);

  for (const { name, brotli, file } of chunks) {
    const entry = budget.chunks?.[name];
    if (!entry) {
      problems.push(`budget.json: chunks: "${name}" has no ceiling: add it (now ${brotli} B of ${file})`);
      continue;
    }
    if (!LOADS.includes(entry.loads))
      problems.push(
        `budget.json: chunks["${name}"].loads: say one of ${LOADS.map((each) => `"${each}"`).join(', ')}`,
      );
    const modules = built.chunks.find((chunk) => chunk.name === name)?.modules ?? {};
    hold(name, `chunks["${name}"].ceiling`, brotli, entry.ceiling, () => modules);
  }
  for (const name of Object.keys(budget.chunks ?? {}))
    if (!chunks.some((chunk) => chunk.name === name))
      problems.push(`budget.json: chunks: "${name}" was not built: take it out of the budget`);

  const { median, largest } = carousels;
  hold('carousels', 'carousels.median', median, budget.carousels?.median, () => ({}));
  hold('carousels', 'carousels.largest', largest.brotli, budget.carousels?.largest, () => ({
    [largest.file]: largest.brotli,
  }));
  for (const figure of ['html', 'js', 'firstView', 'blocking', 'script', 'row'] as const)
    if (!isCeiling(budget.newPage?.[figure]))
      problems.push(`budget.json: newPage.${figure}: no ceiling for pages to come: give it a number`);
  return { problems, breaches };
}

const isCeiling = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** The parts that grew most since the baseline; what it does not know is new. */
export function grown(parts: Parts, before: Parts = {}): Growth[] {
  return Object.entries(parts)
    .map(([name, to]) => ({ name, from: before[name] ?? 0, to }))
    .filter(({ from, to }) => to > from && (from > 0 || to >= REMEMBERED_BYTES))
    .sort((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, NAMED);
}
