import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadContent } from '../content/read/load.ts';
import { licenseOf } from '../fonts/choice.ts';

/** The licences of all that the site ships, as Markdown; Vite writes those of the packages in its scripts. */
export const LICENSES = 'licenses.md';

/** Adds the licence of the display face's package; a font file of the owner's own has none that is known. */
export function addFontLicense(folder: string, dist: string): void {
  const license = licenseOf(loadContent(folder).site.font);
  if (license) appendFileSync(resolve(dist, LICENSES), `\n${license}`);
}
