import { closest } from 'fastest-levenshtein';

const COMPONENTS =
  'badge blocks carousel contact copy-button entries entry-list film hero home icon keyword-groups nav not-loaded picture projects prose rare-blocks roles section shell skills ways-on';

/**
 * The files of `src/` that an owner's `overrides/` may replace; `docs/overrides.md` says what each gets. Not among them is what
 * the build or a script of the first visit relies on.
 */
export const OVERRIDABLE: string[] = [
  ...COMPONENTS.split(' ').map((name) => `components/${name}`),
  ...['home', 'not-found', 'project', 'version'].map((name) => `pages/${name}`),
  'hooks/use-copy',
  ...['background', 'painter', 'stage'].map((name) => `background/${name}`),
];

/** Returns the file of the list that a mistyped one most likely means, which may lack its folder. */
export function nearestTo(name: string): string {
  if (name.includes('/')) return closest(name, OVERRIDABLE);
  const base = (file: string) => file.replace(/^.*\//, '');
  const [nearest] = OVERRIDABLE.filter((file) => base(file) === closest(name, OVERRIDABLE.map(base)));
  return nearest as string;
}
