import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeBudgetPages } from '../../../../plugins/budget/page.tsx';
import { HASH_PATTERN } from '../../../../plugins/deployment/built-files.ts';
import { openOwner } from '../../../../plugins/open-owner.ts';
import { validContent, writeContent } from '../../../support/content.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporary-files.ts';

const root = temporaryFolder('budget-page');
const content = resolve(root, 'content');
const write = (file: string, text: string) => writeFiles(root, { [file]: text });
/** Bytes as they are sent. */
const SIZES = {
  'index.html': 1000,
  'old.html': 10,
  'assets/main-aaaaaaa1.js': 300,
  'assets/print-aaaaaaa1.css': 77,
  'assets/print-bbbbbbb2.css': 88,
  'assets/logo.abcdef.svg': 50,
  'assets/lightbox-aaaaaaa1.js': 120,
  'de/index.html': 10,
  'de/assets/main-aaaaaaa1.js': 310,
};
const shell = ['lead', 'pages', 'files', 'rest', 'modules', 'history']
  .map((name) => `<div data-figures="${name}"></div>`)
  .join('');
const budget = {
  aside: ['vitals.js'],
  pages: { '/': { firstView: 2000 } },
  loads: {
    '/': { 'after load': ['main.js'], counted: ['logo.svg'], aside: ['print.css'] },
    '/gone': { 'after load': ['main.js'] },
    '/old': { 'after load': ['former.js'] },
    '/de/': { 'after load': ['de/main.js'] },
  },
  history: [{ date: '2026-01-02', html: 1, js: 2, firstView: 33333 }],
};

