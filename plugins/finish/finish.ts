import type { Plugin } from 'vite';
import { writeBudgetPages } from './budget-page.ts';
import { compress } from './compress.ts';
import { writeHostFiles } from './hosts.ts';
import { buildLanguages } from './languages.ts';
import { addFontLicense } from './licenses.ts';
import { recordModules } from './module-sizes.ts';
import { copyOwnerFiles } from './owner-files.ts';
import { writePagesAsFolders } from './pages-as-folders.ts';
import { writeServiceWorker } from './service-worker.ts';

/**
 * What happens to a site once it is in its folder, in this order.
 * @param folder absolute path of the owner's content
 * @param languages folder names of the further languages
 * @param language the one that is built; undefined for the first, whose build finishes what all languages share
 */
export const finish = (folder: string, languages: string[], language?: string): Plugin => ({
  name: 'finish',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir: dist = '' }, bundle) {
      const { base, root, inlineConfig } = this.environment.config;
      await recordModules(dist, bundle, base, root, language);
      await writeServiceWorker(dist, Object.keys(bundle), base, languages, language);
      if (language) return;
      await buildLanguages(dist, languages, base, inlineConfig);
      addFontLicense(folder, dist);
      copyOwnerFiles(folder, dist);
      await compress(dist);
      const { pages: budgetPages, stale } = writeBudgetPages(dist, root, folder, languages);
      await compress(dist, budgetPages);
      for (const fault of stale)
        this.warn(`budget.json: ${fault}, so /budget leaves the page out: run npm run budget -- --update`);
      // The same in each language; not `404.html`, which has no address of its own.
      const pages = Object.keys(bundle).filter((file) => /^(?!404).*\.html$/.test(file));
      const everyPage = ['', ...languages.map((each) => `${each}/`)].flatMap((at) =>
        pages.map((page) => at + page),
      );
      writePagesAsFolders(dist, everyPage);
      await writeHostFiles({ dist, folder, pages: everyPage, languages, base });
    },
  },
});
