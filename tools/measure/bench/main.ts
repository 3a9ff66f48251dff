import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { runCommand } from '../../command.ts';
import { measureAll, PARTS, type Part } from './measure-all.ts';
import { printBench } from './report.ts';
import { failures } from './targets.ts';

const HELP = `npm run bench -- [options]: measures how fast the built site is in the installed Chromium
  --dist DIR    the built site (dist)
  --runs N      loads of each page (5)
  --quick       one run of each, and short observation times
  --only PARTS  comma-separated: ${PARTS.join(', ')}
  --against DIR another build of the site as the control, instead of the pages without scripts
  --json FILE   write the figures to FILE`;

const root = resolve(import.meta.dirname, '../../..');

const OPTIONS = {
  dist: { type: 'string', default: 'dist' },
  runs: { type: 'string', default: '5' },
  quick: { type: 'boolean', default: false },
  only: { type: 'string' },
  against: { type: 'string' },
  json: { type: 'string' },
} as const;

await runCommand(HELP, OPTIONS, async (values) => {
  const runs = values.quick ? 1 : Number(values.runs);
  if (!(runs >= 1)) throw new Error(`--runs ${values.runs}: must be a number of at least 1`);
  const parts = values.only?.split(',') ?? [...PARTS];
  const unknown = parts.find((part) => !PARTS.includes(part as Part));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: use ${PARTS.join(', ')}`);

  const measured = await measureAll(resolve(root, values.dist), root, {
    runs,
    quick: values.quick,
    parts: PARTS.filter((part) => parts.includes(part)),
    against: values.against && resolve(values.against),
  });
  const bench = {
    ...measured,
    runs,
    against: values.against,
    load: (loadavg()[1] ?? 0) / availableParallelism(),
  };
  console.log(printBench(bench));
  if (values.json) writeFileSync(resolve(values.json), `${JSON.stringify(bench, null, 2)}\n`);
  return !failures(bench).length;
});
