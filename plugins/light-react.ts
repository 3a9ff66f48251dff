import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** The site's own source and the carousel. */
const NEEDS_NO_COMPAT = /\/src\/[^?]*\.tsx?$|\/react-splide\.esm\.js$/;

const LIGHT = normalizePath(resolve(import.meta.dirname, 'react.ts'));

/**
 * Gives the site Preact's core and hooks as `react`; another library that imports it gets all of `preact/compat`.
 * Saves: 3,074 B on every page.
 * Can go: when bundlers drop what is unused of compat (importing it patches Preact, so all of it stays).
 */
export function lightReact(): Plugin {
  return {
    name: 'light-react',
    enforce: 'pre',
    // By then Preact's preset has made `preact/compat` of `react`.
    resolveId: {
      filter: { id: /^preact\/compat$/ },
      handler: (_, importer = '') => (NEEDS_NO_COMPAT.test(importer) ? LIGHT : undefined),
    },
  };
}
