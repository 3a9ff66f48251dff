/** @jsxRuntime automatic @jsxImportSource preact */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import renderToString from 'preact-render-to-string';
import { badgeOf, readBudget } from '../../packages/page-weight/src/budget.ts';
import { reportOfRecord } from '../../packages/page-weight/src/report.ts';
import { openBuiltSite } from '../../packages/page-weight/src/site.ts';
import type { Owner } from '../content/owner.ts';
import { pagesOf } from '../content/views/pages.ts';
import { CODE } from '../project.ts';
import { loadedIn } from './loaded.ts';
import { Slot, type SlotName } from './slots.tsx';
import { writingFor } from './writing.ts';

const SLOT = /(<div data-figures="(\w+)">)(?=<\/div>)/g;

/**
 * Fills in the figures of the page `/budget` in each language. React renders that page as any other (`src/pages/budget.tsx`), but with
 * empty slots, because the figures are the sizes of compressed files, which only the finished site has. Then components fill them:
 * `loaded.ts` has the numbers, `slots.tsx` and what it imports the sentences and rows of each slot, `figures.tsx` the tables and bars.
 * Their first line names Preact, because Vite bundles its configuration without the site's settings for JSX.
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
  const { report, stale } = reportOfRecord(openBuiltSite(dist, '/', budget.encoding), budget, 'budget.json');
  const languageOf = (path: string) => languages.find((name) => path.startsWith(`${name}/`)) ?? '';
  for (const { language, content, file, html } of shells) {
    const isInLanguage = (path: string) => languageOf(path) === language;
    const loaded = loadedIn(report, pagesOf(content), language, isInLanguage);
    const figures = { history: budget.history, loaded, writing: writingFor(content, loaded.pages) };
    const filled = html.replace(
      SLOT,
      (_, open: string, name: SlotName) => open + renderToString(<Slot name={name} {...figures} />),
    );
    writeFileSync(file, filled);
  }
  const home = report.pages.find(({ path }) => path === '/');
  const badge = home && badgeOf(home.figures.firstView ?? 0, home.ceilings.firstView);
  if (badge) writeFileSync(resolve(dist, 'budget-badge.json'), JSON.stringify(badge));
  return {
    pages: shells.map(({ page }) => page),
    stale,
  };
}
