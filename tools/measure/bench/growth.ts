import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'vite';
import { contentFolder } from '../../../plugins/content/read/folder.ts';
import type { Resume } from '../../../plugins/content/types.ts';
import { measure, openSite } from '../../budget/measure.ts';
import { type Cell, change, columns } from '../../budget/table.ts';
import type { Budget } from '../../budget/types.ts';

const COUNTS = [1, 3, 10, 30];

/** How much each additional project may add to the first view, in brotli bytes. */
const MAX_PER_PROJECT_BYTES = 250;

/** The home page with a number of projects; brotli bytes. */
export interface Growth {
  projects: number;
  html: number;
  js: number;
  firstView: number;
  /** How much each project beyond the previous row adds to the first view. */
  perProject: number | null;
}

/** Builds the home page with a growing number of projects: first those of the résumé, then invented ones. */
export async function measureGrowth(root: string, budget: Budget): Promise<Growth[]> {
  const folder = resolve(root, '.build/growth');
  const content = resolve(folder, 'content');
  const dist = resolve(folder, 'dist');
  const resume: Resume = JSON.parse(await readFile(resolve(contentFolder(root), 'resume.json'), 'utf8'));
  await cp(contentFolder(root), content, { recursive: true });
  const table: Growth[] = [];
  for (const count of COUNTS) {
    const projects = Array.from({ length: count }, (_, at) => resume.projects?.[at] ?? invented(at));
    await writeFile(resolve(content, 'resume.json'), JSON.stringify({ ...resume, projects }));
    process.env.CONTENT_DIR = content;
    await build({ root, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
    const home = measure(openSite(dist), budget).pages.find(({ path }) => path === '/');
    if (!home) throw new Error('growth: the home page was not built');
    const { html, js, firstView } = home.figures;
    const last = table.at(-1);
    const more = last && Math.round((firstView.brotli - last.firstView) / (count - last.projects));
    table.push({
      projects: count,
      html: html.brotli,
      js: js.brotli,
      firstView: firstView.brotli,
      perProject: more ?? null,
    });
  }
  delete process.env.CONTENT_DIR;
  await rm(folder, { recursive: true });
  return table;
}

const WORDS =
  'atlas harbour ledger orchard signal compass meadow lantern quarry thimble velvet walnut yonder zephyr bramble cinder drift ember falcon granite hollow island juniper kettle lichen marble nectar otter pebble quill river saddle timber umber valley willow anchor beacon cobalt dapple'.split(
    ' ',
  );

/** A project with random words, so that compression does not make it look too small. */
function invented(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  const word = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return WORDS[state % WORDS.length] ?? '';
  };
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const name = words(2).replace(/\b\w/g, (letter) => letter.toUpperCase());
  return {
    name: `${name} ${seed}`,
    description: `Keeps the ${words(3)} of a ${words(2)} in step with its ${words(3)}, for people who ${words(4)} on the road.`,
    keywords: [word(), word(), word()],
    url: `https://${word()}-${seed}.example.com/`,
  };
}

/** Renders the table, with a warning if a project adds too much. */
export function printGrowth(table: Growth[]): string {
  const rows: Cell[][] = [
    ['projects on the home page', 'HTML', 'JavaScript', 'first view', 'ratio', 'per added project'],
    ...table.map(({ projects, html, js, firstView, perProject }) => {
      const ratio = firstView / (table[0]?.firstView ?? firstView);
      return [String(projects), html, js, firstView, ratio.toFixed(2), change(perProject)];
    }),
  ];
  const over = table.filter(({ perProject }) => (perProject ?? 0) > MAX_PER_PROJECT_BYTES);
  const verdict = over.length ? '✗ An added project costs more than' : 'Each added project costs at most';
  return [...columns(rows), `${verdict} ${MAX_PER_PROJECT_BYTES} B in the first view.`].join('\n');
}
