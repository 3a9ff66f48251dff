import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The demonstration's person, who must not end up on somebody's real site.
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
};
