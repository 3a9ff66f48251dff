import type { Plugin } from 'vite';
import { firstBase } from './content/editions.ts';
import { loadContent } from './content/load.ts';
import { otherHosts } from './content/other-hosts.ts';
import { secure } from './csp.ts';
import { ownFile } from './same-host/own-file.ts';
import { bringsFont, publicStyles } from './same-host/style.ts';

/**
 * Secures the finished pages: each says its own policy, and checks the script that it loads. Must come last of all that
 * writes HTML.
 * @param folder absolute path of the owner's folder
 * @param language name of a further language's folder, for the pages in that
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
