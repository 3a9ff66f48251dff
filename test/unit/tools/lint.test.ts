import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { installDependencies } from '../../../tools/support/install.ts';
import { temporaryFolder } from '../../support/temporary-files.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const BIOME = resolve(ROOT, 'tools/lint/node_modules/@biomejs/biome/bin/biome');
beforeAll(() => installDependencies('tools/lint'));

const UNTIDY = '{"name":\n"x"}';

test('ignores the format of a résumé next to the project’s own files, whose format it checks', () => {
  const [config, ignored] = ['biome.json', '.gitignore'].map((file) => readFileSync(resolve(ROOT, file)));
  const files = { 'biome.json': config, '.gitignore': ignored } as Record<string, Buffer>;
  const cwd = temporaryFolder('check', { ...files, 'my-resume.json': UNTIDY, 'package.json': UNTIDY });
  const { stdout, stderr } = spawnSync(process.execPath, [BIOME, 'check'], { cwd, encoding: 'utf8' });
  expect(stdout + stderr).toContain('package.json format');
  expect(stdout + stderr).not.toContain('my-resume.json');
});
