import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LanguageView } from '../../../src/views.ts';
import { FALLBACK_FONTS, UNKNOWN_EM, WIDEST_SYSTEM, widthIn } from '../../fonts/fallback-fonts.ts';
import { SYSTEM } from '../../fonts/files.ts';
import { directionOf } from '../text/locale.ts';
import type { Content } from '../types.ts';
import { networkIconStyles } from '../views/links.ts';
import { timelinesOf } from '../views/sections.ts';
import { WIDE_CHARACTER } from '../views/title-size.ts';
import { ownerView, pageViews } from '../views/views.ts';
import { wordsOf } from '../words/words.ts';
import { displayStyles, displayWords, headingsOf } from './display-type.ts';
import { themeOf, themeStyles } from './theme.ts';

/** Letters of scripts that join them to their neighbours, such as Arabic. */
const JOINED = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mong}\p{sc=Adlm}]/u;

/** The part of the first page's styles that depends on the content; fonts are written to the folder `cache`. */
export async function ownerStyles(content: Content, links: LanguageView[], folder: string, cache: string) {
  return [
    themeStyles(content),
    ...(themeOf(content.site) === 'auto' ? [stylesOf('components/theme-switch.css')] : []),
    await displayStyles(content, folder, cache),
    writingStyles(content),
    railStyles(content),
    listStyles(content),
    languageStyles(content, links),
    networkIconStyles(content),
  ].join('\n');
}

const stylesOf = (file: string) => readFileSync(resolve(import.meta.dirname, '../../../src', file), 'utf8');

/** Styles that only some languages need: from right to left, joined letters as display type, other commas. */
function writingStyles(content: Content): string {
  const { comma } = wordsOf(content.site);
  const isRightToLeft = directionOf(content.site.language ?? 'en') === 'rtl';
  const isJoined = isRightToLeft || JOINED.test(Object.values(displayWords(content)).flat().join());
  return [
    ...(isRightToLeft ? [stylesOf('first/styles/right-to-left.css')] : []),
    ...(isJoined ? [stylesOf('first/styles/joined-letters.css')] : []),
    ...(comma === ', ' ? [] : [`:root{--comma:${JSON.stringify(comma)}}`]),
  ].join('\n');
}

/** Styles of sections whose entries have no texts: lists over the whole width, instead of a narrow column with names. */
const listStyles = ({ resume, site }: Content): string =>
  timelinesOf(resume, site)
    .filter(({ entries }) =>
      entries.every(({ text, highlights, keywords }) => !text?.length && !highlights.length && !keywords),
    )
    .map(({ id }) => `#${id} ol{gap:1.25rem}#${id} li>div{grid-column:1/-1}`)
    .join('');

/** Styles of the link to the other language, or of the list of links if there are several. */
function languageStyles(content: Content, languages: LanguageView[]): string {
  if (!languages.length) return '';
  if (languages.length > 1) return stylesOf('components/language-list.css');
  return fitBar(stylesOf('components/language-link.css'), content, languages);
}

/** The default of `--rail` in the styles, and the widest rail that leaves room for a column next to it. */
const LEAST_REM = 16;
const MOST_REM = 22;
/** The largest font size of a section's heading in the rail, and its letter spacing. */
const HEADING_REM = 1.75;
const SPACE_EM = 0.02;

/** Widens the rail for long headings: with a column that CSS sizes itself, text would move while a page arrives. */
export function railStyles(content: Content): string {
  const font = content.site.font === SYSTEM ? WIDEST_SYSTEM : FALLBACK_FONTS[0];
  const widthOf = (word: string) =>
    [...word].reduce((width, letter) => width + (widthIn(font, letter) ?? UNKNOWN_EM) + SPACE_EM, 0);
  const headings = Object.values(headingsOf(content)).flat();
  const words = headings.flatMap((heading) => heading.split(/[\s-]+/));
  const needed = Math.ceil(Math.max(...words.map(widthOf)) * HEADING_REM);
  return needed > LEAST_REM ? `:root:root{--rail:${Math.min(needed, MOST_REM)}rem}` : '';
}

/** Breakpoints in the bar's styles: from the first its menu is a strip, from the second a language's name fits too. */
export const STRIP_REM = 66;
const NAMED_REM = 72;

const REM_PX = 16;
/** The minimum width of a link or button in the bar: see `nav.module.css`. */
const BUTTON_PX = 44;
/** The width of a monospaced character; full-width ones have 1 em. */
const CHARACTER_EM = 0.602;
const SMALL_PX = 14;
/** In addition to its text a menu item has a `#`, a gap after it, and padding. */
const ITEM_PX = CHARACTER_EM * SMALL_PX + 8 + 24;
const GAPS_PX = 24;

/** The bar's styles, with breakpoints at which the longest menu fits: CSS can't ask. Throws if they lack the first one. */
export function fitBar(css: string, content: Content, languages: LanguageView[]): string {
  const { brand, networks } = ownerView(content);
  const { site } = content;
  const buttons = networks.length + Number(site.background !== 'none') + Number(themeOf(site) === 'auto');
  const menus = Object.values(pageViews(content)).map(({ sections }) =>
    sum(sections.map(({ text }) => ITEM_PX + widthOf(text, SMALL_PX))),
  );
  const others = Math.max(BUTTON_PX, 24 + widthOf(brand, REM_PX * 1.1)) + buttons * BUTTON_PX + GAPS_PX;
  const needed = Math.max(...menus) + others;
  const rem = (minimum: number, language: string) =>
    `${Math.max(minimum, Math.ceil(viewportFor(needed + linkPx(languages.length, language)) / REM_PX))}rem`;
  const { tag = '', name = '' } = languages[0] ?? {};
  const fitted: Record<string, string> = {
    [`${STRIP_REM}rem`]: rem(STRIP_REM, tag),
    [`${NAMED_REM}rem`]: rem(NAMED_REM, name),
  };
  if (!css.match(MEDIA)?.some((query) => query.includes(`${STRIP_REM}rem`)))
    throw new Error(
      `the bar's styles have no breakpoint at ${STRIP_REM}rem: see plugins/content/styles/styles.ts`,
    );
  return css.replace(MEDIA, (query) => query.replace(/[\d.]+rem/g, (width) => fitted[width] ?? width));
}

const MEDIA = /@media[^{]+/g;

/** The width of the link to the other language, or of the button that opens a list of them. */
const linkPx = (count: number, text: string) =>
  count === 1 ? Math.max(BUTTON_PX, 16 + widthOf(text, SMALL_PX)) : count && BUTTON_PX;

/** The viewport width that leaves this much room in the bar: its padding is `--edge` of the styles, minus 0.75rem. */
const viewportFor = (px: number) => (px + 2 * (0.4 * REM_PX - 12)) / (1 - 2 * 0.026);

const widthOf = (text: string, px: number) =>
  px * sum([...text].map((character) => (WIDE_CHARACTER.test(character) ? 1 : CHARACTER_EM)));

const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
