import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { prerendering } from '../../src/prerendering.ts';
import type { Owner } from '../content/owner.ts';
import { withTheme } from '../content/styles/theme.ts';
import { baseBelow } from '../deployment/base.ts';
import { generatedFiles } from '../deployment/generated-files.ts';
import { headViews } from '../deployment/head.ts';
import { reportPlace, workflowPlace } from '../deployment/workflow.ts';
import { answerPresses } from '../edit/dev-presses.ts';
import type { Pictures } from '../pictures/plugin.ts';
import { buildContext } from './build-context.ts';
import { serveContent, warningsNote } from './dev-server.ts';
import { moduleOf, SCHEME } from './modules.ts';
import { validator } from './validator.ts';

/**
 * Serves the owner's `src/content/` as modules of ready-made views, see `src/content.d.ts`. Each module contains only what its
 * importer shows, so visitors download no unused fields. If the content has faults, a build fails with a list of them; the dev
 * server shows the list over the page and recovers when the fixed file is saved.
 */
export function contentModules(owner: Owner, pictures: Pictures, language?: string): Plugin {
  let base = '/';
  let serving = false;
  /** Where a workflow will publish the site; undefined if the owner named the place, or no workflow does. */
  let place: ReturnType<typeof workflowPlace>;
  const validate = validator(owner);
  const assertValid = (warn: (text: string) => void) => validate(warn, serving);
  const context = () => buildContext(owner, base, serving, language);

  return {
    name: 'content',
    enforce: 'pre',
    config({ base: configured }, { command }) {
      if (configured !== undefined) return { base: baseBelow(configured, language) };
      place = command === 'build' ? workflowPlace(owner) : undefined;
      if (!place) return undefined;
      owner.publishAt(place.url);
      return { base: baseBelow(new URL(place.url).pathname) };
    },
    // The bundler would wrap a list of faults from one of its own hooks in a stack trace.
    async configResolved({ base: path, command, logger }) {
      base = path;
      serving = command === 'serve';
      if (serving) return;
      // The first language's build has logged the warnings.
      await assertValid((text) => language || logger.warn(text));
      if (language) return;
      reportPlace(owner, base, logger, place);
      for (const line of owner.fallbackLines()) logger.info(line);
    },
    configureServer(server) {
      serveContent(server, owner, () => generatedFiles(context()), language);
      answerPresses(server, owner, language);
    },
    resolveId: (id, importer) => (id.startsWith(SCHEME) ? idFor(id, importer, serving) : undefined),
    async load(id) {
      if (!id.startsWith(`\0${SCHEME}`)) return;
      if (serving) await assertValid((text) => this.warn(text));
      const name = id.slice(SCHEME.length + 1).replace(/\?.*/, '');
      return moduleOf(name, context(), pictures);
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        // In the dev server this is the first hook that meets a fault: Vite shows its error over the page.
        const note = warningsNote(serving ? await assertValid((text) => this.warn(text)) : []);
        return withTheme(html, context().content.site).replace('</body>', () => `${note}</body>`);
      },
    },
    async generateBundle() {
      const build = context();
      const previews = await pictures.previews(build.content);
      // The prerenderer runs in this process.
      prerendering.heads = headViews(build.content, { ...build, preview: (page) => previews[page] });
      for (const [fileName, source] of Object.entries(generatedFiles(build)))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/**
 * Returns the id of a module. Each importer gets a copy of its own of what every page shows, and of the list of pages: a shared
 * copy would be in a chunk that other importers have to load, so the background's worker would load the page's script.
 * Saves: 1,007 B and a round trip on `/`.
 */
function idFor(id: string, importer = '', serving = false): string {
  const isCopied = /^(site|words|pages)/.test(id.slice(SCHEME.length));
  return isCopied && !serving ? `\0${id}?${basename(importer)}` : `\0${id}`;
}
