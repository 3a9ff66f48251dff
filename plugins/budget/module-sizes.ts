import { posix, resolve } from 'node:path';
import { minifySync, type Rolldown } from 'vite';
import { type BuildRecord, readRecord } from '../../packages/page-weight/src/site.ts';
import { HASH_PATTERN, isVersionPart } from '../deployment/built-files.ts';
import { writeNextTo } from '../project.ts';
import { brotli } from './compress.ts';

/** The build's record of a site. */
export interface SiteRecord extends BuildRecord {
  /** A line for each page that loads the app by itself: which components make it do that. */
  live: string[];
}

/**
 * Records the pages of a build and the modules of its scripts, so that the budget can name what grew. A further language, whose
 * site is in a folder of the first language's, is added to the first language's record.
 */
export async function recordModules(
  dist: string,
  bundle: Rolldown.OutputBundle,
  { base, root, live, reports }: Record<'base' | 'root', string> & Record<'live' | 'reports', string[]>,
  language?: string,
): Promise<void> {
  const site = language ? resolve(dist, '..') : dist;
  const first = language ? readRecord<SiteRecord>(site) : undefined;
  const below = (name: string) => (language ? `${language}/${name}` : name);
  const scripts = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ fileName }) => !isVersionPart(fileName));
  const chunks = await Promise.all(
    scripts.map(async (chunk) => ({ file: below(chunk.fileName), modules: await weighModules(chunk, root) })),
  );
  const pages = Object.keys(bundle).filter((name) => name.endsWith('.html'));
  const record: SiteRecord = {
    base: first?.base ?? base,
    pages: [...(first?.pages ?? []), ...pages.map(below)],
    reports: [...(first?.reports ?? []), ...reports.map(below)],
    hash: HASH_PATTERN.source,
    chunks: [...(first?.chunks ?? []), ...chunks],
    live: [...(first?.live ?? []), ...live],
  };
  await writeNextTo(site, 'modules.json', `${JSON.stringify(record, null, 1)}\n`);
}

/** Keeps a module's exports, which all look unused to a minifier that sees the module alone. */
const KEEP_EXPORTS = { compress: { unused: false }, mangle: { toplevel: true } } as const;

/** Returns the compressed bytes of each module of a chunk, by its name, the largest first. */
async function weighModules(chunk: Rolldown.OutputChunk, root: string): Promise<Record<string, number>> {
  const sizes: [string, number][] = [];
  for (const [id, { code }] of Object.entries(chunk.modules)) {
    if (!code) continue;
    const minified = minifySync('module.js', code, KEEP_EXPORTS).code;
    if (minified) sizes.push([moduleName(id, root), (await brotli(Buffer.from(minified))).length]);
  }
  return Object.fromEntries(sizes.sort(([, one], [, other]) => other - one));
}

/**
 * Returns the readable name of a module from its id in Vite: `src/app.tsx`, `node_modules/…/preact.mjs`, `content:site`. Packages
 * may be installed in a folder above the code.
 */
export function moduleName(id: string, root: string): string {
  const plain = id.replace(/^\0/, '').replace(/\?.*/s, '');
  if (!/^([a-z]:)?\//i.test(plain)) return plain;
  const path = posix.relative(root, plain);
  return path.startsWith('..') ? plain.replace(/^.*\/(?=(?:node_modules|overrides)\/)/, '') : path;
}
