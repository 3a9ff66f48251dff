import type { Item, LoadTime, Page } from '../../packages/page-weight/index.d.ts';
import { capitalized, isolated, localeOf } from '../content/text/locale.ts';
import type { Content } from '../content/types.ts';
import { orderedProjects } from '../content/views/views.ts';
import { wordsOf } from '../content/words/words.ts';
import { tablesIn } from './figures-html.ts';

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
export type WeighedPage = Page & { kinds: Record<string, number> };
/** Of first views with the paths of their pages. */
export type File = Pick<Item, 'name' | 'sent'> & { time: Time; pages?: string[] };
export type Module = { name: string; file: string; bytes: number };

/** How many of the largest files and modules, and of the latest lines of the history, are shown. */
export const SHOWN = 8;

/** What every table is written with: the pages in their order, and the site's language. */
export type Writing = ReturnType<typeof writingFor>;

export function writingFor(content: Content, given: WeighedPage[]) {
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
