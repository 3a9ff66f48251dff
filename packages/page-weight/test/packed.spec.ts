import { execFileSync, execSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Report } from '../index.d.ts';
import { folderOf } from './folder.ts';
import { runIn } from './run.ts';

const PACKAGE = resolve(import.meta.dirname, '..');
const PAGE =
  '<!doctype html><title>A</title><a href="b">B</a><script src="a.js"></script><img src="a.svg" alt="">';
const SCRIPT = `import { weighSite } from 'page-weight';
const { pages } = await weighSite({ dist: 'dist' });
console.log(pages.map(({ path, figures }) => path + ' ' + figures.requests));`;

test('packed and installed elsewhere, it weighs a site of any kind with no more than it depends on', async () => {
  const folder = folderOf({
    'script.mjs': SCRIPT,
    'budget.json': '{ "encoding": "gzip", "pages": { "*": { "js": 90 } } }',
    'dist/index.html': PAGE,
    'dist/b.html': '<!doctype html><title>B</title><p>Text</p>',
    'dist/a.js': `document.title = '${'a, b, '.repeat(20)}';`,
    'dist/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'dist/favicon.ico': '',
  });
  // npm is a script of the shell on Windows.
  const packed = execSync(`npm pack --silent --pack-destination "${folder}"`, {
    cwd: PACKAGE,
    encoding: 'utf8',
  });
  const installed = join(folder, 'node_modules/page-weight');
  mkdirSync(installed, { recursive: true });
  const archive = packed.trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', installed, '--strip-components=1']);
  const { dependencies, bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(resolve(PACKAGE, '../../node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  // Playwright's own, which would have Node.js print in color and warn of it.
  const env = { NODE_OPTIONS: undefined, FORCE_COLOR: undefined };
  const run = async (...args: string[]) => (await runIn(folder, process.execPath, args, env)).output;
  expect(await run('script.mjs')).toBe("[ '/ 4', '/b 2' ]\n");
  expect(await run(join(installed, bin), '--out', 'weight', '--update')).toMatch(
    /^\| bytes as sent .*\n.*\n\| \/ +\|.*\n\| \/b +\|.*Every page is within its ceilings\..*Updated the baseline in budget\.json/s,
  );
  const report: Report = JSON.parse(readFileSync(join(folder, 'weight/report.json'), 'utf8'));
  const bytes = (name: string) => gzipSync(readFileSync(join(folder, 'dist', name)), { level: 9 }).length;
  expect(report.pages[0]?.figures).toMatchObject({
    js: bytes('a.js'),
    return: expect.any(Number),
  });
  expect(JSON.parse(readFileSync(join(folder, 'budget.json'), 'utf8'))).toMatchObject({
    $schema: 'node_modules/page-weight/budget.schema.json',
    baseline: { '/ js': bytes('a.js') },
  });
});
