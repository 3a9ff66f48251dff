import { resolve } from 'node:path';
import { readBudget } from '../../../plugins/budget/budget.ts';
import { mapRecord } from '../../../plugins/map-record.ts';
import { openFolder } from '../../budget/folder.ts';
import { type MeasuredPage, measureSite } from '../../budget/measure.ts';
import { type Cell, columns } from '../../budget/table.ts';
import { runCommand } from '../../command.ts';
import { installDependencies } from '../../install.ts';
import { serveSite } from '../../site.ts';
import { launch } from '../browser.ts';
import { buildBoth, DIFFERENCES } from './builds.ts';
import { smokeTest } from './smoke-test.ts';
import { type Startup, timeStartup } from './startup.ts';

const HELP = `npm run compare -- [options]: builds the same source with Preact and with React and compares the two
  --runs N   timed loads of each page (7)
  --json     print the figures as JSON`;

const root = resolve(import.meta.dirname, '../../..');

/** One build's figures for one page: brotli bytes, and ms on a CPU slowed down 4×. */
interface Side extends Startup {
  js: number;
  firstView: number;
  requests: number;
}

interface Compared {
  path: string;
  preact: Side;
  react: Side;
  /** React's figures divided by Preact's. */
  ratios: Record<keyof Side, number>;
}

const ratio = (react: number, preact: number) => Math.round((100 * react) / preact) / 100;

const ROWS: [name: keyof Side, label: string][] = [
  ['js', 'JavaScript, B'],
  ['firstView', 'first view, B'],
  ['requests', 'requests'],
  ['script', 'parse, run and hydrate, ms'],
  ['hydrated', 'hydrated after, ms'],
];

function print(compared: Compared[], runs: number, faults: string[]): string {
  const rows: Cell[][] = compared.flatMap(({ path, preact, react, ratios }) => [
    [path, 'Preact', 'React', 'ratio'],
    ...ROWS.map(([name, label]) => [`  ${label}`, preact[name], react[name], ratios[name].toFixed(2)]),
  ]);
  return [
    'The same source with Preact and with React. Bytes are brotli, without web-vitals;',
    `times are medians of ${runs} loads with this CPU slowed down 4×.`,
    '',
    ...columns(rows),
    '',
    'Differences:',
    ...DIFFERENCES.map((each) => `  · ${each}`),
    '',
    ...(faults.length ? faults.map((fault) => `✗ ${fault}`) : ['Both hydrate without errors and navigate.']),
  ].join('\n');
}

const OPTIONS = { runs: { type: 'string', default: '7' }, json: { type: 'boolean' } } as const;

await runCommand(HELP, OPTIONS, async (values) => {
  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new Error(`--runs ${values.runs}: must be a number of at least 1`);

  const { budget } = readBudget(root, resolve(root, 'budget.json'));
  installDependencies('tools/measure');
  const built = await buildBoth(root);
  const browser = await launch();
  const open = async (dist: string) => {
    const { url, close } = await serveSite({ dist, base: '/' });
    const pages = await measureSite(browser, { folder: openFolder(dist, '/'), url }, budget);
    return { origin: url.slice(0, -1), close, pages };
  };
  const [preactSite, reactSite] = [await open(built.preact), await open(built.react)];
  try {
    const faults = [
      ...(await smokeTest(browser, preactSite.origin)).map((fault) => `Preact: ${fault}`),
      ...(await smokeTest(browser, reactSite.origin)).map((fault) => `React: ${fault}`),
    ];
    const compared: Compared[] = [];
    for (const page of preactSite.pages) {
      const { path } = page;
      const twin = reactSite.pages.find((each) => each.path === path) ?? page;
      const side = async ({ figures }: MeasuredPage, origin: string): Promise<Side> => ({
        js: figures.js ?? 0,
        firstView: figures.firstView ?? 0,
        requests: figures.requests ?? 0,
        ...(await timeStartup(browser, origin + path, runs)),
      });
      const [preact, react] = [await side(page, preactSite.origin), await side(twin, reactSite.origin)];
      const ratios = mapRecord(preact, (figure, name) => ratio(react[name], figure));
      compared.push({ path, preact, react, ratios });
    }
    console.log(
      values.json
        ? JSON.stringify({ differences: DIFFERENCES, runs, pages: compared, faults }, null, 2)
        : print(compared, runs, faults),
    );
    return !faults.length;
  } finally {
    await browser.close();
    preactSite.close();
    reactSite.close();
  }
});
