import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Owner } from '../content/owner.ts';
import { isBelow } from '../content/read/folder.ts';
import { ContentError, fileFault } from '../fault.ts';

/**
 * Makes Vite write the site to `dist/` in the owner's project, or to the folder `--outDir` as seen from there: with an installed
 * package Vite's root is elsewhere. Throws if the folder, which is emptied first, has files of the owner's.
 */
export const outDir = ({ root, folder }: Owner): Plugin => ({
  name: 'out-dir',
  config({ build }) {
    const dist = resolve(root, build?.outDir ?? 'dist');
    if ([root, folder].some((place) => isBelow(dist, place)) || isBelow(folder, dist)) {
      const problem = `${dist} has files of yours, and is emptied before the site is written to it`;
      throw new ContentError([
        fileFault('environment', [problem, 'name another folder'], { field: '--outDir' }),
      ]);
    }
    return { build: { outDir: dist, emptyOutDir: build?.emptyOutDir ?? true } };
  },
});
