import type { Site } from '../../../../tools/budget/collect-requests.ts';
import type { Budget, BudgetFiles, Weight } from '../../../../tools/budget/types.ts';

const PICTURE = (stem: string) =>
  `<picture><source type="image/avif" srcset="/assets/${stem}-736.avif 736w,/assets/${stem}-1080.avif 1080w" sizes="100vw">` +
  `<source type="image/webp" srcset="/assets/${stem}-736.webp 736w" sizes="100vw">` +
  `<img src="/assets/${stem}-1080.webp"></picture>`;

const HEAD =
  '<!doctype html><html lang="en"><head><link rel="icon" href="/favicon.svg">' +
  '<style data-from="assets/main-aaaaaa.css">p{margin:0}</style>' +
  '<script type="module" crossorigin src="/assets/main-aaaaaa.js"></script></head><body>';

/** Two pages: one with a photo and a lazy logo, one with a carousel. */
export const PAGES: Record<string, string> = {
  'index.html': `${HEAD}${PICTURE('photo.pppppp')}<ul id="skills"><li data-lazy>
    <img src="/assets/logo.llllll.svg" loading="lazy"></li></ul></body></html>`,
  'notify.html': `${HEAD}<article><header><h1>Notify</h1></header><p>${'Word '.repeat(400)}</p><div data-carousel="Screens"><a data-lazy>${PICTURE('one.oooooo')}</a>
    <a data-lazy>${PICTURE('two.tttttt')}</a></div></article></body></html>`,
};

/** Brotli bytes of each file; the raw size is twice that. */
export const SIZES: Record<string, number> = {
  'index.html': 5000,
  'notify.html': 6000,
  'favicon.svg': 200,
  'sw.js': 900,
  'assets/main-aaaaaa.js': 9000,
  'assets/background-bbbbbb.js': 1500,
  'assets/background-bbbbbb.css': 100,
  'assets/vitals-vvvvvv.js': 3000,
  'assets/player-cccccc.js': 13000,
  'assets/photo.pppppp-736.avif': 4000,
  'assets/logo.llllll.svg': 300,
  'assets/one.oooooo-736.avif': 10000,
  'assets/two.tttttt-736.avif': 20000,
};

const chunk = (name: string, hash: string, modules: Record<string, number>, css: string[] = []) => ({
  file: `assets/${name}-${hash}.js`,
  name,
  imports: name === 'main' ? [] : ['assets/main-aaaaaa.js'],
  dynamicImports: [] as string[],
  css,
  modules,
});

/** A built site of those pages; `sizes` and `modules` override file sizes and the entry's modules. */
export function fixture(sizes: Record<string, number> = {}, modules: Record<string, number> = {}): Site {
  const all = { ...SIZES, ...sizes };
  const main = chunk('main', 'aaaaaa', {
    'src/app.tsx': 400,
    'node_modules/preact/preact.mjs': 4400,
    ...modules,
  });
  const later = [
    chunk('background', 'bbbbbb', { 'src/later/background/painter.ts': 600 }, [
      'assets/background-bbbbbb.css',
    ]),
    chunk('vitals', 'vvvvvv', { 'src/visit/vitals.ts': 3000 }),
    chunk('player', 'cccccc', { 'src/player.tsx': 13000 }),
  ];
  main.dynamicImports.push(...later.map(({ file }) => file));
  return {
    files: Object.keys(all),
    pages: Object.keys(PAGES),
    languages: [],
    read: (file) => PAGES[file] ?? '',
    weigh: (file): Weight => {
      const brotli = all[file];
      if (brotli === undefined) throw new Error(`${file} is not in dist`);
      return { raw: 2 * brotli, gzip: Math.round(brotli * 1.1), brotli };
    },
    built: { base: '/', pages: Object.keys(PAGES), chunks: [main, ...later] },
  };
}

/** The files of a budget whose rows are all in the first, except those of the given pages and scripts. */
export const budgetFiles = (own: string[] = []): BudgetFiles => ({
  common: 'budget.json',
  own: 'src/content/budget.json',
  having: (_, row = '') => (own.includes(row) ? 'src/content/budget.json' : 'budget.json'),
});

/** A budget that the fixture meets. */
export const budget = (): Budget => ({
  pages: {
    '/': { html: 14600, js: 13000, firstView: 27000, blocking: 0, counts: '#skills img' },
    '/notify': { html: 14600, js: 13000, firstView: 60000, blocking: 0 },
  },
  chunks: {
    main: { loads: 'at once', ceiling: 11000 },
    background: { loads: 'after load', ceiling: 2000 },
    vitals: { loads: 'aside', ceiling: 3400 },
    player: { loads: 'near a carousel', ceiling: 14000 },
  },
  newPage: { html: 14600, js: 13000, firstView: 60000, blocking: 0, script: 4000, row: 40 },
  carousels: { median: 22000, largest: 45000 },
});
