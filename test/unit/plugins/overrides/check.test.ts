import { readFileSync, writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { faultLine, printable } from '../../../../plugins/fault.ts';
import { checkOverrides } from '../../../../plugins/overrides/check.ts';
import { originalFile, overridesFolder } from '../../../../plugins/overrides/folder.ts';
import { OVERRIDABLE } from '../../../../plugins/overrides/list.ts';
import { eject, keepOverride } from '../../../../plugins/overrides/take.ts';
import { isDemonstration, OVERRIDES } from '../../../support/overrides.ts';
import { type Files, temporaryFolder } from '../../../support/temporary-files.ts';
import { nodesOf } from '../../import-graph.ts';

/** What the check says of overrides, without the beginning that is the same for all. */
async function linesOf(files: Files) {
  const { faults } = await checkOverrides(temporaryFolder('overrides', files));
  return faults.map((fault) => faultLine(fault).replace(/^overrides\//, ''));
}

test('overrides with files of their own have no fault, nor has a folder that does not exist', async () => {
  expect(await linesOf(OVERRIDES)).toEqual([]);
  expect(await checkOverrides(resolve(temporaryFolder('none'), 'overrides'))).toEqual({
    faults: [],
    warnings: [],
  });
});

const NEAREST = 'the nearest that can be is';
const GONE =
  'the file: src/components/banner, which this replaced, no longer exists; rename it if components/badge does the same now, else remove it';

test.each([
  [
    'has a name that nothing has',
    'heroo.tsx',
    '',
    `the file: there is no src/components/heroo to replace; ${NEAREST} components/hero; a file of your own is one that an override imports`,
  ],
  [
    'is of a file that others rely on',
    'pause-button.tsx',
    '',
    `the file: src/components/pause-button.tsx can't be replaced; ${NEAREST} components/copy-button; a file of your own is one that an override imports`,
  ],
  [
    'has another extension',
    'hero.jsx',
    'export const Hero = 1;',
    "the file: src/components/hero.tsx can't be replaced by it; give it the same name",
  ],
  ['was taken from what is gone', 'banner.tsx', '// from components/banner.tsx@0123456789ab\n', GONE],
  ['wraps what is gone', 'banner.tsx', "import { Banner } from 'original:components/banner';", GONE],
  [
    'imports what does not exist',
    'hero.tsx',
    "import { Nab } from 'original:components/nab';\nexport const Hero = Nab;",
    'original:components/nab: there is no src/components/nab; did you mean components/nav?',
  ],
  [
    'exports nothing of that name',
    'hero.tsx',
    'export default () => null;',
    "Hero: it is not exported, as src/components/hero does; export it, or all of the original's: export * from 'original:components/hero'",
  ],
  [
    'is no page',
    'pages/project.tsx',
    'export const Project = () => null;',
    'default: it has no default export, as a page has; export default its component',
  ],
  ['can’t be read', 'hero.tsx', 'export\nconst = 1', ':2: the code: Unexpected token; mend the code there'],
  [
    'is of styles',
    'hero.module.css',
    '.a{}',
    'the file: no override imports it; import it in one, or remove it',
  ],
])('a file that %s is named, with what to do', async (_, name, text, line) => {
  const file = name.includes('/') ? name : `components/${name}`;
  expect(await linesOf({ [file]: text })).toEqual([file + (line.startsWith(':') ? line : `: ${line}`)]);
});

test('a copy is as the original but for the line that says where it is from', async () => {
  const root = temporaryFolder('eject');
  const files = await eject(root, 'src/components/entry-list.tsx');
  expect(files).toEqual([
    'overrides/components/entry-list.tsx',
    'overrides/components/entry-list.module.css',
  ]);
  for (const file of files) {
    const [first, ...lines] = readFileSync(resolve(root, file), 'utf8').split('\n');
    expect(first).toMatch(/ from components\/[\w.-]+@[\da-f]{12}/);
    expect(lines.join('\n')).toBe(readFileSync(file.replace('overrides', 'src'), 'utf8'));
  }
  await expect(eject(root, 'components/entry-list')).rejects.toThrow(
    'overrides/components/entry-list.tsx is there already',
  );
  await expect(eject(root, 'entry-lists')).rejects.toThrow('did you mean components/entry-list?');
});

test('a copy whose original has changed since is named, with the change, until it is kept', async () => {
  const root = temporaryFolder('aged');
  const [file = '', style] = await eject(root, 'components/section');
  const folder = resolve(root, 'overrides');
  expect(await checkOverrides(folder)).toEqual({ faults: [], warnings: [] });

  const text = readFileSync(resolve(root, file), 'utf8').replace('<h2', '<h3').replace('</h2', '</h3');
  writeFileSync(resolve(root, file), text.replace(/@\w+/, '@0123456789ab'));
  const copy = resolve(folder, '.from/components/section.tsx');
  writeFileSync(copy, readFileSync(copy, 'utf8').replace('<div>{children}</div>', '<p>{children}</p>'));
  const { faults, warnings } = await checkOverrides(folder);
  expect(faults).toEqual([]);
  expect(warnings.map(faultLine)).toEqual([
    'overrides/components/section.tsx: the file: src/components/section.tsx has changed since this was taken from it; take over what you want of the change, then npm run check -- --keep components/section',
  ]);
  const { details = '' } = warnings[0] ?? {};
  expect(printable(details.replaceAll('\n', ' '))).not.toContain('\\u');
  expect(details.split('\n').filter((line) => /^[+-] /.test(line))).toEqual([
    '-    <p>{children}</p>',
    '+    <div>{children}</div>',
  ]);

  expect(await keepOverride(root, 'components/section')).toEqual([file, style]);
  expect(await checkOverrides(folder)).toEqual({ faults: [], warnings: [] });
  expect(readFileSync(resolve(root, file), 'utf8')).toBe(text);
});

test('styles whose original has changed can be kept by the name that the check gives', async () => {
  const root = temporaryFolder('aged-styles');
  const [, style = ''] = await eject(root, 'components/entry-list');
  const folder = resolve(root, 'overrides');
  const aged = resolve(root, style);
  writeFileSync(aged, readFileSync(aged, 'utf8').replace(/@\w+/, '@000000000000'));
  const { warnings } = await checkOverrides(folder);
  const [, name = ''] = /--keep (.*)$/.exec(warnings.map(faultLine).join('\n')) ?? [];
  expect(await keepOverride(root, name)).toEqual([style]);
  expect((await checkOverrides(folder)).warnings).toEqual([]);
});

test('the sites that the code is tested on have no overrides', () => {
  const has = (folder: string, env = {}) => !!overridesFolder('/site', `/site/${folder}`, env);
  expect(['src/content', 'drafts', 'demo/content'].map((folder) => has(folder))).toEqual([true, true, true]);
  expect(has('drafts', { CONTENT_DIR: 'drafts' })).toBe(true);
  expect(has('demo/content', { CONTENT_DIR: 'demo/content' })).toBe(false);
  expect(has('examples/student')).toBe(false);
});

test.each([
  ['nothing', [], true],
  ['an override', ['overrides/components/nav.tsx'], false],
  ['content', ['src/content/resume.json'], false],
])('an owner with %s is tested as such', (_, files, expected) => {
  const own = [...files, 'demo/content/resume.json'].map((file) => [file, '']);
  expect(isDemonstration(temporaryFolder('owner', Object.fromEntries(own)), {})).toBe(expected);
});

/** Returns the names of the functions that a script exports. */
const functionsIn = (script: string) =>
  Array.from(
    script.matchAll(/^export (?:(default)|(?:function|const) (\w+)(?:<.*>)?(?: = )?\()/gm),
    ([, page, name = '']) => page ?? name,
  );

interface Declared {
  id?: { name?: string };
  params?: { properties?: { key: { name: string } }[] }[];
  init?: Declared;
}

/** Returns the names of the properties that a function of a script takes apart, if it does. */
function propsOf(script: string, name: string): string[] | undefined {
  const [, page] = /^export default (\w+)/m.exec(script) ?? [];
  const called = name === 'default' ? page : name;
  const declared = (nodesOf('x.tsx', script) as Declared[]).find(({ id }) => id?.name === called);
  const [props] = (declared?.init ?? declared)?.params ?? [];
  return props?.properties?.map(({ key }) => key.name);
}

test('the documentation lists what can be replaced, and what that must export and gets by the names in the code', async () => {
  const rows = readFileSync('docs/overrides.md', 'utf8').matchAll(/^\| `([\w-]+\/[\w-]+)` \| (.*) \|$/gm);
  const listed = Array.from(rows, ([, file = '', text = '']) => {
    const script = readFileSync(originalFile(file) as string, 'utf8');
    const exports = text.split('; ').map((each) => {
      const [name = '', ...given] = each.match(/(?<=`)\w+(?=`)/g) ?? [];
      // All that a view has is said by its type.
      if (!given[0]?.endsWith('View')) expect(given, name).toEqual(propsOf(script, name) ?? given);
      for (const prop of given) expect(script).toMatch(new RegExp(`\\b${prop}\\b`));
      return name;
    });
    expect([...exports].sort()).toEqual(functionsIn(script).sort());
    return { file, exports };
  });
  expect(listed.map(({ file }) => file).sort()).toEqual([...OVERRIDABLE].sort());

  const empty = (file: string) => [file + extname(originalFile(file) as string), 'export {};'];
  const { faults } = await checkOverrides(
    temporaryFolder('empty', Object.fromEntries(OVERRIDABLE.map(empty))),
  );
  const required = listed.flatMap(({ file, exports }) => exports.map((name) => `${file} ${name}`));
  const missing = faults.map(({ file, field }) => `${file.replace(/^overrides\/|\.tsx?$/g, '')} ${field}`);
  expect(missing.sort()).toEqual(required.sort());
});
