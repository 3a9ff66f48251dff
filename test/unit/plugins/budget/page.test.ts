import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeBudgetPages } from '../../../../plugins/budget/page.ts';
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
  write('.build/modules.json', JSON.stringify({ base: '/', pages: [], chunks }));
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
  expect(html).toContain('<i class="k-a&quot; b=&quot;&lt;c>"></i>a&quot; b=&quot;&lt;c></span>');
  expect(html).not.toMatch(/<b>|<i>/);
});

test('the legend names the lines at ceilings, where bars have one', async () => {
  const line = '<span><i class="line"></i>Ceiling</span>';
  const parts = async (pages: object) => {
    await build({ 'budget.json': JSON.stringify({ ...budget, pages }) });
    return readFileSync(resolve(root, 'dist/budget.html'), 'utf8').split('data-figures="history"');
  };
  expect((await parts(budget.pages)).map((part) => part.includes(line))).toEqual([true, false]);
  expect((await parts({})).join('')).not.toContain(line);
});

test('kinds stand in one order, the steps of the accent, whichever of them the first page has', async () => {
  write('dist/404.html', '');
  write('dist/assets/display-aaaaaaa1.woff2', 'x');
  const loads = { '/': { 'after load': ['main.js'] }, '/404': { 'before load': ['display.woff2'] } };
  await build({ 'budget.json': JSON.stringify({ ...budget, loads }) });
  const html = readFileSync(resolve(root, 'dist/budget.html'), 'utf8');
  const [before = ''] = html.split('data-figures="history"');
  expect([...before.matchAll(/<i class="k-(\w+)"/g)].map(([, kind]) => kind)).toEqual([
    'html',
    'fonts',
    'js',
  ]);
});

test('the page’s figures are those of the files that were recorded, as they are sent', async () => {
  const { pages, stale } = await build();
  expect(pages).toEqual(['budget.html']);
  // HTML, script and the logo that counts; with what remains up to the ceiling.
  expect(texts('dist/budget.html')).toMatch(/ Home 1,000 300 50 1,350 2,000 650 /);
  expect(texts('dist/budget.html')).toContain(
    'Once the page is shown Bytes de/main.js 310 main.js 300 logo.svg 50 ',
  );
  // Of two files of a name, the one that the page names; what no page loads by itself.
  expect(texts('dist/budget.html')).toContain(
    'In the background; nothing you see waits for it Bytes print.css 88 ',
  );
  expect(texts('dist/budget.html')).toContain('When you press what needs it Bytes lightbox.js 120 ');
  expect(texts('dist/budget.html')).toContain('src/nav.tsx main.js 250 src/&lt;app>.tsx main.js 200 ');
  expect(texts('dist/budget.html')).toContain('The home page arrives in 1.4 kB: 0.05% of a 3 MB photo.');
  // The last line of the history is the weight above it, whichever was accepted last.
  expect(texts('dist/budget.html')).toContain('Jan 2, 2026 1 2 33,333 Present 1,000 300 1,350 ');
  expect(JSON.parse(readFileSync(resolve(root, 'dist/budget-badge.json'), 'utf8'))).toEqual({
    schemaVersion: 1,
    label: 'first view',
    message: '1.4 kB',
    color: 'brightgreen',
  });
  expect(stale).toEqual(['loads["/gone"]: its file is gone', 'loads["/old"]: former.js is gone']);
});

test('what whole visits cost is shown as it was accepted, and how the home page changed as bars', async () => {
  const baseline = { '/ whole': 60_000, '/ return': 0, '/ roundTrips': 4, '/gone whole': 5 };
  const [line] = budget.history;
  const history = [line, { ...line, firstView: 66_666 }];
  await build({ 'budget.json': JSON.stringify({ ...budget, baseline, history }) });
  const text = texts('dist/budget.html');
  expect(text).toContain(
    ' Whole visits Home Scrolled to its end, with every page kept for offline 60,000 A second visit 0 Round trips ',
  );
  const html = readFileSync(resolve(root, 'dist/budget.html'), 'utf8');
  expect(html).toContain('width="498" height="1"/></svg></td></tr><tr><th>Jan 2, 2026');
  await build();
  expect(texts('dist/budget.html')).not.toContain('Whole visits');
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
