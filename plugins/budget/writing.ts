import type { Item, LoadTime, Page } from '../../packages/page-weight/index.d.ts';
import { capitalized, isolated, localeOf } from '../content/text/locale.ts';
import type { Content } from '../content/types.ts';
import { orderedProjects } from '../content/views/views.ts';
import { wordsOf } from '../content/words/words.ts';
import { tablesIn } from './figures-html.ts';

/** When a file loads; `on demand` if it does on no page by itself. */
export type Time = LoadTime | 'on demand';

/** What the pages of one language load. */
export interface Loaded {
  pages: WeighedPage[];
  /** The files of first views. */
  first: File[];
  /** All other files but pictures. */
  rest: File[];
  /** The parts of scripts, the largest first. */
  modules: Module[];
}

/** A page with its first view by kind. */
export type WeighedPage = Page & { kinds: Record<string, number> };
/** A file with the first time at which it loads; a file of first views with the paths of their pages. */
export type File = Pick<Item, 'name' | 'sent'> & { time: Time; pages?: string[] };
export type Module = { name: string; file: string; bytes: number };

/** How many files, modules and lines of the history are shown at most: the largest, and the latest. */
export const SHOWN = 8;

export type Writing = ReturnType<typeof writingFor>;

/** Returns what every table is written with: the pages in their order, and functions that write in the site's language. */
export function writingFor(content: Content, pages: WeighedPage[]) {
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
    pages: pages.toSorted((one, other) => placeOf(one) - placeOf(other)),
    words,
    nameOf,
    isolate: (text: string) => isolated(text, site),
    capital: (text: string) => capitalized(text, locale),
    written: (figure: number) => figure.toLocaleString(locale),
    ...tablesIn(locale),
  };
}

/** Returns the last part of a path, empty for a home page. */
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
