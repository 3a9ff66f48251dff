import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import type { Page, Report } from '../../packages/page-weight/index.d.ts';
import { badgeOf, readBudget } from '../../packages/page-weight/src/budget.ts';
import { loadTime } from '../../packages/page-weight/src/figures.ts';
import { reportOfRecord } from '../../packages/page-weight/src/report.ts';
import { openBuiltSite } from '../../packages/page-weight/src/site.ts';
import type { Owner } from '../content/owner.ts';
import { isVersionPart } from '../deployment/built-files.ts';
import { CODE } from '../project.ts';
import { slotsOf } from './slots.ts';
import type { Loaded, Time } from './writing.ts';

const SLOT = /(<div data-figures="(\w+)">)(?=<\/div>)/g;

/**
 * Fills in the figures of the page `/budget` in each language. React renders that page as any other (`src/pages/budget.tsx`), but with
 * empty slots, because the figures are the sizes of compressed files, which only the finished site has. React no longer
 * runs then, so this folder writes the figures as strings of HTML.
 * @returns the pages' files, and what of the record no longer fits the site
 */
export function writeBudgetPages(dist: string, owner: Owner) {
  const { root, folder, languages } = owner;
  const candidates = ['', ...languages].map((language) => {
    const page = posix.join(language, 'budget.html');
    const file = resolve(dist, page);
    const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return { language, content: owner.content(language || undefined), page, file, html };
  });
  // A page of that name may be the owner's.
  const shells = candidates.filter(
    ({ content, html }) => content.hasBudgetPage && html.includes('data-figures'),
  );
  if (!shells.length) return { pages: [], stale: [] };
  const { budget } = readBudget(root, resolve(folder, 'budget.json'), resolve(CODE, 'budget.json'));
  const report = reportOfRecord(openBuiltSite(dist, '/', budget.encoding), budget, 'budget.json');
  const languageOf = (path: string) => languages.find((name) => path.startsWith(`${name}/`)) ?? '';
  for (const { language, content, file, html } of shells) {
    const isInLanguage = (path: string) => languageOf(path) === language;
    const slots = slotsOf(content, budget, loadedOf(report, isInLanguage, posix.join(language, 'assets/')));
    const filled = html.replace(SLOT, (_, open: string, slot: string) => open + slots[slot]);
    writeFileSync(file, filled);
  }
  const home = report.pages.find(({ path }) => path === '/');
  const badge = home && badgeOf(home.figures.firstView ?? 0, home.ceilings.firstView);
  if (badge) writeFileSync(resolve(dist, 'budget-badge.json'), JSON.stringify(badge));
  return {
    pages: shells.map(({ page }) => page),
    stale: report.problems.filter((problem) => problem.startsWith('loads[')),
  };
}

/** The times in the order in which they are shown. A file that loads at several times, on several pages, is listed at the first. */
const TIMES: Time[] = ['before load', 'after load', 'counted', 'aside', 'on scroll', 'on demand'];

/** Returns what the pages of one language load, by a report of all pages; `assets` is the folder of the language's files. */
function loadedOf(report: Report, isInLanguage: (path: string) => boolean, assets: string): Loaded {
  const { onDemand, parts } = report;
  const pages = report.pages.filter(({ path }) => isInLanguage(path.slice(1)));
  const items = pages.flatMap((page) => page.items.slice(1));
  const unloaded = [...onDemand, ...report.pages.flatMap((page) => page.items)].filter(
    ({ file }) => file.startsWith(assets) && /\.(js|css)$/.test(file) && !isVersionPart(file),
  );
  const rank = ({ time }: { time: Time }) => TIMES.indexOf(time);
  const loads = [
    ...items.map((item) => ({ ...item, time: loadTime(item) as Time })),
    ...unloaded.map((item) => ({ ...item, counts: false, time: 'on demand' as Time })),
  ].sort((one, other) => rank(one) - rank(other) || other.sent - one.sent);
  const seen = new Set<string>();
  const files = loads.filter(({ name }) => !seen.has(name) && seen.add(name));
  const isInFirstView = ({ items }: Page, name: string) =>
    items.some((item) => item.name === name && item.counts);
  const pagesOf = ({ name }: { name: string }) =>
    pages.filter((page) => isInFirstView(page, name)).map(({ path }) => path);
  const scripts = new Map([...items, ...unloaded].map(({ file, name }) => [file, name]));
  return {
    pages: pages.map((page) => ({ ...page, kinds: kindsOf(page, parts[page.file]) })),
    first: files.filter(({ counts }) => counts).map((file) => ({ ...file, pages: pagesOf(file) })),
    rest: files.filter(({ counts, kind }) => !counts && kind !== 'pictures'),
    modules: [...scripts]
      .filter(([file]) => isInLanguage(file))
      .flatMap(([file, name]) =>
        Object.entries(parts[file] ?? {}).map(([module, bytes]) => ({ name: module, file: name, bytes })),
      )
      .sort((one, other) => other.bytes - one.bytes),
  };
}

const KINDS = ['html', 'css', 'fonts', 'js', 'pictures', 'other'];

/** Returns a page's first view by kind; inlined styles and fonts count as styles and fonts, not as HTML. */
function kindsOf({ figures, items }: Page, parts: Record<string, number> = {}): Record<string, number> {
  const { 'inline styles': css = 0, 'inline fonts': fonts = 0 } = parts;
  const moved: Record<string, number> = { html: -css - fonts, css, fonts };
  const kinds = new Set([...KINDS, ...items.map(({ kind }) => kind)]);
  return Object.fromEntries([...kinds].map((kind) => [kind, (figures[kind] ?? 0) + (moved[kind] ?? 0)]));
}
