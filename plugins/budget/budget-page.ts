import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { localeOf } from '../content/text/locale.ts';
import type { Content, Owner } from '../content/types.ts';
import { wordsOf } from '../content/words/words.ts';
import { escapeXml } from '../escape-xml.ts';
import { CODE } from '../project.ts';
import { type Budget, badgeOf, readBudget } from './budget.ts';
import { type FileFigures, type PageFigures, type Time, weighPages } from './budget-figures.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { firstViewsOfCommits } from './commits.ts';
import { curveOf, type Row, tablesIn } from './figures-html.ts';

/** How many of the largest files and modules, and of the latest lines of the history, are shown. */
const SHOWN = 8;

/** Of the longest bar, out of 1000: a line at its end needs half its own width more. */
const WIDTH = 996;

const SLOT = /(<div data-figures="(\w+)">)(?=<\/div>)/g;

/**
 * Fills in the figures of the page `/budget` in each language once the site is compressed: nothing has its size before.
 * @returns the pages' files, and what of the record no longer fits the site
 */
export function writeBudgetPages(dist: string, owner: Owner) {
  const { root, folder, languages } = owner;
  const pages: string[] = [];
  const stale: string[] = [];
  let site: BuiltSite | undefined;
  let budget: Budget | undefined;
  for (const language of ['', ...languages.map((name) => `${name}/`)]) {
    const content = owner.content(language.replace('/', '') || undefined);
    const page = `${language}budget.html`;
    const file = resolve(dist, page);
    const html = content.hasBudgetPage && existsSync(file) ? readFileSync(file, 'utf8') : '';
    // The owner may have a page of that name.
    if (!html.includes('data-figures')) continue;
    budget ??= readBudget(root, resolve(folder, 'budget.json'), resolve(CODE, 'budget.json')).budget;
    site ??= openBuiltSite(dist, '/', budget.encoding);
    const figures = weighPages(site, budget, language, languages);
    const slots = slotsOf(content, budget, figures, root);
    const filled = html.replace(SLOT, (_, open: string, slot: string) => open + slots[slot]);
    writeFileSync(file, filled);
    pages.push(page);
    const home = figures.pages.find(({ path }) => path === '/');
    const badge = resolve(dist, 'budget-badge.json');
    if (home) writeFileSync(badge, JSON.stringify(badgeOf(home.firstView, home.ceiling)));
    stale.push(...figures.stale);
  }
  return { pages, stale };
}

function slotsOf(
  { site }: Content,
  { baseline = {}, history = [], react }: Budget,
  figures: ReturnType<typeof weighPages>,
  root: string,
) {
  const { pages, first, rest, modules } = figures;
  const words = wordsOf(site);
  const { format: number } = new Intl.NumberFormat(localeOf(site));
  const table = tablesIn(number);
  const nameOf = (path: string) => (path.endsWith('/') ? words.homePage : path);
  const kindNames: Record<string, string> = {
    html: 'HTML',
    css: 'CSS',
    js: 'JavaScript',
    fonts: words.fonts,
    pictures: words.pictures,
    other: words.other,
  };
  const kinds = [...new Set(pages.flatMap((page) => Object.keys(page.kinds)))]
    .filter((kind) => pages.some((page) => page.kinds[kind]))
    .map((kind) => ({ kind, name: kindNames[kind] ?? kind, className: escapeXml(`k-${kind}`) }));
  const legend = kinds.map(
    ({ name, className }) => `<span><i class="${className}"></i>${escapeXml(name)}</span>`,
  );
  const widest = Math.max(...pages.map(({ firstView, ceiling = 0 }) => Math.max(firstView, ceiling)));
  const scaled = (bytes: number) => Math.round((WIDTH * bytes) / widest);
  /** Its kinds side by side, and a line at its ceiling. */
  const bar = (page: PageFigures) => {
    let x = 0;
    const rects = kinds.map(({ kind, className }) => {
      const width = scaled(page.kinds[kind] ?? 0);
      x += width;
      return `<rect class="${className}" x="${x - width}" width="${width}" height="1"/>`;
    });
    const limit = page.ceiling ? `<path d="M${scaled(page.ceiling)} 0v1"/>` : '';
    return `<tr class="bar"><td colspan="${kinds.length + 4}"><svg viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">${rects.join('')}${limit}</svg></td></tr>`;
  };
  const times: Record<Time, string> = {
    'before load': words.beforeLoad,
    'after load': words.afterLoad,
    counted: words.onScroll,
    aside: words.aside,
    'on scroll': words.onScroll,
    'on demand': words.onDemand,
  };
  /** Files below the time at which they load, the largest of each. */
  const filesTable = (files: FileFigures[]) => {
    const rows = [...new Set(files.map(({ when }) => times[when]))].flatMap((time): Row[] => {
      const all = files.filter(({ when }) => times[when] === time);
      const others = all.slice(SHOWN);
      const sum = others.reduce((bytes, file) => bytes + file.bytes, 0);
      return [
        [time],
        ...all.slice(0, SHOWN).map(({ name, bytes }) => [name, bytes]),
        ...(others.length ? [[words.andMore(number(others.length)), sum]] : []),
      ];
    });
    return table([words.file, words.bytes], 1, rows);
  };
  const own = pages.find(({ path }) => path.endsWith('/'))?.kinds.js;
  const withReact =
    react && own
      ? `<p>${escapeXml(words.withReact(`${number(react.js)}\u00a0B`, `${number(own)}\u00a0B`))}</p>`
      : '';
  const visits = {
    whole: words.untilTheEnd,
    saveData: words.savingData,
    return: words.onceMore,
    deploy: words.afterUpdate,
    next: words.nextPage,
    roundTrips: words.roundTrips,
  };
  const visited = pages.map(({ path }) => path).filter((path) => `${path} whole` in baseline);
  /** Figures of whole visits as they were accepted: nothing but a browser makes them. */
  const visitsTable = () =>
    table(
      [words.wholeVisits, ...visited.map(nameOf)],
      visited.length,
      Object.entries(visits)
        .map(([figure, name]) => [name, ...visited.map((path) => baseline[`${path} ${figure}`])])
        .filter(([, value]) => value !== undefined),
    );
  const commits = firstViewsOfCommits(root);
  const shown = history.slice(-SHOWN);
  const hasVersions = new Set(shown.map(({ version }) => version)).size > 1;
  const slots: Record<string, string> = {
    pages: `<p>${legend.join(' ')}</p>${table(
      [words.page, ...kinds.map(({ name }) => name), words.firstView, words.ceiling, words.room],
      kinds.length + 3,
      pages.map((page) => [
        nameOf(page.path),
        ...kinds.map(({ kind }) => page.kinds[kind] ?? 0),
        page.firstView,
        page.ceiling,
        page.ceiling && page.ceiling - page.firstView,
      ]),
      pages.map(bar),
    )}${visited.length ? visitsTable() : ''}`,
    files: filesTable(first),
    rest: filesTable(rest) + withReact,
    modules: table(
      [words.modules, words.file, words.bytes],
      1,
      modules
        .slice(0, SHOWN)
        .map(({ name, file, bytes }) => [name.replace('node_modules/', ''), file, bytes]),
    ),
    history: `${curveOf(commits[1] ? commits : history.map(({ firstView }) => firstView), number)}${table(
      [words.date, ...(hasVersions ? [words.version] : []), 'HTML', 'JavaScript', words.firstView],
      3,
      shown.map(({ date, version, html, js, firstView }) => [
        date,
        ...(hasVersions ? [version] : []),
        html,
        js,
        firstView,
      ]),
    )}`,
  };
  return slots;
}
