import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { State } from './states.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe is asked about. */
interface Question {
  /** The part of the page that the state changes; all of it where it is not said. */
  part?: string;
  /** The one rule that the state can break, or one that it cannot. */
  only?: string;
  without?: string;
}

const CONTRAST = 'color-contrast';
const BAR = '#app > header';

/** What a state can make worse; asked about everything each time, axe takes five times as long. */
const QUESTIONS: Record<State, Question> = {
  'as loaded': {},
  'menu open': { part: BAR },
  copied: { part: '#contact' },
  'picture open': { part: 'dialog' },
  // Nothing is there to be paused.
  'reduced motion': { part: BAR, without: CONTRAST },
  'more contrast': { only: CONTRAST },
  // The colours are the visitor's own then, and axe reads ours.
  'forced colours': { part: BAR, without: CONTRAST },
  'no script': { without: CONTRAST },
};

/**
 * What axe objects to on a page in a state, each with the element that it means.
 * @param colors asks about them alone: the rest is the same in every theme
 */
export async function violations(page: Page, state: State, colors = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const question = QUESTIONS[state];
  const { part = 'html', only, without } = colors ? { part: question.part, only: CONTRAST } : question;
  const options: axe.RunOptions = {
    runOnly: only ? { type: 'rule', values: [only] } : { type: 'tag', values: TAGS },
    rules: without ? { [without]: { enabled: false } } : {},
    // What it finds in order is not told element by element: that takes half of its time.
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
