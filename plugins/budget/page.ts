import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import type { Page, Report } from '../../packages/page-weight/index.d.ts';
import { badgeOf, readBudget } from '../../packages/page-weight/src/budget.ts';
import { isFirst, loadTime } from '../../packages/page-weight/src/figures.ts';
import { reportOfRecord } from '../../packages/page-weight/src/report.ts';
import { openBuiltSite } from '../../packages/page-weight/src/site.ts';
import type { Owner } from '../content/owner.ts';
import { isVersionPart } from '../deployment/built-files.ts';
import { CODE } from '../project.ts';
import { slotsOf } from './slots.ts';
import type { Loaded, Time } from './writing.ts';

const SLOT = /(<div data-figures="(\w+)">)(?=<\/div>)/g;

/**
 * Fills in the figures of the page `/budget` in each language once the site is compressed: nothing has its size before.
 * @returns the pages' files, and what of the record no longer fits the site
 */
export function writeBudgetPages(dist: string, owner: Owner) {
  const { root, folder, languages } = owner;
  const given = ['', ...languages].map((language) => {
    const page = posix.join(language, 'budget.html');
    const file = resolve(dist, page);
    const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return { language, content: owner.content(language || undefined), page, file, html };
  });
  // The owner may have a page of that name.
  const shells = given.filter(({ content, html }) => content.hasBudgetPage && html.includes('data-figures'));
  if (!shells.length) return { pages: [], stale: [] };
  const { budget } = readBudget(root, resolve(folder, 'budget.json'), resolve(CODE, 'budget.json'));
  const report = reportOfRecord(openBuiltSite(dist, '/', budget.encoding), budget, 'budget.json');
  const languageOf = (path: string) => languages.find((each) => path.startsWith(`${each}/`)) ?? '';
  for (const { language, content, file, html } of shells) {
    const isOwn = (path: string) => languageOf(path) === language;
    const slots = slotsOf(content, budget, loadedOf(report, isOwn, posix.join(language, 'assets/')));
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

/** The order in which one file's times on several pages count, and in which they are shown. */
const TIMES: Time[] = ['before load', 'after load', 'counted', 'aside', 'on scroll', 'on demand'];

/** Returns what a report says of the pages of one language. */
function loadedOf(
  { pages, onDemand, parts }: Report,
  isOwn: (path: string) => boolean,
  assets: string,
): Loaded {
  const own = pages.filter(({ path }) => isOwn(path.slice(1)));
  const items = own.flatMap((page) => page.items.slice(1));
  const unloaded = [...onDemand, ...pages.flatMap((page) => page.items)].filter(
    ({ file }) => file.startsWith(assets) && /\.(js|css)$/.test(file) && !isVersionPart(file),
  );
  const rank = ({ time }: { time: Time }) => TIMES.indexOf(time);
  const loads = [
    ...items.map((item) => ({ ...item, time: loadTime(item) as Time })),
    ...unloaded.map((item) => ({ ...item, time: 'on demand' as Time })),
  ].sort((one, other) => rank(one) - rank(other) || other.sent - one.sent);
  const seen = new Set<string>();
  const all = loads.filter(({ name }) => !seen.has(name) && seen.add(name));
  const scripts = new Map([...items, ...unloaded].map(({ file, name }) => [file, name]));
  return {
    pages: own.map((page) => ({ ...page, kinds: kindsOf(page, parts[page.file]) })),
    first: all
      .filter(({ time }) => isFirst(time))
      .map((file) => ({
        ...file,
        pages: own.filter((page) => hasAtFirst(page, file)).map(({ path }) => path),
      })),
    rest: all.filter(({ time, kind }) => !isFirst(time) && kind !== 'pictures'),
    modules: [...scripts]
      .filter(([file]) => isOwn(file))
      .flatMap(([file, name]) =>
        Object.entries(parts[file] ?? {}).map(([module, bytes]) => ({ name: module, file: name, bytes })),
      )
      .sort((one, other) => other.bytes - one.bytes),
  };
}

const hasAtFirst = ({ items }: Page, { name }: { name: string }) =>
  items.some((item) => item.name === name && isFirst(loadTime(item)));

const KINDS = ['html', 'css', 'fonts', 'js', 'pictures', 'other'];

/** Returns a page's first view by kind; styles and fonts in the page count as such. */
function kindsOf({ figures, items }: Page, parts: Record<string, number> = {}): Record<string, number> {
  const { 'inline styles': css = 0, 'inline fonts': fonts = 0 } = parts;
  const inside: Record<string, number> = { html: -css - fonts, css, fonts };
  const kinds = new Set([...KINDS, ...items.map(({ kind }) => kind)]);
  return Object.fromEntries([...kinds].map((kind) => [kind, (figures[kind] ?? 0) + (inside[kind] ?? 0)]));
}
