import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { installDependencies } from '../../../../tools/install.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const BIOME = resolve(ROOT, 'tools/lint/node_modules/@biomejs/biome/bin/biome');
const UNTIDY = '{"name":\n"x"}';

const root = temporaryFolder('check');
beforeAll(() => {
  installDependencies('tools/lint');
  for (const file of ['biome.json', '.gitignore']) cpSync(resolve(ROOT, file), resolve(root, file));
});

/** The output of the format check with another file in the project root. */
function check(file: string) {
  writeFileSync(resolve(root, file), UNTIDY);
  const { stdout, stderr } = spawnSync(process.execPath, [BIOME, 'check'], { cwd: root, encoding: 'utf8' });
  rmSync(resolve(root, file), { force: true });
  return stdout + stderr;
}

test('ignores the format of a résumé next to the project’s own files', () => {
  expect(check('my-resume.json')).toMatch(/Checked 1 file\b.*No fixes applied/s);
});

test('checks the format of the project’s own files', () => {
  expect(check('package.json')).toContain('package.json format');
});
