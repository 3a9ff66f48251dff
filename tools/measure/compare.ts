import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { readBudget } from '../../plugins/budget/budget.ts';
import { openBuiltSite } from '../../plugins/budget/built-site.ts';
import { mapRecord } from '../../plugins/map-record.ts';
import { asVisitor } from '../browsers/visitor.ts';
import { measureSite } from '../budget/measure.ts';
import { runCommand } from '../support/command.ts';
import { installDependencies } from '../support/install.ts';
import { serveSite } from '../support/site.ts';
import { medians } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { countCpuTime, launch, openReady, performanceMetrics, slowDown } from './browser.ts';

const HELP = `npm run compare -- [options]: builds the same source with Preact and with React and compares the two
  --runs N   timed loads of each page (7)`;

const NOTES = `Bytes are brotli, without web-vitals; times are medians, with this CPU slowed down 4×. Pages have neither: what
renders carousels loads once one is near. Source and configuration are the same, but \`react\` is React 19 with react-dom
instead of Preact and its hooks, JSX uses its runtime, its \`prerender\` renders the pages, and what the source takes from Preact
is React's, behind tools/measure/on-react.ts.`;

const here = (file: string) => resolve(import.meta.dirname, file);
const root = here('../..');

/** Comes after the site's own plugins, so that its settings win. */
const onReact: Plugin = {
  name: 'on-react',
  config: () => ({
    resolve: {
      alias: [
        { find: /^preact$/, replacement: here('on-react.ts') },
        { find: /^preact(?=\/jsx-runtime$)/, replacement: here('node_modules/react') },
        { find: /^preact-iso\/prerender$/, replacement: here('prerender-on-react.ts') },
        // Installed next to this file, not next to the source.
        { find: /^react(-dom)?(?=\/|$)/, replacement: here('node_modules/react$1') },
      ],
    },
  }),
};

/** Builds the site in a folder below `.build/compare`; returns its absolute path. */
async function buildWith(name: 'Preact' | 'React'): Promise<string> {
  const outDir = resolve(root, '.build/compare', name, 'dist');
  const plugins = [name === 'React' && onReact];
  await build({ root, logLevel: 'error', plugins, build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** Loads a page as a new visitor on a slow CPU, without the background and the vitals; ms. */
const timeStartup = (browser: Browser, url: string) =>
  asVisitor(browser, async (page, session) => {
    await page.route(/assets\/(background|vitals)-/, (route) => route.abort());
    await countCpuTime(session);
    await slowDown(session);
    const ready = await openReady(page, url);
    const { ScriptDuration = 0 } = await performanceMetrics(session);
    return { 'parse and run, ms': ScriptDuration * 1000, 'ready after, ms': ready };
  });

/** Returns the bytes of what renders carousels, and of the carousels: no other script has Preact or React. */
const carouselBytes = (dist: string): number =>
  readdirSync(resolve(dist, 'assets'))
    .filter((file) => /^(preact|carousel-player)-[\w-]{8}\.js\.br$/.test(file))
    .reduce((sum, file) => sum + statSync(resolve(dist, 'assets', file)).size, 0);

/** Returns the figures of each page by its path, and of each figure by its label. */
async function figuresByPage(dist: string, runs: number) {
  const { budget } = readBudget(root, resolve(root, 'budget.json'));
  const browser = await launch();
  const { url, close } = await serveSite({ dist, base: '/' });
  try {
    const { pages, faults } = await measureSite(browser, openBuiltSite(dist), budget);
    for (const [name, why] of faults) throw new Error(`${name}: ${why}`);
    const figures: Record<string, Record<string, number>> = {};
    for (const { path, figures: sizes } of pages) {
      const { js = 0, firstView = 0, requests = 0 } = sizes;
      // The page about the others has no script, and only the first language is built with the plugin above.
      if (!js || !/^\/[^/]*$/.test(path)) continue;
      const times = [];
      for (let run = 0; run < runs; run++) times.push(await timeStartup(browser, url + path.slice(1)));
      figures[path] = {
        'JavaScript, B': js,
        ...(path === '/' && { 'JavaScript of a carousel, B': carouselBytes(dist) }),
        'first view, B': firstView,
        requests,
        ...mapRecord(medians(times), Math.round),
      };
    }
    return figures;
  } finally {
    await browser.close();
    close();
  }
}

await runCommand(HELP, { runs: { type: 'string', default: '7' } }, async (values) => {
  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new Error(`--runs ${values.runs}: must be a number of at least 1`);
  installDependencies('tools/measure');
  const preact = await figuresByPage(await buildWith('Preact'), runs);
  const react = await figuresByPage(await buildWith('React'), runs);
  const rows = Object.entries(preact).flatMap(([path, figures]) =>
    Object.entries(figures).map(([label, ours]) => {
      const theirs = react[path]?.[label] ?? 0;
      return [`${path} ${label}`, ours, theirs, (theirs / ours).toFixed(2)];
    }),
  );
  console.log(`${NOTES}\n\n${table([['', 'Preact', 'React', 'ratio'], ...rows])}`);
  return true;
});
