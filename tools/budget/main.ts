import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { build } from 'vite';
import { withNewPages } from './adopt.ts';
import { baselineOf } from './baseline.ts';
import { judge } from './judge.ts';
import { layOut } from './lay-out.ts';
import { markdown } from './markdown.ts';
import { measure, openSite } from './measure.ts';
import { plainInk, print, verdict } from './print.ts';
import { reportOf } from './report.ts';
import type { Budget } from './types.ts';

const HELP = `npm run budget -- [options]: what each page weighs, against its ceilings in budget.json
  --dist DIR   weigh a site that is built already; otherwise it is built first
  --json       print the numbers as tools/budget/report.schema.json describes them
  --markdown   print them for a pull request
  --update     remember them in budget.json as the baseline; new pages get rows of their own
  --report     draw the scripts as a treemap: .build/treemap.html`;

const root = resolve(import.meta.dirname, '../..');
const file = resolve(root, 'budget.json');

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
  if (!values.dist) await build({ root, logLevel: 'warn' });

  const written: Budget = { pages: {}, chunks: {}, ...JSON.parse(readFileSync(file, 'utf8')) };
  const measured = measure(openSite(resolve(values.dist ?? resolve(root, 'dist'))), written);
  const budget = withNewPages(written, measured);
  const report = reportOf(measured, budget, judge(measured, budget));
  if (values.json) say(JSON.stringify(report, null, 2));
  else if (values.markdown) say(markdown(report));
  else say(print(report, process.stdout.isTTY ? { bold: ink('bold'), red: ink('red') } : plainInk));
  if (!report.ok && (values.json || values.markdown)) console.error(verdict(report));

  if (values.update) {
    writeFileSync(file, `${layOut({ ...budget, baseline: baselineOf(measured) })}\n`);
    console.error('The baseline in budget.json is now this build.');
  }
  if (values.report) {
    const { drawTreemap } = await import('../measure/treemap.ts');
    console.error(`The treemap is at ${await drawTreemap(root)}`);
  }
  return report.ok ? 0 : 1;
}

const ink = (style: 'bold' | 'red') => (text: string) => styleText(style, text);

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
