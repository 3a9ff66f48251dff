import type { Budget, Item, LoadTime, Page } from '../../packages/page-weight/index.d.ts';
import { capitalized, isolated, localeOf } from '../content/text/locale.ts';
import type { Content } from '../content/types.ts';
import { orderedProjects } from '../content/views/views.ts';
import { wordsOf } from '../content/words/words.ts';
import { escapeXml } from '../escape-xml.ts';
import { type Kinds, type Row, tablesIn } from './figures-html.ts';
import { historyOf, leadOf } from './home-slots.ts';

/** When a file loads; on demand: on no page by itself. */
export type Time = LoadTime | 'on demand';

/** What the pages of one language load. */
export interface Loaded {
  pages: WeighedPage[];
  /** The files of first views, and the others but pictures, each at its first time. */
  first: File[];
  rest: File[];
  /** The parts of scripts, the largest first. */
  modules: Module[];
}

/** With its first view by kind. */
type WeighedPage = Page & { kinds: Record<string, number> };
/** Of first views with the paths of their pages. */
type File = Pick<Item, 'name' | 'sent'> & { time: Time; pages?: string[] };
type Module = { name: string; file: string; bytes: number };

/** How many of the largest files and modules, and of the latest lines of the history, are shown. */
const SHOWN = 8;

/** Returns the HTML of each of the page's slots, by its name; only the home page's language has its history. */
export function slotsOf(
  content: Content,
  { history = [] }: Budget,
  { pages, first, rest, modules }: Loaded,
): Record<string, string> {
  const { site } = content;
  const writing = writingFor(content, pages);
  const home = pages.find(({ path }) => path.endsWith('/'));
  return {
    lead: home ? leadOf(site, home.figures.firstView ?? 0) : '',
    pages: pagesTable(writing) + roundTripsText(writing) + visitsTable(writing),
    files: filesTables(first, writing),
    rest: filesTables(rest, writing),
    modules: modulesTable(modules, writing),
    history: history.length && home?.path === '/' ? historyOf(site, history.slice(-SHOWN), home.figures) : '',
  };
}

/** What every table is written with: the pages in their order, and the site's language. */
type Writing = ReturnType<typeof writingFor>;

