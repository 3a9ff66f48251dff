import type { LanguageView } from '../../src/views.ts';
import { themeOf } from './theme.ts';
import { WIDE } from './title-size.ts';
import type { Content } from './types.ts';
import { ownerView, pageViews } from './views.ts';

/** As the styles of the bar write the width from which its menu is a strip, and the one from which a language's name fits beside it. */
const STRIP_REM = 66;
const NAMED_REM = 72;

const REM_PX = 16;
/** A sign in the bar, at least: see `nav.module.css`. */
const SIGN_PX = 44;
/** Widths of letters in em: monospaced ones, and wide signs. */
const LETTER = 0.602;
const WIDE_LETTER = 1;
const SMALL_PX = 14;
/** Beside its letters an item has a `#`, some air after it, and padding. */
const ITEM_PX = LETTER * SMALL_PX + 8 + 24;
/** What stands between the parts, and air. */
const BETWEEN_PX = 24;

/**
 * Styles of the bar, with its menu a strip no sooner than the longest one of the site's fits beside what else stands there.
 * @param languages the site's others
 */
export function fitBar(css: string, content: Content, languages: LanguageView[]): string {
  const { brand, networks } = ownerView(content);
  const { site } = content;
  const signs = networks.length + Number(site.background !== 'none') + Number(themeOf(site) === 'auto');
  const menus = Object.values(pageViews(content)).map(({ sections }) =>
    sum(sections.map(({ text }) => ITEM_PX + widthOf(text, SMALL_PX))),
  );
  const beside = Math.max(SIGN_PX, 24 + widthOf(brand, REM_PX * 1.1)) + signs * SIGN_PX + BETWEEN_PX;
  const needed = Math.max(...menus) + beside;
  const rem = (least: number, language: string) =>
    `${Math.max(least, Math.ceil(screenFor(needed + linkPx(languages.length, language)) / REM_PX))}rem`;
  const { tag = '', name = '' } = languages[0] ?? {};
  return css
    .replaceAll(`${NAMED_REM}rem`, rem(NAMED_REM, name))
    .replaceAll(`${STRIP_REM}rem`, rem(STRIP_REM, tag));
}

/** The link to the other language, or the button that opens the list of several. */
const linkPx = (count: number, text: string) =>
  count === 1 ? Math.max(SIGN_PX, 16 + widthOf(text, SMALL_PX)) : count && SIGN_PX;

/** How wide a screen is that has so much room between its edges: `--edge` of the styles, less the bar's own padding. */
const screenFor = (px: number) => (px + 2 * (0.4 * REM_PX - 12)) / (1 - 2 * 0.026);

const widthOf = (text: string, px: number) =>
  px * sum([...text].map((letter) => (WIDE.test(letter) ? WIDE_LETTER : LETTER)));

const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
