import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const PACKAGE = resolve(import.meta.dirname, '..');
const SCRIPT = `import { importResume, NotAResume } from 'resume-import';
try {
  console.log(importResume(process.argv[2]).resume.basics.name);
} catch (error) {
  console.log(error instanceof NotAResume, error.why);
}`;

test('packed and installed elsewhere, it imports a résumé with no more than it depends on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  // npm is a script of the shell on Windows.
  const packed = spawnSync(`npm pack --silent --pack-destination "${folder}"`, {
    cwd: PACKAGE,
    shell: true,
    encoding: 'utf8',
  });
  const installed = join(folder, 'node_modules/resume-import');
  mkdirSync(installed, { recursive: true });
  const archive = packed.stdout.trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', installed, '--strip-components=1']);
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(resolve(PACKAGE, '../../node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  writeFileSync(join(folder, 'script.mjs'), SCRIPT);
  // Playwright's own, which would have Node.js print in color and warn of it.
  const { NODE_OPTIONS: _, FORCE_COLOR: __, ...env } = process.env;
  const run = (file: string) => {
    const { stdout, stderr } = spawnSync(process.execPath, ['script.mjs', file], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    return stdout + stderr;
  };
  expect(run(resolve(import.meta.dirname, 'resumes/east.json'))).toBe('佐藤 美咲\n');
  expect(run(join(folder, 'script.mjs'))).toMatch(/^true doesn't contain a résumé\n$/);
});
