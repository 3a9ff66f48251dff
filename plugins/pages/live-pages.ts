import { prerendering } from '../../src/prerendering.ts';
import { brotli } from '../budget/compress.ts';
import type { Page } from '../content/views/pages.ts';
import { type Bundle, chunksOf, pageChunk } from './chunks.ts';
import { nameOfFunction } from './component-names.ts';
import { filesOfPart, partName, partsOfPage } from './parts.ts';

/**
 * Returns a line for the owner about each page that starts the app without a press: which components make it do that, as
 * `src/find-handlers.ts` has found out, and what its visitors download for them, compressed.
 * @param folder the folder of a further language, with a slash
 */
export async function liveLines(bundle: Bundle, pages: Page[], folder = ''): Promise<string[]> {
  const live = pages.filter(({ name }) => prerendering.livePages[name]?.length);
  return Promise.all(
    live.map(async (page) => {
      const components = (prerendering.livePages[page.name] ?? []).map((text) => {
        const { name, file } = nameOfFunction(text, bundle);
        return file ? `${name} (${file})` : name;
      });
      const script = pageChunk(page, bundle);
      const parts = partsOfPage(script, bundle);
      const files = new Set([partName(script), 'app'].flatMap((name) => filesOfPart(parts, name)));
      const scripts = chunksOf(bundle).filter(({ fileName }) => files.has(fileName));
      const compressed = await Promise.all(scripts.map(({ code }) => brotli(Buffer.from(code))));
      const kB = (compressed.reduce((sum, { length }) => sum + length, 0) / 1000).toFixed(1);
      const verb = components.length > 1 ? 'have effects' : 'has an effect';
      return `${folder}${page.file}: ${components.join(', ')} ${verb}, so the page loads the app by itself: ${kB} kB`;
    }),
  );
}
