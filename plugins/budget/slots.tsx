/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { Budget } from '../../packages/page-weight/index.d.ts';
import { BarTable, type Kinds, type Part, type Row, Table } from './figures.tsx';
import { FilesTables, ModulesTable } from './file-slots.tsx';
import { History } from './history-slot.tsx';
import type { Loaded, WeighedPage } from './loaded.ts';
import { SHOWN, type Writing } from './writing.ts';

export type SlotName = 'lead' | 'pages' | 'files' | 'rest' | 'modules' | 'history';

interface Props {
  name: SlotName;
  history: Budget['history'];
  loaded: Loaded;
  writing: Writing;
}

/** The figures of a slot of the page; only the first language has the history, which is of its home page. */
export function Slot({ name, history = [], loaded, writing }: Props): ComponentChildren {
  const { pages, first, rest, modules } = loaded;
  const home = pages.find(({ page }) => page?.kind === 'home');
  const isFirst = home?.path === '/';
  const slots: Record<SlotName, ComponentChildren> = {
    lead: home && leadOf(home, writing),
    pages: (
      <>
        <PagesTable {...writing} />
        <RoundTrips {...writing} />
        <VisitsTable {...writing} />
      </>
    ),
    files: <FilesTables files={first} {...writing} />,
    rest: <FilesTables files={rest} {...writing} />,
    modules: <ModulesTable modules={modules} {...writing} />,
    history: isFirst && history.length > 0 && (
      <History history={history.slice(-SHOWN)} figures={home.figures} {...writing} />
    ),
  };
  return slots[name];
}

/** The bytes of a phone's photo, which the home page is compared with. */
const PHOTO_BYTES = 3_000_000;

/** Returns what the home page weighs, as a sentence. */
const leadOf = ({ figures: { firstView = 0 } }: WeighedPage, { parts, size, share }: Writing): Part[] =>
  parts('weightsLead', <strong>{size(firstView)}</strong>, share(firstView / PHOTO_BYTES));

/** The first view of each page by kind, beside its ceiling. */
function PagesTable({ pages, words, nameOf, capital, written }: Writing) {
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
  const rows = pages.map((page): Row => {
    const { firstView = 0 } = page.figures;
    const { firstView: ceiling } = page.ceilings;
    const sizes = kinds.map(([kind]) => page.byKind[kind] ?? 0);
    return [nameOf(page), ...sizes, firstView, ceiling, ceiling && ceiling - firstView];
  });
  return (
    <>
      <BarTable
        written={written}
        kinds={kinds}
        head={[words.page, ...kinds.map(([, name]) => name), words.firstView, words.ceiling, words.room]}
        rows={rows}
        bars={pages.map(({ byKind, ceilings }) => ({ figures: byKind, ceiling: ceilings.firstView }))}
        line={hasCeilings ? words.ceiling : undefined}
      />
      {hasCeilings && <p>{words.ceilingText}</p>}
    </>
  );
}

/** How often a phone waits for the server on most pages, and on each of the others. */
function RoundTrips({ pages, words, nameOf, isolate, written }: Writing) {
  const measured = pages.filter(({ figures }) => figures.roundTrips !== undefined);
  const tripsOf = ({ figures: { roundTrips = 0 } }: WeighedPage) => written(roundTrips);
  const trips = measured.map(tripsOf);
  const countOf = (value: string) => trips.filter((trip) => trip === value).length;
  const [usual] = trips.toSorted((one, other) => countOf(other) - countOf(one));
  if (!usual) return null;
  const others = measured.filter((page) => tripsOf(page) !== usual);
  const names = others.map((page) => isolate(`${nameOf(page)} ${tripsOf(page)}`)).join(words.comma);
  return <p>{words.roundTrips(names ? `${usual} (${names})` : usual)}</p>;
}

/** Whole visits to the first page that was visited, with accepted figures: only a browser makes new ones. */
function VisitsTable({ pages, words, nameOf, isolate, capital, written }: Writing) {
  const visits = {
    whole: words.untilTheEnd,
    saveData: words.savingData,
    return: words.onceMore,
    deploy: words.afterUpdate,
    next: words.nextPage,
  };
  const visited = pages.find(({ figures }) => 'whole' in figures);
  if (!visited) return null;
  const rows = Object.entries(visits)
    .map(([figure, name]): Row => [capital(name), visited.figures[figure]])
    .filter(([, value]) => value !== undefined);
  const head = [`${words.wholeVisits} (${isolate(nameOf(visited))})`, words.bytes];
  return <Table written={written} head={head} rows={rows} />;
}
