import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { cyclesOf, importsOf, nodesOf, readImports } from './import-graph.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const graph = readImports(ROOT, ['src', 'packages', 'plugins', 'tools', 'test', 'demo']);

const textOf = (file: string) => readFileSync(resolve(ROOT, file), 'utf8');
const nodesIn = (file: string) => nodesOf(file, textOf(file));
const topFolderOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : 'the root');

/** The imports of a folder's files that are not allowed. */
const forbiddenImports = (from: string, isForbidden: (target: string) => boolean) =>
  [...graph]
    .filter(([file]) => file.startsWith(from))
    .flatMap(([file, targets]) => targets.filter(isForbidden).map((target) => `${file} → ${target}`));

test.each([
  ['src', ['src']],
  ['packages', ['packages']],
  ['plugins', ['src', 'packages', 'plugins']],
  ['tools', ['src', 'packages', 'plugins', 'tools']],
  ['test', ['src', 'packages', 'plugins', 'tools', 'test', 'the root']],
] as const)('%s/ imports only from %j', (folder: string, allowed: readonly string[]) => {
  expect([...graph.keys()].filter((file) => topFolderOf(file) === folder)).not.toEqual([]);
  expect(forbiddenImports(`${folder}/`, (target) => !allowed.includes(topFolderOf(target)))).toEqual([]);
});

