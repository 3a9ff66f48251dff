import type { Plugin } from 'vite';

/** The smallest Preact module that has each name which the components import from `react`. */
const HOME: Record<string, string> = {
  Component: 'preact',
  Fragment: 'preact',
  cloneElement: 'preact',
  createContext: 'preact',
  createElement: 'preact',
  createRef: 'preact',
  isValidElement: 'preact',
  useCallback: 'preact/hooks',
  useContext: 'preact/hooks',
  useDebugValue: 'preact/hooks',
  useEffect: 'preact/hooks',
  useErrorBoundary: 'preact/hooks',
  useId: 'preact/hooks',
  useImperativeHandle: 'preact/hooks',
  useLayoutEffect: 'preact/hooks',
  useMemo: 'preact/hooks',
  useReducer: 'preact/hooks',
  useRef: 'preact/hooks',
  useState: 'preact/hooks',
};

const IMPORT = /import\s*\{([^{}]*)\}\s*from\s*(['"])react\2;?/g;

/**
 * Sends each named import from `react` to the smallest Preact module that has it, so that a page
 * which uses only hooks does not download `preact/compat`. A name that only compat has, a default
 * or a namespace import stay as they are, and the alias leads them to compat.
 * @returns the rewritten code, or the same code where nothing was to be rewritten
 */
export function reactToPreact(code: string): string {
  return code.replace(IMPORT, (_, names: string) => {
    const byModule = new Map<string, string[]>();
    for (const name of names.split(',').map((each) => each.trim())) {
      if (!name || name.startsWith('type ')) continue;
      const from = HOME[name.split(/\s+as\s+/)[0] ?? ''] ?? 'react';
      byModule.set(from, [...(byModule.get(from) ?? []), name]);
    }
    return [...byModule].map(([from, list]) => `import { ${list.join(', ')} } from '${from}';`).join(' ');
  });
}

const STYLE = /import (\w+) from (['"][^'"]+\.module\.css['"])/g;

/**
 * Imports a CSS module as a namespace, so that the bundler puts each class name in its place and
 * drops the table of names.
 */
export const namedStyles = (code: string): string => code.replace(STYLE, 'import * as $1 from $2');

/** The Vite plugin that does both for the project's own source. */
export function lightImports(): Plugin {
  return {
    name: 'light-imports',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\/src\/.*\.tsx?$/, exclude: /node_modules/ } },
      handler: (code) => ({ code: namedStyles(reactToPreact(code)), map: null }),
    },
  };
}
