import type { Plugin } from 'vite';
import type { Pictures } from '../pictures.ts';
import { headViews, type Place } from './head.ts';
import { homeView } from './home.ts';
import { loadContent } from './load.ts';
import { foundFiles } from './shared-files.ts';
import type { Content } from './types.ts';
import { ownerView, pageViews, projectView } from './views.ts';

const SCHEME = 'content:';

/**
 * Serves what the owner wrote in `src/content/` as modules of ready-made views:
 * `content:owner`, `content:pages`, `content:heads`, `content:home`, `content:not-found`,
 * `content:projects/NAME`.
 * Each holds only what its importer shows, so a visitor downloads no unused field.
 * @param folder absolute path of the owner's folder
 */
export function content(folder: string, pictures: Pictures): Plugin {
  let base = '/';
  return {
    name: 'content',
    enforce: 'pre',
    configResolved(config) {
      base = config.base;
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
          return exported({
            heads: headViews(all, placeOf(all, base, pictures)),
            language: all.site.language ?? 'en',
          });
        case 'home':
          return exported({ home: homeView(all, pictures.view), view: pageViews(all).home });
        case 'not-found':
          return exported({ view: pageViews(all).notFound });
        default: {
          const project = name.replace('projects/', '');
          return exported({
            project: projectView(project, all, pictures.view),
            view: pageViews(all)[project],
          });
        }
      }
    },
    generateBundle() {
      const all = loadContent(folder);
      const files = foundFiles(all, siteUrl(all), base);
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** Where the site will live: `SITE_URL`, else the owner's own word in the résumé. */
function siteUrl({ resume }: Content): string | undefined {
  const address = process.env.SITE_URL || resume.basics?.url;
  return address && URL.canParse(address) ? `${address.replace(/\/+$/, '')}/` : undefined;
}

const placeOf = (all: Content, base: string, pictures: Pictures): Place => ({
  base,
  site: siteUrl(all),
  preview: (page) => {
    const src = page === 'home' ? all.site.openGraph : all.projects[page]?.openGraph;
    return src && pictures.preview(src);
  },
});

const exported = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
