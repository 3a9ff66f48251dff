import { posix, resolve } from 'node:path';
import { minifySync, type Rolldown } from 'vite';
import { type BuildRecord, readRecord } from '../../packages/page-weight/src/site.ts';
import { isVersionPart } from '../deployment/built-files.ts';
import { writeNextTo } from '../project.ts';
import { brotli } from './compress.ts';

/** What the build records of a site. */
export interface SiteRecord extends BuildRecord {
  /** What makes pages load the app by themselves, a line each. */
  live: string[];
}

/**
 * Records the pages of a build and the modules of its scripts, so that the budget can name what grew. A further language is
 * built into a folder of the first one's, and what is recorded of it stands beside the first one's record.
 */
export async function recordModules(
  dist: string,
  bundle: Rolldown.OutputBundle,
  { base, root, live, language }: { base: string; root: string; live: string[]; language?: string },
): Promise<void> {
  const site = language ? resolve(dist, '..') : dist;
  const first = language ? readRecord<SiteRecord>(site) : undefined;
  const below = (name: string) => (language ? `${language}/${name}` : name);
  const scripts = Object.values(bundle)
    .filter((each) => each.type === 'chunk')
    .filter(({ fileName }) => !isVersionPart(fileName));
  const chunks = await Promise.all(
    scripts.map(async (chunk) => ({ file: below(chunk.fileName), modules: await weighModules(chunk, root) })),
  );
  const pages = Object.keys(bundle).filter((name) => name.endsWith('.html'));
  const record: SiteRecord = {
    base: first?.base ?? base,
    pages: [...(first?.pages ?? []), ...pages.map(below)],
    chunks: [...(first?.chunks ?? []), ...chunks],
    live: [...(first?.live ?? []), ...live],
  };
  await writeNextTo(site, 'modules.json', `${JSON.stringify(record, null, 1)}\n`);
}

/** In isolation, all exports of a module look unused. */
const KEEP_EXPORTS = { compress: { unused: false }, mangle: { toplevel: true } } as const;

async function weighModules(chunk: Rolldown.OutputChunk, root: string): Promise<Record<string, number>> {
  const sizes: [string, number][] = [];
  for (const [id, { code }] of Object.entries(chunk.modules)) {
    if (!code) continue;
    const small = minifySync('module.js', code, KEEP_EXPORTS).code;
    if (small) sizes.push([moduleName(id, root), (await brotli(Buffer.from(small))).length]);
  }
  return Object.fromEntries(sizes.sort(([, one], [, other]) => other - one));
}

/**
 * Returns the readable name of a module from its id in Vite: `src/app.tsx`, `node_modules/…/preact.mjs`, `content:site`. What is installed
 * may be in a folder above, beside the code.
 */
export function moduleName(id: string, root: string): string {
  const plain = id.replace(/^\0/, '').replace(/\?.*/s, '');
  if (!/^([a-z]:)?\//i.test(plain)) return plain;
  const path = posix.relative(root, plain);
  return path.startsWith('..') ? plain.replace(/^.*\/(?=(?:node_modules|overrides)\/)/, '') : path;
}
