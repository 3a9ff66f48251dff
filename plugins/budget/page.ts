import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Budget, LoadTime, Page, Report } from '../../packages/page-weight/index.d.ts';
import { badgeOf, readBudget } from '../../packages/page-weight/src/budget.ts';
import { isFirst, loadTime } from '../../packages/page-weight/src/figures.ts';
import { reportOfRecord } from '../../packages/page-weight/src/report.ts';
import { openBuiltSite } from '../../packages/page-weight/src/site.ts';
import { localeOf } from '../content/text/locale.ts';
import type { Content, Owner } from '../content/types.ts';
import { wordsOf } from '../content/words/words.ts';
import { escapeXml } from '../escape-xml.ts';
import { CODE } from '../project.ts';
import { isVersionPart } from './built-files.ts';
import { curveOf, type Row, tablesIn } from './figures-html.ts';

/** How many of the largest files and modules, and of the latest lines of the history, are shown. */
const SHOWN = 8;

const SLOT = /(<div data-figures="(\w+)">)(?=<\/div>)/g;

/**
 * Fills in the figures of the page `/budget` in each language once the site is compressed: nothing has its size before.
 * @returns the pages' files, and what of the record no longer fits the site
 */
export function writeBudgetPages(dist: string, owner: Owner) {
  const { root, folder, languages } = owner;
  const pages: string[] = [];
  let found: { budget: Budget; report: Report } | undefined;
  for (const language of ['', ...languages.map((name) => `${name}/`)]) {
    const content = owner.content(language.replace('/', '') || undefined);
    const page = `${language}budget.html`;
    const file = resolve(dist, page);
    const html = content.hasBudgetPage && existsSync(file) ? readFileSync(file, 'utf8') : '';
    // The owner may have a page of that name.
    if (!html.includes('data-figures')) continue;
    found ??= weigh(dist, root, resolve(folder, 'budget.json'));
    const isOwn = (path: string) =>
      (languages.find((each) => path.startsWith(`${each}/`)) ?? '') === language.replace('/', '');
    const slots = slotsOf(content, found.budget, partOf(found.report, isOwn, `${language}assets/`));
    writeFileSync(
      file,
      html.replace(SLOT, (_, open: string, slot: string) => open + slots[slot]),
    );
    pages.push(page);
  }
  const home = found?.report.pages.find(({ path }) => path === '/');
  const badge = resolve(dist, 'budget-badge.json');
  if (home)
    writeFileSync(badge, JSON.stringify(badgeOf(home.figures.firstView ?? 0, home.ceilings.firstView)));
  return { pages, stale: found?.report.problems.filter((problem) => problem.startsWith('loads[')) ?? [] };
}

function weigh(dist: string, root: string, file: string) {
  const { budget } = readBudget(root, file, resolve(CODE, 'budget.json'));
  return { budget, report: reportOfRecord(openBuiltSite(dist, '/', budget.encoding), budget, 'budget.json') };
}

/** Of the longest bar, out of 1000: a line at its end needs half its own width more. */
const WIDTH = 996;

/** When a file loads; on demand: on no page by itself. */
type Time = LoadTime | 'on demand';

/** The order in which one file's times on several pages count, and in which they are shown. */
const TIMES: Time[] = ['before load', 'after load', 'counted', 'aside', 'on scroll', 'on demand'];

/** Returns what a report says of the pages of one language, each file at its first time, and the modules of its scripts. */
function partOf({ pages, onDemand, parts }: Report, isOwn: (path: string) => boolean, assets: string) {
  const own = pages.filter(({ path }) => isOwn(path.slice(1)));
  const items = own.flatMap((page) => page.items.slice(1));
  const unloaded = [...onDemand, ...pages.flatMap((page) => page.items)].filter(
    ({ file }) => file.startsWith(assets) && /\.(js|css)$/.test(file) && !isVersionPart(file),
  );
  const rank = ({ time }: { time: Time }) => TIMES.indexOf(time);
  const loads = [
    ...items.map((item) => ({ ...item, time: loadTime(item) as Time })),
    ...unloaded.map((item) => ({ ...item, time: 'on demand' as Time })),
  ].sort((one, other) => rank(one) - rank(other) || other.sent - one.sent);
  const seen = new Set<string>();
  const all = loads.filter(({ name }) => !seen.has(name) && seen.add(name));
  const scripts = new Map([...items, ...unloaded].map(({ file, name }) => [file, name]));
  return {
    pages: own.map((page) => ({ ...page, kinds: kindsOf(page, parts[page.file]) })),
    first: all.filter(({ time }) => isFirst(time)),
    rest: all.filter(({ time, kind }) => !isFirst(time) && kind !== 'pictures'),
    modules: [...scripts]
      .filter(([file]) => isOwn(file))
      .flatMap(([file, name]) =>
        Object.entries(parts[file] ?? {}).map(([module, bytes]) => ({ name: module, file: name, bytes })),
      )
      .sort((one, other) => other.bytes - one.bytes),
  };
}

