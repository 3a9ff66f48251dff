import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Budget, Page, Report } from '../../packages/page-weight/index.d.ts';
import { badgeOf, readBudget } from '../../packages/page-weight/src/budget.ts';
import { isFirst, loadTime } from '../../packages/page-weight/src/figures.ts';
import { reportOfRecord } from '../../packages/page-weight/src/report.ts';
import { openBuiltSite } from '../../packages/page-weight/src/site.ts';
import type { Owner } from '../content/owner.ts';
import { isVersionPart } from '../deployment/built-files.ts';
import { CODE } from '../project.ts';
import { type Loaded, slotsOf, type Time } from './slots.ts';

const SLOT = /(<div data-figures="(\w+)">)(?=<\/div>)/g;

/**
 * Fills in the figures of the page `/budget` in each language once the site is compressed: nothing has its size before.
 * @returns the pages' files, and what of the record no longer fits the site
 */
export function writeBudgetPages(dist: string, owner: Owner) {
  const { root, folder, languages } = owner;
  const pages: string[] = [];
  let found: { budget: Budget; report: Report } | undefined;
  for (const language of ['', ...languages.map((name) => `${name}/`)]) {
    const content = owner.content(language.replace('/', '') || undefined);
    const page = `${language}budget.html`;
    const file = resolve(dist, page);
    const html = content.hasBudgetPage && existsSync(file) ? readFileSync(file, 'utf8') : '';
    // The owner may have a page of that name.
    if (!html.includes('data-figures')) continue;
    if (!found) {
      const { budget } = readBudget(root, resolve(folder, 'budget.json'), resolve(CODE, 'budget.json'));
      const site = openBuiltSite(dist, '/', budget.encoding);
      found = { budget, report: reportOfRecord(site, budget, 'budget.json') };
    }
    const isOwn = (path: string) =>
      (languages.find((each) => path.startsWith(`${each}/`)) ?? '') === language.replace('/', '');
    const slots = slotsOf(content, found.budget, loadedOf(found.report, isOwn, `${language}assets/`));
    writeFileSync(
      file,
      html.replace(SLOT, (_, open: string, slot: string) => open + slots[slot]),
    );
    pages.push(page);
  }
  const home = found?.report.pages.find(({ path }) => path === '/');
  const badge = resolve(dist, 'budget-badge.json');
  if (home)
    writeFileSync(badge, JSON.stringify(badgeOf(home.figures.firstView ?? 0, home.ceilings.firstView)));
  return { pages, stale: found?.report.problems.filter((problem) => problem.startsWith('loads[')) ?? [] };
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
    first: all.filter(({ time }) => isFirst(time)),
    rest: all.filter(({ time, kind }) => !isFirst(time) && kind !== 'pictures'),
    modules: [...scripts]
      .filter(([file]) => isOwn(file))
      .flatMap(([file, name]) =>
        Object.entries(parts[file] ?? {}).map(([module, bytes]) => ({ name: module, file: name, bytes })),
      )
      .sort((one, other) => other.bytes - one.bytes),
  };
}

const KINDS = ['html', 'css', 'fonts', 'js', 'pictures', 'other'];

/** Returns a page's first view by kind; styles and fonts in the page count as such. */
function kindsOf({ figures, items }: Page, parts: Record<string, number> = {}): Record<string, number> {
  const { 'inline styles': css = 0, 'inline fonts': fonts = 0 } = parts;
  const inside: Record<string, number> = { html: -css - fonts, css, fonts };
  const kinds = new Set([...KINDS, ...items.map(({ kind }) => kind)]);
  return Object.fromEntries([...kinds].map((kind) => [kind, (figures[kind] ?? 0) + (inside[kind] ?? 0)]));
}
