import { minifySync } from 'vite';
import { brotli } from '../budget/built-files.ts';
import { type Bundle, chunksOf, namedParts, pageChunk, partName } from './chunks.ts';

/** A name that a minifier changes, behind three dots, too; and what it makes of a short property: `n` becomes `n:t`. */
const NAME = /(?<![\w$]|(?<!\.\.)\.)[A-Za-z_$][\w$]*(?::[A-Za-z_$][\w$]*)?/g;

/** Returns code with each name as one letter, which is mostly the same minified or not. */
const shapeOf = (code: string): string => code.replace(NAME, 'a');

/**
 * Returns what a function of the site is called in the source, with its module, by its text in a minified script: no script keeps
 * the names of functions. Of one that the bundler has rewritten, only the script is known.
 */
export function nameOfFunction(text: string, bundle: Bundle): string {
  const shape = shapeOf(text);
  const chunk = chunksOf(bundle).find(({ code }) => code.includes(text));
  if (!chunk) return text;
  for (const [id, { code }] of Object.entries(chunk.modules)) {
    const readable = minifySync('module.js', code ?? '', { compress: { unused: false }, mangle: false }).code;
    const at = shapeOf(readable).indexOf(shape);
    if (at >= 0)
      return `${nameAt(readable, at)} (${id.replace(/^.*\/(?=src\/|overrides\/|node_modules\/)/, '')})`;
  }
  return `a component in ${chunk.fileName}`;
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

/**
 * Returns a line for the owner about each page that starts the app without a press, as the prerenderer has found out
 * (`src/find-handlers.ts`): which components make it do that, and what its visitors download for it, compressed.
 * @param folder that of a further language, with a slash
 */
export async function liveLines(bundle: Bundle, folder = ''): Promise<string[]> {
  const live = Object.entries(globalThis.livePages ?? {}).filter(
    ([file, texts]) => file in bundle && texts.length,
  );
  return Promise.all(
    live.map(async ([file, texts]) => {
      const components = texts.map((text) => nameOfFunction(text, bundle));
      const page = pageChunk(file, bundle);
      const parts = namedParts(bundle, page).split(';');
      const [own = '', app = ''] = [partName(page), 'app'].map((name) =>
        parts.find((part) => partName(`${part.split(' ')[0]}.js`) === name),
      );
      const stems = new Set(`${own} ${app}`.split(' ').map((stem) => stem.replace('+', '')));
      const scripts = chunksOf(bundle).filter(({ fileName }) =>
        stems.has(fileName.replace(/^.*\/|\.js$/g, '')),
      );
      const sizes = await Promise.all(
        scripts.map(async ({ code }) => (await brotli(Buffer.from(code))).length),
      );
      const kB = (sizes.reduce((sum, each) => sum + each, 0) / 1000).toFixed(1);
      const have = components.length > 1 ? 'have effects' : 'has an effect';
      return `${folder}${file}: ${components.join(', ')} ${have}, so the page loads the app by itself: ${kB} kB`;
    }),
  );
}
