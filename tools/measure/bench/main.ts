import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { openBuiltSite, pagePath } from '../../../packages/page-weight/src/site.ts';
import { table } from '../../../packages/page-weight/src/table.ts';
import { CODE } from '../../../plugins/project.ts';
import { positive, runCommand } from '../../support/command.ts';
import { serveSite } from '../../support/site.ts';
import { CHROMIUM, launch } from '../browser.ts';
import { isShell } from '../chromium.ts';
import { measureBackground } from './background.ts';
import { createControl } from './control.ts';
import { measureInteractions } from './interactions.ts';
import { auditPages } from './lighthouse.ts';

const PARTS = ['lighthouse', 'interactions', 'background'];

const HELP = `npm run bench -- [options]: measures how fast the built site is in the installed Chromium, beside the same pages without scripts
  --dist DIR     the built site (dist)
  --runs N       loads of each page (5)
  --only PARTS   comma-separated: ${PARTS.join(', ')}
  --pages PATHS  comma-separated: /, /notify; by default all
Exits with 1 only if something could not be measured: goals that were missed are listed.`;

const text = { type: 'string' } as const;
const OPTIONS = {
  dist: { ...text, default: 'dist' },
  runs: { ...text, default: '5' },
  only: { ...text, default: PARTS.join() },
  pages: text,
};

await runCommand(HELP, OPTIONS, async (values) => {
  const runs = positive('runs', values.runs);
  const parts = values.only.split(',');
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: use ${PARTS.join(', ')}`);

  const dist = resolve(CODE, values.dist);
  const site = openBuiltSite(dist);
  const { base } = site;
  const files = site.record?.pages ?? [];
  const control = resolve(CODE, '.build/control');
  await createControl(dist, files, control);
  const servers = [await serveSite({ dist, base }), await serveSite({ dist: control, base })];
  const [ours = '', stripped = ''] = servers.map(({ url }) => url.slice(0, -1));
  const origins = { ours, control: stripped };
  const results: Awaited<ReturnType<typeof auditPages>>[] = [];
  try {
    // Lighthouse comes first, with no other browser open.
    if (parts.includes('lighthouse'))
      results.push(await auditPages(origins, values.pages?.split(',') ?? files.map(pagePath), runs));
    const browser = await launch();
    try {
      console.log(
        `Chromium ${browser.version()}, cores: ${availableParallelism()}, runs: ${runs}, each as a new visitor, in turn with the same page without scripts; medians.`,
      );
      if (parts.includes('interactions'))
        results.push(await measureInteractions(browser, origins, site, runs));
      if (parts.includes('background')) results.push(await measureBackground(browser, `${ours}/`));
    } finally {
      await browser.close();
    }
  } finally {
    for (const { close } of servers) close();
  }
  if (isShell(CHROMIUM))
    console.log("\n! In Chromium's headless shell painting takes a fifth of the time: install Chromium.");
  for (const { rows } of results) console.log(`\n${table(rows)}`);
  const missed = results.flatMap((part) => part.missed.map((goal) => `✗ ${goal}`));
  console.log(`\n${missed.join('\n') || 'All goals are met.'}`);
  return true;
});
