import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { checkContent, type Verdict } from './check.ts';
import { ContentError, faultLine } from './fault.ts';

/**
 * Lets no content with faults through. A build ends with the list of them; the dev server shows it
 * over the page and mends itself when the file is saved.
 * @param root absolute path of the project
 * @param folder absolute path of the owner's folder
 */
export function contentCheck(root: string, folder: string): Plugin {
  let serving = false;
  let verdict: Promise<Verdict> | undefined;

  async function demand(warn: (text: string) => void) {
    const first = !verdict;
    verdict ??= checkContent(root, folder);
    const { faults, warnings } = await verdict;
    if (faults.length) throw new ContentError(faults);
    if (first) for (const warning of warnings) warn(faultLine(warning));
  }

  return {
    name: 'content-check',
    enforce: 'pre',
    // Not in a hook of the bundler's: it would wrap the list in a stack of its own.
    async configResolved({ command, logger }) {
      serving = command === 'serve';
      if (!serving) await demand((text) => logger.warn(text));
    },
    configureServer({ watcher, moduleGraph, ws }) {
      const routes = resolve(root, 'src/routes.ts');
      watcher.add(folder);
      watcher.on('all', (_, file) => {
        if (!file.startsWith(folder) && file !== routes) return;
        verdict = undefined;
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
    async load(id) {
      if (serving && id.startsWith('\0content:')) await demand((text) => this.warn(text));
    },
  };
}
