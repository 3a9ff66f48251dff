import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { firstBase } from './content/editions.ts';
import { loadContent } from './content/load.ts';
import { otherHosts } from './content/other-hosts.ts';
import { secure } from './csp.ts';
import { RefusedError } from './same-host/plugin.ts';
import { bringsFont, publicStyles } from './same-host/style.ts';

const NO_FILE = {
  file: 'index.html',
  field: '<script src>',
  remedy: 'put it into public/ and write its path from there, with a slash at its start',
};

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
        const others = otherHosts(folder ? loadContent(folder, language).site : {});
        /** A script of the site: built, or as it stands in `public/`, below the first language's base alone. */
        const scriptAt = (address: string) => {
          const below = [base, firstBase(base, language)].find((each) => address.startsWith(each));
          const name = below ? address.slice(below.length) : '';
          const file = bundle[name];
          if (file) return file.type === 'chunk' ? file.code : file.source;
          const path = resolve(publicDir, name);
          if (name && existsSync(path)) return readFileSync(path);
          throw new RefusedError([{ ...NO_FILE, problem: `the site has no file ${address}` }]);
        };
        const styles = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && /\.(css|html)$/.test(file.fileName) ? [String(file.source)] : [],
        );
        const fonts = [...styles, ...publicStyles(publicDir).map(([, css]) => css)].some(bringsFont);
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          file.source = secure(String(file.source), scriptAt, { fonts, others });
        }
      },
    },
  };
}
