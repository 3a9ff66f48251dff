import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBudget } from '../../budget/read.ts';
import { measureGrowth } from './growth.ts';
import { measureAll, PARTS, type Part } from './measure-all.ts';
import { printBench } from './report.ts';
import { failures } from './targets.ts';

const HELP = `npm run bench -- [options]: how fast the built site is in the installed Chromium
  --dist DIR    the built site (dist)
  --runs N      how often each page is loaded (5)
  --quick       once each, and nothing watched for long
  --only PARTS  of ${PARTS.join(', ')}, growth: with commas between
  --against DIR another build of the site, to be the control in the place of the pages without scripts
  --growth      also build the home page with 1 to 30 projects and weigh it
  --json FILE   write the numbers there`;

const root = resolve(import.meta.dirname, '../../..');

/** @returns how the process ends: 1 where something could not be measured */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string', default: 'dist' },
      runs: { type: 'string', default: '5' },
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      against: { type: 'string' },
      growth: { type: 'boolean' },
      json: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const budget = readBudget(root);
  const runs = values.quick ? 1 : Number(values.runs);
  if (!(runs >= 1)) throw new Error(`--runs ${values.runs}: give it a number from 1 on`);
  const asked = values.only?.split(',') ?? [...PARTS, ...(values.growth ? ['growth'] : [])];
  const strange = asked.find((part) => part !== 'growth' && !PARTS.includes(part as Part));
  if (strange !== undefined) throw new Error(`--only ${strange}: give it ${PARTS.join(', ')} or growth`);

  const measured = await measureAll(resolve(root, values.dist), root, {
    runs,
    quick: values.quick,
    parts: PARTS.filter((part) => asked.includes(part)),
    against: values.against && resolve(values.against),
  });
  const bench = {
    ...measured,
    runs,
    against: values.against,
    load: (loadavg()[1] ?? 0) / availableParallelism(),
    growth: asked.includes('growth') ? await measureGrowth(root, budget) : undefined,
  };
  console.log(printBench(bench));
  if (values.json) writeFileSync(resolve(values.json), `${JSON.stringify(bench, null, 2)}\n`);
  return failures(bench).length ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
