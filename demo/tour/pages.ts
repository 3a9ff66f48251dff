import type { Studio } from '../art/studio.ts';
import { keep, photograph } from './photograph.ts';
import { cell, DESKTOP, PHONE, sheet } from './sheet.ts';

const COLUMNS = 3;

/** Where each page is looked at on the phone: below what the desktop shows. Without it, at its top. */
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
  await keep('pages', await sheet(cells, COLUMNS));
}
