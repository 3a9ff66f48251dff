import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import querystring from 'node:querystring';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Budget, Item } from '../index.d.ts';
import { filesIn, isBelow, pathFrom } from './files.ts';
import { type Parts, partsOfHtml, partsOfScript } from './parts.ts';

const KINDS: Record<string, RegExp> = {
  html: /\.html?$/,
  js: /\.[mc]?js$/,
  css: /\.css$/,
  fonts: /\.(woff2?|[ot]tf|eot)$/,
  pictures: /\.(avif|webp|png|jpe?g|gif|svg|ico|bmp)$/,
};

/** Returns the kind of a file: `html`, `js`, `css`, `fonts`, `pictures` or `other`. */
export const kindOf = (file: string): string =>
  Object.keys(KINDS).find((kind) => KINDS[kind]?.test(file)) ?? 'other';

const isNamed = (file: string, names: string[] = []) => names.includes(posix.basename(file));

/** Returns the kind of a file in a budget, which may have kinds of its own. */
export const kindIn = ({ kinds = {} }: Budget, name: string): string =>
  Object.keys(kinds).find((kind) => isNamed(name, kinds[kind])) ?? kindOf(name);

export const isAside = ({ aside }: Budget, name: string): boolean => isNamed(name, aside);

/** A build's record of a site in all its languages; a build may write it to `.build/modules.json` beside the built folder. */
export interface BuildRecord {
  base: string;
  /** Files of the site's pages, without other HTML files. */
  pages: string[];
  /** Those that show what the others weigh: no table of routes has them, and none can contain its own size. */
  reports?: string[];
  /** The hash in a file's name, as a regular expression: without one, any bundler's is looked for. */
  hash?: string;
  /** Its scripts; each module in bytes, minified and compressed (brotli 11) on its own: to compare, not to add up. */
  chunks: { file: string; modules: Record<string, number> }[];
}

/** Returns the build's record of the site in a folder; undefined if there is none, or it is about another folder. */
export function readRecord<R extends BuildRecord>(dist: string): R | undefined {
  const file = resolve(dist, '../.build/modules.json');
  if (!existsSync(file)) return undefined;
  const record: R = JSON.parse(readFileSync(file, 'utf8'));
  return record.chunks.every((chunk) => existsSync(resolve(dist, chunk.file))) ? record : undefined;
}

/** Bytes of a file: raw, as gzip 9, as brotli, and as the host sends it, which is one of these. */
type Weight = Pick<Item, 'raw' | 'gzip' | 'brotli' | 'sent'>;

/** Files that are compressed already, which hosts send as they are. */
const COMPRESSED = /\.(woff2?|avif|webp|png|jpe?g|gif|mp[34]|m4[av]|web[am]|og[gv]|pdf|zip|gz|br)$/;

/**
 * Any bundler's hash: at least eight characters behind a separator, with a digit or a capital, because no hash is a plain
 * word. Names have separators, too (`card-736`, `carousel-player-DiwrgTda`), so only a hash of eight with a capital may.
 */
const ANY_HASH = /[-._~](?:(?=\w{0,64}[\dA-Z])[^\W_]{8,64}|(?=[\w-]{0,64}[A-Z])[\w-]{8})(?=\.)/g;

/** Larger files are neither served nor compressed: the text of a page has a hundredth of that. */
const MAX_BYTES = 100e6;

/** A built site as files. */
export type BuiltSite = ReturnType<typeof openBuiltSite>;

/** Opens the built site in a folder, made for a path, by default the one that the build recorded; throws if there is no site. */
export function openBuiltSite(
  dist: string,
  path?: string,
  encoding: NonNullable<Budget['encoding']> = 'brotli',
) {
  const isInside = (file: string) => isBelow(realpathSync(dist), realpathSync(resolve(dist, file)));
  const files = new Set(filesIn(dist).filter(isInside));
  if (!files.has('index.html'))
    throw new Error(`${dist}: no index.html: build the site first, or name its folder`);
  const record = readRecord(dist);
  const hash = record?.hash ? new RegExp(record.hash) : ANY_HASH;
  const { pathname } = new URL(`./${path}/`, 'http://localhost');
  const base = path ? pathname.replace(/\/+/g, '/') : (record?.base ?? '/');
  const links = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => pathFrom(dist, resolve(entry.parentPath, entry.name)));
  const weights = new Map<string, Weight>();
  const sizeOf = (file: string) => statSync(resolve(dist, file)).size;
  const read = (file: string) => {
    if (sizeOf(file) > MAX_BYTES) throw new Error(`${file} is above ${MAX_BYTES / 1e6} MB`);
    return readFileSync(resolve(dist, file));
  };

  const weigh = (file: string): Weight => {
    const known = weights.get(file);
    if (known) return known;
    const raw = sizeOf(file);
    const sent = (ending: string, compress: (data: Buffer) => Buffer) => {
      if (COMPRESSED.test(file)) return raw;
      return Math.min(raw, files.has(file + ending) ? sizeOf(file + ending) : compress(read(file)).length);
    };
    const gzip = sent('.gz', (data) => gzipSync(data, { level: 9 }));
    const brotli = sent('.br', (data) => brotliCompressSync(data));
    const weight = { raw, gzip, brotli, sent: encoding === 'gzip' ? gzip : brotli };
    weights.set(file, weight);
    return weight;
  };

  return {
    base,
    files: [...files],
    /** Links in the folder that lead out of it, to another folder or nowhere: they are not followed. */
    leftOut: links.filter((link) => !files.has(link)),
    record,
    read,
    weigh,
    /** The file that answers a path; undefined if there is none. */
    fileAt(pathname: string): string | undefined {
      if (!pathname.startsWith(base)) return undefined;
      // Not `decodeURIComponent`, which throws at what encodes no character, as in `/100%`.
      const path = querystring.unescape(pathname.slice(base.length)).replace(/\/$/, '');
      const names = [path, `${path}.html`, posix.join(path, 'index.html')];
      return names.find((name) => files.has(name));
    },
    /** Absolute path that the file is served from; undefined if it is too large. */
    servedFrom: (file: string) => (sizeOf(file) > MAX_BYTES ? undefined : resolve(dist, file)),
    /** The file's path without its hash and the bundler's folder, the same in every build. */
    nameOf: (file: string): string => file.replace(/(^|\/)assets\//, '$1').replace(hash, ''),
    encoding,
    /** The bytes as sent of what the file is made of, by name; the build has recorded modules as brotli. */
    partsOf(file: string): Parts {
      const { sent } = weigh(file);
      if (kindOf(file) === 'html') return partsOfHtml(read(file).toString(), sent, encoding);
      const modules = record?.chunks.find((chunk) => chunk.file === file)?.modules;
      if (modules || !files.has(`${file}.map`)) return modules ?? {};
      return partsOfScript(read(file).toString(), read(`${file}.map`).toString(), sent);
    },
  };
}

/** Returns where a page's file is below the base: `notify` for `notify.html`, `de/` for `de/index.html`. */
export const addressOf = (file: string): string => file.replace(/(^|\/)index\.html$|\.html$/, '$1');

/** Returns the path of a page's file, from the base on: `/notify`, `/de/`. */
export const pagePath = (file: string): string => `/${addressOf(file)}`;
