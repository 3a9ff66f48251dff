import type { Plugin, PluginOption, ResolvedConfig } from 'vite';
import { prerendering } from '../../src/prerendering.ts';
import { ContentError, fileFault } from '../fault.ts';
import type { Bundle } from './chunks.ts';
import { nameOfFunction } from './component-names.ts';

type Hooks = Record<'configResolved' | 'generateBundle', (this: unknown, ...given: unknown[]) => unknown>;

/**
 * Returns Preact's plugins with a prerenderer that has its files below a folder: its own choice is the code's, which may be an
 * installed package that several sites share. It names the component that can't be rendered.
 */
export function prerenderer(plugins: PluginOption[], folder: string): Plugin[] {
  return (plugins.flat() as Plugin[]).map((plugin) => {
    if (plugin.name !== 'vite-prerender-plugin') return plugin;
    const { configResolved, generateBundle } = plugin as unknown as Hooks;
    let own: ResolvedConfig;
    return {
      ...plugin,
      configResolved(config) {
        own = Object.create(config);
        return configResolved.call(this, own) as undefined;
      },
      async generateBundle(...given) {
        Object.assign(own, { root: folder });
        const { stackTraceLimit } = Error;
        // It looks in the wrong place for the sources that a stack names.
        Error.stackTraceLimit = 0;
        try {
          await generateBundle.apply(this, given);
        } catch (error) {
          throw unrenderedFault(given[1]) ?? error;
        } finally {
          Error.stackTraceLimit = stackTraceLimit;
        }
      },
    };
  });
}

function unrenderedFault(bundle: Bundle): ContentError | undefined {
  const { page, component, error } = prerendering.unrendered ?? {};
  if (!component) return undefined;
  const { name, file = 'src' } = nameOfFunction(component, bundle);
  return new ContentError([
    fileFault(
      file,
      `${error}, as the build renders ${page}, without a browser`,
      'use what only a browser has in an effect or a handler',
      name,
    ),
  ]);
}
