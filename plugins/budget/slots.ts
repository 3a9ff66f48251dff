import type { Budget } from '../../packages/page-weight/index.d.ts';
import type { Content } from '../content/types.ts';
import { element, htmlOf, type Kinds, paragraph, type Row } from './figures-html.ts';
import { filesTables, modulesTable } from './file-slots.ts';
import { historySlot } from './history-slot.ts';
import type { Loaded, WeighedPage } from './loaded.ts';
import { SHOWN, type Writing, writingFor } from './writing.ts';

/** Returns the HTML of each slot of the page, by its name; only the first language has the history, which is of its home page. */
export function slotsOf(
  content: Content,
  { history = [] }: Budget,
  { pages, first, rest, modules }: Loaded,
): Record<string, string> {
  const writing = writingFor(content, pages);
  const home = pages.find(({ page }) => page?.kind === 'home');
  const isFirst = home?.path === '/';
  return {
    lead: home ? leadOf(home, writing) : '',
    pages: pagesTable(writing) + roundTripsText(writing) + visitsTable(writing),
    files: filesTables(first, writing),
    rest: filesTables(rest, writing),
    modules: modulesTable(modules, writing),
    history: isFirst && history.length ? historySlot(history.slice(-SHOWN), home.figures, writing) : '',
  };
}

/** The bytes of a phone's photo, which the home page is compared with. */
const PHOTO_BYTES = 3_000_000;

/** Returns what the home page weighs, as a sentence. */
function leadOf({ figures: { firstView = 0 } }: WeighedPage, { parts, size, share }: Writing): string {
  return htmlOf(parts('weightsLead', element('strong', size(firstView)), share(firstView / PHOTO_BYTES)));
}

/** Returns a table of the first view of each page by kind, beside its ceiling. */
function pagesTable({ pages, words, nameOf, capital, barTable }: Writing): string {
  const kindNames: Record<string, string> = {
    html: 'HTML',
    css: 'CSS',
    js: 'JavaScript',
    fonts: capital(words.fonts),
    pictures: capital(words.pictures),
    other: capital(words.other),
  };
  const kinds: Kinds = [...new Set(pages.flatMap((page) => Object.keys(page.byKind)))]
    .filter((kind) => pages.some((page) => page.byKind[kind]))
    .map((kind) => [kind, kindNames[kind] ?? kind]);
  const hasCeilings = pages.some(({ ceilings }) => ceilings.firstView);
  const table = barTable({
    kinds,
    head: [words.page, ...kinds.map(([, name]) => name), words.firstView, words.ceiling, words.room],
    rows: pages.map((page) => {
      const { firstView = 0 } = page.figures;
      const { firstView: ceiling } = page.ceilings;
      const sizes = kinds.map(([kind]) => page.byKind[kind] ?? 0);
      return [nameOf(page), ...sizes, firstView, ceiling, ceiling && ceiling - firstView];
    }),
    bars: pages.map(({ byKind, ceilings }) => ({ figures: byKind, ceiling: ceilings.firstView })),
    line: hasCeilings ? words.ceiling : undefined,
  });
  return table + (hasCeilings ? paragraph([words.ceilingText]) : '');
}

/** Returns how often a phone waits for the server on most pages, and on each of the others. */
function roundTripsText({ pages, words, nameOf, isolate, written }: Writing): string {
  const measured = pages.filter(({ figures }) => figures.roundTrips !== undefined);
  const tripsOf = ({ figures: { roundTrips = 0 } }: WeighedPage) => written(roundTrips);
  const trips = measured.map(tripsOf);
  const countOf = (value: string) => trips.filter((trip) => trip === value).length;
  const [usual] = trips.toSorted((one, other) => countOf(other) - countOf(one));
  if (!usual) return '';
  const others = measured.filter((page) => tripsOf(page) !== usual);
  const names = others.map((page) => isolate(`${nameOf(page)} ${tripsOf(page)}`)).join(words.comma);
  return paragraph([words.roundTrips(names ? `${usual} (${names})` : usual)]);
}

/** Returns a table of whole visits to the first page that was visited, with accepted figures: only a browser makes new ones. */
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
  const rows = Object.entries(visits)
    .map(([figure, name]): Row => [capital(name), visited.figures[figure]])
    .filter(([, value]) => value !== undefined);
  return table([`${words.wholeVisits} (${isolate(nameOf(visited))})`, words.bytes], rows);
}
