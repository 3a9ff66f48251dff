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
