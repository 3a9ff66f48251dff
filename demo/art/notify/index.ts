import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PICTURES, type Studio, save } from '../studio';
import { banner } from './banner';
import { card } from './card';
import { logical } from './diagrams/logical';
import { sitemap } from './diagrams/sitemap';
import { wireframe } from './diagrams/wireframe';
import { SCREENS } from './screens/all';

const DIAGRAMS = {
  'diagram-1-sitemap': sitemap,
  'diagram-2-wireframe': wireframe,
  'diagram-3-logical': logical,
};

/** Draws all pictures of Notify. */
export async function draw(studio: Studio): Promise<void> {
  for (const [name, screen] of SCREENS) {
    const png = await studio.shoot(await screen(), { width: 1440, height: 900, scale: 2 });
    await save(`notify/${name}.webp`, png, 'screen');
  }
  await save(
    'notify/banner.webp',
    await studio.shoot(await banner(), { width: 1440, height: 480, scale: 2 }),
    'screen',
  );
  await save(
    'notify/card.webp',
    await studio.shoot(await card(), { width: 800, height: 500, scale: 2 }),
    'screen',
  );

  const folder = resolve(PICTURES, 'notify');
  await mkdir(folder, { recursive: true });
  for (const [name, diagram] of Object.entries(DIAGRAMS))
    await writeFile(resolve(folder, `${name}.svg`), diagram());
}
