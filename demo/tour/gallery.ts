import { resolve } from 'node:path';
import { exampleNames } from '../../plugins/content/read/folder.ts';
import { openExample } from '../../test/support/examples.ts';
import { serve } from '../../tools/measure/serve.ts';
import type { Frame, Studio } from '../art/studio.ts';
import { type Options, photograph, saveForReadme } from './photograph.ts';
import { cell, DESKTOP, PHONE, sheet } from './sheet.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** What the phone shows: the owner's first project, its picture with the text below it. */
const WORK = '#projects li';

/** The order on the sheet. */
const ORDER = ['designer', 'japanese', 'arabic', 'student'];
const COLUMNS = 2;

/** The README's sheet of the example sites, each on a desktop and on a phone. */
export async function draw(studio: Studio): Promise<void> {
  const names = exampleNames(ROOT).sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
  const cells: Buffer[] = [];
  for (const name of names) {
    const { dist } = await openExample(name);
    const site = await serve(dist, '/');
    const take = (frame: Frame, options: Options) =>
      photograph(studio, `${site.origin}/`, frame, { ...options, ownFonts: true });
    // A site that follows the visitor's system is dark on the desktop and light on the phone.
    const desktop = await take(DESKTOP, {});
    cells.push(await cell(desktop, await take(PHONE, { at: WORK, colorScheme: 'light' })));
    site.close();
  }
  await saveForReadme('gallery', await sheet(cells, COLUMNS));
}
