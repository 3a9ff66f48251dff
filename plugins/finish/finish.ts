import { appendFileSync, cpSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, mergeConfig, type Plugin, type ResolvedConfig, type UserConfig } from 'vite';
import { compress } from '../budget/compress.ts';
import { recordModules } from '../budget/module-sizes.ts';
import { writeBudgetPages } from '../budget/page.tsx';
import type { Owner } from '../content/owner.ts';
import { ownerPublicFiles } from '../content/read/folder.ts';
import { pagesOf } from '../content/views/pages.ts';
import { addressOf } from '../deployment/built-files.ts';
import { LICENSES } from '../deployment/file-names.ts';
import { writeHostFiles } from '../deployment/hosts.ts';
import { writeEditPage } from '../edit/edit-page.ts';
import { licenseOf } from '../fonts/files.ts';
import type { Bundle } from '../pages/chunks.ts';
import { liveLines } from '../pages/live-pages.ts';
import type { Pictures } from '../pictures/plugin.ts';
import { writeServiceWorker } from './service-worker.ts';

/** Files of the owner's `public/` that configure a host, and are joined with the site's own. */
const JOINED_FILES = ['_headers', '_redirects', '.htaccess'];

/**
 * Finishes a site once it is in its folder, in the order of these calls. The first language's build finishes what all share.
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
      const { config } = this.environment;
      await finishLanguage(dist, bundle, owner, config, language);
      if (language) return;
      for (const name of owner.languages) await buildLanguage(name, configOf(name), dist, config);
      const stale = await finishSite(dist, pagesIn(Object.keys(bundle)), owner, pictures, config);
      for (const fault of stale)
        this.warn(`budget.json: ${fault}, so /budget leaves the page out: run npm run budget -- --update`);
    },
  },
});

type Config = Pick<ResolvedConfig, 'base' | 'root' | 'inlineConfig' | 'logger'>;

/** Finishes the site in one language: says what is live in its pages, records its modules and writes its worker. */
async function finishLanguage(
  dist: string,
  bundle: Bundle,
  owner: Owner,
  { base, root, logger }: Config,
  language?: string,
): Promise<void> {
  const pages = pagesOf(owner.content(language));
  const live = await liveLines(bundle, pages, language && `${language}/`);
  for (const line of live) logger.info(line);
  const reports = pages.filter(({ kind }) => kind === 'budget').map(({ file }) => file);
  await recordModules(dist, bundle, { base, root, live, reports }, language);
  await writeServiceWorker(dist, bundle, base, owner, language);
}

/**
 * Finishes what all languages share, which have named their pictures by now.
 * @param pages files of the first language's pages; each language has the same
 * @returns what the budget has recorded of pages that load something else now
 */
async function finishSite(
  dist: string,
  pages: string[],
  owner: Owner,
  pictures: Pictures,
  { base, logger }: Config,
): Promise<string[]> {
  await pictures.write(dist, logger);
  const license = licenseOf(owner.content().site.font);
  if (license) appendFileSync(resolve(dist, LICENSES), `\n${license}`);
  copyOwnerFiles(owner.folder, dist);
  await compress(dist);
  const { pages: budgetPages, stale } = writeBudgetPages(dist, owner);
  await compress(dist, budgetPages);
  const folders = ['', ...owner.languages.map((name) => `${name}/`)];
  const everyPage = folders.flatMap((folder) => pages.map((page) => folder + page));
  writePagesAsFolders(dist, everyPage);
  await writeHostFiles({ dist, owner, pages: everyPage, base });
  writeEditPage(dist, owner);
  return stale;
}

/** Returns the pages among a bundle's files, without `404.html`, which has no address of its own. */
export const pagesIn = (files: string[]) =>
  files.filter((file) => file.endsWith('.html') && file !== '404.html');

/**
 * Builds the site once more for a further language, into a folder below, as a separate site: no page contains a byte of another
 * language. The mode is the language, so `vite --mode de` serves it during development.
 */
async function buildLanguage(
  language: string,
  config: UserConfig,
  dist: string,
  { base, inlineConfig }: Config,
) {
  // Plugins that were passed to the first build are for that alone.
  const { plugins: _, ...rest } = inlineConfig;
  const merged = mergeConfig(config, rest);
  await build({
    ...merged,
    configFile: false,
    mode: language,
    base: `${base}${language}/`,
    // Emptying would remove the files of a folder of that name in `public/`, which are already there.
    build: { ...merged.build, outDir: resolve(dist, language), emptyOutDir: false },
  });
}

/** Copies the owner's `public/` into the site, over generated files, except for files that are joined with the site's. */
export function copyOwnerFiles(folder: string, dist: string): void {
  for (const file of ownerPublicFiles(folder).filter((file) => !JOINED_FILES.includes(file)))
    cpSync(resolve(folder, 'public', file), resolve(dist, file), { dereference: true });
}

/**
 * Writes each page a second time, `notify.html` as `notify/index.html`, for hosts that know no clean URLs: S3, Apache, IIS and
 * `python3 -m http.server` then redirect `/notify` to `/notify/`. A page of the owner's with that name stays. The second files are not
 * compressed, because all hosts that serve compressed versions know clean URLs.
 * @param pages files of the pages within `dist`, such as `de/notify.html`
 */
export function writePagesAsFolders(dist: string, pages: string[]): void {
  for (const page of pages) {
    const index = resolve(dist, addressOf(page), 'index.html');
    if (!existsSync(index)) cpSync(resolve(dist, page), index);
  }
}
