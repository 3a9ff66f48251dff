import type { Studio } from '../studio';
import { contactSheet } from './contact-sheet';
import { drawDevhiveBanner } from './devhive-banner';
import { drawDevhiveCard } from './devhive-card';
import { drawIcons } from './icons';
import { drawLogos } from './logos';
import { drawOpenGraph } from './open-graph-cards';
import { drawPortrait } from './portrait';

/** The owner's portrait, logos and icons, DevHive's pictures, and the cards for shared links. */
export async function draw(studio: Studio): Promise<void> {
  await drawPortrait(studio);
  await drawLogos();
  await drawIcons(studio);
  await drawDevhiveCard(studio);
  await drawDevhiveBanner(studio);
  // After the projects' pictures, which the link cards show.
  await drawOpenGraph(studio);
  await contactSheet(studio);
}
