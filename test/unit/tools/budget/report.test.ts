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
import { budget, fixture } from './fixture.ts';

const root = resolve(import.meta.dirname, '../../../..');
const json = (file: string) => JSON.parse(readFileSync(resolve(root, file), 'utf8'));

function reported(plan = budget(), site = fixture()) {
  const measured = measure(site, plan);
  return reportOf(measured, plan, judge(measured, plan));
}

describe('the numbers as JSON', () => {
  const valid = new Ajv({ strictTypes: false }).compile(json('tools/budget/report.schema.json'));
  const bad = { ...budget(), pages: {}, chunks: {} };

  test.each([
    ['of a good build', reported()],
    ['of a build without ceilings', reported(bad)],
    ['of a build past them', reported(budget(), fixture({ 'index.html': 20_000 }))],
  ])('%s are as described', (_, report) => {
    valid(JSON.parse(JSON.stringify(report)));
    expect(valid.errors).toBeNull();
  });

  test('an unknown version is not', () => {
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

  test('says how a page meets the first flight', () => {
    expect(print(reported())).toContain('first flight of 14,600 B with 9,600 B to spare; no requests before');
    const heavy = print(reported(budget(), fixture({ 'index.html': 15_000 })));
    expect(heavy).toContain('400 B more than the first flight');
  });

  test('says what a visit without a network costs', () => {
    expect(print(reported())).toContain(
      'a worker of 900 B keeps every page, script, style and font, 37,600 B',
    );
    const without = { ...fixture(), files: [] };
    expect(print(reported(budget(), without))).not.toContain('offline');
  });

  test('has columns that stand in line', () => {
    expect(
      columns([
        ['page', 'bytes'],
        ['/', 12_345],
        ['/notify', null],
      ]),
    ).toEqual(['page      bytes', '/        12,345', '/notify']);
  });

  test('as Markdown has a row a page, and marks what is over', () => {
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

test('the budget file stays readable when the baseline is written', () => {
  expect(formatJson({ a: { b: 1, c: 'd' }, e: [1, 2], f: {} })).toBe(
    '{\n  "a": { "b": 1, "c": "d" },\n  "e": [1, 2],\n  "f": {}\n}',
  );
});

test('a file has the same name in every build', () => {
  expect(nameOf('assets/climbor-die-kn79-L.js')).toBe('climbor-die.js');
  expect(nameOf('assets/notify-08-now-playing.wRCbJPX--2400.webp')).toBe('notify-08-now-playing-2400.webp');
  expect(nameOf('assets/identity-logo-node.pqwfelt_.svg')).toBe('identity-logo-node.svg');
  expect(nameOf('notify.html')).toBe('notify.html');
});

test('what packing does not help is weighed as it is', () => {
  expect(weighText(Buffer.from('a'))).toEqual({ raw: 1, gzip: 1, brotli: 1 });
});
