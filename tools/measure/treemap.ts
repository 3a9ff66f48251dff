import { resolve } from 'node:path';
import { build } from 'vite';
import { installDependencies } from '../support/install.ts';

/**
 * Builds the site again, in a folder of its own, and draws its scripts as a treemap.
 * @returns absolute path of the treemap
 */
export async function drawTreemap(root: string): Promise<string> {
  installDependencies('tools/measure');
  const { visualizer } = await import('rollup-plugin-visualizer');
  const filename = resolve(root, '.build/treemap.html');
  const title = 'Contents of the scripts';
  const draw = visualizer({ filename, title, sourcemap: true, brotliSize: true });
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: resolve(root, '.build/treemap/dist'), emptyOutDir: true, sourcemap: 'hidden' },
    // Last, after build-only code has been removed.
    plugins: [{ ...draw, enforce: 'post' }],
  });
  return filename;
}
