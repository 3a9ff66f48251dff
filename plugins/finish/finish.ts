import { appendFileSync, cpSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type InlineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { compress } from '../budget/compress.ts';
import { recordModules } from '../budget/module-sizes.ts';
import { writeBudgetPages } from '../budget/page.ts';
import type { Owner } from '../content/owner.ts';
import { ownerPublicFiles } from '../content/read/folder.ts';
import { LICENSES } from '../deployment/editions.ts';
import { writeHostFiles } from '../deployment/hosts.ts';
import { writeEditPage } from '../edit/edit-page.ts';
import { licenseOf } from '../fonts/files.ts';
import { liveLines } from '../pages/live-pages.ts';
import type { Pictures } from '../pictures/plugin.ts';
import { writeServiceWorker } from './service-worker.ts';

/** Files of the owner's `public/` that are joined with the site's own: what they add configures a host. */
const JOINED_FILES = ['_headers', '_redirects', '.htaccess'];

/**
 * Finishes a site once it is in its folder, in this order; the first language's build finishes what all share.
 * @param configOf returns the configuration of a further language's build
 */
export const finish = (
  owner: Owner,
  pictures: Pictures,
  configOf: (language: string) => UserConfig,
  language?: string,
): Plugin => ({
  name: 'finish',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir: dist = '' }, bundle) {
      const { base, root, inlineConfig, logger } = this.environment.config;
      const live = await liveLines(bundle, language && `${language}/`);
      for (const line of live) logger.info(line);
      await recordModules(dist, bundle, { base, root, live, language });
      await writeServiceWorker(dist, bundle, base, owner, language);
      if (language) return;
      const { languages } = owner;
      for (const each of languages) await buildLanguage(each, configOf(each), dist, base, inlineConfig);
      // What the pages of every language show: they share the files.
      await pictures.write(dist, logger);
      const license = licenseOf(owner.content().site.font);
      if (license) appendFileSync(resolve(dist, LICENSES), `\n${license}`);
      copyOwnerFiles(owner.folder, dist);
      await compress(dist);
      const { pages: budgetPages, stale } = writeBudgetPages(dist, owner);
      await compress(dist, budgetPages);
      for (const fault of stale)
        this.warn(`budget.json: ${fault}, so /budget leaves the page out: run npm run budget -- --update`);
      // The same in each language.
      const pages = pagesIn(Object.keys(bundle));
      const everyPage = ['', ...languages.map((each) => `${each}/`)].flatMap((at) =>
        pages.map((page) => at + page),
      );
      writePagesAsFolders(dist, everyPage);
      await writeHostFiles({ dist, owner, pages: everyPage, base });
      writeEditPage(dist, owner);
    },
  },
});

/** Returns the pages among a bundle's files but for `404.html`, which has no address of its own. */
export const pagesIn = (files: string[]) =>
  files.filter((file) => file.endsWith('.html') && file !== '404.html');

/**
 * Builds the site once more for a further language, in a folder below: as a separate site, so that no page contains a
 * byte of another language. The mode is the language, so `vite --mode de` serves it during development.
 */
async function buildLanguage(
  language: string,
  config: UserConfig,
  dist: string,
  base: string,
  given: InlineConfig,
) {
  // Plugins passed to the first build apply to it alone.
  const { plugins: _, ...rest } = given;
  const merged = mergeConfig(config, rest);
  await build({
    ...merged,
    configFile: false,
    mode: language,
    base: `${base}${language}/`,
    // Files from a folder of that name in `public/` are already there.
    build: { ...merged.build, outDir: resolve(dist, language), emptyOutDir: false },
  });
}

/** Copies the owner's `public/` into the site, over generated files; what configures a host is joined with the site's. */
export function copyOwnerFiles(folder: string, dist: string): void {
  for (const file of ownerPublicFiles(folder).filter((file) => !JOINED_FILES.includes(file)))
    cpSync(resolve(folder, 'public', file), resolve(dist, file), { dereference: true });
}

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
