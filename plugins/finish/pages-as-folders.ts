import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/**
 * Writes each page as `notify/index.html` too, next to `notify.html`: hosts that know no clean URLs then answer
 * `/notify`, by a redirect to `/notify/` (S3, Apache, IIS, `python3 -m http.server`). Where the owner has a page of that
 * name, that one stays. Not compressed: whatever serves compressed versions knows clean URLs.
 * @param sites folders of the languages within `dist`, the first one's empty
 */
export function writePagesAsFolders(dist: string, sites: string[]): void {
  for (const site of sites) {
    const pages = readdirSync(resolve(dist, site)).filter((file) => /^(?!index|404).*\.html$/.test(file));
    for (const page of pages) {
      const folder = resolve(dist, site, basename(page, '.html'));
      mkdirSync(folder, { recursive: true });
      const index = resolve(folder, 'index.html');
      if (!existsSync(index)) cpSync(resolve(dist, site, page), index);
    }
  }
}
