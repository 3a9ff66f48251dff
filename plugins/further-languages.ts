import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Builds the site once more for each further language, below the first one's base and in a folder of its: a site of its
 * own, so that no page of one language carries a byte of another. The language is the mode of its build: so
 * `vite --mode de` serves it while it is written.
 * @param languages names of the languages' folders
 */
export const furtherLanguages = (languages: string[]): Plugin => ({
  name: 'further-languages',
  apply: 'build',
  enforce: 'post',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir = '' }, bundle) {
      const { base, inlineConfig } = this.environment.config;
      // Plugins that a build was given from outside look at that one alone.
      const { plugins: _, build: given, ...rest } = inlineConfig;
      for (const language of languages)
        await build({
          ...rest,
          mode: language,
          base: `${base}${language}/`,
          // What `public/` has in a folder of that name is there already.
          build: { ...given, outDir: resolve(dir, language), emptyOutDir: false },
        });
      // As in the first language, a file of the owner's goes before the site's of the same name.
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && languages.includes(file.fileName.replace(/\/.*/, '')))
          await writeFile(resolve(dir, file.fileName), file.source);
    },
  },
});
