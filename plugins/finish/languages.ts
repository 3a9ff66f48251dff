import { resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';

/**
 * Builds the site once more for each further language, in a folder below the first one's base: as a separate site, so
 * that no page contains a byte of another language. The mode of the build is the language, so `vite --mode de` serves
 * it during development.
 * @param dist absolute path of the first language's site
 * @param languages folder names of the languages
 * @param config that of the first language's build, as given on the command line
 */
export async function buildLanguages(dist: string, languages: string[], base: string, config: InlineConfig) {
  // Plugins passed to this build apply to it alone.
  const { plugins: _, build: given, ...rest } = config;
  for (const language of languages)
    await build({
      ...rest,
      mode: language,
      base: `${base}${language}/`,
      // Files from a folder of that name in `public/` are already there.
      build: { ...given, outDir: resolve(dist, language), emptyOutDir: false },
    });
}
