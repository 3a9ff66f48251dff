import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { firstBase } from '../content/deployment/editions.ts';
import { otherHosts } from '../content/deployment/other-hosts.ts';
import { ContentError, fileFault } from '../content/fault.ts';
import { readTextFiles } from '../content/read/folder.ts';
import { loadContent } from '../content/read/load.ts';
import { addCspAndIntegrity, loadsFont } from './policy.ts';

const NO_FILE_REMEDY = 'put it into public/ and write its path below that folder, with a leading slash';

/**
 * Adds its own policy to each finished page, and integrity hashes to the scripts that it loads. Must be the last plugin
 * that writes HTML.
 */
export const addCsp = (folder?: string, language?: string): Plugin => ({
  name: 'add-csp',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const { base, publicDir } = this.environment.config;
      /** A script of the site: built, or from `public/`, which is served below the first language's base. */
      const scriptAt = (url: string) => {
        const below = (each: string) => (url.startsWith(each) ? url.slice(each.length) : '');
        const file = bundle[below(base)];
        if (file) return file.type === 'chunk' ? file.code : file.source;
        const name = below(firstBase(base, language));
        const path = resolve(publicDir, name);
        const problem = `the site has no file ${url}`;
        if (!name || !existsSync(path))
          throw new ContentError([fileFault('index.html', problem, NO_FILE_REMEDY, '<script src>')]);
        return readFileSync(path);
      };
      const assets = Object.values(bundle).filter((file) => file.type === 'asset');
      const pages = assets.filter(({ fileName }) => fileName.endsWith('.html'));
      const styles = [
        ...assets
          .filter(({ fileName }) => /\.(css|html)$/.test(fileName))
          .map(({ source }) => String(source)),
        ...readTextFiles(publicDir, '.css').values(),
      ];
      const others = [otherHosts(folder ? loadContent(folder, language).site : {})];
      const films = pages.some(({ source }) => String(source).includes('<video'));
      const allowed = { fonts: styles.some(loadsFont), films, others };
      for (const page of pages) page.source = addCspAndIntegrity(String(page.source), scriptAt, allowed);
    },
  },
});
