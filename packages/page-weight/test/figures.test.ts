import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import schema from '../budget.schema.json' with { type: 'json' };
import type { Item } from '../index.d.ts';
import { FIGURES, figuresOf, KEPT } from '../src/figures.ts';

const item = (kind: string, when: Item['when'], counts: boolean, sent: number) =>
  ({
    file: kind,
    name: kind,
    kind,
    when,
    counts,
    raw: 10 * sent,
    gzip: 2 * sent,
    brotli: sent,
    sent,
  }) satisfies Item;

test('what a page loads becomes figures, the budget’s own kinds among them', () => {
  const items = [
    item('html', 'before load', true, 100),
    item('player', 'after load', true, 20),
    item('pictures', 'on scroll', true, 3),
    item('js', 'after load', false, 4000),
    item('pictures', 'on scroll', false, 50_000),
  ];
  const opened = { items, inlineFonts: 7, blocking: 1, roundTrips: 3, thirdParties: 2 };
  expect(figuresOf(opened, ['player'])).toEqual({
    ...{ html: 100, inlineFonts: 7, js: 0, css: 0, fonts: 0, pictures: 3, other: 0, player: 20 },
    ...{ firstView: 123, requests: 3, blocking: 1, roundTrips: 3, raw: 41_200, aside: 4000 },
    ...{ scrolled: 54_123, largestPicture: 50_000, thirdParties: 2 },
  });
});

test('schema and documentation say what each figure is, and no other', () => {
  expect(Object.keys(schema.definitions.figures.properties)).toEqual(FIGURES);
  expect(FIGURES).toEqual(expect.arrayContaining(KEPT));
  const page = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
  const named = [...page.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
    names.match(/\w+/g),
  );
  expect(named).toEqual(FIGURES);
});
