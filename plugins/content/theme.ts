import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LESS_PERCENT, TOP_PERCENT } from '../../src/rain/ink.ts';
import { channelsOf, MORE_CONTRAST, readable } from './color.ts';
import type { Content, Site } from './types.ts';

/** Styles of the switch, which only a site with two themes has. */
const SWITCH = resolve(import.meta.dirname, '../../src/components/theme-switch.css');

const DEFAULT_ACCENT = '#7ee2a8';

/** The colours of a page but for its accent, each as `#rrggbb`. */
export interface Palette {
  scheme: 'dark' | 'light';
  /** Behind everything, and what words stand on in the opening. */
  ground: string;
  /** A chapter's band. */
  sheet: string;
  /** Bar, menu, cards. */
  raised: string;
  /** Hairlines: black or white, and how much of it. */
  line: string;
  /** Lines for those who ask for more contrast: 3:1 on all grounds, and text can be read on it. */
  firmLine: string;
  text: string;
  quiet: string;
}

export const NIGHT: Palette = {
  scheme: 'dark',
  ground: '#0b0c0e',
  sheet: '#0f1114',
  raised: '#16191d',
  line: 'rgb(255 255 255 / 0.1)',
  firmLine: '#666c74',
  text: '#eceef0',
  quiet: '#a7adb5',
};

export const DAY: Palette = {
  scheme: 'light',
  ground: '#f2f2f4',
  sheet: '#fbfbfc',
  raised: '#ffffff',
  line: 'rgb(0 0 0 / 0.14)',
  firmLine: '#83888f',
  text: '#16191d',
  quiet: '#4a5058',
};

/** What text and accents stand on. */
export const groundsOf = ({ ground, sheet, raised }: Palette): string[] => [ground, sheet, raised];

/** The theme that the owner wants: night, day, or what the visitor's system asks. */
export const themeOf = ({ theme }: Site): NonNullable<Site['theme']> => theme ?? 'dark';

/** The colour of the bar, for the browser's own frame around the page. */
export const barColor = (site: Site): string => (themeOf(site) === 'light' ? DAY : NIGHT).raised;

export const homeAccent = ({ accent }: Site): string => accent ?? DEFAULT_ACCENT;

/** Each with the name of its page: the home page's first, then those of the projects. */
type Accents = [page: string, color: string][];

/**
 * Every colour of the site as a style sheet, with no more themes in it than the owner wants.
 * `<html data-accent="NAME">` wears the accent of a project's page, and so does whatever on a page is marked like that.
 */
export function themeStyles({ site, projects }: Content): string {
  const theme = themeOf(site);
  const pages = Object.entries(projects).map(([name, { accent }]): Accents[number] => [name, accent]);
  const accents: Accents = [['home', homeAccent(site)], ...pages];
  if (theme === 'auto') return bothThemes(site, accents);
  const palette = theme === 'light' ? DAY : NIGHT;
  const worn = (wear: typeof accentIn) =>
    accents.map(([name, accent]) => marked(name, wear(palette, accent)));
  return [
    `:root{${colors(palette, site)}}`,
    ...worn(accentIn),
    moreContrast(`body{${firm(palette)}}`, ...(isFirm(palette, accents) ? [] : worn(firmAccent))),
    PRINT,
  ].join('\n');
}

function bothThemes(site: Site, accents: Accents): string {
  const named = (palette: Palette, wear: typeof accentIn) =>
    accents.map(([name, accent]) => `--accent-${name}:${wear(palette, accent)}`).join(';');
  const all = (palette: Palette) =>
    `color-scheme:${palette.scheme};${colors(palette, site)};${named(palette, accentIn)}`;
  return [
    `:root{${all(NIGHT)};--accent:var(--accent-home)}`,
    byDay((root) => `${root}{${all(DAY)}}`),
    ...accents.slice(1).map(([name]) => marked(name, `var(--accent-${name})`)),
    moreContrast(
      `body{${firm(NIGHT)}}`,
      ...(isFirm(NIGHT, accents) ? [] : [`:root{${named(NIGHT, firmAccent)}}`]),
      byDay((root) => `${root}{${named(DAY, firmAccent)}}${root} body{${firm(DAY)}}`),
    ),
    PRINT,
    readFileSync(SWITCH, 'utf8'),
  ].join('\n');
}

/** Rules for the day where there are two themes: the visitor's own choice goes before the system's. */
const byDay = (rule: (root: string) => string) =>
  `@media screen and (prefers-color-scheme:light){${rule(':root:not([data-theme=dark])')}}
@media screen{${rule('[data-theme=light]')}}`;

const marked = (page: string, accent: string) =>
  `${page === 'home' ? ':root' : `[data-accent="${page}"]`}{--accent:${accent}}`;

const accentIn = (palette: Palette, accent: string) =>
  palette.scheme === 'light' ? readable(accent, groundsOf(palette)) : accent;

const firmAccent = (palette: Palette, accent: string) => readable(accent, groundsOf(palette), MORE_CONTRAST);

/** Whether all accents have as much contrast as anybody asks for. */
const isFirm = (palette: Palette, accents: Accents) =>
  accents.every(([, accent]) => firmAccent(palette, accent) === accent.toLowerCase());

function colors(palette: Palette, site: Site): string {
  const { ground, sheet, raised, line, text, quiet } = palette;
  const tokens = { ground, sheet, raised, line, text, quiet, shade: channelsOf(ground).join(' ') };
  const named = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return [groundOf(palette, site), ...named].join(';');
}

/** The sky that it rains from; plain where nothing falls. */
function groundOf({ scheme, ground }: Palette, { background }: Site): string {
  if (background === 'none') return `background:${ground}`;
  const rain = (dark: number) => `hsl(218 10% ${scheme === 'light' ? 100 - dark : dark}%)`;
  return `background:linear-gradient(${rain(TOP_PERCENT)},${rain(TOP_PERCENT - LESS_PERCENT)}) fixed ${ground}`;
}

const firm = ({ firmLine }: Palette) => `--quiet:var(--text);--line:${firmLine}`;

const moreContrast = (...rules: string[]) => `@media (prefers-contrast:more){${rules.join('\n')}}`;

/** White paper, black ink, whatever stands on the page. */
const PRINT = `@media print{
:root{color-scheme:light;background:none}
body,[data-accent]{--ground:#fff;--sheet:none;--raised:none;--line:transparent;--text:#000;--quiet:#444;--accent:#000;--shade:255 255 255}}`;