const code = new Map([...graph].filter(([file]) => /^(src|packages|plugins|tools)\//.test(file)));

test('the site, the packages, the plugins and the tools have no import cycles', () => {
  expect(cyclesOf(code)).toEqual([]);
});

/** A room is a folder in `src/`, `packages/`, `plugins/` or `tools/`, or a file beside the rooms. */
const roomOf = (file: string) => file.split('/').slice(0, 2).join('/');

test.each([
  ['folders', dirname],
  ['rooms', roomOf],
])(
  'nor do their %s, except between a folder and those inside it, or where one loads the other later',
  (_, placeOf) => {
    const isIn = (place: string, other: string) => `${place}/`.startsWith(`${other}/`);
    const places = new Map<string, string[]>();
    for (const [file, targets] of readImports(ROOT, ['src', 'packages', 'plugins', 'tools'], {
      loads: false,
    })) {
      const place = placeOf(file);
      const others = targets.map(placeOf).filter((other) => !isIn(place, other) && !isIn(other, place));
      places.set(place, [...(places.get(place) ?? []), ...others]);
    }
    expect(cyclesOf(places)).toEqual([]);
  },
);

/** The folders of `plugins/content/`, each of which imports only from those before it. */
const CONTENT_FOLDERS = ['words', 'text', 'read', 'views', 'versions', 'styles'];

test.each(CONTENT_FOLDERS)('plugins/content/%s/ imports only from the folders before it', (folder) => {
  const folders = [...CONTENT_FOLDERS.slice(0, CONTENT_FOLDERS.indexOf(folder)), folder];
  const allowed = new RegExp(`^plugins/content/((${folders.join('|')})/|types|\\w+\\.schema)`);
  const isForbidden = (target: string) => target.startsWith('plugins/content/') && !allowed.test(target);
  expect([...graph.keys()].some((file) => file.startsWith(`plugins/content/${folder}/`))).toBe(true);
  expect(forbiddenImports(`plugins/content/${folder}/`, isForbidden)).toEqual([]);
});

/** The packages that a file imports, but for types. */
const packagesOf = (file: string) =>
  importsOf(nodesIn(file).filter(({ importKind }) => importKind !== 'type'))
    .filter((name) => !/^[./]|:/.test(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);

test('what owners run imports only packages that are installed without those for development', () => {
  const { dependencies } = JSON.parse(textOf('package.json'));
  const run = /^(src|plugins|packages\/[^/]+\/src|tools\/new)\/(?!visit\/)|^tools\/(support\/)?\w+\.ts$/;
  const missing = [...code.keys()]
    .filter((file) => run.test(file))
    .flatMap((file) => packagesOf(file).map((name) => [file, name] as const))
    .filter(([, name]) => !/^react(-dom)?$/.test(name) && !(name in dependencies));
  expect(missing).toEqual([]);
  expect(Object.keys(dependencies)).toContain('jiti');
});

test.each(['resume-import', 'page-weight'])(
  '%s has the dependencies that it imports, in the project’s versions or later',
  (name) => {
    const { dependencies, devDependencies } = JSON.parse(textOf('package.json'));
    const folder = `packages/${name}`;
    const own = JSON.parse(textOf(`${folder}/package.json`));
    const files = [...graph.keys()].filter((file) => file.startsWith(`${folder}/src/`));
    const imported = [...new Set(files.flatMap(packagesOf))];
    expect({ ...own.dependencies, ...own.devDependencies }).toEqual(
      Object.fromEntries(
        imported.map((each) => [
          each,
          each in dependencies ? `^${dependencies[each]}` : devDependencies[each],
        ]),
      ),
    );
  },
);

test('of the import the plugins import only what reads texts, and the tools that or its entry', () => {
  const isInside = (target: string) =>
    target.startsWith('packages/resume-import/') && !/\/src\/(text\/|index\.ts)/.test(target);
  expect(forbiddenImports('tools/', isInside)).toEqual([]);
  expect(forbiddenImports('plugins/', (target) => isInside(target) || target.endsWith('/index.ts'))).toEqual(
    [],
  );
});

test('a package imports nothing outside its folder, and the build opens no browser', () => {
  const [weight, ...others] = ['packages/page-weight/', 'packages/resume-import/'];
  for (const folder of [weight, ...others])
    expect(forbiddenImports(folder, (target) => !target.startsWith(folder))).toEqual([]);
  expect(forbiddenImports('plugins/', (target) => target.startsWith(`${weight}src/visit/`))).toEqual([]);
});

/** Files beside the rooms that every room may import: addresses, names of states and files, the shapes of what pages show, texts. */
const SHARED = [
  'url.ts',
  'states.ts',
  'part-file.ts',
  'picture-file.ts',
  'picture-url.ts',
  'views.ts',
  'words.ts',
];

/** What else each room of `src/` may import: those further down. */
const SITE_ROOMS: Record<string, string[]> = {
  'main.ts': ['first', 'dev.ts'],
  'dev.ts': [],
  'prerender.tsx': ['app.tsx', 'find-handlers.ts', 'prerendering.ts', 'routes.ts'],
  'prerendering.ts': [],
  'find-handlers.ts': ['app.tsx', 'router', 'components', 'preact-names.ts'],
  'app.tsx': ['routes.ts', 'router', 'components', 'first'],
  router: ['routes.ts', 'components', 'hooks', 'first', 'preact-names.ts'],
  'preact-names.ts': [],
  'routes.ts': [],
  pages: ['components', 'hooks', 'first'],
  carousel: ['components', 'hooks', 'first'],
  components: ['hooks', 'first'],
  hooks: ['first'],
  later: ['hooks', 'first'],
  background: ['first'],
  'service-worker': [],
  first: [],
  ...Object.fromEntries(SHARED.map((file) => [file, []])),
};

const roomInSite = (file: string) => roomOf(file).replace('src/', '');
const imports = [...readImports(ROOT, ['src'], { loads: false })];

test.each(Object.entries(SITE_ROOMS))(
  'src/%s imports only from %j, unless it loads that later',
  (room, allowed) => {
    const files = imports.filter(([file]) => roomInSite(file) === room);
    expect(files).not.toEqual([]);
    const may = [room, ...allowed, ...SHARED];
    const forbidden = files.flatMap(([file, targets]) =>
      targets.filter((target) => !may.includes(roomInSite(target))).map((target) => `${file} → ${target}`),
    );
    expect(forbidden).toEqual([]);
  },
);

test('every room of src/ is one of these', () => {
  const others = [...graph.keys()]
    .filter((file) => file.startsWith('src/') && !file.endsWith('.d.ts'))
    .map(roomInSite)
    .filter((room) => !(room in SITE_ROOMS));
  expect(others).toEqual([]);
});

/** The packages that a room's files import. */
const packagesIn = (room: string) =>
  [...graph.keys()]
    .filter((file) => file.startsWith('src/') && roomInSite(file) === room)
    .flatMap((file) => packagesOf(file).map((name) => `${file} → ${name}`));

test.each(['main.ts', 'first', 'later', 'background', 'service-worker'])(
  'src/%s is plain: React is loaded once it is of use',
  (room) => {
    expect(SITE_ROOMS).toHaveProperty([room]);
    expect(packagesIn(room).filter((line) => /→ (p?react|@splidejs\/)/.test(line))).toEqual([]);
  },
);

test.each(['components', 'pages', 'hooks'])('src/%s is React: nothing there is Preact’s own', (room) => {
  expect(SITE_ROOMS).toHaveProperty([room]);
  expect(packagesIn(room).filter((line) => /→ preact/.test(line))).toEqual([]);
});
