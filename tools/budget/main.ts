import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { styleText } from 'node:util';
import { build } from 'vite';
import { runCommand } from '../command.ts';
import { baselineOf } from './baseline.ts';
import { inFirstLanguage, withLanguages, withNewPages, withoutUnbuilt } from './ceilings.ts';
import { judge } from './judge.ts';
import { markdown } from './markdown.ts';
import { measure, openSite } from './measure.ts';
import { print, verdict } from './print.ts';
import { readBudget } from './read.ts';
import { reportOf } from './report.ts';

const HELP = `npm run budget -- [options]: weighs each page against its ceilings in budget.json and the one next to the content
  --dist DIR   weigh a site that is already built; otherwise it is built first
  --json       print the figures as described in tools/budget/report.schema.json
  --markdown   print them as Markdown, for a pull request
  --update     save them next to the content as the baseline; new pages get their own rows, and those
               of pages that are gone are removed
  --report     draw the scripts as a treemap in .build/treemap.html`;

const root = resolve(import.meta.dirname, '../..');

const OPTIONS = {
  dist: { type: 'string' },
  json: { type: 'boolean' },
  markdown: { type: 'boolean' },
  update: { type: 'boolean' },
  report: { type: 'boolean' },
} as const;

await runCommand(HELP, OPTIONS, async (values) => {
  const { budget: stored, files, ownText } = readBudget(root);
  if (!values.dist) await build({ root, logLevel: 'warn' });

  const site = openSite(resolve(values.dist ?? resolve(root, 'dist')));
  const measured = measure(site, withLanguages(stored, site.languages));
  const withRows = withNewPages(stored, inFirstLanguage(measured, site.languages));
  const budget = withLanguages(withRows, site.languages);
  const report = reportOf(measured, budget, judge(measured, budget, files));
  if (values.json) console.log(JSON.stringify(report, null, 2));
  else if (values.markdown) console.log(markdown(report));
  else console.log(print(report, process.stdout.isTTY ? styleText : undefined));
  if (!report.ok && (values.json || values.markdown)) console.error(verdict(report));

  if (values.update) {
    const baseline = baselineOf(measured, site.languages);
    writeFileSync(resolve(root, files.own), ownText({ ...withoutUnbuilt(withRows, measured), baseline }));
    console.error(`Updated the baseline in ${files.own}.`);
  }
  if (values.report) {
    const { drawTreemap } = await import('../measure/treemap.ts');
    console.error(`Treemap: ${await drawTreemap(root)}`);
  }
  return report.ok;
});
