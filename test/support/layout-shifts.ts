import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

/** Returns the layout shifts of a page so far, each its value and the elements that moved. */
export const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const words = ({ node }: Shift['sources'][number]) =>
            node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
          resolve(
            (list.getEntries() as Shift[]).map(({ value, sources }) =>
              [value, ...sources.map(words)].join(' '),
            ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // Without entries the observer is not called; buffered ones arrive within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );
