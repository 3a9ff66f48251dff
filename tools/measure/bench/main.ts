import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { openFolder, pathOf } from '../../budget/folder.ts';
import { runCommand } from '../../command.ts';
import { installDependencies } from '../../install.ts';
import { builtBase, serveSite } from '../../site.ts';
import { launch } from '../browser.ts';
import { measureBackground } from './background.ts';
import { createControl } from './control.ts';
import { inTurn } from './in-turn.ts';
import { measureInteractions } from './interactions.ts';
import { describeMachine } from './machine.ts';
import { roundsOf } from './presses.ts';
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
/** How long the background is observed in each state, in s. */
const BACKGROUND_S = 20;
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
  const base = builtBase(dist);
  const folder = openFolder(dist, base);
  const control = resolve(root, '.build/control');
  await createControl(dist, folder.pages ?? [], control);
  const paths = values.pages?.split(',') ?? (folder.pages ?? []).map(pathOf);
  const servers = {
    ours: await serveSite({ dist, base }),
    control: await serveSite({ dist: control, base }),
  };
  const origins = { ours: servers.ours.url.slice(0, -1), control: servers.control.url.slice(0, -1) };

  const measure = async (browser: Browser): Promise<Bench> => ({
    machine: await describeMachine(browser),
    runs,
    interactions: parts.includes('interactions')
      ? await measureInteractions(browser, origins, roundsOf(folder, base), runs)
      : undefined,
    background: parts.includes('background')
      ? await measureBackground(browser, `${origins.ours}/`, BACKGROUND_S)
      : undefined,
  });
  const auditAll = async () => {
    installDependencies('tools/measure');
    const { withLighthouse } = await import('./lighthouse.ts');
    return withLighthouse(async (audit) => {
      const pages: Bench['pages'] = [];
      // The very first run warms up the browser.
      await audit(servers.ours.url);
      for (const path of paths)
        pages.push({
          path,
          audits: await inTurn(
            runs,
            () => audit(origins.ours + path),
            () => audit(origins.control + path),
          ),
        });
      return pages;
    });
  };
  try {
    // First, with no other browser open.
    const pages = parts.includes('lighthouse') ? await auditAll() : undefined;
    const browser = await launch();
    const bench = { ...(await measure(browser).finally(() => browser.close())), pages };
    console.log(printBench(bench));
    if (values.json) writeFileSync(resolve(values.json), `${JSON.stringify(bench, null, 2)}\n`);
    return true;
  } finally {
    servers.ours.close();
    servers.control.close();
  }
});
