import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { temporaryFolder, writeFiles } from '../support/temporary-files.ts';
import { expect, test } from '../support/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const folder = temporaryFolder('budget-action');
const site = resolve(folder, 'site');
const write = (file: string, text: string) => writeFiles(folder, { [file]: text });
const run = (command: string, cwd: string, env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, RUNNER_TEMP: resolve(folder, 'runner'), ...env },
  });
  return { status, output: stdout + stderr };
};
const git = (command: string) =>
  run(`git -c user.name=Kim -c user.email=kim@example.com ${command}`, site).output.trim();

test('of a pull request’s two commits the difference is shown, and written as one comment, without anything of its own running', () => {
  test.setTimeout(240_000);
  const page =
    '<!doctype html><html><body><a href="/about">About</a><script src="app.js"></script></body></html>';
  write('site/src/index.html', page);
  write('site/src/about.html', '<p>About</p>');
  write('site/src/app.js', 'console.log(1);');
  write('site/budget.json', '{ "tolerance": 20 }');
  git('init -q . && git add -A');
  git('commit -qm Base');
  const base = git('rev-parse HEAD');
  write('site/src/app.js', Array.from({ length: 99 }, (_, at) => `f${at ** 3}();`).join(''));
  git('add -A');
  git('commit -qm Head');

  const summary = resolve(folder, 'summary.md');
  const measured = run(`bash ${ROOT}/.github/actions/budget/run.sh`, site, {
    BASE: base,
    BUILD: 'cp -r src dist',
    DIST: 'dist',
    GITHUB_STEP_SUMMARY: summary,
  });
  expect(measured.status, measured.output).toBe(1);
  expect(readFileSync(summary, 'utf8')).toMatch(/## Page weight: too much.*✗ \/: firstView.*grew: app\.js/s);
  expect(git('status --porcelain')).toBe('?? dist/');

  const { jobs } = parse(readFileSync(resolve(ROOT, '.github/workflows/budget-comment.yml'), 'utf8'));
  const [step] = jobs.comment.steps;
  const report = JSON.parse(readFileSync(resolve(folder, 'runner/budget/budget.json'), 'utf8'));
  // What a pull request might put into its report.
  report.breaches[0].grew.push({ name: '@all [x](https://evil.example) <img>', from: 0, to: '1</td>' });
  write('report.json', JSON.stringify(report));
  write(
    'bin/gh',
    `#!/bin/sh
echo "$@" >> ${folder}/calls
case "$*" in
  *pulls*) [ -e ${folder}/closed ] || echo 7 ;;
  *download*) mkdir -p report; cp ${folder}/report.json report/budget.json ;;
  *--paginate*) cat ${folder}/comment-id 2> /dev/null || true ;;
esac`,
  );
  chmodSync(resolve(folder, 'bin/gh'), 0o755);
  const comment = () => {
    write('calls', '');
    mkdirSync(resolve(folder, 'work'), { recursive: true });
    const { output, status } = run(`set -e\n${step.run}`, resolve(folder, 'work'), {
      PATH: `${folder}/bin:${process.env.PATH}`,
      GH_REPO: 'kim/site',
      RUN: '1',
      HEAD: 'lee:main',
      COMMENT: step.env.COMMENT,
    });
    expect(status, output).toBe(0);
    return readFileSync(resolve(folder, 'calls'), 'utf8');
  };
  expect(comment()).toContain('api repos/kim/site/issues/7/comments -F body=@comment.md');
  const text = readFileSync(resolve(folder, 'work/comment.md'), 'utf8');
  expect(text).toMatch(
    /^<!-- page weight -->\n### Page weight: too much\n.*\| `\/` \| [\d,]+ \| \+[\d,]+ \|/s,
  );
  expect(text).toMatch(/- `\/` `firstView`: [\d,]+\n {2}- `app\.js` \+[\d,]+\n {2}- `\?all \?x/);
  expect(text).not.toMatch(/@|<img|<\/td>|\]\(/);
  write('comment-id', '42');
  expect(comment()).toContain('-X PATCH repos/kim/site/issues/comments/42');
  write('closed', '');
  expect(comment()).not.toMatch(/comments/);
  expect(existsSync(resolve(folder, 'runner/budget/base'))).toBe(false);
});
