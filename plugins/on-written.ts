import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

/** The files of a build as they are in its folder. */
interface WrittenSite {
  /** Absolute path of the folder. */
  dir: string;
  config: ResolvedConfig;
  bundle: Rolldown.OutputBundle;
}

/** A plugin that continues where the build ends: with the written site, after the plugins before it. */
export const onWritten = (name: string, work: (site: WrittenSite) => Promise<void> | void): Plugin => ({
  name,
  writeBundle: {
    sequential: true,
    order: 'post',
    handler({ dir = '' }, bundle) {
      return work({ dir, config: this.environment.config, bundle });
    },
  },
});

/** Writes a file about a built site into the folder `.build/` next to that of the site. */
export async function writeNextTo(dist: string, name: string, text: string): Promise<void> {
  const folder = resolve(dist, '../.build');
  await mkdir(folder, { recursive: true });
  await writeFile(resolve(folder, name), text);
}