const KINDS = ['html', 'css', 'fonts', 'js', 'pictures', 'other'];

/** Returns a page's first view by kind; styles and fonts in the page count as such. */
function kindsOf({ figures, items }: Page, parts: Record<string, number> = {}): Record<string, number> {
  const { 'inline styles': css = 0, 'inline fonts': fonts = 0 } = parts;
  const inside: Record<string, number> = { html: -css - fonts, css, fonts };
  const kinds = new Set([...KINDS, ...items.map(({ kind }) => kind)]);
  return Object.fromEntries([...kinds].map((kind) => [kind, (figures[kind] ?? 0) + (inside[kind] ?? 0)]));
}

function slotsOf(
  { site }: Content,
  { history = [] }: Budget,
  { pages, first, rest, modules }: ReturnType<typeof partOf>,
): Record<string, string> {
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
  const limits = pages.map(({ figures, ceilings }) => [figures.firstView ?? 0, ceilings.firstView ?? 0]);
  const widest = Math.max(...limits.flat());
  const scaled = (bytes: number) => Math.round((WIDTH * bytes) / widest);
  /** Its kinds side by side, and a line at its ceiling. */
  const bar = ({ kinds: sizes, ceilings: { firstView: ceiling } }: (typeof pages)[number]) => {
    let x = 0;
    const rects = kinds.map(({ kind, className }) => {
      const width = scaled(sizes[kind] ?? 0);
      x += width;
      return `<rect class="${className}" x="${x - width}" width="${width}" height="1"/>`;
    });
    const limit = ceiling ? `<path d="M${scaled(ceiling)} 0v1"/>` : '';
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
  const filesTable = (files: typeof first) => {
    const rows = [...new Set(files.map(({ time }) => times[time]))].flatMap((time): Row[] => {
      const all = files.filter((file) => times[file.time] === time);
      const others = all.slice(SHOWN);
      const sum = others.reduce((bytes, file) => bytes + file.sent, 0);
      return [
        [time],
        ...all.slice(0, SHOWN).map(({ name, sent }) => [name, sent]),
        ...(others.length ? [[words.andMore(number(others.length)), sum]] : []),
      ];
    });
    return table([words.file, words.bytes], 1, rows);
  };
  const visits = {
    whole: words.untilTheEnd,
    saveData: words.savingData,
    return: words.onceMore,
    deploy: words.afterUpdate,
    next: words.nextPage,
    roundTrips: words.roundTrips,
  };
  const visited = pages.filter(({ figures }) => 'whole' in figures);
  /** Figures of whole visits as they were accepted: nothing but a browser makes them. */
  const visitsTable = () =>
    table(
      [words.wholeVisits, ...visited.map(({ path }) => nameOf(path))],
      visited.length,
      Object.entries(visits)
        .map(([figure, name]) => [name, ...visited.map(({ figures }) => figures[figure])])
        .filter(([, value]) => value !== undefined),
    );
  return {
    pages: `<p>${legend.join(' ')}</p>${table(
      [words.page, ...kinds.map(({ name }) => name), words.firstView, words.ceiling, words.room],
      kinds.length + 3,
      pages.map(({ path, kinds: sizes, figures: { firstView = 0 }, ceilings: { firstView: ceiling } }) => [
        nameOf(path),
        ...kinds.map(({ kind }) => sizes[kind] ?? 0),
        firstView,
        ceiling,
        ceiling && ceiling - firstView,
      ]),
      pages.map(bar),
    )}${visited.length ? visitsTable() : ''}`,
    files: filesTable(first),
    rest: filesTable(rest),
    modules: table(
      [words.modules, words.file, words.bytes],
      1,
      modules
        .slice(0, SHOWN)
        .map(({ name, file, bytes }) => [name.replace('node_modules/', ''), file, bytes]),
    ),
    history: `${curveOf(
      history.map(({ firstView }) => firstView),
      number,
    )}${table(
      [words.date, `HTML + CSS + ${words.fonts}`, 'JavaScript', words.firstView],
      3,
      history.slice(-SHOWN).map(({ date, html, js, firstView }) => [date, html, js, firstView]),
    )}`,
  };
}
