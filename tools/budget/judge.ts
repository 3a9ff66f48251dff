import { MIN_PART_BYTES } from './baseline.ts';
import { isFirstView, type Parts, partsOf } from './figures.ts';
import type { Measured, MeasuredPage } from './measure.ts';
import { type Breach, type Budget, type Growth, LOADS } from './types.ts';

export interface Verdict {
  /** Problems with the budget or the build itself, each with its remedy. */
  problems: string[];
  breaches: Breach[];
}

/** How many of the parts that grew are named. */
const MAX_NAMED = 5;

/**
 * Compares a build with its ceilings. Every page and script needs ceilings, and every page and script that has ceilings
 * must have been built.
 */
export function judge(measured: Measured, budget: Budget): Verdict {
  const problems: string[] = [];
  const breaches: Breach[] = [];
  const { pages, chunks, carousels, built } = measured;

  const check = (where: string, field: string, value: number, ceiling: unknown, parts: () => Parts) => {
    const name = field.split('.').at(-1) ?? field;
    const figure = name === 'ceiling' ? 'the script' : name;
    const unit = name === 'blocking' ? 'requests' : 'bytes';
    if (!isCeiling(ceiling))
      problems.push(`budget.json: ${field}: missing ceiling: set a number of ${unit} (now ${value})`);
    else if (value > ceiling)
      breaches.push({ where, figure, value, ceiling, grew: grown(parts(), budget.baseline?.parts) });
  };

  for (const page of pages) {
    const { path, file, items } = page;
    const { html, js, firstView, blocking } = page.figures;
    const ceilings = budget.pages?.[path];
    if (!ceilings) {
      const numbers = `"html": ${html.brotli}, "js": ${js.brotli}, "firstView": ${firstView.brotli}, "blocking": 0`;
      problems.push(`budget.json: pages: "${path}" (${file}) has no ceilings: add them (now { ${numbers} })`);
      continue;
    }
    const parts = (items: MeasuredPage['items']) => () => partsOf(items, built, pages);
    const of = (kind: string) => items.filter((item) => isFirstView(item) && item.kind === kind);
    const at = `pages["${path}"]`;
    check(path, `${at}.html`, html.brotli, ceilings.html, parts(of('html')));
    check(path, `${at}.js`, js.brotli, ceilings.js, parts(of('js')));
    check(path, `${at}.firstView`, firstView.brotli, ceilings.firstView, parts(items.filter(isFirstView)));
    check(path, `${at}.blocking`, blocking, ceilings.blocking, parts(items.filter((item) => item.blocking)));
  }
  for (const path of Object.keys(budget.pages ?? {}))
    if (!pages.some((page) => page.path === path))
      problems.push(`budget.json: pages: "${path}" was not built: build it or remove it from the budget`);

  for (const { name, brotli, file } of chunks) {
    const entry = budget.chunks?.[name];
    if (!entry) {
      problems.push(`budget.json: chunks: "${name}" has no ceiling: add one (now ${brotli} B, ${file})`);
      continue;
    }
    if (!LOADS.includes(entry.loads))
      problems.push(
        `budget.json: chunks["${name}"].loads: use one of ${LOADS.map((each) => `"${each}"`).join(', ')}`,
      );
    const modules = built.chunks.find((chunk) => chunk.name === name)?.modules ?? {};
    check(name, `chunks["${name}"].ceiling`, brotli, entry.ceiling, () => modules);
  }
  for (const name of Object.keys(budget.chunks ?? {}))
    if (!chunks.some((chunk) => chunk.name === name))
      problems.push(`budget.json: chunks: "${name}" was not built: remove it from the budget`);

  const { median, largest } = carousels;
  check('carousels', 'carousels.median', median, budget.carousels?.median, () => ({}));
  check('carousels', 'carousels.largest', largest.brotli, budget.carousels?.largest, () => ({
    [largest.file]: largest.brotli,
  }));
  for (const figure of ['html', 'js', 'firstView', 'blocking', 'script', 'row'] as const)
    if (!isCeiling(budget.newPage?.[figure]))
      problems.push(`budget.json: newPage.${figure}: missing ceiling for new pages: set a number`);
  return { problems, breaches };
}

const isCeiling = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** The parts that grew most since the baseline; those missing from it are new. */
export function grown(parts: Parts, before: Parts = {}): Growth[] {
  return Object.entries(parts)
    .map(([name, to]) => ({ name, from: before[name] ?? 0, to }))
    .filter(({ from, to }) => to > from && (from > 0 || to >= MIN_PART_BYTES))
    .sort((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, MAX_NAMED);
}
