import { closest } from 'fastest-levenshtein';

/** Returns names of a module's exports: one that the module lacks fails to compile. */
const exportsOf = <Module>(...names: (keyof Module & string)[]): string[] => names;

/**
 * The files of `src/` that an owner's `overrides/` may replace, and the functions that these export; `docs/overrides.md` says
 * what each gets. What the build or a script of the first visit relies on is not among them.
 */
export const OVERRIDABLE: Record<string, string[]> = {
  'components/badge': exportsOf<typeof import('../../src/components/badge.tsx')>('Badge'),
  'components/blocks': exportsOf<typeof import('../../src/components/blocks.tsx')>('Blocks'),
  'components/carousel': exportsOf<typeof import('../../src/components/carousel.tsx')>('Carousel'),
  'components/contact': exportsOf<typeof import('../../src/components/contact.tsx')>('Contact'),
  'components/copy-button': exportsOf<typeof import('../../src/components/copy-button.tsx')>('CopyButton'),
  'components/entries': exportsOf<typeof import('../../src/components/entries.tsx')>('Entries'),
  'components/entry-list': exportsOf<typeof import('../../src/components/entry-list.tsx')>('EntryList'),
  'components/film': exportsOf<typeof import('../../src/components/film.tsx')>('Film'),
  'components/hero': exportsOf<typeof import('../../src/components/hero.tsx')>('Hero'),
  'components/home': exportsOf<typeof import('../../src/components/home.tsx')>('Home'),
  'components/icon': exportsOf<typeof import('../../src/components/icon.tsx')>('Icon'),
  'components/keyword-groups':
    exportsOf<typeof import('../../src/components/keyword-groups.tsx')>('KeywordGroups'),
  'components/nav': exportsOf<typeof import('../../src/components/nav.tsx')>('Nav'),
  'components/not-loaded': exportsOf<typeof import('../../src/components/not-loaded.tsx')>('NotLoaded'),
  'components/picture': exportsOf<typeof import('../../src/components/picture.tsx')>('Picture'),
  'components/projects': exportsOf<typeof import('../../src/components/projects.tsx')>('Projects'),
  'components/prose': exportsOf<typeof import('../../src/components/prose.tsx')>(
    'Prose',
    'dirOf',
    'proseElements',
    'Facts',
  ),
  'components/markdown-blocks':
    exportsOf<typeof import('../../src/components/markdown-blocks.tsx')>('MarkdownBlock'),
  'components/roles': exportsOf<typeof import('../../src/components/roles.tsx')>('Roles'),
  'components/section': exportsOf<typeof import('../../src/components/section.tsx')>('Section'),
  'components/shell': exportsOf<typeof import('../../src/components/shell.tsx')>('Shell'),
  'components/skills': exportsOf<typeof import('../../src/components/skills.tsx')>('Skills'),
  'components/ways-on': exportsOf<typeof import('../../src/components/ways-on.tsx')>('WaysOn'),
  'pages/home': exportsOf<typeof import('../../src/pages/home.tsx')>('default'),
  'pages/not-found': exportsOf<typeof import('../../src/pages/not-found.tsx')>('default'),
  'pages/project': exportsOf<typeof import('../../src/pages/project.tsx')>('default'),
  'pages/version': exportsOf<typeof import('../../src/pages/version.tsx')>('default'),
  'hooks/use-copy': exportsOf<typeof import('../../src/hooks/use-copy.ts')>('useCopy'),
  'background/background': exportsOf<typeof import('../../src/background/background.ts')>('openBackground'),
  'background/painter': exportsOf<typeof import('../../src/background/painter.ts')>(
    'createPainter',
    'writeSheet',
  ),
  'background/stage': exportsOf<typeof import('../../src/background/stage.ts')>('openStage'),
};

/** Returns the file of the list that a mistyped one most likely means, which may lack its folder. */
export function nearestTo(name: string): string {
  const files = Object.keys(OVERRIDABLE);
  if (name.includes('/')) return closest(name, files);
  const base = (file: string) => file.replace(/^.*\//, '');
  const [nearest] = files.filter((file) => base(file) === closest(name, files.map(base)));
  return nearest as string;
}