const build = async (change: Record<string, string | undefined> = {}) => {
  await writeContent(content, validContent(), { 'budget.json': JSON.stringify(budget), ...change });
  write('dist/budget.html', shell);
  return writeBudgetPages(resolve(root, 'dist'), openOwner(root, content));
};
const texts = (file: string) =>
  readFileSync(resolve(root, file), 'utf8')
    .replace(/<\/(td|th|tr)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');

beforeEach(() => {
  for (const [file, bytes] of Object.entries(SIZES)) {
    write(`dist/${file}`, '<p>/assets/print-bbbbbbb2.css</p>'.padEnd(2000));
    write(`dist/${file}.br`, 'x'.repeat(bytes));
  }
  const chunks = [{ file: 'assets/main-aaaaaaa1.js', modules: { 'src/<app>.tsx': 200, 'src/nav.tsx': 250 } }];
  write('.build/modules.json', JSON.stringify({ base: '/', pages: [], hash: HASH_PATTERN.source, chunks }));
});

test('texts of the owner’s and names of their kinds stay texts', async () => {
  const words = { firstView: 'First <b>view</b>', fonts: 'A & B' };
  const content = validContent();
  await build({
    'site.json': JSON.stringify({ ...content.site, words }),
    'budget.json': JSON.stringify({ ...budget, kinds: { 'a" b="<c>': ['main.js'] } }),
  });
  const html = readFileSync(resolve(root, 'dist/budget.html'), 'utf8');
  expect(html).toContain('>First &lt;b>view&lt;/b></th>');
  expect(html).toContain(
    '<rect x="0" width="100%" height="100%" class="k-a&quot; b=&quot;&lt;c>"></rect></svg>a&quot; b',
  );
  expect(html).not.toMatch(/<b>|<c>/);
});

test('what a ceiling is, and its line in the bars, is said where a page has one', async () => {
  const line = '</svg>Ceiling</span>';
  const sentence = '<p>A page that outgrows its ceiling fails';
  const parts = async (pages: object) => {
    await build({ 'budget.json': JSON.stringify({ ...budget, pages }) });
    return readFileSync(resolve(root, 'dist/budget.html'), 'utf8').split('data-figures="history"');
  };
  for (const text of [line, sentence]) {
    expect((await parts(budget.pages)).map((part) => part.includes(text))).toEqual([true, false]);
    expect((await parts({})).join('')).not.toContain(text);
  }
});

test('kinds stand in one order, from dense to sparse, whichever of them the first page has', async () => {
  write('dist/404.html', '');
  write('dist/assets/display-aaaaaaa1.woff2', 'x');
  const loads = { '/': { 'after load': ['main.js'] }, '/404': { 'before load': ['display.woff2'] } };
  await build({ 'budget.json': JSON.stringify({ ...budget, loads }) });
  const html = readFileSync(resolve(root, 'dist/budget.html'), 'utf8');
  const [before = ''] = html.split('data-figures="history"');
  expect(
    [...before.matchAll(/<rect x="0" width="100%" height="100%" class="k-(\w+)"/g)].map(([, kind]) => kind),
  ).toEqual(['html', 'fonts', 'js']);
});

test('the page’s figures are those of the files that were recorded, as they are sent', async () => {
  const { pages, stale } = await build();
  expect(pages).toEqual(['budget.html']);
  // HTML, script and the logo that counts; with what remains up to the ceiling.
  expect(texts('dist/budget.html')).toMatch(/ Home 1,000 300 50 1,350 2,000 650 /);
  expect(texts('dist/budget.html')).toContain(
    'Once the page is shown Page Bytes main.js Home 300 logo.svg Home 50 de/main.js Home 310 ',
  );
  // Of two files of a name, the one that the page names; what no page loads by itself.
  expect(texts('dist/budget.html')).toContain(
    'In the background; nothing you see waits for it Bytes print.css 88 ',
  );
  expect(texts('dist/budget.html')).toContain('When you press what needs it Bytes lightbox.js 120 ');
  expect(texts('dist/budget.html')).toContain('src/nav.tsx main.js 250 src/&lt;app>.tsx main.js 200 ');
  expect(texts('dist/budget.html')).toContain('The home page arrives in 1.4 kB: 0.05% of a 3 MB photo.');
  // The last line of the history is the weight above it, whichever was accepted last.
  expect(texts('dist/budget.html')).toContain('Jan 2, 2026 1 2 33,330 33,333 Present 1,000 300 50 1,350 ');
  expect(JSON.parse(readFileSync(resolve(root, 'dist/budget-badge.json'), 'utf8'))).toEqual({
    schemaVersion: 1,
    label: 'first view',
    message: '1.4 kB',
    color: 'brightgreen',
  });
  expect(stale).toEqual(['loads["/gone"]: its file is gone', 'loads["/old"]: former.js is gone']);
});

test('what whole visits cost is shown as it was accepted, and how the home page changed as bars', async () => {
  const baseline = { '/ whole': 60_000, '/ return': 0, '/de/ whole': 70_000, '/gone whole': 5 };
  const [line] = budget.history;
  const history = [line, { ...line, firstView: 66_666 }];
  await build({ 'budget.json': JSON.stringify({ ...budget, baseline, history }) });
  expect(texts('dist/budget.html')).toContain(
    'Whole visits (Home) Bytes Scrolled to the end, with all that is saved for offline use 60,000 A second visit 0 ',
  );
  const html = readFileSync(resolve(root, 'dist/budget.html'), 'utf8');
  expect(html).toContain(
    'width="49.5%" height="100%" class="k-pictures"></rect></svg></td></tr><tr><th>Jan 2, 2026',
  );
  const small = [
    line,
    { ...line, date: '2026-01-03', firstView: 33_334 },
    { ...line, date: '2026-01-04', firstView: 66_666 },
  ];
  await build({ 'budget.json': JSON.stringify({ ...budget, history: small }) });
  // Too small a step for a bar.
  expect(texts('dist/budget.html')).toContain('Jan 4, 2026');
  expect(texts('dist/budget.html')).not.toContain('Jan 3, 2026');
  await build();
  expect(texts('dist/budget.html')).not.toContain('Whole visits');
});

test('pages stand as on the site, and files of first views beside the pages that load them', async () => {
  const content = validContent();
  content.resume.projects?.reverse();
  const SHARED = { 'after load': ['main.js'] };
  for (const file of ['404', 'alpha', 'beta']) write(`dist/${file}.html`, '');
  const loads = {
    '/404': SHARED,
    '/alpha': { ...SHARED, 'before load': ['logo.svg'], 'on scroll': ['lightbox.js'] },
    '/beta': { ...SHARED, 'before load': ['lightbox.js', 'logo.svg'] },
    '/': SHARED,
  };
  const baseline = { '/ roundTrips': 4, '/alpha roundTrips': 4, '/404 roundTrips': 3 };
  await build({
    'resume.json': JSON.stringify(content.resume),
    'budget.json': JSON.stringify({ ...budget, loads, baseline }),
  });
  const text = texts('dist/budget.html');
  expect(text).toMatch(/ Home 1,000 .* Beta 0 .* Alpha 0 .* Page not found 0 /);
  expect(text).toContain('until the first view is complete: 4 (Page not found 3).');
  expect(text).toContain('While the page loads Page Bytes lightbox.js Beta 120 logo.svg Beta, Alpha 50 ');
  expect(text).toContain('Once the page is shown Page Bytes main.js All 300 ');
  await build({ 'budget.json': JSON.stringify({ ...budget, baseline: { '/ roundTrips': 4 } }) });
  expect(texts('dist/budget.html')).toContain('until the first view is complete: 4.');
});

const day = (date: string, html: number, js: number, firstView: number) => ({ date, html, js, firstView });
/** What the home page weighs in this file's build. */
const NOW = day('2026-01-05', 1000, 300, 1350);

test.each([
  ['one record', [NOW], ''],
  ['no change', [NOW, day('2026-01-06', 990, 310, 1350)], ''],
  [
    // The line of Jan 3 is not shown.
    'a largest step among others',
    [
      day('2026-01-02', 1100, 500, 1700),
      day('2026-01-03', 1190, 410, 1690),
      day('2026-01-04', 1200, 200, 1440),
      NOW,
    ],
    'The home page: <strong><s>1.7</s>\u00a0<bdi>→</bdi>\u00a0<span>1.4 kB</span></strong> since Jan 2, 2026.<br/>' +
      'The largest step, on Jan 4, 2026: JavaScript ' +
      '<strong><s>0.5</s>\u00a0<bdi>→</bdi>\u00a0<span>0.2 kB</span></strong>.',
  ],
])('the history says in a sentence how the home page changed: %s', async (_, history, expected) => {
  await build({ 'budget.json': JSON.stringify({ ...budget, history }) });
  const [, html = ''] = readFileSync(resolve(root, 'dist/budget.html'), 'utf8').split(
    'data-figures="history">',
  );
  expect(html.startsWith(expected ? `<p>${expected}</p>` : '<p><span>')).toBe(true);
  // The last line is what the page weighs now, once.
  expect(html.includes('Present')).toBe(history.at(-1) !== NOW);
});

test('a change is marked in a language that says it in words, too', async () => {
  const site = JSON.stringify({ ...validContent().site, language: 'ar' });
  const history = [day('2026-01-02', 1100, 500, 1700), day('2026-01-04', 1200, 200, 1440), NOW];
  await build({ 'site.json': site, 'budget.json': JSON.stringify({ ...budget, history }) });
  const html = readFileSync(resolve(root, 'dist/budget.html'), 'utf8');
  expect(html).toContain('الصفحة الرئيسية: من <strong><s>1.7</s> إلى <span>1.4 كيلوبايت</span></strong> منذ');
  expect(html).toContain('JavaScript من <strong><s>0.5</s> إلى <span>0.2 كيلوبايت</span></strong>.');
});

test.each([
  ['the owner switched it off', { 'site.json': '{ "budget": false }' }],
  ['nothing was recorded', { 'budget.json': '{}' }],
  ['there is no budget', { 'budget.json': undefined }],
])('there is no page if %s', async (_, change) => {
  expect((await build(change)).pages).toEqual([]);
});

test('a page of the owner’s of that name stays as it is', async () => {
  await writeContent(content, validContent(), { 'budget.json': JSON.stringify(budget) });
  write('dist/budget.html', '<p>Mine</p>');
  expect(writeBudgetPages(resolve(root, 'dist'), openOwner(root, content)).pages).toEqual([]);
  expect(texts('dist/budget.html')).toBe('Mine');
});
