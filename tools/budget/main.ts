import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { build } from 'vite';
import { baselineOf } from './baseline.ts';
import { inFirst, withLanguages, withNewPages } from './ceilings.ts';
import { judge } from './judge.ts';
import { markdown } from './markdown.ts';
import { measure, openSite } from './measure.ts';
import { print, verdict } from './print.ts';
import { ownBudget, readBudget } from './read.ts';
import { reportOf } from './report.ts';

const HELP = `npm run budget -- [options]: what each page weighs, against its ceilings in budget.json and the one beside the content
  --dist DIR   weigh a site that is built already; otherwise it is built first
  --json       print the numbers as tools/budget/report.schema.json describes them
  --markdown   print them for a pull request
  --update     remember them beside the content as the baseline; new pages get rows of their own
  --report     draw the scripts as a treemap: .build/treemap.html`;

const root = resolve(import.meta.dirname, '../..');

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string' },
      json: { type: 'boolean' },
      markdown: { type: 'boolean' },
      update: { type: 'boolean' },
      report: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return say(HELP);
  const written = readBudget(root);
  if (!values.dist) await build({ root, logLevel: 'warn' });

  const site = openSite(resolve(values.dist ?? resolve(root, 'dist')));
  const measured = measure(site, withLanguages(written, site.languages));
  const adopted = withNewPages(written, inFirst(measured, site.languages));
  const budget = withLanguages(adopted, site.languages);
  const report = reportOf(measured, budget, judge(measured, budget));
  if (values.json) say(JSON.stringify(report, null, 2));
  else if (values.markdown) say(markdown(report));
  else say(print(report, process.stdout.isTTY ? styleText : undefined));
  if (!report.ok && (values.json || values.markdown)) console.error(verdict(report));

  if (values.update) {
    const { file, text } = ownBudget(root, { ...adopted, baseline: baselineOf(measured, site.languages) });
    writeFileSync(file, text);
    console.error(`The baseline in ${relative(root, file)} is now this build.`);
  }
  if (values.report) {
    const { drawTreemap } = await import('../measure/treemap.ts');
    console.error(`The treemap is at ${await drawTreemap(root)}`);
  }
  return report.ok ? 0 : 1;
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