function writingFor(content: Content, given: WeighedPage[]) {
  const { site, projects } = content;
  const words = wordsOf(site);
  const locale = localeOf(site);
  const order = ['', ...orderedProjects(content).map(([name]) => name)];
  const placeOf = ({ path }: WeighedPage) => order.indexOf(lastOf(path)) + 1 || order.length + 1;
  const nameOf = ({ path }: WeighedPage) => {
    const name = lastOf(path);
    if (!name) return words.homePage;
    return name === '404' ? words.notFound : (projects[name]?.title ?? path);
  };
  return {
    pages: given.toSorted((one, other) => placeOf(one) - placeOf(other)),
    words,
    nameOf,
    isolate: (text: string) => isolated(text, site),
    capital: (text: string) => capitalized(text, locale),
    written: (figure: number) => figure.toLocaleString(locale),
    ...tablesIn(locale),
  };
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The first view of each page by kind, beside its ceiling. */
function pagesTable({ pages, words, nameOf, capital, barTable }: Writing): string {
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
  const hasCeilings = pages.some(({ ceilings }) => ceilings.firstView);
  const table = barTable(
    kinds,
    [words.page, ...kinds.map(([, name]) => name), words.firstView, words.ceiling, words.room],
    pages.map((page) => {
      const { firstView = 0 } = page.figures;
      const { firstView: ceiling } = page.ceilings;
      const sizes = kinds.map(([kind]) => page.kinds[kind] ?? 0);
      return [nameOf(page), ...sizes, firstView, ceiling, ceiling && ceiling - firstView];
    }),
    pages.map(({ kinds, ceilings }) => ({ figures: kinds, ceiling: ceilings.firstView })),
    hasCeilings ? words.ceiling : undefined,
  );
  return table + (hasCeilings ? `<p>${escapeXml(words.ceilingText)}</p>` : '');
}

/** How often a phone waits for the server on most pages, and on the others. */
function roundTripsText({ pages, words, nameOf, isolate, written }: Writing): string {
  const known = pages.filter(({ figures }) => figures.roundTrips !== undefined);
  const tripsOf = ({ figures: { roundTrips = 0 } }: WeighedPage) => written(roundTrips);
  const all = known.map(tripsOf);
  const timesOf = (trips: string) => all.filter((each) => each === trips).length;
  const [usual] = all.toSorted((one, other) => timesOf(other) - timesOf(one));
  if (!usual) return '';
  const others = known.filter((page) => tripsOf(page) !== usual);
  const names = others.map((page) => isolate(`${nameOf(page)} ${tripsOf(page)}`)).join(words.comma);
  return `<p>${escapeXml(words.roundTrips(names ? `${usual} (${names})` : usual))}</p>`;
}

/** Figures of whole visits to the first page that has some, as they were accepted: nothing but a browser makes them. */
function visitsTable({ pages, words, nameOf, isolate, capital, table }: Writing): string {
  const visits = {
    whole: words.untilTheEnd,
    saveData: words.savingData,
    return: words.onceMore,
    deploy: words.afterUpdate,
    next: words.nextPage,
  };
  const visited = pages.find(({ figures }) => 'whole' in figures);
  if (!visited) return '';
  const rows: Row[] = Object.entries(visits).map(([figure, name]) => [
    capital(name),
    visited.figures[figure],
  ]);
  return table(
    [`${words.wholeVisits} (${isolate(nameOf(visited))})`, words.bytes],
    rows.filter(([, value]) => value !== undefined),
  );
}

/** A table for each time at which files load, with the largest of these, those of first views page by page. */
function filesTables(
  files: File[],
  { pages, words, nameOf, isolate, capital, written, table }: Writing,
): string {
  const times: Record<Time, string> = {
    'before load': words.beforeLoad,
    'after load': words.afterLoad,
    // Lazy pictures near the first view: they come by themselves.
    counted: words.afterLoad,
    aside: words.aside,
    'on scroll': words.onScroll,
    'on demand': words.onDemand,
  };
  const pagesOf = (file: File) => pages.filter(({ path }) => file.pages?.includes(path));
  /** First those of all pages. */
  const placeOf = (file: File) => {
    const [first, ...others] = pagesOf(file);
    return first && others.length + 1 < pages.length ? pages.indexOf(first) : -1;
  };
  const namesOf = (file: File) => {
    const [first = '', ...others] = pagesOf(file).map((page) => isolate(nameOf(page)));
    if (pages.length > 1 && others.length + 1 === pages.length) return capital(words.everyPage);
    if (others.length > 2) return `${first} ${words.andMore(written(others.length))}`;
    return [first, ...others].join(words.comma);
  };
  const hasPages = files.some((file) => file.pages);
  const row = (name: string, of: string, sent: number) => [name, ...(hasPages ? [of] : []), sent];
  return [...new Set(files.map(({ time }) => times[time]))]
    .map((time) => {
      const all = files.filter((file) => times[file.time] === time);
      const largest = all.slice(0, SHOWN).sort((one, other) => placeOf(one) - placeOf(other));
      const others = all.slice(SHOWN);
      const sum = others.reduce((bytes, { sent }) => bytes + sent, 0);
      const more = words.andMore(written(others.length));
      return table(
        [capital(time), ...(hasPages ? [words.page] : []), words.bytes],
        [
          ...largest.map((file) => row(file.name, namesOf(file), file.sent)),
          ...(others.length ? [row(more, '', sum)] : []),
        ],
      );
    })
    .join('');
}

function modulesTable(modules: Module[], { words, table }: Writing): string {
  const largest = modules
    .slice(0, SHOWN)
    .map(({ name, file, bytes }) => [name.replace('node_modules/', ''), file, bytes]);
  return largest.length ? table([words.module, words.file, words.bytes], largest) : '';
}
