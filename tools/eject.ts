import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { OWNER_FOLDER, ownerFolder, pathFrom } from '../plugins/content/read/folder.ts';
import { ORIGINAL, OVERRIDES_FOLDER } from '../plugins/overrides/folder.ts';
import { OVERRIDABLE } from '../plugins/overrides/list.ts';
import { eject } from '../plugins/overrides/take.ts';
import { CODE, codeFile, projectRoot } from '../plugins/project.ts';
import { packageSource } from './new/project.ts';
import { runCommand } from './support/command.ts';
import { type Manifest, PACKAGE, readJson } from './support/json.ts';

/** Files that stay as the owner has them, in their own words or for their own host. */
const KEPT = ['.github', 'README.md'];
/** Files that are written anew, because the owner's were about the package. */
const REPLACED = ['AGENTS.md', 'package.json', 'tsconfig.json'];

/**
 * Makes an owner's folder a copy of all the code, with the content in it, in place of the installed package.
 * @returns what was done and what is left to do, a line each; throws before anything is written if a file is in the way
 */
function ejectAll(root: string): string[] {
  if (root === CODE) throw new Error('This is a copy of all the code already.');
  const entries = readdirSync(CODE).filter((name) => name !== 'node_modules');
  const added = entries.filter((name) => !KEPT.includes(name) && !REPLACED.includes(name));
  const existing = added.find((name) => name !== 'LICENSE' && existsSync(resolve(root, name)));
  if (existing) throw new Error(`${existing} would be written over: rename it first`);

  const before = readJson<Manifest>(resolve(root, 'package.json'));
  const { [PACKAGE.name]: _, ...dependencies } = before.dependencies ?? {};
  for (const name of [...added, ...REPLACED])
    cpSync(resolve(CODE, name), resolve(root, name), { recursive: true, force: name !== 'LICENSE' });
  const content = ownerFolder(root);
  mkdirSync(resolve(root, dirname(OWNER_FOLDER)), { recursive: true });
  if (content !== resolve(root, OWNER_FOLDER)) renameSync(content, resolve(root, OWNER_FOLDER));
  const manifest = {
    ...PACKAGE,
    name: before.name ?? PACKAGE.name,
    private: true,
    dependencies: { ...dependencies, ...PACKAGE.dependencies },
    devDependencies: { ...before.devDependencies, ...PACKAGE.devDependencies },
  };
  writeFileSync(resolve(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  rmSync(resolve(root, 'package-lock.json'), { force: true });

  const source = packageSource().replace(/^git\+/, '');
  const repository = source.includes('/') ? source : 'URL-OF-THE-REPOSITORY';
  return [
    `Moved ${pathFrom(root, content)}/ to ${OWNER_FOLDER}/, and wrote the code around it; npm install does the rest.`,
    'README.md is as it was: where it names the folder of the content, that is another now.',
    'Workflows, tests, lint, demonstration and examples are in the repository alone; with them the site is published, and npm test passes:',
    `  git remote add upstream ${repository} && git fetch upstream`,
    `  git checkout upstream/main -- . ':!README.md' ':!package.json' ':!src/content'`,
  ];
}

/** Writes a `tsconfig.json` by which editors find the package's code in overrides, unless there is one; true if it did. */
function writeTypes(root: string): boolean {
  const file = resolve(root, 'tsconfig.json');
  if (existsSync(file)) return false;
  const code = `./${relative(root, codeFile('.', root)).replaceAll('\\', '/')}`;
  const { compilerOptions } = readJson<{ compilerOptions: { paths: object } }>(
    resolve(CODE, 'tsconfig.json'),
  );
  const config = {
    extends: `${code}/tsconfig.json`,
    compilerOptions: {
      types: ['vite/client'],
      rootDirs: [OVERRIDES_FOLDER, `${code}/src`],
      paths: { ...compilerOptions?.paths, [`${ORIGINAL}*`]: [`${code}/src/*`] },
    },
    include: [OVERRIDES_FOLDER, `${code}/src/content.d.ts`],
  };
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  return true;
}

const HELP = `npm run eject -- components/hero copies src/components/hero.tsx, with its styles, to overrides/, where it replaces it.
--all makes a copy of all the code of the folder, with the content in it: the package is needed no longer.

What can be replaced: ${OVERRIDABLE.join(', ')}`;

/** Copies files of the code to the owner's overrides. */
await runCommand(
  HELP,
  { all: { type: 'boolean' } },
  async ({ all }, names) => {
    const root = projectRoot();
    if (!all && !names.length) throw new Error(HELP);
    if (all) for (const line of ejectAll(root)) console.log(line);
    for (const name of names) for (const file of await eject(root, name)) console.log(`Wrote ${file}.`);
    if (names.length && root !== CODE && writeTypes(root))
      console.log('Wrote tsconfig.json, for your editor.');
    return true;
  },
  { names: true },
);
