import { expect, test } from 'vitest';
import { railStyles } from '../../../../../plugins/content/styles/rail.ts';
import { validContent } from '../../../../support/content.ts';

/** The width of the rail for a section with this heading, in rem; 0 for the default. */
function railFor(heading: string, font?: string): number {
  const content = validContent();
  content.site.font = font;
  const [section] = content.projects.alpha?.sections ?? [];
  if (section) section.heading = heading;
  return Number(/--rail:(\d+)rem/.exec(railStyles(content))?.[1] ?? 0);
}

test('adds no styles if the section headings fit the rail', () => {
  expect(railFor('Overview')).toBe(0);
  expect(railFor('A long name of many short words')).toBe(0);
});

test('widens the rail for a longer word, up to a maximum', () => {
  expect(railFor('Bildschirmfotos')).toBeGreaterThan(16);
  expect(railFor('Herausforderungen')).toBeGreaterThan(railFor('Bildschirmfotos'));
  expect(railFor('Bundesausbildungsförderungsgesetz')).toBe(22);
});

test('leaves room for the widest font if headings are in the system’s font', () => {
  expect(railFor('Bildschirmfotos', 'system')).toBeGreaterThan(railFor('Bildschirmfotos'));
});
