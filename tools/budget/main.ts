import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { visibleLine } from '../../packages/resume-import/src/text/visible-text.ts';
import { badgeOf, formatJson, forPages, isBudgetPage, readBudget } from '../../plugins/budget/budget.ts';
import { openBuiltSite } from '../../plugins/budget/built-site.ts';
import { contentFolder, pathFrom } from '../../plugins/content/read/folder.ts';
import { isFullUrl } from '../../plugins/content/text/url.ts';
import { CODE, codeFile, projectRoot } from '../../plugins/project.ts';
import { launchBrowser } from '../browsers/chromium.ts';
import { runCommand } from '../support/command.ts';
import { openHost } from './host.ts';
import { measureSite } from './measure.ts';
import { reportOf } from './report.ts';
import { markdown, print, verdict } from './report-text.ts';
import { treemapOf } from './treemap.ts';
import { updateBudget } from './update.ts';
import { addVisits } from './visits.ts';

const HELP = `npm run budget -- [options]: opens every page on a phone, weighs what it loads, and compares it with its ceilings
  --dist DIR     a site that is already built, by whatever; otherwise this one is built first
  --base /x/     the path that it is built for
  --url URL      its address in absolute links, for which the folder answers too
  --budget FILE  its ceilings and baseline; otherwise budget.json next to the content, or in the project's root
  --before DIR   the build that this one replaces, for the figure deploy
  --visits       make whole visits of every page, not only of the home page and of those with a ceiling for them
  --json         print the figures as described in tools/budget/report.schema.json
  --markdown     print them as Markdown, for a pull request
  --name NAME    of the site, if there are several in a repository: the names of the files of --out have it
  --out DIR      write them there as budget.json and budget.md, and badge.json for a badge of shields.io
  --update       save them as the baseline, and remove the rows of pages that are gone
  --report       draw its scripts as a treemap in .build/treemap.svg, by source maps if another site's
Exits with 1 if a page is above a ceiling, or its first view has grown by more than the tolerance.`;

const root = projectRoot();
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const texts = { dist: text, base: text, url: text, budget: text, before: text, name: text, out: text };
const OPTIONS = { ...texts, visits: flag, json: flag, markdown: flag, update: flag, report: flag };

await runCommand(HELP, OPTIONS, async (values) => {
  const common = resolve(CODE, 'budget.json');
  const beside = resolve(contentFolder(root), 'budget.json');
  const file = resolve(values.budget ?? (existsSync(beside) ? beside : common));
  const dist = resolve(values.dist ?? resolve(root, 'dist'));
  if (values.update && !values.budget && dist !== resolve(root, 'dist'))
    throw new Error(`--update: ${dist} is another site's: name its own budget with --budget FILE`);
  if (values.url && !isFullUrl(values.url))
    throw new Error(`--url ${values.url}: no address: write it as https://example.org/`);
  if (values.name && !/^\w[\w.-]*$/.test(values.name))
    throw new Error(`--name ${values.name}: becomes a file's name: use letters, digits, dots and dashes`);
  const { own, budget: stored } = readBudget(root, file);
  // Later, because loading it takes as long as opening two pages.
  if (!values.dist) await (await import('vite')).build({ root: CODE, logLevel: 'warn' });

  const published = values.url ? new URL(values.url) : undefined;
  const open = (folder: string) => openBuiltSite(folder, values.base ?? published?.pathname, stored.encoding);
  const site = open(dist);
  const before = values.before ? open(resolve(values.before)) : undefined;
  for (const link of site.leftOut)
    console.error(`${visibleLine(link)}: leads out of the folder, to another or nowhere: left out`);
  const host = await openHost();
  const browser = await launchBrowser(host.port);
  const measure = async () => {
    const measured = await measureSite(browser, site, stored, published?.origin);
    await addVisits(
      browser,
      host,
      measured,
      { site, before, budget: stored, origin: published?.origin },
      values.visits,
    );
    return measured;
  };
  const measured = await measure().finally(() => Promise.all([host.close(), browser.close()]));
  const { pages, faults } = measured;
  const linked = pages.filter(({ path }) => !/^\/(404)?$/.test(path));
  if (!linked.length && site.files.some((file) => /(?<!^(index|404))\.html$/.test(file)))
    console.error(
      'No link leads to the other pages: if the site is made for a path, name it with --base /x/',
    );
  const budget = forPages(stored, pages.filter((page) => !isBudgetPage(page.file)).length);
  const report = reportOf(measured, site, budget, pathFrom(root, file), values.name);
  if (!before && Object.values(budget.pages ?? {}).some((row) => 'deploy' in row))
    console.error('deploy has a ceiling, and was not measured: name the build before with --before DIR.');
  if (values.json) console.log(JSON.stringify(report, null, 2));
  else console.log(values.markdown ? markdown(report) : print(report));
  if (!report.ok && (values.json || values.markdown)) console.error(verdict(report));

  if (values.out) {
    const suffix = values.name ? `-${values.name}` : '';
    const write = (name: string, text: string) =>
      writeFileSync(resolve(values.out ?? '', name.replace('.', `${suffix}.`)), text);
    mkdirSync(values.out, { recursive: true });
    const home = report.pages.find(({ path }) => path === '/');
    write('budget.json', JSON.stringify(report));
    write('budget.md', `${markdown(report)}\n`);
    write('badge.json', formatJson(badgeOf(home?.figures.firstView ?? 0, home?.ceilings.firstView)));
  }
  if (values.update && faults.size) console.error('The baseline stays: not every page could be weighed.');
  else if (values.update) {
    const target = file === common ? beside : file;
    const before =
      file === common ? { $schema: '', extends: pathFrom(dirname(target), codeFile('budget.json')) } : own;
    updateBudget(target, before, pages, site);
    console.error(`Updated the baseline in ${pathFrom(root, target)}.`);
  }
  if (values.report) {
    const target = resolve(root, '.build/treemap.svg');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, treemapOf(site));
    console.error(`Treemap: ${target}`);
  }
  return report.ok;
});
