import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesIn } from '../content/read/folder.ts';
import { HASH_PATTERN, kindOf, nameOf } from './built-files.ts';
import type { BuiltModules } from './module-sizes.ts';
import { type Parts, partsOfHtml, partsOfScript } from './parts.ts';

/** Bytes of a file: raw, as gzip 9, and as the host sends it. */
export interface Weight {
  raw: number;
  gzip: number;
  brotli: number;
}

/** Already compressed: hosts send them as they are. */
const COMPRESSED = /\.(woff2?|avif|webp|png|jpe?g|gif|mp[34]|m4[av]|web[am]|og[gv]|pdf|zip|gz|br)$/;

/**
 * At least eight characters behind a separator, a digit or capital among them: no bundler's hash is a plain word. Only one of
 * eight, with a capital, may have separators in it, which names have too: `card-736`, `carousel-player-DiwrgTda`.
 */
const ANY_HASH = /[-._~](?:(?=\w*[\dA-Z])[^\W_]{8,64}|(?=[\w-]*[A-Z])[\w-]{8})(?=\.)/g;

/** A built site as files. */
export type Folder = ReturnType<typeof openFolder>;

/**
 * Opens a built site.
 * @param dist absolute path of its folder
 * @param given path that it is made for, with slashes around it; by default, what the build recorded
 * @throws if there is none
 */
export function openFolder(dist: string, given?: string) {
  const files = new Set(filesIn(dist));
  if (!files.has('index.html'))
    throw new Error(`${dist}: no index.html: build the site first, or name its folder`);
  const built = builtModules(dist);
  const base = given ?? built?.base ?? '/';
  const weights = new Map<string, Weight>();
  const read = (file: string) => readFileSync(resolve(dist, file));

  const weigh = (file: string): Weight => {
    const known = weights.get(file);
    if (known) return known;
    const data = read(file);
    const sent = (ending: string, compress: (data: Buffer) => Buffer) => {
      if (COMPRESSED.test(file)) return data.length;
      const isThere = files.has(file + ending);
      return Math.min(
        data.length,
        isThere ? statSync(resolve(dist, file + ending)).size : compress(data).length,
      );
    };
    const gzip = sent('.gz', (each) => gzipSync(each, { level: 9 }));
    const weight = { raw: data.length, gzip, brotli: sent('.br', (each) => brotliCompressSync(each)) };
    weights.set(file, weight);
    return weight;
  };

  return {
    dist,
    base,
    files: [...files],
    /** What the build recorded about it, if it is one of this project's. */
    built,
    read,
    weigh,
    /** The file that answers a path; undefined if there is none. */
    fileAt(pathname: string): string | undefined {
      if (!pathname.startsWith(base)) return undefined;
      const path = decodeURIComponent(pathname.slice(base.length)).replace(/\/$/, '');
      const names = [path, `${path}.html`, posix.join(path, 'index.html')];
      return names.find((name) => files.has(name));
    },
    /** The file's path without its hash and the bundler's folder, the same in every build. */
    nameOf: (file: string): string => nameOf(file, built ? HASH_PATTERN : ANY_HASH),
    /** What the file is made of, in brotli bytes by name. */
    partsOf(file: string): Parts {
      const { brotli } = weigh(file);
      if (kindOf(file) === 'html') return partsOfHtml(read(file).toString(), brotli);
      const modules = built?.chunks.find((chunk) => chunk.file === file)?.modules;
      if (modules || !files.has(`${file}.map`)) return modules ?? {};
      return partsOfScript(read(file).toString(), read(`${file}.map`).toString(), brotli);
    },
  };
}

/** The URL path of a page's file: `/notify` for `notify.html`, `/de/` for `de/index.html`. */
export const pathOf = (file: string): string =>
  `/${file.replace(/(?<![^/])index\.html$/, '').replace(/\.html$/, '')}`;

/** What the build recorded next to a site, in all its languages; undefined for a site that something else built. */
function builtModules(dist: string): BuiltModules | undefined {
  const folder = resolve(dist, '../.build');
  if (!existsSync(resolve(folder, 'modules.json'))) return undefined;
  const read = (name: string): BuiltModules => JSON.parse(readFileSync(resolve(folder, name), 'utf8'));
  const first = read('modules.json');
  const further = readdirSync(folder)
    // Others belong to languages that were removed from the site.
    .filter((name) => existsSync(resolve(dist, /^modules\.(.+)\.json$/.exec(name)?.[1] ?? '-', 'index.html')))
    .sort()
    .map(read);
  return {
    base: first.base,
    pages: [first, ...further].flatMap(({ pages }) => pages),
    chunks: [first, ...further].flatMap(({ chunks }) => chunks),
  };
}
