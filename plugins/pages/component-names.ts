import { minifySync } from 'vite';
import { type Bundle, chunksOf } from './chunks.ts';

/** A name that a minifier changes, behind three dots, too; and what it makes of a short property: `n` becomes `n:t`. */
const NAME = /(?<![\w$]|(?<!\.\.)\.)[A-Za-z_$][\w$]*(?::[A-Za-z_$][\w$]*)?/g;

/** Returns code with each name as one letter, which is mostly the same minified or not. */
const shapeOf = (code: string): string => code.replace(NAME, 'a');

/** What a function is called, and the file that it is in, if that is known. */
interface Named {
  name: string;
  file?: string;
}

/**
 * Returns what a function of the site is called in the source, with its module, by its text in a minified script: no script keeps
 * the names of functions. Of one that the bundler has rewritten, only the script is known.
 */
export function nameOfFunction(text: string, bundle: Bundle): Named {
  const shape = shapeOf(text);
  const chunk = chunksOf(bundle).find(({ code }) => code.includes(text));
  if (!chunk) return { name: text };
  for (const [id, { code }] of Object.entries(chunk.modules)) {
    const readable = minifySync('module.js', code ?? '', { compress: { unused: false }, mangle: false }).code;
    const at = shapeOf(readable).indexOf(shape);
    if (at >= 0)
      return {
        name: nameAt(readable, at),
        file: id.replace(/^.*\/(?=src\/|overrides\/|node_modules\/)/, ''),
      };
  }
  return { name: `a component in ${chunk.fileName}` };
}

/** Returns the name of the function whose shape begins at a place in the shape of a code. */
function nameAt(code: string, at: number): string {
  let shorter = 0;
  let end = 0;
  for (const match of code.matchAll(NAME)) {
    const place = match.index - shorter;
    if (place > at) break;
    end = match.index + match[0].length;
    shorter += match[0].length - 1;
  }
  const start = at + shorter;
  const [, declared] = /^\w*\s+([\w$]+)\s*\(/.exec(code.slice(Math.max(0, end - 'function'.length))) ?? [];
  const before = code.slice(0, start).trimEnd();
  const assigned =
    before.endsWith('=') &&
    before
      .slice(0, -1)
      .trimEnd()
      .split(/[^\w$]/)
      .at(-1);
  return declared || assigned || 'a component';
}
