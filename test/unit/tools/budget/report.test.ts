import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { baselineOf } from '../../../../tools/budget/baseline.ts';
import { judge } from '../../../../tools/budget/judge.ts';
import { markdown } from '../../../../tools/budget/markdown.ts';
import { measure } from '../../../../tools/budget/measure.ts';
import { print } from '../../../../tools/budget/print.ts';
import { formatJson } from '../../../../tools/budget/read.ts';
import { reportOf } from '../../../../tools/budget/report.ts';
import { columns, markdownTable } from '../../../../tools/budget/table.ts';
import { nameOf, weighText } from '../../../../tools/budget/weigh.ts';
import { budget, budgetFiles, fixture } from './fixture.ts';

const root = resolve(import.meta.dirname, '../../../..');
const json = (file: string) => JSON.parse(readFileSync(resolve(root, file), 'utf8'));

function reported(plan = budget(), site = fixture()) {
  const measured = measure(site, plan);
  return reportOf(measured, plan, judge(measured, plan, budgetFiles()));
}

describe('the JSON report', () => {
  const valid = new Ajv({ strictTypes: false }).compile(json('tools/budget/report.schema.json'));
  const bad = { ...budget(), pages: {}, chunks: {} };

  test.each([
    ['a build within its ceilings', reported()],
    ['a build without ceilings', reported(bad)],
    ['a build over its ceilings', reported(budget(), fixture({ 'index.html': 20_000 }))],
  ])('matches the schema for %s', (_, report) => {
    valid(JSON.parse(JSON.stringify(report)));
    expect(valid.errors).toBeNull();
  });

  test('does not match the schema with an unknown version', () => {
    expect(valid({ ...reported(), version: 2 })).toBe(false);
  });
});

describe('the table', () => {
  test('shows a page with its ceilings and the room left', () => {
    const lines = print(reported()).split('\n');
    expect(lines[0]).toMatch(/^\/ +raw +gzip +brotli +ceiling +room +change +requests$/);
    expect(lines[1]).toMatch(/^ {2}HTML +10,000 +5,500 +5,000 +14,600 +9,600$/);
    expect(lines.find((line) => line.startsWith('  first view'))).toMatch(/20,100 +27,000 +6,900 +7$/);
  });

  test('shows what changed since the baseline', () => {
    const plan = { ...budget(), baseline: baselineOf(measure(fixture(), budget())) };
    const text = print(reported(plan, fixture({ 'index.html': 5100 })));
    expect(text).toMatch(/HTML .* \+100\n/);
    expect(text).toMatch(/JavaScript .* =\n/);
  });

  test('shows whether a page fits the first flight', () => {
    expect(print(reported())).toContain(
      'first flight of 14,600 B with 9,600 B to spare; no render-blocking requests',
    );
    const heavy = print(reported(budget(), fixture({ 'index.html': 15_000 })));
    expect(heavy).toContain('exceeds the first flight of 14,600 B by 400 B');
  });

  test('shows what offline visits cost', () => {
    const withOwnHtml = fixture({ 'slides.html': 700 });
    expect(print(reported(budget(), withOwnHtml))).toContain(
      'a service worker of 900 B caches every page, script, stylesheet and font, 37,600 B',
    );
    const without = { ...fixture(), files: [] };
    expect(print(reported(budget(), without))).not.toContain('offline');
  });

  test('counts a single carousel picture as one', () => {
    const report = reported();
    const single = { ...report, carousels: { ...report.carousels, pictures: 1 } };
    expect(print(report)).toContain('carousels, 2 pictures on a phone');
    expect(print(single)).toContain('carousels, 1 picture on a phone');
    expect(markdown(single)).toContain('Carousels, 1 picture on a phone');
  });

  test('has aligned columns', () => {
    expect(
      columns([
        ['page', 'bytes'],
        ['/', 12_345],
        ['/notify', null],
      ]),
    ).toEqual(['page      bytes', '/        12,345', '/notify']);
  });

  test('as Markdown has a row per page, and marks exceeded ceilings', () => {
    expect(
      markdownTable([
        ['a', 'b'],
        ['x|y', 1],
      ]),
    ).toBe('| a | b |\n| --- | ---: |\n| x\\|y | 1 |');
    expect(markdown(reported())).toContain('| `/notify` | **6,000** of 14,600 |');
    expect(markdown(reported(budget(), fixture({ 'index.html': 15_000 })))).toContain(
      '❌ **15,000** of 14,600',
    );
  });
});

test('keeps the budget file readable when the baseline is written', () => {
  expect(formatJson({ a: { b: 1, c: 'd' }, e: [1, 2], f: {} })).toBe(
    '{\n  "a": { "b": 1, "c": "d" },\n  "e": [1, 2],\n  "f": {}\n}',
  );
});

test('a file’s name is without folder and hash', () => {
  expect(nameOf('assets/climbor-die-kn79-L.js')).toBe('climbor-die.js');
  expect(nameOf('assets/notify-08-now-playing.wRCbJ--2400.webp')).toBe('notify-08-now-playing-2400.webp');
  expect(nameOf('assets/identity-logo-node.pqwfe_.svg')).toBe('identity-logo-node.svg');
  expect(nameOf('notify.html')).toBe('notify.html');
});

test('weighs text raw if compression does not help', () => {
  expect(weighText(Buffer.from('a'))).toEqual({ raw: 1, gzip: 1, brotli: 1 });
});
