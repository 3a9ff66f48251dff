import { expect, test } from 'vitest';
import { baselineOf } from '../../../../tools/budget/baseline.ts';
import { withNewPages, withoutUnbuilt } from '../../../../tools/budget/ceilings.ts';
import { judge } from '../../../../tools/budget/judge.ts';
import { measure } from '../../../../tools/budget/measure.ts';
import type { Budget } from '../../../../tools/budget/types.ts';
import { budget, budgetFiles, fixture } from './fixture.ts';

const measured = measure(fixture(), budget());

/** A budget without rows for the page `/notify` and for another page's script. */
function outdatedBudget(): Budget {
  const { '/notify': _, ...pages } = budget().pages;
  return { ...budget(), pages };
}

test('a page added since the baseline gets the ceilings of a new page', () => {
  const chunks = [
    ...measured.chunks,
    { ...measured.chunks[0], name: 'notify', brotli: 2500 },
  ] as typeof measured.chunks;
  const extended = withNewPages(outdatedBudget(), { pages: measured.pages, chunks });
  expect(extended.pages['/notify']).toEqual({ html: 14600, js: 13040, firstView: 60000, blocking: 0 });
  expect(extended.chunks.notify).toEqual({ loads: 'on navigation', ceiling: 4000 });
  expect(judge({ ...measured, chunks }, extended, budgetFiles())).toEqual({ problems: [], breaches: [] });
});

test('a new page may change single ceilings', () => {
  const edited = outdatedBudget();
  edited.pages = { ...edited.pages, '/notify': { firstView: 80000 } as Budget['pages'][string] };
  const { pages } = withNewPages(edited, measured);
  expect(pages['/notify']).toEqual({ html: 14600, js: 13000, firstView: 80000, blocking: 0 });
});

test('an incomplete row in a further language stays so when new pages raise the others', () => {
  const edited = outdatedBudget();
  edited.pages = { ...edited.pages, '/de/': { firstView: 1 } as Budget['pages'][string] };
  expect(withNewPages(edited, measured).pages['/de/']).toEqual({ firstView: 1 });
});

test('each new page raises every page’s script ceiling by its row in the table of pages', () => {
  const extended = withNewPages(outdatedBudget(), measured);
  expect(extended.pages['/']?.js).toBe(13040);
  expect(extended.chunks.main?.ceiling).toBe(11040);
  expect(extended.chunks.player).toEqual(outdatedBudget().chunks.player);
  expect(withNewPages(budget(), measured)).toEqual(budget());
});

test('reports a page in the baseline whose ceilings were deleted', () => {
  const edited = { ...outdatedBudget(), baseline: baselineOf(measured) };
  expect(judge(measured, withNewPages(edited, measured), budgetFiles()).problems).toEqual([
    expect.stringMatching(/"\/notify" \(notify\.html\) has no ceilings/),
  ]);
});

test('a new script that belongs to no new page gets no row automatically', () => {
  const edited = outdatedBudget();
  delete edited.chunks.player;
  expect(withNewPages(edited, measured).chunks.player).toBeUndefined();
});

test('a page that was renamed or removed loses its rows, and those that were built keep theirs', () => {
  const before = budget();
  const row = { html: 14600, js: 13000, firstView: 60000, blocking: 0 };
  const chunk = { loads: 'on navigation' as const, ceiling: 4000 };
  const edited = {
    ...before,
    pages: { ...before.pages, '/gone': row },
    chunks: { ...before.chunks, gone: chunk },
  };
  expect(judge(measured, edited, budgetFiles()).problems.join()).toContain('"/gone" was not built');
  expect(withoutUnbuilt(edited, measured)).toEqual(before);
});
