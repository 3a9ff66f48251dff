import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { writeNextTo } from '../write-next-to.ts';
import type { Budget } from './budget.ts';

/** The hash in the names of scripts, styles and fonts, as the bundler's placeholder: with fewer than 7 it refuses 100 chunks. */
export const HASH = '[hash:8]';

/**
 * Returns the name of a chunk, as the bundler's template. A page's is named after the page, whose name has no dot, so none is
 * taken for another of the site's own.
 */
export function chunkName({
  facadeModuleId,
  moduleIds,
}: Pick<Rolldown.PreRenderedChunk, 'facadeModuleId' | 'moduleIds'>): string {
  // Whatever else the app and carousels share.
  const has = (path: string) => moduleIds.some((id) => id.includes(path));
  if (has('/node_modules/preact/dist/')) return 'react';
  if (has('/pages/version.tsx')) return '[name].version';
  const [, kind = ''] =
    /(content:projects\/|\/pages\/(?:home|not-found)\.tsx$|content:versions\/|\/pages\/version\.tsx$)/.exec(
      facadeModuleId ?? '',
    ) ?? [];
  if (!kind) return '[name]';
  return kind.includes('version') ? '[name].version' : '[name].page';
}

/** True for a script of a version of the résumé, of which nothing tells but its page. */
export const isVersionPart = (fileName: string): boolean => /\.version-[^/]*\.js$/.test(fileName);

/** A hash in a file name: that of the bundler, or a picture's (`pictures/file.ts`). */
export const HASH_PATTERN = /-[\w-]{8}(?=\.\w+$)|\.[\w-]{6}(?=(?:-\d+)?\.\w+$)/;

const KINDS: Record<string, RegExp> = {
  html: /\.html?$/,
  js: /\.[mc]?js$/,
  css: /\.css$/,
  fonts: /\.(woff2?|[ot]tf|eot)$/,
  pictures: /\.(avif|webp|png|jpe?g|gif|svg|ico|bmp)$/,
};

/** Returns what a file is to a budget: html, js, css, fonts, pictures or other. */
export const kindOf = (file: string): string =>
  Object.keys(KINDS).find((kind) => KINDS[kind]?.test(file)) ?? 'other';

const isNamed = (file: string, names: string[] = []) => names.includes(posix.basename(file));

/** Returns what a file is to a budget: one of its own kinds, or `html`, `js`, `css`, `fonts`, `pictures`, `other`. */
export const kindIn = ({ kinds = {} }: Budget, name: string): string =>
  Object.keys(kinds).find((kind) => isNamed(name, kinds[kind])) ?? kindOf(name);

export const isAside = ({ aside }: Budget, name: string): boolean => isNamed(name, aside);

/** Returns a file's path without its hash and the bundler's folder, the same in every build. */
export const nameOf = (file: string, hash = HASH_PATTERN): string =>
  file.replace(/(^|\/)assets\//, '$1').replace(hash, '');

/** What the build recorded of a site in all its languages, for the tools that measure or serve it. */
interface BuildRecord {
  base: string;
  /** Files of the site's pages, without the owner's own HTML files. */
  pages: string[];
  /** Its scripts; each module in bytes, minified and compressed (brotli 11) on its own: to compare, not to add up. */
  chunks: { file: string; modules: Record<string, number> }[];
  /** What makes pages load the app by themselves, a line each. */
  live: string[];
}

const RECORD = 'modules.json';

/**
 * Returns what the build recorded of a site in a folder; undefined if something else built it, or a folder beside it is
 * meant.
 */
export function readRecord(dist: string): BuildRecord | undefined {
  const file = resolve(dist, '../.build', RECORD);
  if (!existsSync(file)) return undefined;
  const record: BuildRecord = JSON.parse(readFileSync(file, 'utf8'));
  return record.chunks.every((chunk) => existsSync(resolve(dist, chunk.file))) ? record : undefined;
}

export const writeRecord = (dist: string, record: BuildRecord): Promise<void> =>
  writeNextTo(dist, RECORD, `${JSON.stringify(record, null, 1)}\n`);
