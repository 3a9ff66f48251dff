import { build, type Plugin, type ResolvedConfig } from 'vite';

/**
 * Builds the site once more for each further language, below the first one's base and in a folder of its: a site of its
 * own, so that no page of one language carries a byte of another. The language is the mode of its build: so
 * `vite --mode de` serves it while it is written.
 * @param languages names of the languages' folders
 */
export function furtherLanguages(languages: string[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'further-languages',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        // Plugins that a build was given from outside look at that one alone.
        const { plugins: _, build: given, ...rest } = config.inlineConfig;
        for (const language of languages)
          await build({
            ...rest,
            mode: language,
            base: `${config.base}${language}/`,
            build: { ...given, outDir: `${config.build.outDir}/${language}`, emptyOutDir: true },
          });
      },
    },
  };
}
