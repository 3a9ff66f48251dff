import { initTheme } from '../../../src/first/preferences/theme.ts';
import { directionOf } from '../text/locale.ts';
import type { Site } from '../types.ts';
import { DARK_PALETTE, LIGHT_PALETTE, paletteOf, themeOf } from './theme.ts';

const CHARSET = /<meta charset="utf-8"[^>]*>/i;

/** Dark Reader must leave the page's colours: it can't change those of the canvas behind the page. */
const LOCK = '<meta name="darkreader-lock">';

const colorOf = (color: string, media = '') =>
  `<meta name="theme-color"${media && ` media="${media}"`} content="${color}">`;

/** Sets the language of `index.html` and what a browser must know before it paints: colours of its UI, the theme chosen. */
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
  // Before the script that queues early clicks: the theme switch handles its own.
  return html.replace('lang="en"', attributes).replace(CHARSET, (charset) => charset + tags.join('') + LOCK);
}
