import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The demonstration's person, who must not end up on somebody's real site, and its example
 * projects by file name: `npm run new` takes them out.
 */
export const DEMO = {
  name: 'Robin Sample',
  email: 'robin@example.com',
  /** Digits alone: spelling does not matter. */
  phone: '15035550142',
  username: 'robin-sample',
  /** SHA-256 of the pictures that show the person or carry the name; the command that draws them writes it. */
  pictures: Object.values<string>(
    JSON.parse(readFileSync(resolve(import.meta.dirname, 'demo-pictures.json'), 'utf8')),
  ),
  /** Below `src/content/pictures/`: the folders that hold nothing but the demonstration's pictures. */
  folders: ['identity/', 'devhive/', 'notify/', 'climbor-die/'],
  projects: { devhive: 'DevHive', notify: 'Notify', 'climbor-die': 'Climbor Die' } as Record<string, string>,
};
