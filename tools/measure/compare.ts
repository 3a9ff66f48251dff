import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { readBudget } from '../../packages/page-weight/src/budget.ts';
import { weighSite } from '../../packages/page-weight/src/index.ts';
import { table } from '../../packages/page-weight/src/table.ts';
import { asVisitor } from '../../packages/page-weight/src/visit/browser.ts';
import { mapRecord } from '../../plugins/map-record.ts';
import { filesOfPart } from '../../plugins/pages/parts.ts';
import { CODE } from '../../plugins/project.ts';
import { PARTS } from '../../src/part-file.ts';
import { AWAKE } from '../../src/states.ts';
import { positive, runCommand } from '../support/command.ts';
import { installDependencies } from '../support/install.ts';
import { serveSite } from '../support/site.ts';
import { medians } from '../support/statistics.ts';
import { countCpuTime, launch, openReady, performanceMetrics, slowDown } from './browser.ts';

const HELP = `npm run compare -- [options]: builds the same source with Preact and with React and compares the two
  --runs N   timed wakings of the app (7)`;

const NOTES = `Bytes are brotli; times are medians, with this CPU slowed down 4×. No page has either of them: they come once somebody is
about to use what they attach, or near a carousel. Source and configuration are the same, but \`react\` is React 19 with react-dom
instead of Preact and its hooks, JSX uses its runtime, its \`prerender\` renders the pages, and what the source takes from Preact
and preact-iso is React's, behind tools/measure/on-react.ts and iso-on-react.ts.`;

const here = (file: string) => resolve(import.meta.dirname, file);

/** A plugin that comes after the site's own, so that its settings win. */
const onReact: Plugin = {
  name: 'on-react',
  config: () => ({
    resolve: {
      alias: [
        { find: /^preact$/, replacement: here('on-react.ts') },
        { find: /^preact(?=\/jsx-runtime$)/, replacement: here('node_modules/react') },
        { find: /^preact-iso$/, replacement: here('iso-on-react.ts') },
        { find: /^preact-iso\/prerender$/, replacement: here('prerender-on-react.ts') },
        // React is installed next to this file, not next to the source.
        { find: /^react(-dom)?(?=\/|$)/, replacement: here('node_modules/react$1') },
      ],
    },
  }),
};

/** Builds the site in a folder below `.build/compare`; returns its absolute path. */
async function buildWith(name: 'Preact' | 'React'): Promise<string> {
  const outDir = resolve(CODE, '.build/compare', name, 'dist');
  const plugins = [name === 'React' && onReact];
  await build({ root: CODE, logLevel: 'error', plugins, build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** Returns the main thread's own time to wake the app, on a slow CPU, as a new visitor does who points at a link. */
const timeWaking = (browser: Browser, url: string) =>
  asVisitor(browser, async (page, session) => {
    await page.route(/assets\/(background|vitals)-/, (route) => route.abort());
    await countCpuTime(session);
    await slowDown(session);
    await openReady(page, url);
    await page.waitForLoadState('networkidle');
    const { TaskDuration: before = 0 } = await performanceMetrics(session);
    await page.locator('header a').first().dispatchEvent('pointerover', { bubbles: true });
    await page.waitForSelector(`html[data-${AWAKE}]`, { state: 'attached' });
    const { TaskDuration: after = 0 } = await performanceMetrics(session);
    return { 'to wake it, ms of the main thread': (after - before) * 1000 };
  });

/** Returns the bytes of the files that a page names for parts of the site: scripts and styles, each once. */
function partBytes(dist: string, ...names: string[]): number {
  const page = readFileSync(resolve(dist, 'index.html'), 'utf8');
  const [, parts = ''] = PARTS.exec(page) ?? [];
  const files = new Set(names.flatMap((name) => filesOfPart(parts, name)));
  return [...files].reduce((sum, file) => sum + statSync(resolve(dist, `${file}.br`)).size, 0);
}

/** Returns the figures of the home page by their labels. */
async function figuresOf(dist: string, runs: number): Promise<Record<string, number>> {
  const { budget } = readBudget(CODE, resolve(CODE, 'budget.json'));
  const browser = await launch();
  const { url, close } = await serveSite({ dist, base: '/' });
  try {
    const { pages, complete, problems } = await weighSite({ dist, budget });
    if (!complete) throw new Error(problems.join('\n'));
    const { js = 0, firstView = 0 } = pages.find(({ path }) => path === '/')?.figures ?? {};
    const times = [];
    for (let run = 0; run < runs; run++) times.push(await timeWaking(browser, url));
    return {
      'JavaScript of the first view, B': js,
      'first view, B': firstView,
      'the app, B': partBytes(dist, 'app'),
      'a carousel, B': partBytes(dist, 'carousel-player'),
      ...mapRecord(medians(times), Math.round),
    };
  } finally {
    await browser.close();
    close();
  }
}

await runCommand(HELP, { runs: { type: 'string', default: '7' } }, async (values) => {
  const runs = positive('runs', values.runs);
  installDependencies('tools/measure');
  const preact = await figuresOf(await buildWith('Preact'), runs);
  const react = await figuresOf(await buildWith('React'), runs);
  const rows = Object.entries(preact).map(([label, ours]) => {
    const theirs = react[label] ?? 0;
    return [label, ours, theirs, (theirs / ours).toFixed(2)];
  });
  console.log(`${NOTES}\n\n${table([['', 'Preact', 'React', 'ratio'], ...rows])}`);
  return true;
});
