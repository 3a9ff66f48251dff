import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** The site's own source and the carousel. */
const NEEDS_NO_COMPAT = /\/src\/[^?]*\.tsx?$|\/react-splide\.esm\.js$/;

const PREACT = normalizePath(resolve(import.meta.dirname, 'react.ts'));

/**
 * Resolves `react` to Preact's core and hooks for the site and the carousel; other modules get all of `preact/compat`.
 * Saves: 3,074 B on every page.
 * Can be removed: when bundlers can tree-shake compat (importing it patches Preact, so all of it stays).
 */
export function reactAlias(): Plugin {
  return {
    name: 'react-alias',
    enforce: 'pre',
    // Preact's preset has already replaced `react` with `preact/compat`.
    resolveId: {
      filter: { id: /^preact\/compat$/ },
      handler: (_, importer = '') => (NEEDS_NO_COMPAT.test(importer) ? PREACT : undefined),
    },
  };
}
