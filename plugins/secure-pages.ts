import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { firstBase } from './content/editions.ts';
import { loadContent } from './content/load.ts';
import { otherHosts } from './content/other-hosts.ts';
import { secure } from './csp.ts';
import { RefusedError } from './same-host/plugin.ts';
import { bringsFont, publicStyles } from './same-host/style.ts';

/**
 * Secures the finished pages: each says its own policy, and checks the script that it loads. Must come last of all that
 * writes HTML.
 */
export function securePages(folder?: string, language?: string): Plugin {
  let base = '/';
  let publicDir = '';
  return {
    name: 'secure-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base;
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const site = folder ? loadContent(folder, language).site : {};
        // What stands in `public/` is below the first language's base alone.
        const fileAt = (address: string) =>
          ownFile(address, address.startsWith(base) ? base : firstBase(base, language), bundle, publicDir);
        const styles = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && /\.(css|html)$/.test(file.fileName) ? [String(file.source)] : [],
        );
        const fonts = [...styles, ...publicStyles(publicDir).map(([, css]) => css)].some(bringsFont);
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          file.source = secure(String(file.source), fileAt, { fonts, others: otherHosts(site) });
        }
      },
    },
  };
}

/**
 * A script of the site: built, or as it stands in `public/`.
 * @throws where there is none, with what to do
 */
export function ownFile(
  address: string,
  base: string,
  bundle: Rolldown.OutputBundle,
  publicDir: string,
): string | Uint8Array {
  const name = address.startsWith(base) ? address.slice(base.length) : '';
  const file = bundle[name];
  if (file) return file.type === 'chunk' ? file.code : file.source;
  const path = resolve(publicDir, name);
  if (name && existsSync(path)) return readFileSync(path);
  throw new RefusedError([
    {
      file: 'index.html',
      field: '<script src>',
      problem: `the site has no file ${address}`,
      remedy: 'put it into public/ and write its path from there, with a slash at its start',
    },
  ]);
}
