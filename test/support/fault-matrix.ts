import { expect, type Page, test } from '@playwright/test';
import { HASH_PATTERN } from '../../packages/page-weight/src/site.ts';
import { FAULTS, type Fault, type Faulty } from './faults.ts';
import { type PageFacts, PROJECTS } from './site.ts';

/** A file's name without folder and hash. */
const nameOf = (file: string) => file.replace(/^.*\//, '').replace(HASH_PATTERN, '');

/** A file that a page requests. */
export interface Row {
  page: PageFacts;
  file: string;
  /** Files of one kind are loaded in the same way by every page. */
  kind: string;
}

interface Cell extends Row {
  fault: Fault;
  /** All of it, for messages. */
  what: string;
}

export const isCode = (file: string) => /\.(js|css)$/.test(file);

/**
 * The rows of one page, one for each kind. One picture of each format represents all that load with the page, and one all
 * that load later: only the browser handles them.
 * @param kindOfCode by default a script or a stylesheet is a kind of its own: every page loads it by the same call
 */
export function rowsOf(page: PageFacts, early: string[], late: string[] = [], kindOfCode = nameOf): Row[] {
  const rows = new Map<string, Row>();
  for (const [when, files] of Object.entries({ early, late }))
    for (const file of files) {
      const kind = isCode(file) ? kindOfCode(file) : `${when} ${file.split('.').pop()}`;
      if (!rows.has(kind)) rows.set(kind, { page, file, kind });
    }
  return [...rows.values()];
}

const PROJECT_SCRIPTS = PROJECTS.map(({ path }) => `${path.slice(1)}.page.js`);

/** The kind of a file that a page needs: pages load their own scripts, which import the others. */
export function partOf(file: string): string {
  const name = nameOf(file);
  if (PROJECT_SCRIPTS.includes(name)) return 'a project’s script';
  return /^(app|home|project)\.|\.css$/.test(name) ? name : 'an imported script';
}

/** How files fail that only the browser handles: to the page, a damaged picture or font is a missing one. */
const FAULTS_OF_MEDIA = ['404', 'hangs'] as const;

/**
 * Tests every kind of file with every fault, spread over the pages that request the kind. What is tested on one page
 * represents the same kind and fault on the others: the same code loads the file there.
 * @param attempt tests one cell, with soft expectations, so that all that are broken are reported
 */
export async function testCells(
  faulty: Faulty,
  rows: Row[],
  attempt: (cell: Cell) => Promise<void>,
): Promise<void> {
  expect(rows.length).toBeGreaterThan(0);
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const same = rows.filter((row) => row.kind === kind);
    const faults = same.every(({ file }) => isCode(file)) ? FAULTS : FAULTS_OF_MEDIA;
    await faulty.renew();
    for (const [index, fault] of faults.entries()) {
      const row = same[index % same.length] as Row;
      const what = `${row.page.path} ${nameOf(row.file)} ${fault}`;
      await test.step(what, async () => {
        faulty.set(row.file, fault);
        await attempt({ ...row, fault, what });
        expect.soft(faulty.errors, what).toEqual([]);
      });
    }
  }
}

/** Scrolls to the lazy content, and waits until the page's own observers have been told, so that it is requested. */
export const loadLazy = (page: Page) =>
  page.evaluate(async () => {
    const last = [...document.querySelectorAll('main [data-lazy]')].at(-1);
    const late = document.querySelector('[data-carousel]') ?? last;
    if (!late) return;
    late.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(late));
  });

/**
 * What the page offers a visitor: words, links, pictures, the menu.
 * @param failed a file that may be missing
 */
export const snapshot = (page: Page, failed = '') =>
  page.evaluate((missing) => {
    const menu = document.querySelector<HTMLElement>('[popover]');
    document.querySelector<HTMLElement>('[popovertarget]')?.click();
    const opens = !!menu?.matches(':popover-open');
    menu?.hidePopover();
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const extra of main.querySelectorAll('.splide__slide--clone, .splide__sr, button')) extra.remove();
    return {
      heading: document.querySelector('h1')?.textContent,
      words: main.textContent?.replace(/\s+/g, ' ').trim() ?? '',
      links: new Set([...main.querySelectorAll('a')].map(({ href }) => href)).size,
      menu: opens,
      broken: [...document.images]
        .filter((image) => image.complete && image.currentSrc && !image.naturalWidth)
        .map(({ currentSrc }) => currentSrc)
        .filter((file) => file !== missing),
    };
  }, failed);
export type Snapshot = Awaited<ReturnType<typeof snapshot>>;
