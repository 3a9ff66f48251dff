import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'vite';
import { installForMeasuring } from './install.ts';

/**
 * Builds the site once more, beside the real one, and draws its scripts as a treemap.
 * @returns absolute path of the drawing
 */
export async function drawTreemap(root: string): Promise<string> {
  installForMeasuring();
  const { visualizer } = await import('rollup-plugin-visualizer');
  const filename = resolve(root, '.build/treemap.html');
  const folder = resolve(root, '.build/treemap');
  const title = 'What the scripts are made of';
  const draw = visualizer({ filename, title, sourcemap: true, brotliSize: true });
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: resolve(folder, 'dist'), emptyOutDir: true, sourcemap: 'hidden' },
    // Last, when what only the build runs is gone.
    plugins: [{ ...draw, enforce: 'post' }],
  });
  await rm(folder, { recursive: true });
  return filename;
}
