import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Budget, badgeOf, readBudget } from '../budget/budget.ts';
import { loadContent } from '../content/read/load.ts';
import { localeOf } from '../content/text/locale.ts';
import type { Content } from '../content/types.ts';
import { wordsOf } from '../content/words/words.ts';
import {
  type FileFigures,
  largestModules,
  type PageFigures,
  type When,
  weighPages,
} from './budget-figures.ts';

/** How many of the largest modules, and of the latest lines of the history, are shown. */
const SHOWN = 12;

const SLOT = /(<div data-figures="(\w+)">)(?=<\/div>)/g;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Fills in the figures of the page `/budget` in each language once the site is compressed: nothing has its size before.
 * @returns the pages' files, and what of the record no longer fits the site
 */
export function writeBudgetPages(dist: string, root: string, folder: string, languages: string[]) {
  const pages: string[] = [];
  const stale: string[] = [];
  for (const name of ['', ...languages]) {
    const language = name && `${name}/`;
    const content = loadContent(folder, name || undefined);
    const file = resolve(dist, `${language}budget.html`);
    const html = content.hasBudgetPage && existsSync(file) ? readFileSync(file, 'utf8') : '';
    // The owner may have a page of that name.
    if (!html.includes('data-figures')) continue;
    const { budget } = readBudget(root, resolve(folder, 'budget.json'), resolve(root, 'budget.json'));
    const figures = weighPages(dist, budget, language, languages);
    const slots = slotsOf(content, budget, figures, largestModules(dist, language, SHOWN));
    const filled = html.replace(SLOT, (_, open: string, slot: string) => open + slots[slot]);
    writeFileSync(file, filled);
    pages.push(`${language}budget.html`);
    const home = figures.pages.find(({ path }) => path === '/');
    const badge = resolve(dist, 'budget-badge.json');
    if (home) writeFileSync(badge, JSON.stringify(badgeOf(home.firstView, home.ceiling)));
    stale.push(...figures.stale);
  }
  return { pages, stale };
}

function slotsOf(
  { site }: Content,
  budget: Budget,
  { pages, first, rest }: ReturnType<typeof weighPages>,
  modules: ReturnType<typeof largestModules>,
): Record<string, string> {
  const words = wordsOf(site);
  const { format: number } = new Intl.NumberFormat(localeOf(site));
  const cell = (value: string | number | undefined) =>
    typeof value === 'number' ? `<td class="n">${number(value)}</td>` : `<td>${escaped(value ?? '')}</td>`;
  /** @param head of each column, those of numbers last */
  const table = (head: string[], numbers: number, rows: string[]) => {
    const columns = head.map(
      (text, at) => `<th${at < head.length - numbers ? '' : ' class="n"'}>${text}</th>`,
    );
    return `<table><thead><tr>${columns.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  };
  const row = (name: string, ...cells: (string | number | undefined)[]) =>
    `<tr><th>${escaped(name)}</th>${cells.map(cell).join('')}</tr>`;

  const kindNames: Record<string, string> = {
    html: 'HTML',
    css: 'CSS',
    js: 'JavaScript',
    fonts: words.fonts,
    pictures: words.pictures,
    other: words.other,
  };
  const widest = Math.max(...pages.map(({ firstView }) => firstView));
  const bar = ({ kinds }: PageFigures) => {
    let x = 0;
    const parts = Object.entries(kinds).filter(([, bytes]) => bytes > 0);
    const rects = parts.map(([kind, bytes]) => {
      const width = Math.round((1000 * bytes) / widest);
      x += width;
      return `<rect class="k-${kind}" x="${x - width}" width="${width}" height="1"/>`;
    });
    const texts = parts.map(
      ([kind, bytes]) =>
        `<span><i class="k-${kind}"></i>${kindNames[kind] ?? escaped(kind)} ${number(bytes)}</span>`,
    );
    return `<tr class="bar"><td colspan="4"><svg viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">${rects.join('')}</svg>${texts.join(' ')}</td></tr>`;
  };
  const times: Record<When, string> = {
    'before load': words.beforeLoad,
    'after load': words.afterLoad,
    counted: words.onScroll,
    aside: words.aside,
    'on scroll': words.onScroll,
    'on demand': words.onDemand,
  };
  const filesTable = (files: FileFigures[]) =>
    table(
      [words.file, words.when, words.bytes],
      1,
      files.map(({ name, when, bytes }) => row(name, times[when], bytes)),
    );
  const home = pages.find(({ path }) => path.endsWith('/'));
  const own = home?.kinds.js ?? 0;
  const react =
    budget.react && own
      ? `<p>${words.withReact(`${number(budget.react.js)}\u00a0B`, `${number(own)}\u00a0B`)}</p>`
      : '';
  return {
    pages: table(
      [words.page, words.firstView, words.ceiling, words.room],
      3,
      pages.map((page) => {
        const { path, firstView, ceiling } = page;
        return row(path, firstView, ceiling, ceiling && ceiling - firstView) + bar(page);
      }),
    ),
    files: filesTable(first),
    rest: filesTable(rest) + react,
    modules: table(
      [words.modules, words.file, words.bytes],
      1,
      modules.map(({ name, file, bytes }) => row(name, file, bytes)),
    ),
    history: table(
      [words.date, words.version, 'HTML', 'JavaScript', words.firstView],
      3,
      (budget.history ?? [])
        .slice(-SHOWN)
        .map(({ date, version, html, js, firstView }) => row(date, version, html, js, firstView)),
    ),
  };
}
