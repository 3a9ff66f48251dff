import { cpSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Writes each page as `notify/index.html` too, next to `notify.html`: hosts that know no clean URLs then answer
 * `/notify`, by a redirect to `/notify/` (S3, Apache, IIS, `python3 -m http.server`). Where the owner has a page of that
 * name, that one stays. Not compressed: whatever serves compressed versions knows clean URLs.
 * @param pages files of the pages within `dist`, such as `de/notify.html`
 */
export function writePagesAsFolders(dist: string, pages: string[]): void {
  for (const page of pages) {
    const index = resolve(dist, page.replace(/(index)?\.html$/, ''), 'index.html');
    if (!existsSync(index)) cpSync(resolve(dist, page), index);
  }
}
