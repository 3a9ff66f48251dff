import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Pictures } from '../pictures.ts';
import { loadContent } from './load.ts';
import { headViews, homeView, ownerView, pageViews, projectView } from './views.ts';

const SCHEME = 'content:';

/**
 * Serves what the owner wrote in `src/content/` as modules of ready-made views:
 * `content:owner`, `content:pages`, `content:heads`, `content:home`, `content:projects/NAME`.
 * Each holds only what its importer shows, so a visitor downloads no unused field.
 */
export function content(pictures: Pictures): Plugin {
  let folder = '';
  return {
    name: 'content',
    enforce: 'pre',
    configResolved({ root }) {
      folder = resolve(root, 'src/content');
    },
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.on('change', (file) => {
        if (!file.startsWith(folder)) return;
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
    resolveId: (id) => (id.startsWith(SCHEME) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${SCHEME}`)) return;
      const name = id.slice(SCHEME.length + 1);
      const all = loadContent(folder);
      await pictures.scan();
      switch (name) {
        case 'owner':
          return exported({ owner: ownerView(all) });
        case 'pages':
          return exported({ pages: pageViews(all) });
        case 'heads':
          return exported({ heads: headViews(all), language: all.site.language ?? 'en' });
        case 'home':
          return exported({ home: homeView(all, pictures.view) });
        default:
          return exported({
            project: projectView(name.replace('projects/', ''), all, pictures.view),
          });
      }
    },
  };
}

const exported = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
