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

const page = (body: string) =>
  `<!doctype html>\n<html lang="en">\n<head><title>Page</title></head>\n<body>${body}</body>\n</html>\n`;

test('names the page, the line and the rule of invalid HTML', () => {
  const pages = ['index.html', '404.html'];
  const root = temporaryFolder('html', {
    'dist/index.html': page('<h1>Page</h1>'),
    'dist/index.html.br': '',
    'dist/404.html': page('<p><div></div></p>'),
    '.build/modules.json': JSON.stringify({ pages, chunks: [] }),
  });
  const jiti = resolve(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs');
  const args = [jiti, 'tools/lint/main.ts', '--dist', resolve(root, 'dist')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(/404\.html:4:\d+: error \[[a-z-]+\] .*<\/p>/);
  expect(stdout + stderr).not.toContain('index.html');
});
