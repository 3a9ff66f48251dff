import { parseSync, Visitor } from 'vite';

// What is read here in scripts as Vite 8.3.8 writes them: if it is not found, the callers stop the build and name this file.

/** The id of the module with Vite's helper, a function that each dynamic import is wrapped in. */
export const HELPER = '\0vite/preload-helper.js';

/** The helper's second argument: Vite replaces it by what the import depends on, once files have their names. */
export const MARKER = '__VITE_PRELOAD__';

/** A dynamic import of a chunk whose hash is not known yet. */
const CHUNK_IMPORT = /import\("\.\/([^"]+)-!~\{\w+\}~\.js"\)/;

/**
 * Returns a chunk's code in which calls of the helper have the name of the imported chunk and no marker: `h("app")` in place of
 * `h(() => import("./app-!~{1}~.js"), __VITE_PRELOAD__)`. Imports that are wrapped in another way are left as they are.
 */
export function namedImports(code: string): string {
  let named = code;
  visit(code, {
    CallExpression({ start, end, callee, arguments: [load, marker] }) {
      if (!load || marker?.type !== 'Identifier' || marker.name !== MARKER) return;
      const helper = code.slice(callee.start, callee.end);
      const body = 'body' in load && load.body?.type === 'ImportExpression' ? load.body : undefined;
      const loading = code.slice((body ?? load).start, load.end).replace(CHUNK_IMPORT, `${helper}("$1")`);
      named = named.replace(code.slice(start, end), () => (body ? loading : `${helper}(${loading})`));
    },
  });
  return named;
}

/** Returns the code of the function that renders pages (`prerender` in `src/main.ts`) from its minified entry, if it is there. */
export function prerenderIn(code: string): string | undefined {
  let found: string | undefined;
  visit(code, {
    ArrowFunctionExpression({ params: [first], start, end }) {
      const text = code.slice(start, end);
      if (first?.type === 'ObjectPattern' && text.includes('.renderPage(')) found = text;
    },
  });
  return found;
}

const visit = (code: string, visitor: ConstructorParameters<typeof Visitor>[0]) =>
  new Visitor(visitor).visit(parseSync('chunk.js', code).program);
