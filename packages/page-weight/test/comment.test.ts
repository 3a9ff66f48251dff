import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderOf } from './folder.ts';

const root = resolve(import.meta.dirname, '../../..');
const { jobs } = parse(readFileSync(resolve(root, '.github/workflows/budget-comment.yml'), 'utf8'));
const [{ env }] = jobs.comment.steps;

/** What the comment says about a report, which a pull request may have written itself. */
function commentOn(report: unknown) {
  const cwd = folderOf({ 'budget.json': JSON.stringify(report) });
  const args = ['--input-type=module', '-e', env.COMMENT];
  return spawnSync(process.execPath, args, {
    ...{ cwd, encoding: 'utf8', maxBuffer: 1e8 },
    env: { ...process.env, REPORT: 'budget.json' },
  });
}

const page = (path: unknown, firstView: unknown = 1, change: unknown = 5, ceiling: unknown = 9) => ({
  path,
  figures: { firstView },
  ceilings: { firstView: ceiling },
  changes: { firstView: change },
});
const report = (pages: unknown, more = {}) => ({ pages, problems: [], breaches: [], ok: true, ...more });
const ugly = '@everyone #1 <img src=x onerror=alert(1)> [x](javascript:alert(1)) `code` | a |\n## H\u2028';
const breach = { page: ugly, figure: ugly, value: 1e308, grew: [{ name: ugly, from: 0, to: 1e308 }] };

test.each([
  ['names with markup', report([page(ugly)], { problems: [ugly], breaches: [breach], ok: false })],
  ['texts as numbers', report([page('/', '<b>@x</b>', '<img>', '@y')], { ok: '<script>' })],
  ['lists as numbers', report([page('/', ['@x'], ['@x'], { a: 1 })])],
  ['objects as names', report([page({ toString: 1 })], { problems: [['@x']] })],
  [
    'markup in names of sites, figures and parts',
    report([{ ...page('/'), changes: { [ugly]: 5 } }], { name: `${ugly}-->`, changed: breach.grew }),
  ],
  ['texts as changes', report([{ ...page('/'), changes: { '@x': '<b>', y: [ugly] } }], { name: { x: 1 } })],
  ['numbers past counting', report([page('/', 1e308, -1e308, 2 ** 53)])],
])('a comment on a report with %s has plain names and numbers alone', (_, forged) => {
  const { stdout } = commentOn(forged);
  expect(stdout).toMatch(
    /^<!-- page weight[\w. -]* -->\n### Page weight( of `[\w.-]+`)?: (too much|within every ceiling)\n/,
  );
  const shown = stdout
    .replace(/<!-- page weight[\w. ]* -->|<\/?(details|summary)>/g, '')
    .replaceAll(/`[\w/.: +?-]*`/g, '');
  expect(shown).not.toMatch(/[@<[`\u2028]|^##? |NaN|(\d,?){16}/m);
});

test.each([2 ** 53 - 1, 1e308])(
  'however much a report has, as often as %d, the comment stays below the length that GitHub takes',
  (most) => {
    const many = (count: number) => Array.from({ length: count }, () => 'n'.repeat(200));
    const changes = Object.fromEntries(many(30).map((name, at) => [name + at, most]));
    const pages = many(100).map((name) => ({ ...page(name, most, most, most), changes }));
    const grew = many(50).map((name) => ({ name, from: 0, to: most }));
    const breaches = many(100).map((name) => ({ page: name, figure: name, value: most, grew }));
    const { stdout } = commentOn(
      report(pages, { problems: many(100), breaches, changed: [...grew, ...grew] }),
    );
    expect(stdout.length).toBeGreaterThan(20_000);
    expect(stdout.length).toBeLessThan(65_536);
  },
);

test.each([[{}], [[]], [null], [report({ length: 3 })]])('%j is no report, and no comment', (forged) => {
  expect(commentOn(forged)).toMatchObject({ status: 1, stdout: '' });
});

test('what changed of each page is said by figure, or that it is new, with what changed below', () => {
  const changes = { firstView: 5, whole: -300, return: 0, deploy: null, js: null };
  const home = {
    ...page('/'),
    figures: { firstView: 1, whole: 5000, return: 0, deploy: 70, js: 0 },
    changes,
  };
  const { stdout } = commentOn(report([home], { name: 'shop', changed: [{ name: 'a.js', from: 0, to: 9 }] }));
  expect(stdout).toMatch(/^<!-- page weight shop -->\n### Page weight of `shop`: /);
  expect(stdout).toContain(
    '| `/` | `firstView` | 1 | +5 | 9 |\n| `/` | `whole` | 5,000 | -300 |  |\n| `/` | `deploy` | 70 |  |  |\n\n',
  );
  expect(stdout).toContain(
    '<details><summary>What changed</summary>\n\n| part | before | now |\n| --- | ---: | ---: |\n| `a.js` | 0 | 9 |\n',
  );
  const pages = commentOn(report([page('/'), page('/new', 7, null), page('/same', 7, 0)])).stdout;
  expect(pages).toContain('| `/` | `firstView` | 1 | +5 | 9 |\n| `/new` | `firstView` | 7 | new | 9 |\n\n');
});
