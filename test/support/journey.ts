import type { Page } from '@playwright/test';
import type { PictureFile } from '../../plugins/content/types.ts';
import { script } from './network.ts';
import { HOME, type PageFacts, PROJECTS, projects, words } from './site.ts';

const NONE: PageFacts = { path: '', title: '', heading: '', sections: [], carousels: 0 };

/** A carousel of a page. */
interface Gallery {
  path: string;
  label: string;
  pictures: PictureFile[];
}

/** All carousels of the site, in its first language. */
export const GALLERIES: Gallery[] = Object.entries(projects).flatMap(([name, { sections }]) =>
  sections
    .flatMap(({ shown }) => shown)
    .flatMap((block) => ('carousel' in block ? [{ path: `/${name}`, ...block.carousel }] : [])),
);

/** The largest carousel. */
export const GALLERY = GALLERIES.reduce<Gallery>(
  (most, each) => (each.pictures.length > most.pictures.length ? each : most),
  { path: '', label: '', pictures: [] },
);

/** Three project pages, the one with the largest carousel first. */
export const PROJECT = PROJECTS.find(({ path }) => path === GALLERY.path) ?? NONE;
export const [OTHER = NONE, ANOTHER = NONE] = PROJECTS.filter((page) => page !== PROJECT);

/** The id of a section of the home page. */
export const LAST_SECTION = HOME.sections.at(-1) ?? '';

/** Matches the URL of the script of `PROJECT`. */
export const PROJECT_SCRIPT = script(`${PROJECT.path.slice(1)}.page`);

/** Matches the URLs of files that only another page needs. */
export const NEXT_PAGE = /\/assets\/(react|app|project|home|[^/]*\.page)-[^/]*\.(js|css)$/;

/** The number of pictures of the largest carousel. */
const COUNT = GALLERY.pictures.length;

/** Returns the place of one of these pictures, as a screen reader hears it. */
export const placeOf = (number: number): string => words.slideOf(`${number}`, `${COUNT}`);

/** The name of a picture's link, wherever it is in a sentence. */
export const nameOf = (index: number): RegExp =>
  new RegExp((GALLERY.pictures[index]?.alt ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** The name of the largest carousel's button. */
export const PLAY = words.playCarousel(GALLERY.label);

/** The heading of the page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The link in the bar that leads home. */
export const brand = (page: Page) => page.locator('header a').first();

/** A link in the page that leads to a project. */
export const card = (page: Page, { path }: PageFacts) => page.locator(`main a[href="${path}"]`).first();
