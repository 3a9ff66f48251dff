import { expect, test } from 'vitest';
import { baselineOf } from '../../../../tools/budget/baseline.ts';
import { withNewPages } from '../../../../tools/budget/ceilings.ts';
import { judge } from '../../../../tools/budget/judge.ts';
import { measure } from '../../../../tools/budget/measure.ts';
import type { Budget } from '../../../../tools/budget/types.ts';
import { budget, fixture } from './fixture.ts';

const measured = measure(fixture(), budget());

/** A budget that does not know the page `/notify` and the script of one more page. */
function before(): Budget {
  const { '/notify': _, ...pages } = budget().pages;
  return { ...budget(), pages };
}

test('a page that came since the baseline has the ceilings of a new page', () => {
  const chunks = [
    ...measured.chunks,
    { ...measured.chunks[0], name: 'notify', brotli: 2500 },
  ] as typeof measured.chunks;
  const grown = withNewPages(before(), { pages: measured.pages, chunks });
  expect(grown.pages['/notify']).toEqual({ html: 14600, js: 13040, firstView: 60000, blocking: 0 });
  expect(grown.chunks.notify).toEqual({ loads: 'on navigation', ceiling: 4000 });
  expect(judge({ ...measured, chunks }, grown)).toEqual({ problems: [], breaches: [] });
});

test('each page that came gives every page’s script room for its row in the table of pages', () => {
  const grown = withNewPages(before(), measured);
  expect(grown.pages['/']?.js).toBe(13040);
  expect(grown.chunks.main?.ceiling).toBe(11040);
  expect(grown.chunks.player).toEqual(before().chunks.player);
  expect(withNewPages(budget(), measured)).toEqual(budget());
});

test('a page that the baseline knows has none: its ceilings were deleted', () => {
  const plan = { ...before(), baseline: baselineOf(measured) };
  expect(judge(measured, withNewPages(plan, measured)).problems).toEqual([
    expect.stringMatching(/"\/notify" \(notify\.html\) has no ceilings/),
  ]);
});

test('a script that is no page’s own must be put into the budget by hand', () => {
  const plan = before();
  delete plan.chunks.player;
  expect(withNewPages(plan, measured).chunks.player).toBeUndefined();
});
