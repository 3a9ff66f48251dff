/** @jsxRuntime automatic @jsxImportSource preact */
import { Table } from './figures.tsx';
import type { File, Module, Time } from './loaded.ts';
import { SHOWN, type Writing } from './writing.ts';

type ShownTime = Exclude<Time, 'counted'>;

/** Returns the time that a file is listed under: lazy pictures near the first view load by themselves as soon as the page is shown. */
const shownTime = ({ time }: File): ShownTime => (time === 'counted' ? 'after load' : time);

/** A table of the largest files for each time at which files load; those of first views stand in the order of their pages. */
export function FilesTables({ files, ...writing }: Writing & { files: File[] }) {
  const { pages, words, nameOf, isolate, capital, written } = writing;
  const times: Record<ShownTime, string> = {
    'before load': words.beforeLoad,
    'after load': words.afterLoad,
    aside: words.aside,
    'on scroll': words.onScroll,
    'on demand': words.onDemand,
  };
  const pagesOf = (file: File) => pages.filter(({ path }) => file.pages?.includes(path));
  /** Files of all pages stand before the files of the first page. */
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
  const row = <Sent,>(name: string, page: string, sent: Sent) => [name, ...(hasPages ? [page] : []), sent];
  return [...new Set(files.map(shownTime))].map((time) => {
    const loaded = files.filter((file) => shownTime(file) === time);
    const largest = loaded.slice(0, SHOWN).sort((one, other) => placeOf(one) - placeOf(other));
    const others = loaded.slice(SHOWN);
    const sum = others.reduce((bytes, { sent }) => bytes + sent, 0);
    const more = words.andMore(written(others.length));
    const rows = [
      ...largest.map((file) => row(file.name, namesOf(file), file.sent)),
      ...(others.length ? [row(more, '', sum)] : []),
    ];
    return (
      <Table
        key={time}
        written={written}
        head={row(capital(times[time]), words.page, words.bytes)}
        rows={rows}
      />
    );
  });
}

/** The largest parts of scripts. */
export function ModulesTable({ modules, words, written }: Writing & { modules: Module[] }) {
  const largest = modules
    .slice(0, SHOWN)
    .map(({ name, file, bytes }) => [name.replace('node_modules/', ''), file, bytes]);
  return (
    largest.length > 0 && (
      <Table written={written} head={[words.module, words.file, words.bytes]} rows={largest} />
    )
  );
}
