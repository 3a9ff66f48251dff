import { SourceMap } from 'node:module';
import type { Parts } from '../../plugins/budget/parts-of-html.ts';

/**
 * Splits a script by its source map: each module has the share of the compressed bytes that it has of the script.
 * @param map its source map as JSON
 */
export function partsOfScript(code: string, map: string, brotli: number): Parts {
  const sources = new SourceMap(JSON.parse(map));
  const sizes: Parts = {};
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column++) {
      const entry = sources.findEntry(line, column);
      // A map may say of code that it has no source.
      const source = 'originalSource' in entry ? (entry.originalSource as string | undefined) : undefined;
      const name = source?.replace(/^(webpack:\/\/\/?|(\.\.?\/)+)+/, '');
      sizes[name || 'bundler'] = (sizes[name || 'bundler'] ?? 0) + 1;
    }
  const share = brotli / code.length;
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Math.round(size * share)]));
}
