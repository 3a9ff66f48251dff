import { closest } from 'fastest-levenshtein';

/**
 * The files of `src/` that an owner's `overrides/` may replace, and the functions that these export; `docs/overrides.md` says what each
 * gets. Not among them is what the build or a script of the first visit relies on.
 */
export const OVERRIDABLE: Record<string, string[]> = {
  'components/badge': ['Badge'],
  'components/blocks': ['Blocks'],
  'components/carousel': ['Carousel'],
  'components/contact': ['Contact'],
  'components/copy-button': ['CopyButton'],
  'components/entries': ['Entries'],
  'components/entry-list': ['EntryList'],
  'components/film': ['Film'],
  'components/hero': ['Hero'],
  'components/home': ['Home'],
  'components/icon': ['Icon'],
  'components/keyword-groups': ['KeywordGroups'],
  'components/nav': ['Nav'],
  'components/not-loaded': ['NotLoaded'],
  'components/picture': ['Picture'],
  'components/projects': ['Projects'],
  'components/prose': ['Prose', 'dirOf', 'proseElements', 'Facts'],
  'components/rare-blocks': ['Rare'],
  'components/roles': ['Roles'],
  'components/section': ['Section'],
  'components/shell': ['Shell'],
  'components/skills': ['Skills'],
  'components/ways-on': ['WaysOn'],
  'pages/home': ['default'],
  'pages/not-found': ['default'],
  'pages/project': ['default'],
  'pages/version': ['default'],
  'hooks/use-copy': ['useCopy'],
  'background/background': ['openBackground'],
  'background/painter': ['createPainter', 'writeSheet'],
  'background/stage': ['openStage'],
};

/** Returns the file of the list that a mistyped one most likely means, which may lack its folder. */
export function nearestTo(name: string): string {
  const files = Object.keys(OVERRIDABLE);
  if (name.includes('/')) return closest(name, files);
  const base = (file: string) => file.replace(/^.*\//, '');
  const [nearest] = files.filter((file) => base(file) === closest(name, files.map(base)));
  return nearest as string;
}
