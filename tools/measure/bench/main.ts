import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pathOf } from '../../budget/follow.ts';
import { openSite } from '../../budget/measure.ts';
import { readBudget } from '../../budget/read.ts';
import { launch } from '../browser.ts';
import { installForMeasuring } from '../install.ts';
import { serve } from '../serve.ts';
import { timeStartup } from '../startup.ts';
import { measureGrowth, printGrowth } from './growth.ts';
import { measureRedraws } from './redraw.ts';
import { type Bench, type PageBench, printBench } from './report.ts';
import { paintsOnSlowNetwork } from './slow-network.ts';

const HELP = `npm run bench -- [options]: how fast the built site is in the installed Chromium
  --dist DIR    the built site (dist)
  --runs N      how often each page is loaded (5)
  --quick       once each
  --growth      also build the home page with 1 to 30 projects and weigh it
  --only-growth nothing else
  --json FILE   write the numbers there`;

/** How long the background is watched on each screen, in s. */
const WATCHED_S = 10;
const WATCHED_QUICKLY_S = 3;

const root = resolve(import.meta.dirname, '../../..');

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string', default: 'dist' },
      runs: { type: 'string', default: '5' },
      quick: { type: 'boolean' },
      growth: { type: 'boolean' },
      'only-growth': { type: 'boolean' },
      json: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(HELP);
  const budget = readBudget(root);
  if (values['only-growth']) return console.log(printGrowth(await measureGrowth(root, budget)));

  const runs = values.quick ? 1 : Number(values.runs);
  if (!(runs >= 1)) throw new Error(`--runs ${values.runs}: give it a number from 1 on`);
  const bench = await measureAll(
    resolve(root, values.dist),
    runs,
    values.quick ? WATCHED_QUICKLY_S : WATCHED_S,
  );
  if (values.growth) bench.growth = await measureGrowth(root, budget);
  console.log(printBench(bench));
  if (values.json) writeFileSync(resolve(values.json), `${JSON.stringify(bench, null, 2)}\n`);
}

/** Lighthouse comes first and has the machine to itself. */
async function measureAll(dist: string, runs: number, seconds: number): Promise<Bench> {
  installForMeasuring();
  const { auditAll } = await import('./lighthouse.ts');
  const { built, pages: files } = openSite(dist);
  const site = await serve(dist, built.base);
  try {
    const paths = files.map(pathOf);
    const addresses = paths.map((path) => site.origin + path);
    const audits = await auditAll(addresses, runs);
    const browser = await launch();
    try {
      const pages: PageBench[] = [];
      for (const [at, audit] of audits.entries()) {
        const address = addresses[at] ?? site.origin;
        pages.push({
          path: paths[at] ?? '',
          audit,
          slow: await paintsOnSlowNetwork(browser, address, runs),
          startup: await timeStartup(browser, address, runs),
        });
      }
      const redraws = await measureRedraws(browser, `${site.origin}/`, seconds);
      return { runs, load: (loadavg()[1] ?? 0) / availableParallelism(), pages, redraws };
    } finally {
      await browser.close();
    }
  } finally {
    site.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
