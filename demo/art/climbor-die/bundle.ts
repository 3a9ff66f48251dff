import { resolve } from 'node:path';
import { build } from 'vite';

/** Bundles the code that runs inside the drawing page into one script. */
export async function bundlePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: resolve(import.meta.dirname, 'page.ts'),
        formats: ['iife'],
        name: 'climborDie',
        fileName: 'page',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('the page code was not bundled');
  return output.output[0].code.replaceAll('</script', '<\\/script');
}
