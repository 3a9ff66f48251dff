import { type HTMLElement, parse } from 'node-html-parser';
import { fontsOf } from '../../plugins/fonts/shown-fonts.ts';
import { matchesMedia, PHONE } from '../../plugins/page-styles/length.ts';
import { pick } from './srcset.ts';

/** The files that a page's HTML requests; URLs as written there. */
export type Page = ReturnType<typeof parsePage>;

const FONT = /url\(data:font\/\w+;base64,([^)]*)\)/g;
const EMBEDS = 'iframe[src], object[data], embed[src], video[src], audio[src]';

/**
 * Finds the files that a page's HTML requests on a phone.
 * @param counts selector of lazy pictures that count anyway
 * @throws if it embeds something that can't be weighed
 */
export function parsePage(source: string, counts?: string) {
  const page = parse(source, { comment: false });
  const all = (selector: string, attribute: string) =>
    page.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute) ?? []);
  const images = (selector: string) => page.querySelectorAll(selector).map(servedFile);

  const embed = page.querySelector(EMBEDS);
  if (embed) throw new Error(`<${embed.localName}>: the budget can't weigh the files that it loads`);
  const styles = page.querySelectorAll('style');
  const inlinedCss = styles.map((style) => style.textContent).join('');
  const icons = all('link[rel~=icon]', 'href');
  const spareFonts = fontsOf(page, inlinedCss).named;

  return {
    // Including their preloads.
    modules: [...all('script[type=module][src]', 'src'), ...all('link[rel=modulepreload]', 'href')],
    linked: [
      // Scripts from other hosts don't count towards the site's weight.
      ...all('script[src]:not([type=module])', 'src').filter((url) => !/^https?:/.test(url)),
      ...all('link[rel=preload], link[rel=stylesheet]', 'href'),
    ],
    // The render-blocking ones.
    blocking: [
      ...all('link[rel=stylesheet]:not([media*=print])', 'href'),
      ...all('head script[src]:not([type=module]):not([async]):not([defer])', 'src'),
      ...imports(inlinedCss),
    ],
    // Inline styles without their fonts, the fonts as base64, and the files that the styles come from.
    inlinedCss: inlinedCss.replace(FONT, 'url()'),
    inlinedFonts: [...inlinedCss.matchAll(FONT)].map(([, font = '']) => font),
    inlinedFrom: all('style[data-from]', 'data-from').flatMap((names) => names.split(/\s+/).filter(Boolean)),
    // URLs in those styles, without the fonts of which the page shows no character.
    inCss: urlsIn(inlinedCss).filter((url) => !spareFonts.includes(url)),
    spareFonts,
    pictures: images('img:not([data-lazy], [data-lazy] *, [loading=lazy])'),
    // Even if they load only near the viewport.
    counted: counts ? images(counts) : [],
    carousels: images('[data-carousel] img'),
    // Whether a carousel may load with the first screen.
    carouselNear: mayCarouselBeNear(page),
    icon: icons.find((icon) => icon.endsWith('.svg')) ?? icons.at(-1),
    // Files that load automatically, but not for the first view.
    others: all('link[rel=manifest]', 'href'),
  };
}

/** The file that Chromium, which supports AVIF, shows for an image. */
function servedFile(image: HTMLElement): string {
  const sources =
    image.parentNode?.localName === 'picture' ? image.parentNode.querySelectorAll('source') : [];
  for (const source of [...sources, image]) {
    const media = source.getAttribute('media');
    const srcset = source.getAttribute('srcset');
    if (srcset && (!media || matchesMedia(media, PHONE)))
      return pick(srcset, source.getAttribute('sizes') ?? '100vw', PHONE);
  }
  return image.getAttribute('src') ?? '';
}

/** URLs in a stylesheet, except data URLs and fragments. */
const urlsIn = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(["']?)(?!data:|#)(.+?)\1\s*\)/g)].map(([, , url = '']) => url);

const imports = (css: string): string[] =>
  [...css.matchAll(/@import\s+(?:url\()?["']?([^"')\s;]+)/g)].map(([, url = '']) => url);

/** How far below the viewport elements start to load, as in `src/first/loading/near.ts`, in px. */
const MARGIN_PX = 160;
/** Minimum heights on a phone of the elements that may be above a carousel, in px. */
const MIN_HEIGHT_PX = { bar: 68, sheet: 100, line: 25, banner: 130 };
/** Characters that fit in a line at most. */
const MAX_LINE_LENGTH = 60;

const ABOVE = 'article > header, section, h1, h2, h3, p, li, dt, dd, img[fetchpriority], [data-carousel]';

/**
 * Whether a carousel may be near enough to the first screen for its script to load automatically. Only a browser knows
 * the layout, so the answer is yes unless that can be ruled out.
 */
function mayCarouselBeNear(page: HTMLElement): boolean {
  let top = MIN_HEIGHT_PX.bar;
  for (const element of page.querySelectorAll(ABOVE)) {
    if (element.hasAttribute('data-carousel')) return top <= PHONE.height + MARGIN_PX;
    top += minHeight(element);
  }
  return false;
}

function minHeight(element: HTMLElement): number {
  if (element.localName === 'header' || element.localName === 'section') return MIN_HEIGHT_PX.sheet;
  if (element.localName === 'img') return MIN_HEIGHT_PX.banner;
  return MIN_HEIGHT_PX.line * Math.ceil(element.textContent.trim().length / MAX_LINE_LENGTH);
}
