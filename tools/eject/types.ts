import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ORIGINAL, OVERRIDES_FOLDER } from '../../plugins/overrides/folder.ts';
import { codeFile } from '../../plugins/project.ts';

/**
 * Writes, where an owner has none, the `tsconfig.json` by which an editor finds what overrides import: the code is an installed
 * package.
 * @returns whether it was written
 */
export function writeTypes(root: string): boolean {
  const file = resolve(root, 'tsconfig.json');
  if (existsSync(file)) return false;
  const code = `./${relative(root, codeFile('.', root)).replaceAll('\\', '/')}`;
  const { paths } = JSON.parse(readFileSync(codeFile('tsconfig.json', root), 'utf8')).compilerOptions;
  const config = {
    extends: `${code}/tsconfig.json`,
    compilerOptions: {
      types: ['vite/client'],
      rootDirs: [OVERRIDES_FOLDER, `${code}/src`],
      paths: { ...paths, [`${ORIGINAL}*`]: [`${code}/src/*`] },
    },
    include: [OVERRIDES_FOLDER, `${code}/src/content.d.ts`],
  };
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  return true;
}
