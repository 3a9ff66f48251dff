import { SourceMap, type SourceMapping } from 'node:module';
import { type Bundle, chunksOf } from './chunks.ts';

/**
 * Returns the name and file in the source of a function, found by its minified text and by the source map that the prerenderer
 * has written; the text itself if no script has it.
 */
export function nameOfFunction(text: string, bundle: Bundle): { name: string; file?: string } {
  const mapped = chunksOf(bundle).filter(({ map }) => map);
  if (!mapped.length) throw new Error('no script has a source map (plugins/pages/component-names.ts)');
  const chunk = mapped.find(({ code }) => code.includes(text));
  if (!chunk?.map) return { name: text };
  const start = chunk.code.indexOf(text);
  const [keyword] = /^(async )?(function|class)[ *]+/.exec(text) ?? [];
  // An arrow function has its name before it, with an equals sign.
  const [assigned = ''] = /(?<![\w$])[\w$]+=$/.exec(chunk.code.slice(0, start)) ?? [];
  const nameAt = keyword ? start + keyword.length : start - assigned.length;
  const lines = chunk.code.slice(0, nameAt).split('\n');
  const map = new SourceMap({ ...chunk.map, sourceRoot: '' });
  const entry: Partial<SourceMapping> & { name?: string } = map.findEntry(
    lines.length - 1,
    lines.at(-1)?.length ?? 0,
  );
  const { name = 'a component', originalSource = chunk.fileName } = entry;
  return { name, file: originalSource.replace(/^.*\/(?=src\/|overrides\/|node_modules\/)/, '') };
}
