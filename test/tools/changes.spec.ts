import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD_MS, copyProject } from '../support/fork.ts';
import { temporaryFolder } from '../support/temporary-files.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test('before a release its changes are named: the files of each site that differ from the last one, tagged or packed', () => {
  test.setTimeout(BUILD_MS);
  const project = resolve(temporaryFolder('changes'), 'my code');
  copyProject(project);
  symlinkSync(resolve(ROOT, 'node_modules'), resolve(project, 'node_modules'));
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: 'examples/student', SITE_URL: '' },
    });
  const changes = (...words: string[]) =>
    run('node', 'node_modules/jiti/lib/jiti-cli.mjs', 'tools/changes.ts', ...words);
  run('git', 'init', '-q');
  run('git', 'add', '-A');
  run('git', '-c', 'user.name=Kim', '-c', 'user.email=kim@example.com', 'commit', '-qm', 'First');
  expect(() => changes()).toThrow('No release has a tag here');
  run('git', 'tag', 'v1');
  expect(changes()).toMatch(/^examples\/student: 0 of \d+ files differ since v1\n$/);

  const archive = run('npm', 'pack', '--silent', '--offline').trim();
  const shell = resolve(project, 'src/components/shell.tsx');
  writeFileSync(shell, readFileSync(shell, 'utf8').replace('<footer', '<footer data-updated=""'));
  const named = changes('--since', archive);
  expect(named).toMatch(/^examples\/student: \d of \d+ files differ since \S+\.tgz\n/);
  expect(named).toContain('\n  index.html\n');
  expect(named).not.toContain('resume.json');
});
