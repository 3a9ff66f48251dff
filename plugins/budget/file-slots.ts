import { type File, type Module, SHOWN, type Time, type Writing } from './writing.ts';

/** Returns a table for each time at which files load, with the largest of these, those of first views page by page. */
export function filesTables(
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
  const row = <Sent>(name: string, of: string, sent: Sent) => [name, ...(hasPages ? [of] : []), sent];
  return [...new Set(files.map(({ time }) => times[time]))]
    .map((time) => {
      const all = files.filter((file) => times[file.time] === time);
      const largest = all.slice(0, SHOWN).sort((one, other) => placeOf(one) - placeOf(other));
      const others = all.slice(SHOWN);
      const sum = others.reduce((bytes, { sent }) => bytes + sent, 0);
      const more = words.andMore(written(others.length));
      return table(row(capital(time), words.page, words.bytes), [
        ...largest.map((file) => row(file.name, namesOf(file), file.sent)),
        ...(others.length ? [row(more, '', sum)] : []),
      ]);
    })
    .join('');
}

export function modulesTable(modules: Module[], { words, table }: Writing): string {
  const largest = modules
    .slice(0, SHOWN)
    .map(({ name, file, bytes }) => [name.replace('node_modules/', ''), file, bytes]);
  return largest.length ? table([words.module, words.file, words.bytes], largest) : '';
}
