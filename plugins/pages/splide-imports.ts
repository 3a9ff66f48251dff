import type { Plugin } from 'vite';

const DEFAULT_IMPORT = /^import (React\d*)(?:, (\{.*?\}))? from "react";$/gm;

/**
 * Changes the default import of React in the carousels' library into named imports: no bundler can leave out parts of a default.
 * Saves: 2.1 kB near a carousel, and of what every app loads.
 * Can be removed: when `@splidejs/react-splide` imports names.
 */
export const splideImports = (): Plugin => ({
  name: 'splide-imports',
  transform: {
    filter: { id: /react-splide\.esm\.js/ },
    handler(code) {
      const changed = code.replace(
        DEFAULT_IMPORT,
        (_, name, others = '{}') =>
          `import { Component as ${name}C, createElement as ${name}E, createRef as ${name}R } from "react"; import ${others} from "react"; const ${name} = { Component: ${name}C, createElement: ${name}E, createRef: ${name}R };`,
      );
      if (changed === code)
        this.error('@splidejs/react-splide imports React in another way: see splide-imports.ts');
      return { code: changed, map: null };
    },
  },
});
