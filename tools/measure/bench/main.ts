import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { openFolder, pathOf } from '../../../plugins/finish/folder.ts';
import { runCommand } from '../../command.ts';
import { installDependencies } from '../../install.ts';
import { serveSite } from '../../site.ts';
import { median } from '../../statistics.ts';
import { launch } from '../browser.ts';
import { measureBackground } from './background.ts';
import { createControl, inTurn } from './control.ts';
import { measureInteractions } from './interactions.ts';
import { type Bench, printBench } from './report.ts';

const PARTS = ['lighthouse', 'interactions', 'background'];

const HELP = `npm run bench -- [options]: measures how fast the built site is in the installed Chromium, beside the same pages without scripts
  --dist DIR     the built site (dist)
  --runs N       loads of each page (5)
  --only PARTS   comma-separated: ${PARTS.join(', ')}
  --pages PATHS  comma-separated: /, /notify; by default all
  --json FILE    write the figures to FILE
Exits with 1 only if something could not be measured: goals that were missed are listed.`;

const root = resolve(import.meta.dirname, '../../..');
/** Steps of a loop that takes 40 ms on a fast desktop of 2024. */
const LOOP_STEPS = 50_000_000;
const text = { type: 'string' } as const;
const OPTIONS = {
  dist: { ...text, default: 'dist' },
  runs: { ...text, default: '5' },
  only: { ...text, default: PARTS.join() },
  pages: text,
  json: text,
};

await runCommand(HELP, OPTIONS, async (values) => {
  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new Error(`--runs ${values.runs}: must be a number of at least 1`);
  const parts = values.only.split(',');
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: use ${PARTS.join(', ')}`);

  const dist = resolve(root, values.dist);
  const folder = openFolder(dist);
  const { base } = folder;
  const files = folder.built?.pages ?? [];
  const control = resolve(root, '.build/control');
  await createControl(dist, files, control);
  const servers = [await serveSite({ dist, base }), await serveSite({ dist: control, base })];
  const [ours = '', without = ''] = servers.map(({ url }) => url.slice(0, -1));
  const origins = { ours, control: without };
  try {
    // First, with no other browser open.
    const pages = parts.includes('lighthouse')
      ? await auditAll(origins, values.pages?.split(',') ?? files.map(pathOf), runs)
      : undefined;
    const browser = await launch();
    const measure = async (): Promise<Bench> => ({
      browser: browser.version(),
      cores: availableParallelism(),
      loop: await timeLoop(browser),
      runs,
      pages,
      interactions: parts.includes('interactions')
        ? await measureInteractions(browser, origins, folder, runs)
        : undefined,
      background: parts.includes('background') ? await measureBackground(browser, `${ours}/`) : undefined,
    });
    const bench = await measure().finally(() => browser.close());
    console.log(printBench(bench));
    if (values.json) writeFileSync(values.json, `${JSON.stringify(bench, null, 2)}\n`);
    return true;
  } finally {
    for (const { close } of servers) close();
  }
});

async function auditAll(origins: { ours: string; control: string }, paths: string[], runs: number) {
  installDependencies('tools/measure');
  const { withLighthouse } = await import('./lighthouse.ts');
  return withLighthouse(async (audit) => {
    const pages: Bench['pages'] = [];
    // The very first run warms up the browser.
    await audit(`${origins.ours}/`);
    for (const path of paths)
      pages.push({ path, audits: await inTurn(runs, (side) => audit(origins[side] + path)) });
    return pages;
  });
}

/** How long a fixed loop takes, in ms: how fast this machine is now. */
async function timeLoop(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const times: number[] = [];
  for (let run = 0; run < 5; run++)
    times.push(
      await page.evaluate((steps) => {
        const start = performance.now();
        let value = 0;
        for (let step = 0; step < steps; step++) value = (Math.imul(value, 31) + step) | 0;
        return performance.now() - start + (value & 0);
      }, LOOP_STEPS),
    );
  return Math.round(median(times));
}
