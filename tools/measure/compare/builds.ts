import { resolve } from 'node:path';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import { contentFolder } from '../../../plugins/content/read/folder.ts';
import { finish } from '../../../plugins/finish/finish.ts';

/** The differences between the two builds; source and configuration are otherwise the same. */
export const DIFFERENCES = [
  '`react` is React 19 with react-dom instead of Preact and its hooks; JSX uses its runtime.',
  "`hydrate` and `render` are react-dom's, behind a 30-line stand-in.",
  'preact-iso renders with React as well: the router and the lazy pages are the same code.',
  '`useReducer` calls the reducer at once, as Preact does.',
  'Class components start with an empty state, which Preact provides on its own.',
  "The pages are prerendered by react-dom's `prerender` instead of preact-render-to-string.",
];

const here = (file: string) => resolve(import.meta.dirname, file);

const PREACT_ONLY = 'preact:config';
/** Replaced: one language is enough, and this plugin would build the others from `vite.config.ts`. */
const FINISH = 'finish';

const onReact: Plugin = {
  name: 'on-react',
  enforce: 'pre',
  config: () => ({
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    resolve: {
      alias: [
        { find: /^preact$/, replacement: here('preact-in-react.ts') },
        { find: /^preact\/hooks$/, replacement: here('hooks-in-react.ts') },
        { find: /^preact-iso\/prerender$/, replacement: here('iso-prerender-in-react.ts') },
      ],
    },
  }),
  // React is installed next to this file, not next to the source.
  resolveId: {
    filter: { id: /^react(-dom)?(\/|$)/ },
    handler(id) {
      return this.resolve(id, import.meta.filename, { skipSelf: true });
    },
  },
  transform: {
    filter: { id: { include: /\/src\/.*\.tsx?$/, exclude: /node_modules/ } },
    handler: (code) => ({ code: withState(code), map: null }),
  },
};

const withState = (code: string) => code.replace(/^.*\bextends Component\b.*\{$/gm, '$& state = {};');

/**
 * Builds the site twice, in `.build/compare`.
 * @returns absolute paths of the two built sites
 */
export async function buildBoth(root: string): Promise<{ preact: string; react: string }> {
  const run = async (name: string, adapt?: (plugins: Plugin[]) => Plugin[]) => {
    const outDir = resolve(root, '.build/compare', name, 'dist');
    const env = { command: 'build', mode: 'production' } as const;
    const { config = {} } = (await loadConfigFromFile(env, resolve(root, 'vite.config.ts'))) ?? {};
    const all = (config.plugins as (Plugin | false)[]).flat(Number.POSITIVE_INFINITY);
    const kept = all.filter((each): each is Plugin => !!each && each.name !== FINISH);
    await build({
      ...config,
      // The alias of `react`.
      resolve: adapt ? {} : config.resolve,
      plugins: [...(adapt ? adapt(kept) : kept), finish(contentFolder(root), [])],
      root,
      configFile: false,
      logLevel: 'warn',
      build: { ...config.build, outDir, emptyOutDir: true },
    });
    return outDir;
  };
  const withReact = (plugins: Plugin[]) => [...plugins.filter(({ name }) => name !== PREACT_ONLY), onReact];
  return { preact: await run('preact'), react: await run('react', withReact) };
}
