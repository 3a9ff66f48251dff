import { capitalized, isolated, localeOf } from '../content/text/locale.ts';
import type { Content } from '../content/types.ts';
import { orderedProjects } from '../content/views/views.ts';
import { partsOf, type WordName, wordsOf } from '../content/words/words.ts';
import type { Part } from './figures.tsx';
import type { WeighedPage } from './loaded.ts';

/** How many files, modules and lines of the history are shown at most: the largest, and the latest. */
export const SHOWN = 8;

export type Writing = ReturnType<typeof writingFor>;

/** Returns what every slot is written with: the pages in their order, and functions that write in the site's language. */
export function writingFor(content: Content, pages: WeighedPage[]) {
  const { site, projects } = content;
  const words = wordsOf(site);
  const locale = localeOf(site);
  const order = ['home', ...orderedProjects(content).map(([name]) => name)];
  const placeOf = ({ page }: WeighedPage) => order.indexOf(page?.name ?? '') + 1 || order.length + 1;
  const nameOf = ({ page, path }: WeighedPage) => {
    if (page?.kind === 'home') return words.homePage;
    return page?.kind === 'not-found' ? words.notFound : (projects[page?.id ?? '']?.title ?? path);
  };
  const kilobytes = (options: Intl.NumberFormatOptions) => {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    const { format } = new Intl.NumberFormat(locale, { ...digits, ...options });
    return (bytes: number) => format(bytes / 1000);
  };
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 1 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    pages: pages.toSorted((one, other) => placeOf(one) - placeOf(other)),
    words,
    parts: (name: WordName, ...values: Part[]) => partsOf(site, name, ...values),
    nameOf,
    isolate: (text: string) => isolated(text, site),
    capital: (text: string) => capitalized(text, locale),
    written: new Intl.NumberFormat(locale).format as (figure: number) => string,
    share: share.format,
    day: (iso: string) => date.format(new Date(iso)),
    size: kilobytes({ style: 'unit', unit: 'kilobyte' }),
    sizeWithoutUnit: kilobytes({}),
  };
}
