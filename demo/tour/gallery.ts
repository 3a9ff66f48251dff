import { resolve } from 'node:path';
import { exampleNames } from '../../plugins/content/folder.ts';
import { openExample } from '../../test/support/examples.ts';
import { serve } from '../../tools/measure/serve.ts';
import type { Frame, Studio } from '../art/studio.ts';
import { keep, photograph, type Wishes } from './photograph.ts';
import { cell, DESKTOP, PHONE, sheet } from './sheet.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** What the phone shows: the first picture that the owner made, with the words below it. */
const WORK = '#projects li';

/** In the order in which they stand on the sheet. */
const ORDER = ['designer', 'japanese', 'arabic', 'student'];
const COLUMNS = 2;

/** The README's sheet of sites that other people made of this code: each on a desktop and on a phone. */
export async function draw(studio: Studio): Promise<void> {
  const names = exampleNames(ROOT).sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
  const cells: Buffer[] = [];
  for (const name of names) {
    const { dist } = await openExample(name);
    const site = await serve(dist, '/');
    const take = (frame: Frame, wishes: Wishes) =>
      photograph(studio, `${site.origin}/`, frame, { ...wishes, dressed: true });
    // Where the visitor's system decides, it is night on the desk and day in the hand.
    const desktop = await take(DESKTOP, {});
    cells.push(await cell(desktop, await take(PHONE, { at: WORK, colorScheme: 'light' })));
    site.close();
  }
  await keep('gallery', await sheet(cells, COLUMNS));
}
