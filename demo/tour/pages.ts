import type { Studio } from '../art/studio.ts';
import { photograph, saveForReadme } from './photograph.ts';
import { cell, DESKTOP, PHONE, sheet } from './sheet.ts';

const COLUMNS = 3;

/** The pages, and where the phone shows each: below what the desktop shows, or by default at its top. */
const PAGES: { path: string; at?: string }[] = [
  { path: '/', at: '#projects li' },
  { path: '/devhive', at: '#features' },
  { path: '/notify', at: '#showcase' },
  { path: '/climbor-die', at: '#showcase' },
  { path: '/de/' },
  { path: '/no/such-page' },
];

/** The sheet of all the demonstration's pages, each on a desktop and on a phone. */
export async function drawPages(origin: string, studio: Studio): Promise<void> {
  const cells: Buffer[] = [];
  for (const { path, at } of PAGES) {
    const desktop = await photograph(studio, origin + path, DESKTOP);
    cells.push(await cell(desktop, await photograph(studio, origin + path, PHONE, { at })));
  }
  await saveForReadme('pages', await sheet(cells, COLUMNS));
}
