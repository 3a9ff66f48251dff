import type { Budget, Item, LoadTime, Page } from '../../packages/page-weight/index.d.ts';
import { localeOf } from '../content/text/locale.ts';
import type { Content } from '../content/types.ts';
import { wordsOf } from '../content/words/words.ts';
import { escapeXml } from '../escape-xml.ts';
import { curveOf, type Row, tablesIn } from './figures-html.ts';

/** When a file loads; on demand: on no page by itself. */
export type Time = LoadTime | 'on demand';

/** What the pages of one language load. */
export interface Loaded {
  /** Each with its first view by kind. */
  pages: (Page & { kinds: Record<string, number> })[];
  /** The files of first views, and the others but pictures, each at its first time. */
  first: File[];
  rest: File[];
  /** What scripts are made of, the largest first. */
  modules: { name: string; file: string; bytes: number }[];
}

type File = Pick<Item, 'name' | 'sent'> & { time: Time };

/** How many of the largest files and modules, and of the latest lines of the history, are shown. */
const SHOWN = 8;

/** Of the longest bar, out of 1000: a line at its end needs half its own width more. */
const WIDTH = 996;

/** Returns the HTML of each of the page's slots, by its name. */
export function slotsOf(
  { site }: Content,
  { history = [] }: Budget,
  { pages, first, rest, modules }: Loaded,
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
