import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { displayStyles } from '../../../../../plugins/content/styles/display-type.ts';
import { fitBar, railStyles } from '../../../../../plugins/content/styles/styles.ts';
import { changedContent, validContent } from '../../../../support/content.ts';
import { temporaryFolder } from '../../../../support/temporary-files.ts';

const GERMAN = { tag: 'de', name: 'Deutsch', base: '/de/' };
const STYLES = '@media (width < 66rem) {} @media (66rem <= width < 72rem) {}';

/** The breakpoints in the styles, for a menu of this many letters in all. */
function breakpointsWith(letters: number, languages = [GERMAN], letter = 'x'): number[] {
  const content = validContent();
  for (const section of content.projects.alpha?.sections ?? []) section.label = letter.repeat(letters / 3);
  return (fitBar(STYLES, content, languages).match(/\d+(?=rem)/g) ?? []).map(Number);
}

test('the breakpoints rise for a menu that does not fit, for the name of another language and for wide letters', () => {
  expect(breakpointsWith(30)).toEqual([66, 66, 72]);
  const [strip = 0, again, named = 0] = breakpointsWith(120);
  expect(strip).toBe(again);
  // 120 letters of 8.4 px, three items, and the rest of the bar.
  expect(strip * 16).toBeGreaterThan(120 * 8.4 + 3 * 40 + 44 + 44);
  expect(strip * 16).toBeLessThan(120 * 8.4 + 3 * 40 + 44 + 44 + 200);
  expect(named).toBeGreaterThan(strip);
  expect(named).toBeLessThan(strip + 4);
  const [plain = 0] = breakpointsWith(120, []);
  expect(plain).toBeLessThan(strip);
  expect(breakpointsWith(120, [], '機')[0]).toBeGreaterThan(plain * 1.2);
});

test('rejects styles of which the breakpoints can not be fitted', () => {
  const css = '.bar { top: 0 } /* 66rem */';
  expect(() => fitBar(css, validContent(), [])).toThrow(/no breakpoint at 66rem/);
});

/** The width of the rail for a section with this heading, in rem; 0 for the default. */
function railFor(heading: string, font?: string): number {
  const styles = railStyles(changedContent({ site: { font }, section: { heading } }));
  return Number(/--rail:(\d+)rem/.exec(styles)?.[1] ?? 0);
}

test('the rail is wider for a heading with a long word, up to a maximum, and in a font of unknown width', () => {
  expect(['Overview', 'A long name of many short words'].map((heading) => railFor(heading))).toEqual([0, 0]);
  expect(railFor('Bildschirmfotos')).toBeGreaterThan(16);
  expect(railFor('Herausforderungen')).toBeGreaterThan(railFor('Bildschirmfotos'));
  expect(railFor('Bundesausbildungsförderungsgesetz')).toBe(22);
  expect(railFor('Bildschirmfotos', 'system')).toBeGreaterThan(railFor('Bildschirmfotos'));
});

const cache = temporaryFolder('display-type');

/** What the styles of a site with this font say: its first file, the families, and the line of short titles in em. */
async function built(font?: string) {
  const css = await displayStyles(changedContent({ site: { font } }), cache, cache);
  const [, file] = /url\("(.+?)"\)/.exec(css) ?? [];
  const [, families] = /--display:\s*(.+?)\s*[;}]/.exec(css) ?? [];
  return { face: file && readFileSync(file), families, line: Number(/--letters: ?([\d.]+)/.exec(css)?.[1]) };
}

test('an owner can choose another font, and the line length of titles follows its width', async () => {
  const [own, wide] = [await built(), await built('@fontsource/inter/900')];
  expect(wide.face).not.toEqual(own.face);
  expect(wide.line).toBeGreaterThan(4.4);
});

test.each([
  ['the owner wants no other', 'system'],
  ['the chosen one is missing, which the check reports', '@fontsource/no-such-font'],
])('titles have the system’s font if %s', async (_, font) => {
  expect(await built(font)).toEqual({ face: undefined, families: 'system-ui, sans-serif', line: 4.4 });
});
