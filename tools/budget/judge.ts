import { MIN_PART_BYTES } from './baseline.ts';
import { isFirstView, type Parts, partsOf } from './figures.ts';
import type { Measured, MeasuredPage } from './measure.ts';
import { type Breach, type Budget, type BudgetFiles, type Growth, LOADS } from './types.ts';

export type Verdict = ReturnType<typeof judge>;

/** A problem or an exceeded ceiling. */
type Finding = string | Breach;

/** How many of the parts that grew are named. */
const MAX_NAMED = 5;

/**
 * Compares a build with its ceilings. Every page and script needs ceilings, and every page and script that has ceilings
 * must have been built.
 */
export function judge(measured: Measured, budget: Budget, files: BudgetFiles) {
  const findings = [
    ...judgePages(measured, budget, files),
    ...judgeChunks(measured, budget, files),
    ...judgeCarousels(measured, budget, files),
    ...judgeNewPage(budget, files),
  ];
  return {
    /** Problems with the budget or the build itself, each with its remedy. */
    problems: findings.filter((each) => typeof each === 'string'),
    breaches: findings.filter((each) => typeof each !== 'string'),
  };
}

function judgePages({ pages, built }: Measured, budget: Budget, files: BudgetFiles): Finding[] {
  const judgePage = ({ path, file, figures, items }: MeasuredPage): Finding[] => {
    const { html, js, firstView, blocking } = figures;
    const ceilings = budget.pages[path];
    if (!ceilings) {
      const numbers = `"html": ${html.brotli}, "js": ${js.brotli}, "firstView": ${firstView.brotli}, "blocking": 0`;
      return [`${files.own}: pages: "${path}" (${file}) has no ceilings: add them (now { ${numbers} })`];
    }
    const inFirstView = items.filter(isFirstView);
    const rows = [
      ['html', html.brotli, inFirstView.filter(({ kind }) => kind === 'html')],
      ['js', js.brotli, inFirstView.filter(({ kind }) => kind === 'js')],
      ['firstView', firstView.brotli, inFirstView],
      ['blocking', blocking, items.filter((item) => item.blocking)],
    ] as const;
    const budgetFile = files.having('pages', path) ?? files.own;
    return rows.flatMap(([figure, value, counted]) => {
      const field = `${budgetFile}: pages["${path}"].${figure}`;
      const parts = partsOf(counted, built, pages);
      return compare({ where: path, figure, value }, ceilings[figure], field, parts, budget);
    });
  };
  const paths = pages.map(({ path }) => path);
  const remedy = 'build it, or remove it with npm run budget -- --update';
  return [...pages.flatMap(judgePage), ...unbuilt('pages', paths, remedy, budget, files)];
}

function judgeChunks({ pages, chunks, built }: Measured, budget: Budget, files: BudgetFiles): Finding[] {
  const judgeChunk = ({ name, brotli, file }: Measured['chunks'][number]): Finding[] => {
    const row = budget.chunks[name];
    if (!row) {
      const isPage = pages.some(({ path }) => path === `/${name}`);
      const budgetFile = isPage ? files.own : files.common;
      return [`${budgetFile}: chunks: "${name}" has no ceiling: add one (now ${brotli} B, ${file})`];
    }
    const field = `${files.having('chunks', name) ?? files.common}: chunks["${name}"]`;
    const modules = built.chunks.find((chunk) => chunk.name === name)?.modules ?? {};
    const loads = LOADS.map((each) => `"${each}"`).join(', ');
    const figure = { where: name, figure: 'the script', value: brotli };
    return [
      ...(row.loads ? [] : [`${field}.loads: use one of ${loads}`]),
      ...compare(figure, row.ceiling, `${field}.ceiling`, modules, budget),
    ];
  };
  const names = chunks.map(({ name }) => name);
  return [
    ...chunks.flatMap(judgeChunk),
    ...unbuilt('chunks', names, 'remove it from the budget', budget, files),
  ];
}

/** Rows of a budget file whose page or script was not built. */
const unbuilt = (
  table: 'pages' | 'chunks',
  built: string[],
  remedy: string,
  budget: Budget,
  files: BudgetFiles,
): string[] =>
  Object.keys(budget[table]).flatMap((name) => {
    const file = built.includes(name) ? undefined : files.having(table, name);
    return file ? [`${file}: ${table}: "${name}" was not built: ${remedy}`] : [];
  });

function judgeCarousels({ carousels }: Measured, budget: Budget, files: BudgetFiles): Finding[] {
  const { median, largest } = carousels;
  const rows = [
    ['median', median, {}],
    ['largest', largest.brotli, { [largest.file]: largest.brotli }],
  ] as const;
  return rows.flatMap(([figure, value, parts]) => {
    const field = `${files.having('carousels') ?? files.common}: carousels.${figure}`;
    return compare({ where: 'carousels', figure, value }, budget.carousels?.[figure], field, parts, budget);
  });
}

function judgeNewPage({ newPage }: Budget, files: BudgetFiles): Finding[] {
  const file = files.having('newPage') ?? files.common;
  return (['html', 'js', 'firstView', 'blocking', 'script', 'row'] as const)
    .filter((figure) => !isCeiling(newPage?.[figure]))
    .map((figure) => `${file}: newPage.${figure}: missing ceiling for new pages: set a number`);
}

/**
 * Compares a figure with its ceiling.
 * @param field the ceiling's file and field
 * @param parts what the figure is made of
 */
function compare(
  { where, figure, value }: Pick<Breach, 'where' | 'figure' | 'value'>,
  ceiling: number | undefined,
  field: string,
  parts: Parts,
  { baseline }: Budget,
): Finding[] {
  const unit = figure === 'blocking' ? 'requests' : 'bytes';
  if (!isCeiling(ceiling)) return [`${field}: missing ceiling: set a number of ${unit} (now ${value})`];
  return value > ceiling ? [{ where, figure, value, ceiling, grew: grown(parts, baseline?.parts) }] : [];
}

const isCeiling = (value: number | undefined): value is number => value !== undefined && value >= 0;

/** The parts that grew most since the baseline; those missing from it are new. */
function grown(parts: Parts, before: Parts = {}): Growth[] {
  return Object.entries(parts)
    .map(([name, to]) => ({ name, from: before[name] ?? 0, to }))
    .filter(({ from, to }) => to > from && (from > 0 || to >= MIN_PART_BYTES))
    .sort((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, MAX_NAMED);
}
