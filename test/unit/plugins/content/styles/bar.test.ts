import { expect, test } from 'vitest';
import { fitBar } from '../../../../../plugins/content/styles/bar.ts';
import { validContent } from '../../../../support/content.ts';

const GERMAN = { tag: 'de', name: 'Deutsch', base: '/de/' };
const STYLES = '@media (width < 66rem) {} @media (66rem <= width < 72rem) {}';

/** The breakpoints in the styles, for a menu of this many letters in all. */
function breakpointsWith(letters: number, languages = [GERMAN], letter = 'x'): number[] {
  const content = validContent();
  for (const section of content.projects.alpha?.sections ?? []) section.label = letter.repeat(letters / 3);
  return (fitBar(STYLES, content, languages).match(/\d+(?=rem)/g) ?? []).map(Number);
}

test('keeps the breakpoints if the menu fits', () => {
  expect(breakpointsWith(30)).toEqual([66, 66, 72]);
});

test('raises the breakpoints for a longer menu, and further for the name of the other language', () => {
  const [strip = 0, again, named = 0] = breakpointsWith(120);
  expect(strip).toBe(again);
  // 120 letters of 8.4 px, three items, and the rest of the bar.
  expect(strip * 16).toBeGreaterThan(120 * 8.4 + 3 * 40 + 44 + 44);
  expect(strip * 16).toBeLessThan(120 * 8.4 + 3 * 40 + 44 + 44 + 200);
  expect(named).toBeGreaterThan(strip);
  expect(named).toBeLessThan(strip + 4);
});

test('needs more room for full-width characters, and less without another language', () => {
  const [plain = 0] = breakpointsWith(120, []);
  expect(plain).toBeLessThan(breakpointsWith(120)[0] ?? 0);
  expect(breakpointsWith(120, [], '機')[0]).toBeGreaterThan(plain * 1.2);
});

test('rejects styles of which the breakpoints can not be fitted', () => {
  const css = '.bar { top: 0 } /* 66rem */';
  expect(() => fitBar(css, validContent(), [])).toThrow(/no breakpoint at 66rem/);
});
