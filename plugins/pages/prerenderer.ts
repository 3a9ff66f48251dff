import type { Plugin, PluginOption, ResolvedConfig } from 'vite';
import { prerendering } from '../../src/prerendering.ts';
import { ContentError, fileFault } from '../fault.ts';
import type { Bundle } from './chunks.ts';
import { nameOfFunction } from './component-names.ts';

type Hooks = Record<'configResolved' | 'generateBundle', (this: unknown, ...args: unknown[]) => unknown>;

const PRERENDERER = 'vite-prerender-plugin';

/**
 * Returns Preact's plugins with a prerenderer that writes its own files below `folder`, and names the component that can't be
 * rendered. By default it writes below Vite's root, which may be an installed package that several sites share.
 */
export function prerenderer(plugins: PluginOption[], folder: string): Plugin[] {
  const all = plugins.flat() as Plugin[];
  if (!all.some(({ name }) => name === PRERENDERER))
    throw new Error(`Preact's plugins have no ${PRERENDERER} any more (plugins/pages/prerenderer.ts)`);
  return all.map((plugin) => {
    if (plugin.name !== PRERENDERER) return plugin;
    const { configResolved, generateBundle } = plugin as unknown as Hooks;
    let ownConfig: ResolvedConfig;
    return {
      ...plugin,
      configResolved(config) {
        ownConfig = Object.create(config);
        return configResolved.call(this, ownConfig) as undefined;
      },
      async generateBundle(...args) {
        Object.assign(ownConfig, { root: folder });
        const { stackTraceLimit } = Error;
        // The prerenderer looks in the wrong place for the sources that an error's stack names.
        Error.stackTraceLimit = 0;
        try {
          await generateBundle.apply(this, args);
        } catch (error) {
          throw unrenderedFault(args[1]) ?? error;
        } finally {
          Error.stackTraceLimit = stackTraceLimit;
        }
      },
    };
  });
}

/** Returns what is wrong with the component whose rendering has failed; undefined if none has. */
function unrenderedFault(bundle: Bundle): ContentError | undefined {
  const { page, component, error } = prerendering.unrendered ?? {};
  if (!component) return undefined;
  const { name, file = 'src' } = nameOfFunction(component, bundle);
  const problem = `${error}, as the build renders ${page}, without a browser`;
  const remedy = 'use what only a browser has in an effect or a handler';
  return new ContentError([fileFault(file, [problem, remedy], { field: name })]);
}
