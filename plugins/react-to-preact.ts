import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const JSX = fileURLToPath(new URL('./jsx-runtime.ts', import.meta.url));

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

const DEFAULT_IMPORT = /import\s+(\w+)\s+from\s*(['"])react\2;?/g;
const IMPORT = /import\s*\{([^{}]*)\}\s*from\s*(['"])react\2;?/g;

/**
 * Sends each named import from `react` to the smallest Preact module that has it, so that a page
 * which uses only hooks does not download `preact/compat`. A default import goes to Preact's core
 * where all that is used of it lives there. Whatever only compat has stays as it is, and the alias
 * leads it to compat.
 * @returns the rewritten code, or the same code where nothing was to be rewritten
 */
export function reactToPreact(code: string): string {
  const core = code.replace(DEFAULT_IMPORT, (whole, name: string) => {
    const used = [...code.matchAll(new RegExp(`\\b${name}\\b(?:\\.(\\w+))?`, 'g'))].slice(1);
    return used.every(([, member]) => HOME[member ?? ''] === 'preact')
      ? `import * as ${name} from 'preact';`
      : whole;
  });
  return core.replace(IMPORT, (_, names: string) => {
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

/** The Vite plugin that does both, for the project's own source and the carousel's. */
export function lightImports(): Plugin {
  return {
    name: 'light-imports',
    enforce: 'pre',
    // In dev Preact's own tools want its own runtime.
    config: (_, { command }) =>
      command === 'build' ? { resolve: { alias: [{ find: 'preact/jsx-runtime', replacement: JSX }] } } : {},
    transform: {
      filter: { id: /\/src\/[^?]*\.tsx?$|react-splide\.esm\.js$/ },
      handler: (code) => ({ code: namedStyles(reactToPreact(code)), map: null }),
    },
  };
}
