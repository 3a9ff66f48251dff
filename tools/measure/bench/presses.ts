import { parse } from 'node-html-parser';
import { type Folder, pathOf } from '../../budget/folder.ts';

/** A control that a visitor presses. */
export interface Press {
  name: string;
  selector: string;
  /** Scrolled into view first, if the control does not exist before. */
  near?: string;
  /** An expression that is true once the press has had its effect. */
  done: string;
}

/** The presses on one page, in this order. */
export interface Round {
  /** The page's path, relative to the base. */
  path: string;
  presses: Press[];
}

const ON_HOME: Press[] = [
  {
    name: 'menu open',
    selector: '[popovertarget="menu"]',
    done: 'document.querySelector("#menu:popover-open")',
  },
  { name: 'menu item', selector: '#menu li:last-child a', done: 'location.hash' },
  { name: 'copy', selector: '[data-copy]', done: 'document.querySelector("[data-copy][data-open]")' },
];

const SLIDE = '.splide__slide:not(.splide__slide--clone)';
const ON_CAROUSEL: Press[] = [
  // First, because a slide that advances during the touch swallows the press.
  {
    name: 'pause slides',
    selector: '.is-initialized [aria-label^="Pause"]',
    near: '[data-carousel]',
    done: 'document.querySelector(".is-initialized [aria-label^=Play]")',
  },
  {
    name: 'next slide',
    selector: '.is-initialized .splide__arrow--next',
    done: `document.querySelector("${SLIDE} + .is-active")`,
  },
  { name: 'lightbox', selector: `${SLIDE}.is-active a`, done: 'document.querySelector("dialog[open]")' },
];

/** Everything that a visitor can press: on the home page, to open another page, and on the first carousel. */
export function roundsOf(site: Pick<Folder, 'pages' | 'read'>, base: string): Round[] {
  const pages = site.pages ?? [];
  const urls = pages.map((file) => base.slice(0, -1) + pathOf(file));
  const home = parse(site.read('index.html').toString());
  const link = home
    .querySelectorAll('main a[href]:not([target])')
    .map((each) => each.getAttribute('href') ?? '')
    .find((href) => urls.includes(href) && href !== base);
  const carousel = pages.find((file) => parse(site.read(file).toString()).querySelector('[data-carousel]'));
  const change: Press = {
    name: 'page change',
    selector: `main a[href="${link}"]`,
    done: `location.pathname === "${link}"`,
  };
  const onHome = ON_HOME.filter(({ selector }) => home.querySelector(selector));
  return [
    { path: '/', presses: [...onHome, ...(link ? [change] : [])] },
    ...(carousel ? [{ path: pathOf(carousel), presses: ON_CAROUSEL }] : []),
  ];
}
