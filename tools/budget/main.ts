import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build } from 'vite';
import { badgeOf, formatJson, forPages, isBudgetPage, readBudget } from '../../plugins/budget/budget.ts';
import { contentFolder, pathFrom } from '../../plugins/content/read/folder.ts';
import { launchBrowser } from '../browsers/launch.ts';
import { runCommand } from '../command.ts';
import { builtBase, serveSite } from '../site.ts';
import { openFolder } from './folder.ts';
import { baselineOf, judge, loadsOf, withToday } from './judge.ts';
import { measureSite } from './measure.ts';
import { markdown, print, reportOf, verdict } from './report.ts';

const HELP = `npm run budget -- [options]: opens every page on a phone, weighs what it loads, and compares it with its ceilings
  --dist DIR     a site that is already built, by whatever; otherwise this one is built first
  --base /x/     the path that it is built for
  --url URL      its address in absolute links, for which the folder answers too
  --budget FILE  its ceilings and baseline; otherwise budget.json next to the content, or in the project's root
  --json         print the figures as described in tools/budget/report.schema.json
  --markdown     print them as Markdown, for a pull request
  --out DIR      write them there as budget.json and budget.md, and badge.json for a badge of shields.io
  --update       save them as the baseline, and remove the rows of pages that are gone
  --report       draw the scripts of this site as a treemap in .build/treemap.html
Exits with 1 if a page is above a ceiling, or its first view has grown by more than the tolerance.`;

const root = resolve(import.meta.dirname, '../..');
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const OPTIONS = {
  dist: text,
  base: text,
  url: text,
  budget: text,
  json: flag,
  markdown: flag,
  out: text,
  update: flag,
  report: flag,
};

await runCommand(HELP, OPTIONS, async (values) => {
  const common = resolve(root, 'budget.json');
  const beside = resolve(contentFolder(root), 'budget.json');
  const file = values.budget ? resolve(values.budget) : existsSync(beside) ? beside : common;
  const { own, budget: stored } = readBudget(root, file);
  if (!values.dist) await build({ root, logLevel: 'warn' });

  const dist = resolve(values.dist ?? resolve(root, 'dist'));
  const published = values.url ? new URL(values.url) : undefined;
  const base = values.base ?? published?.pathname ?? builtBase(dist);
  const folder = openFolder(dist, base);
  const browser = await launchBrowser();
  const { url, close } = await serveSite({ dist, base });
  const pages = await measureSite(browser, { folder, url, published }, stored).finally(async () => {
    close();
    await browser.close();
  });
  const budget = forPages(stored, pages.filter((page) => !isBudgetPage(page.file)).length);
  const report = reportOf(pages, budget, judge(pages, folder, budget, pathFrom(root, file)));
  if (values.json) console.log(JSON.stringify(report, null, 2));
  else console.log(values.markdown ? markdown(report) : print(report));
  if (!report.ok && (values.json || values.markdown)) console.error(verdict(report));

  if (values.out) {
    const out = resolve(values.out);
    mkdirSync(out, { recursive: true });
    const [home] = report.pages;
    const badge = badgeOf(home?.figures.firstView ?? 0, home?.ceilings.firstView);
    writeFileSync(resolve(out, 'budget.json'), JSON.stringify(report));
    writeFileSync(resolve(out, 'budget.md'), `${markdown(report)}\n`);
    writeFileSync(resolve(out, 'badge.json'), formatJson(badge));
  }
  if (values.update) {
    const target = file === common ? beside : file;
    const $schema = pathFrom(dirname(target), resolve(root, 'plugins/budget/budget.schema.json'));
    const start =
      file === common ? { $schema, extends: pathFrom(dirname(target), common) } : { ...own, $schema };
    const isBuilt = ([path]: [string, unknown]) => path === '*' || pages.some((page) => page.path === path);
    const rows = Object.fromEntries(Object.entries(start.pages ?? {}).filter(isBuilt));
    const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
    const next = {
      ...start,
      pages: rows,
      baseline: baselineOf(pages, folder),
      loads: loadsOf(pages),
      history: withToday(own.history ?? [], pages[0], version),
    };
    writeFileSync(target, formatJson(next));
    console.error(`Updated the baseline in ${pathFrom(root, target)}.`);
  }
  if (values.report) {
    const { drawTreemap } = await import('../measure/treemap.ts');
    console.error(`Treemap: ${await drawTreemap(root)}`);
  }
  return report.ok;
});
