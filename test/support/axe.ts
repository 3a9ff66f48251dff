import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { State } from './page-states.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe checks in a state. */
interface Scope {
  /** Selector of the part of the page that the state changes; by default the complete page. */
  part?: string;
  /** The only rule that the state can break. */
  only?: string;
  /** A rule that does not apply in the state. */
  without?: string;
}

const CONTRAST = 'color-contrast';
const BAR = '#app > header';

/** What each state can break: checking everything every time takes axe five times as long. */
const SCOPES: Record<State, Scope> = {
  'as loaded': {},
  'menu open': { part: BAR },
  copied: { part: '#contact' },
  'picture open': { part: 'dialog' },
  // The pause button is hidden.
  'reduced motion': { part: BAR, without: CONTRAST },
  'more contrast': { only: CONTRAST },
  // The colours are then the visitor's own, but axe reads those of the stylesheets.
  'forced colours': { part: BAR, without: CONTRAST },
  'no script': { without: CONTRAST },
};

/**
 * The violations that axe finds on a page in a state, each with its element.
 * @param colors checks contrast only: everything else is the same in every theme
 */
export async function violations(page: Page, state: State, colors = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const scope = SCOPES[state];
  const { part = 'html', only, without } = colors ? { part: scope.part, only: CONTRAST } : scope;
  const options: axe.RunOptions = {
    runOnly: only ? { type: 'rule', values: [only] } : { type: 'tag', values: TAGS },
    rules: without ? { [without]: { enabled: false } } : {},
    // Passes are not reported element by element: that takes half of the time.
    resultTypes: ['violations'],
  };
  return page.evaluate(
    async ([part, options]) => {
      const { axe: run } = window as unknown as { axe: typeof axe };
      const result = await run.run(part, options);
      return result.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html} ${failureSummary}`),
      );
    },
    [part, options] as const,
  );
}
