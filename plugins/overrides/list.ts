import { closest } from 'fastest-levenshtein';

/**
 * The files of `src/` that an owner's `overrides/` may replace; `docs/overrides.md` says what their functions get. Files that
 * the build or a script of the first visit relies on are not among them.
 */
export const OVERRIDABLE = [
  'components/badge',
  'components/blocks',
  'components/carousel',
  'components/contact',
  'components/copy-button',
  'components/entries',
  'components/entry-list',
  'components/film',
  'components/hero',
  'components/home',
  'components/icon',
  'components/keyword-groups',
  'components/nav',
  'components/not-loaded',
  'components/picture',
  'components/projects',
  'components/prose',
  'components/markdown-blocks',
  'components/roles',
  'components/section',
  'components/shell',
  'components/skills',
  'components/ways-on',
  'pages/home',
  'pages/not-found',
  'pages/project',
  'pages/version',
  'hooks/use-copy',
  'background/background',
  'background/painter',
  'background/stage',
];

/** Returns the replaceable file that a mistyped name most likely means; the name may lack its folder. */
export function nearestTo(name: string): string {
  if (name.includes('/')) return closest(name, OVERRIDABLE);
  const base = (file: string) => file.replace(/^.*\//, '');
  const nearest = closest(name, OVERRIDABLE.map(base));
  return OVERRIDABLE.find((file) => base(file) === nearest) as string;
}
