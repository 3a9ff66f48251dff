import type { LanguageView } from '../../../src/views.ts';
import type { Content } from '../types.ts';
import { WIDE_CHARACTER } from '../views/title-size.ts';
import { ownerView, pageViews } from '../views/views.ts';
import { themeOf } from './theme.ts';

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
      `the bar's styles have no breakpoint at ${STRIP_REM}rem: see plugins/content/styles/bar.ts`,
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
