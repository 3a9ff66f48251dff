import { expect, test } from 'vitest';
import { railStyles } from '../../../../plugins/content/rail.ts';
import { soundContent } from '../../../support/content.ts';

/** How wide the rail is beside a chapter of that name, in rem. */
function railFor(heading: string, font?: string): number {
  const content = soundContent();
  content.site.font = font;
  const [section] = content.projects.alpha?.sections ?? [];
  if (section) section.heading = heading;
  return Number(/--rail:(\d+)rem/.exec(railStyles(content))?.[1] ?? 0);
}

test('names of chapters that fit their rail pay for nothing', () => {
  expect(railFor('Overview')).toBe(0);
  expect(railFor('A long name of many short words')).toBe(0);
});

test('a longer word has a wider rail, as far as that leaves a column', () => {
  expect(railFor('Bildschirmfotos')).toBeGreaterThan(16);
  expect(railFor('Herausforderungen')).toBeGreaterThan(railFor('Bildschirmfotos'));
  expect(railFor('Bundesausbildungsförderungsgesetz')).toBe(22);
});

test('in the system’s font it has the room that the widest one needs', () => {
  expect(railFor('Bildschirmfotos', 'system')).toBeGreaterThan(railFor('Bildschirmfotos'));
});
