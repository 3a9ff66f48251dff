import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'vite';
import { onWritten } from './on-written.ts';

/**
 * Builds the site once more for each further language, in a folder below the first one's base: as a separate site, so
 * that no page contains a byte of another language. The mode of the build is the language, so `vite --mode de` serves
 * it during development.
 * @param languages folder names of the languages
 */
export const furtherLanguages = (languages: string[]) =>
  onWritten('further-languages', async ({ dir, config: { base, inlineConfig }, bundle }) => {
    // Plugins passed to this build apply to it alone.
    const { plugins: _, build: given, ...rest } = inlineConfig;
    for (const language of languages)
      await build({
        ...rest,
        mode: language,
        base: `${base}${language}/`,
        // Files from a folder of that name in `public/` are already there.
        build: { ...given, outDir: resolve(dir, language), emptyOutDir: false },
      });
    // As in the first language, the owner's file replaces a generated one of the same name.
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && languages.includes(file.fileName.replace(/\/.*/, '')))
        await writeFile(resolve(dir, file.fileName), file.source);
  });
