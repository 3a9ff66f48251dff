import { LIGHTNESS_DROP_PERCENT, TOP_LIGHTNESS_PERCENT } from '../../../src/background/colors.ts';
import { initTheme } from '../../../src/first/preferences/theme.ts';
import { directionOf } from '../text/locale.ts';
import type { Content, Site } from '../types.ts';
import { ENHANCED_CONTRAST, ensureContrast } from './color.ts';

const DEFAULT_ACCENT = '#7ee2a8';

/** The colors of a page except its accent; all but `line` as `#rrggbb`. */
type Palette = typeof DARK_PALETTE;

export const DARK_PALETTE = {
  scheme: 'dark' as 'dark' | 'light',
  /** Behind everything, and directly behind the text of the hero. */
  ground: '#0b0c0e',
  /** The band behind a section. */
  sheet: '#0f1114',
  /** Bar, menu, cards. */
  raised: '#16191d',
  /** Hairlines: translucent black or white. */
  line: 'rgb(255 255 255 / 0.1)',
  /** Lines for visitors who prefer more contrast: 3:1 on all backgrounds, and text on it is readable. */
  firmLine: '#666c74',
  text: '#eceef0',
  /** Long texts. */
  read: '#c9ced4',
  quiet: '#a7adb5',
};

export const LIGHT_PALETTE: Palette = {
  scheme: 'light',
  ground: '#f2f2f4',
  sheet: '#fbfbfc',
  raised: '#ffffff',
  line: 'rgb(0 0 0 / 0.14)',
  firmLine: '#83888f',
  text: '#16191d',
  read: '#2b3036',
  quiet: '#4a5058',
};

/** Returns the backgrounds of text and accents. */
export const backgroundsOf = ({ ground, sheet, raised }: Palette): string[] => [ground, sheet, raised];

/** Returns the theme that the owner chose: dark, light, or the one that the visitor's system prefers. */
export const themeOf = ({ theme }: Site): NonNullable<Site['theme']> => theme ?? 'dark';

/** Returns the colors of a site with one theme; of a site with both themes, the dark ones. */
export const paletteOf = (site: Site): Palette => (themeOf(site) === 'light' ? LIGHT_PALETTE : DARK_PALETTE);

export const homeAccent = ({ accent }: Site): string => accent ?? DEFAULT_ACCENT;

/** Each accent with the name of its page: first the home page's, then those of the projects. */
type Accents = [page: string, color: string][];

/** Returns every color of the site as a stylesheet; elements with `data-accent="NAME"` have the accent of that page. */
export function themeStyles({ site, projects }: Content): string {
  const accents: Accents = [['home', homeAccent(site)]];
  for (const [name, { accent }] of Object.entries(projects)) accents.push([name, accent ?? homeAccent(site)]);
  if (themeOf(site) === 'auto') return bothThemes(site, accents);
  const palette = paletteOf(site);
  const rulesWith = (adapt: typeof themedAccent) =>
    accents.map(([name, accent]) => accentRule(name, adapt(palette, accent)));
  return [
    `:root{${colors(palette, site)}}`,
    ...rulesWith(themedAccent),
    moreContrast(
      `body{${contrastTokens(palette)}}`,
      ...(haveContrast(palette, accents) ? [] : rulesWith(contrastAccent)),
    ),
    PRINT,
  ].join('\n');
}

function bothThemes(site: Site, accents: Accents): string {
  const accentTokens = (palette: Palette, adapt: typeof themedAccent) =>
    accents.map(([name, accent]) => `--accent-${name}:${adapt(palette, accent)}`).join(';');
  const allColors = (palette: Palette) => `${colors(palette, site)};${accentTokens(palette, themedAccent)}`;
  return [
    `:root{${allColors(DARK_PALETTE)};--accent:var(--accent-home)}`,
    inLightTheme((root) => `${root}{${allColors(LIGHT_PALETTE)}}`),
    ...accents.slice(1).map(([name]) => accentRule(name, `var(--accent-${name})`)),
    moreContrast(
      `body{${contrastTokens(DARK_PALETTE)}}`,
      ...(haveContrast(DARK_PALETTE, accents)
        ? []
        : [`:root{${accentTokens(DARK_PALETTE, contrastAccent)}}`]),
      inLightTheme(
        (root) =>
          `${root}{${accentTokens(LIGHT_PALETTE, contrastAccent)}}${root} body{${contrastTokens(LIGHT_PALETTE)}}`,
      ),
    ),
    PRINT,
  ].join('\n');
}

