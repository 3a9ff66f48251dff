import type { Budget, Item, LoadTime, Page } from '../../packages/page-weight/index.d.ts';
import { capitalized, localeOf } from '../content/text/locale.ts';
import type { Content } from '../content/types.ts';
import { wordsOf } from '../content/words/words.ts';
import { type Kinds, tablesIn } from './figures-html.ts';
import { historyOf, leadOf } from './home-slots.ts';

/** When a file loads; on demand: on no page by itself. */
export type Time = LoadTime | 'on demand';

/** What the pages of one language load. */
export interface Loaded {
  /** Each with its first view by kind. */
  pages: (Page & { kinds: Record<string, number> })[];
  /** The files of first views, and the others but pictures, each at its first time. */
  first: File[];
  rest: File[];
  /** The parts of scripts, the largest first. */
  modules: { name: string; file: string; bytes: number }[];
}

type File = Pick<Item, 'name' | 'sent'> & { time: Time };

/** How many of the largest files and modules, and of the latest lines of the history, are shown. */
const SHOWN = 8;

/** Returns the HTML of each of the page's slots, by its name; that of the home page's history only in its language. */
export function slotsOf(
  { site, projects }: Content,
  { history = [] }: Budget,
  { pages, first, rest, modules }: Loaded,
): Record<string, string> {
  const words = wordsOf(site);
  const locale = localeOf(site);
  const { table, barTable } = tablesIn(locale);
  const capital = (text: string) => capitalized(text, locale);
  const nameOf = (path: string) => {
    const [name = ''] = path.split('/').slice(-1);
    if (!name) return words.homePage;
    return name === '404' ? words.notFound : (projects[name]?.title ?? path);
  };
  const kindNames: Record<string, string> = {
    html: 'HTML',
    css: 'CSS',
    js: 'JavaScript',
    fonts: capital(words.fonts),
    pictures: capital(words.pictures),
    other: capital(words.other),
  };
  const kinds: Kinds = [...new Set(pages.flatMap((page) => Object.keys(page.kinds)))]
    .filter((kind) => pages.some((page) => page.kinds[kind]))
    .map((kind) => [kind, kindNames[kind] ?? kind]);
  const times: Record<Time, string> = {
    'before load': words.beforeLoad,
    'after load': words.afterLoad,
    // Lazy pictures near the first view: they come by themselves.
    counted: words.afterLoad,
    aside: words.aside,
    'on scroll': words.onScroll,
    'on demand': words.onDemand,
  };
  /** A table for each time at which files load, with the largest of these. */
  const filesTables = (files: typeof first) =>
    [...new Set(files.map(({ time }) => times[time]))]
      .map((time) => {
        const all = files.filter((file) => times[file.time] === time);
        const others = all.slice(SHOWN);
        const sum = others.reduce((bytes, file) => bytes + file.sent, 0);
        const more = words.andMore(others.length.toLocaleString(locale));
        return table(
          [capital(time), words.bytes],
          [
            ...all.slice(0, SHOWN).map(({ name, sent }) => [name, sent]),
            ...(others.length ? [[more, sum]] : []),
          ],
        );
      })
      .join('');
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
      Object.entries(visits)
        .map(([figure, name]) => [capital(name), ...visited.map(({ figures }) => figures[figure])])
        .filter(([, value]) => value !== undefined),
    );
  const pagesTable = barTable(
    kinds,
    [words.page, ...kinds.map(([, name]) => name), words.firstView, words.ceiling, words.room],
    pages.map(({ path, kinds: sizes, figures: { firstView = 0 }, ceilings: { firstView: ceiling } }) => [
      nameOf(path),
      ...kinds.map(([kind]) => sizes[kind] ?? 0),
      firstView,
      ceiling,
      ceiling && ceiling - firstView,
    ]),
    pages.map(({ kinds, ceilings }) => ({ figures: kinds, ceiling: ceilings.firstView })),
    pages.some(({ ceilings }) => ceilings.firstView) ? words.ceiling : undefined,
  );
  const largest = modules
    .slice(0, SHOWN)
    .map(({ name, file, bytes }) => [name.replace('node_modules/', ''), file, bytes]);
  const home = pages.find(({ path }) => path.endsWith('/'));
  return {
    lead: home ? leadOf(site, home.figures.firstView ?? 0) : '',
    pages: pagesTable + (visited.length ? visitsTable() : ''),
    files: filesTables(first),
    rest: filesTables(rest),
    modules: largest.length ? table([words.module, words.file, words.bytes], largest) : '',
    history: history.length && home?.path === '/' ? historyOf(site, history.slice(-SHOWN), home.figures) : '',
  };
}
