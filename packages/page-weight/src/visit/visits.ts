import type { Browser, Page } from 'playwright-core';
import type { Budget } from '../../index.d.ts';
import { ceilingsOf } from '../budget.ts';
import { VISITS } from '../figures.ts';
import type { MeasuredPage, MeasuredSite } from '../report.ts';
import type { BuiltSite } from '../site.ts';
import { asVisitor } from './browser.ts';
import type { Host } from './host.ts';
import { encodedAddress } from './measure.ts';
import { type Figures, once, openPage, type Stay, toNext, twice } from './stays.ts';

interface Visited {
  site: BuiltSite;
  /** The earlier build, which visitors of `deploy` have seen. */
  before?: BuiltSite;
  budget: Budget;
  /** The origin in the site's absolute links. */
  origin?: string;
}

/** How many pages are visited at the same time. */
const PAGES = 4;

/**
 * Adds the figures of whole visits, in bytes as sent, to the home page and the pages with a ceiling for one, or to all pages.
 * Visits have the browser's cache and the site's worker, and last until nothing more comes. A page whose visits do not end is
 * among the faults. A page without a link has no figure `next`, and without an earlier build none has `deploy`.
 */
export async function addVisits(
  browser: Browser,
  host: Host,
  { pages, faults }: MeasuredSite,
  visited: Visited,
  isEvery = false,
): Promise<void> {
  const chosen = pages.filter(({ path }) => {
    const ceilings = ceilingsOf(visited.budget, path);
    return isEvery || path === '/' || VISITS.some((name) => name in ceilings);
  });
  const isPage = (file?: string) => pages.some((page) => page.file === file);
  const add = ({ path, file, figures }: MeasuredPage) =>
    visitsOf(file, isPage, browser, host, visited).then(
      (visits) => Object.assign(figures, visits),
      (error) => faults.set(path, `could not be visited: ${String(error.message).split('\n')[0]}`),
    );
  while (chosen.length) await Promise.all(chosen.splice(0, PAGES).map(add));
}

/** Returns the figures of all visits of a page. */
async function visitsOf(
  file: string,
  isPage: (file?: string) => boolean,
  browser: Browser,
  host: Host,
  { site, before, origin }: Visited,
): Promise<Figures> {
  const visit = (build: BuiltSite, stay: Stay, { isSaving = false, hasWorker = true } = {}) => {
    const visitor = host.visitor(build, origin, isSaving);
    const open = (tab: Page) => openPage(tab, visitor, visitor.origin + site.base + encodedAddress(file));
    return asVisitor(browser, (tab) => stay(() => open(tab), visitor), undefined, {
      serviceWorkers: hasWorker ? 'allow' : 'block',
      ...(isSaving ? { extraHTTPHeaders: { 'save-data': 'on' } } : {}),
    });
  };
  const leadsOn = (pathname: string) => {
    const target = site.fileAt(pathname);
    return target !== file && isPage(target);
  };
  const visits = await Promise.all([
    visit(site, twice(site)),
    visit(site, once, { isSaving: true }),
    before?.files.includes(file)
      ? visit(before, twice(site)).then((visits) => ({ deploy: visits.return }))
      : {},
    visit(site, toNext(leadsOn), { hasWorker: false }),
  ]);
  return Object.assign({}, ...visits);
}
