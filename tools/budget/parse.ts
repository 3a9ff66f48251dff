import { type HTMLElement, parse } from 'node-html-parser';
import { fontsOf } from '../../plugins/page-styles/fonts.ts';
import { matches, PHONE, type Screen } from '../../plugins/page-styles/length.ts';
import { pick } from './srcset.ts';

/** What a page's HTML asks for; addresses as they stand in it. */
export type Page = ReturnType<typeof parsePage>;

const FONT = /url\(data:font\/\w+;base64,([^)]*)\)/g;
const PLAYABLE = 'iframe[src], object[data], embed[src], video[src], audio[src]';

/**
 * Reads what a page asks for from its HTML.
 * @param counts selector of waiting pictures that count all the same
 * @throws where it asks for something that can't be weighed
 */
export function parsePage(source: string, counts?: string, screen: Screen = PHONE) {
  const page = parse(source, { comment: false });
  const all = (selector: string, attribute: string) =>
    page.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute) ?? []);
  const images = (selector: string) => page.querySelectorAll(selector).map((image) => served(image, screen));

  const strange = page.querySelector(PLAYABLE);
  if (strange) throw new Error(`<${strange.localName}>: the budget can't weigh what it loads`);
  const styles = page.querySelectorAll('style');
  const inlinedCss = styles.map((style) => style.textContent).join('');
  const icons = all('link[rel~=icon]', 'href');
  const spareFonts = fontsOf(page, inlinedCss, screen).named;

  return {
    // With what is preloaded for them.
    modules: [...all('script[type=module][src]', 'src'), ...all('link[rel=modulepreload]', 'href')],
    scripts: [
      // What another host sends is none of the site's weight.
      ...all('script[src]:not([type=module])', 'src').filter((address) => !/^https?:/.test(address)),
      ...all('link[rel=preload]', 'href'),
    ],
    stylesheets: all('link[rel=stylesheet]', 'href'),
    // Of these, what keeps the page from being painted.
    blocking: [
      ...all('link[rel=stylesheet]:not([media*=print])', 'href'),
      ...all('head script[src]:not([type=module]):not([async]):not([defer])', 'src'),
      ...imports(inlinedCss),
    ],
    // The styles within the page without their fonts, these as base64, and the files that the styles were.
    inlinedCss: inlinedCss.replace(FONT, 'url()'),
    inlinedFonts: [...inlinedCss.matchAll(FONT)].map(([, font = '']) => font),
    inlinedFrom: all('style[data-from]', 'data-from').flatMap((names) => names.split(/\s+/).filter(Boolean)),
    // Addresses within those styles; apart from them the fonts that the page shows no letter of.
    inCss: addresses(inlinedCss).filter((address) => !spareFonts.includes(address)),
    spareFonts,
    pictures: images('img:not([data-lazy], [data-lazy] *, [loading=lazy])'),
    // Though they may wait until the visitor comes near.
    counted: counts ? images(counts) : [],
    carousels: images('[data-carousel] img'),
    // One of these may come with the first screen.
    carouselNear: mayCarouselBeNear(page, screen),
    icon: icons.find((icon) => icon.endsWith('.svg')) ?? icons.at(-1),
    // Files that come by themselves, but not for the first view.
    others: all('link[rel=manifest]', 'href'),
  };
}

/** The file that Chromium, which knows AVIF, shows in an image's place. */
function served(image: HTMLElement, screen: Screen): string {
  const sources =
    image.parentNode?.localName === 'picture' ? image.parentNode.querySelectorAll('source') : [];
  for (const place of [...sources, image]) {
    const media = place.getAttribute('media');
    const srcset = place.getAttribute('srcset');
    if (srcset && (!media || matches(media, screen)))
      return pick(srcset, place.getAttribute('sizes') ?? '100vw', screen);
  }
  return image.getAttribute('src') ?? '';
}

/** Files that a style sheet names; not what stands within it. */
const addresses = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(["']?)(?!data:|#)(.+?)\1\s*\)/g)].map(([, , address = '']) => address);

const imports = (css: string): string[] =>
  [...css.matchAll(/@import\s+(?:url\()?["']?([^"')\s;]+)/g)].map(([, address = '']) => address);

/** How far below the screen something starts to load, as in `src/loading/near.ts`, in px. */
const MARGIN_PX = 160;
/** What stands above a carousel is at least so high on a phone, in px. */
const LEAST_PX = { bar: 68, sheet: 100, line: 25, banner: 130 };
/** No line of text holds more. */
const LONGEST_LINE = 60;

const ABOVE = 'article > header, section, h1, h2, h3, p, li, dt, dd, img[fetchpriority], [data-carousel]';

/**
 * Whether a carousel may stand so near the first screen that its script comes by itself. Only a
 * browser knows the layout: this is a yes wherever it can't be ruled out.
 */
function mayCarouselBeNear(page: HTMLElement, screen: Screen): boolean {
  let top = LEAST_PX.bar;
  for (const element of page.querySelectorAll(ABOVE)) {
    if (element.hasAttribute('data-carousel')) return top <= screen.height + MARGIN_PX;
    top += leastHeight(element);
  }
  return false;
}

function leastHeight(element: HTMLElement): number {
  if (element.localName === 'header' || element.localName === 'section') return LEAST_PX.sheet;
  if (element.localName === 'img') return LEAST_PX.banner;
  return LEAST_PX.line * Math.ceil(element.textContent.trim().length / LONGEST_LINE);
}