/** Returns rules for the light theme of a site with both: the visitor's choice takes precedence over the system's. */
const inLightTheme = (rule: (root: string) => string) =>
  `@media screen and (prefers-color-scheme:light){${rule(':root:not([data-theme=dark])')}}
@media screen{${rule('[data-theme=light]')}}`;

const accentRule = (page: string, accent: string) =>
  `${page === 'home' ? ':root' : `[data-accent="${page}"]`}{--accent:${accent}}`;

const themedAccent = (palette: Palette, accent: string) =>
  palette.scheme === 'light' ? ensureContrast(accent, backgroundsOf(palette)) : accent;

const contrastAccent = (palette: Palette, accent: string) =>
  ensureContrast(accent, backgroundsOf(palette), ENHANCED_CONTRAST);

/** True if all accents already have the higher contrast. */
const haveContrast = (palette: Palette, accents: Accents) =>
  accents.every(([, accent]) => contrastAccent(palette, accent) === accent.toLowerCase());

/** Returns a theme's colors as declarations; with `only`, browsers such as Samsung Internet do not darken light pages. */
function colors(palette: Palette, site: Site): string {
  const { scheme, ground, sheet, raised, line, text, read, quiet } = palette;
  const tokens = { ground, sheet, raised, line, text, read, quiet };
  const named = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return [`color-scheme:only ${scheme}`, pageBackground(palette, site), ...named].join(';');
}

/** Returns the gradient behind the rain; a plain color if there is no rain. */
function pageBackground({ scheme, ground }: Palette, { background }: Site): string {
  if (background === 'none') return `--window:0;background:${ground}`;
  const rain = (dark: number) => `hsl(218 10% ${scheme === 'light' ? 100 - dark / 2 : dark}%)`;
  return `background:linear-gradient(${rain(TOP_LIGHTNESS_PERCENT)},${rain(TOP_LIGHTNESS_PERCENT - LIGHTNESS_DROP_PERCENT)}) fixed ${ground}`;
}

const contrastTokens = ({ firmLine }: Palette) => `--read:var(--text);--quiet:var(--text);--line:${firmLine}`;

const moreContrast = (...rules: string[]) => `@media (prefers-contrast:more){${rules.join('\n')}}`;

/** Black on white in print, whatever the theme. */
const PRINT = `@media print{
:root{color-scheme:light;background:none}
body,[data-accent]{--ground:#fff;--sheet:none;--raised:none;--line:transparent;--text:#000;--read:#000;--quiet:#444;--accent:#000}}`;

const CHARSET = /<meta charset="utf-8"[^>]*>/i;

/** Keeps Dark Reader from the page's colors, because it can't change those of the canvas behind the page. */
const LOCK = '<meta name="darkreader-lock">';

const colorOf = (color: string, media = '') =>
  `<meta name="theme-color"${media && ` media="${media}"`} content="${color}">`;

/** Returns `index.html` with its language and, as browsers need these before they paint, the theme and colors of their UI. */
export function withTheme(html: string, site: Site): string {
  const theme = themeOf(site);
  const tags =
    theme === 'auto'
      ? [
          '<meta name="color-scheme" content="dark light">',
          colorOf(LIGHT_PALETTE.raised, '(prefers-color-scheme: light)'),
          colorOf(DARK_PALETTE.raised),
          `<script>(${initTheme})(${JSON.stringify({ dark: DARK_PALETTE.raised, light: LIGHT_PALETTE.raised })})</script>`,
        ]
      : [`<meta name="color-scheme" content="only ${theme}">`, colorOf(paletteOf(site).raised)];
  const { language = 'en' } = site;
  const attributes = `lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`;
  // These tags come before the script that queues early clicks, because the theme switch handles its clicks itself.
  return html.replace('lang="en"', attributes).replace(CHARSET, (charset) => charset + tags.join('') + LOCK);
}
