import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { folderOf, write as writeInto } from './folder.ts';
import { runIn } from './run.ts';

test.describe.configure({ timeout: 240_000 });

const TOKEN = 'a-token';

/** Serves the repositories in a folder to whoever has the token, as GitHub serves private ones. */
async function servePrivately(root: string) {
  const server = createServer((request, response) => {
    const expected = `Basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`;
    if (request.headers.authorization !== expected) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
      return;
    }
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
    const backend = spawn('git', ['http-backend'], {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: root,
        GIT_HTTP_EXPORT_ALL: '1',
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        REQUEST_METHOD: request.method,
        PATH_INFO: pathname,
        QUERY_STRING: search.slice(1),
        CONTENT_TYPE: request.headers['content-type'] ?? '',
      },
    });
    request.pipe(backend.stdin);
    // Its answer is headers and a body, as far as the connection goes.
    request.socket.write('HTTP/1.1 200 OK\r\nConnection: close\r\n');
    backend.stdout.pipe(request.socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const ACTION = resolve(import.meta.dirname, '../action');
const folder = folderOf({});
const site = resolve(folder, 'site');
const write = (file: string, text: string) => writeInto(folder, { [file]: text });
const run = (command: string, cwd: string, env: Record<string, string> = {}) =>
  runIn(cwd, 'bash', ['-c', command], { RUNNER_TEMP: resolve(folder, 'runner'), ...env });
const git = async (command: string, cwd: string) => (await run(`git ${command}`, cwd)).output.trim();
/** Commits all that is in a folder, and returns the commit. */
const commit = (cwd: string) =>
  git(
    'init -q -b main && git add -A && git -c user.name=Kim -c user.email=kim@a.test commit -qm X && git rev-parse HEAD',
    cwd,
  );

test('the difference between a pull request’s two commits is shown in one comment; none of its code runs', async () => {
  const page =
    '<!doctype html><html><body><a href="/about">About</a><script src="app.js"></script></body></html>';
  write('site/src/index.html', page);
  write('site/src/about.html', '<p>About</p>');
  write('site/src/app.js', 'console.log(1);');
  write('site/budget.json', '{ "tolerance": 20 }');
  const base = await commit(site);
  write('site/src/app.js', Array.from({ length: 99 }, (_, at) => `f${at ** 3}();`).join(''));
  await commit(site);

  const summary = resolve(folder, 'summary.md');
  const measured = await run(`bash ${ACTION}/run.sh`, site, {
    BASE: base,
    BUILD: 'cp -r src dist',
    DIST: 'dist',
    GITHUB_STEP_SUMMARY: summary,
  });
  expect(measured.code, measured.output).toBe(1);
  expect(readFileSync(summary, 'utf8')).toMatch(/## Page weight: too much.*✗ \/: firstView.*grew: app\.js/s);
  expect(await git('status --porcelain', site)).toBe('?? dist/');

  const { jobs } = parse(
    readFileSync(resolve(ACTION, '../../../.github/workflows/budget-comment.yml'), 'utf8'),
  );
  const [step] = jobs.comment.steps;
  const report = JSON.parse(readFileSync(resolve(folder, 'runner/budget/report.json'), 'utf8'));
  write('budget.json', JSON.stringify(report));
  write('others', '');
  write('comments', '');
  write(
    'bin/gh',
    `#!/bin/sh
echo "$@" >> ${folder}/calls
case "$*" in
  *pulls*) cat ${folder}/pulls ;;
  *download*) for name in budget $(cat ${folder}/others); do mkdir -p reports/$name; cp ${folder}/$name.json reports/$name/; done ;;
  *--paginate*) sed -n "s/^$MARK //p" ${folder}/comments ;;
esac`,
  );
  chmodSync(resolve(folder, 'bin/gh'), 0o755);
  const comment = async () => {
    write('calls', '');
    mkdirSync(resolve(folder, 'work'), { recursive: true });
    const { output, code } = await run(`set -e\n${step.run}`, resolve(folder, 'work'), {
      PATH: `${folder}/bin:${process.env.PATH}`,
      GH_REPO: 'kim/site',
      RUN: '1',
      HEAD: 'lee:main',
      SHA: 'newer',
      COMMENT: step.env.COMMENT,
    });
    expect(code, output).toBe(0);
    return readFileSync(resolve(folder, 'calls'), 'utf8');
  };
  write('pulls', 'new 5\nnewer 7\n');
  expect(await comment()).toContain('api repos/kim/site/issues/7/comments -F body=@comment.md');
  const text = readFileSync(resolve(folder, 'work/comment.md'), 'utf8');
  expect(text).toMatch(
    /^<!-- page weight -->\n### Page weight: too much\n.*\| `\/` \| `firstView` \| [\d,]+ \| \+[\d,]+ \|/s,
  );
  expect(text).toMatch(/- `\/` `firstView`: [\d,]+\n {2}- `app\.js` \+[\d,]+\n/);
  write('comments', '<!-- page weight --> 42\n');
  expect(await comment()).toContain('-X PATCH repos/kim/site/issues/comments/42');
  // Two sites in one repository have a comment each.
  write('budget-shop.json', JSON.stringify({ ...report, name: 'shop' }));
  write('others', 'budget-shop');
  const written = /(?<=comments\/)\d+(?= -F)|(?<=issues\/)7\/comments(?= -F)/g;
  const calls = await comment();
  expect(calls).toContain('startswith(env.MARK)');
  expect(calls.match(written)?.sort()).toEqual(['42', '7/comments']);
  write('comments', '<!-- page weight --> 42\n<!-- page weight shop --> 43\n');
  expect((await comment()).match(written)?.sort()).toEqual(['42', '43']);
  // This run leaves a pull request that is closed by now, or has another commit, to a later run.
  for (const pulls of ['', 'newest 7\n', 'new 7\nnewer1 8\n']) {
    write('pulls', pulls);
    expect(await comment(), pulls).not.toMatch(/comments|download/);
  }
  expect(existsSync(resolve(folder, 'runner/budget/base'))).toBe(false);
});

test('a private repository, a monorepo’s folder, a page that the base lacks: its ceiling holds', async () => {
  const repository = resolve(folder, 'origin/kim/mono');
  const put = (file: string, text: string) => write(`origin/kim/mono/${file}`, text);
  put('packages/site/src/index.html', '<a href="/mono/new">New</a>');
  const base = await commit(repository);
  await git('config uploadpack.allowReachableSHA1InWant true', repository);
  put('packages/site/src/new.html', `<p>${Array.from({ length: 9000 }, (_, at) => at ** 3).join(' ')}</p>`);
  put('packages/site/budget.json', '{ "pages": { "/new": { "firstView": 10000 } } }');
  await commit(repository);

  const { url, close } = await servePrivately(resolve(folder, 'origin'));
  const clone = resolve(folder, 'clone');
  await git(`clone -q --depth 1 file://${repository} ${clone}`, folder);
  await git(`remote set-url origin ${url}/kim/mono/.git`, clone);
  const { runs } = parse(readFileSync(resolve(ACTION, 'action.yml'), 'utf8'));
  const [fetchStep, ...others] = runs.steps;
  expect(fetchStep.env).toHaveProperty('TOKEN');
  expect(JSON.stringify(others)).not.toContain('token');
  const start = (script: string, env: Record<string, string>) =>
    run(`bash ${ACTION}/${script}`, clone, { RUNNER_TEMP: resolve(folder, 'runner-2'), BASE: base, ...env });
  const refused = await start('fetch.sh', { TOKEN: 'another' });
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('Authentication failed');
  expect(refused.output).toContain(`The base commit ${base} could not be fetched, see above: give the job`);
  expect(await start('fetch.sh', { TOKEN })).toMatchObject({ code: 0, output: '' });
  close();

  const site = {
    BUILD: 'cd packages/site && cp -r src dist',
    DIST: 'packages/site/dist',
    URL: 'https://kim.github.io/mono',
  };
  const mistyped = await start('run.sh', { ...site, BUDGET: 'packages/site/budget.jsn' });
  expect(mistyped).toMatchObject({
    code: 1,
    output: '::error::budget: packages/site/budget.jsn: there is no such file in the repository\n',
  });
  const measured = await start('run.sh', { ...site, BUDGET: 'packages/site/budget.json' });
  expect(measured.output).toMatch(/✗ \/new: firstView is [\d,]+, [\d,]+ over its ceiling of 10,000/);
  expect(measured.code).toBe(1);
  expect(await git('status --porcelain', clone)).toBe('?? packages/site/dist/');
});

test('what a push has built is what pull requests are compared with, and not built again', async () => {
  const pushed = resolve(folder, 'pushed');
  write('pushed/src/dist/index.html', '<p>Home</p>');
  write('pushed/src/.build/modules.json', '{ "base": "/", "pages": ["index.html"], "chunks": [] }');
  const base = await commit(pushed);
  const action = (script: string, BASE: string, NAME = 'shop') =>
    run(`bash ${ACTION}/${script}`, pushed, {
      ...{ BASE, BUILD: `cp -r src/dist src/.build . && echo >> ${folder}/builds`, DIST: 'dist', NAME },
      ...{ TOKEN, GITHUB_REPOSITORY: 'kim/shop', RUNNER_TEMP: resolve(folder, 'runner-3') },
      PATH: `${folder}/artefacts:${process.env.PATH}`,
    });
  expect(await action('fetch.sh', '')).toMatchObject({ code: 0, output: '' });
  const first = await action('run.sh', '');
  expect(first.code, first.output).toBe(0);
  const artifacts = [
    // Artefacts of a fork's pull request, of another commit's run and of an old run are not taken.
    { id: 1, head_sha: base, repository_id: 7, head_repository_id: 8 },
    { id: 2, head_sha: 'another', repository_id: 7, head_repository_id: 7 },
    { id: 3, head_sha: base, repository_id: 7, head_repository_id: 7, expired: true },
    { id: 42, head_sha: base, repository_id: 7, head_repository_id: 7 },
  ].map(({ expired = false, ...workflow_run }) => ({ expired, workflow_run }));
  write('artefacts.json', JSON.stringify({ artifacts }));
  write(
    'artefacts/gh',
    `#!/bin/sh
case "$*" in
  'api repos/kim/shop/actions/artifacts?name=budget-shop-site-${base}') cat ${folder}/artefacts.json ;;
  'run download 42 -R kim/shop --name budget-shop-site-${base} --dir '*) mkdir "$9" && cp ${folder}/runner-3/budget-shop/site.tar.gz "$9" ;;
esac`,
  );
  chmodSync(resolve(folder, 'artefacts/gh'), 0o755);
  write('pushed/src/dist/index.html', `<p>Home</p>${'more '.repeat(9)}`);
  write('builds', '');
  expect(await action('fetch.sh', base)).toMatchObject({ code: 0, output: '' });
  const second = await action('run.sh', base);
  expect(second.code, second.output).toBe(0);
  expect(readFileSync(resolve(folder, 'builds'), 'utf8')).toBe('\n');
  // Of several sites in one repository each has files of its own.
  expect((await action('run.sh', '', 'blog')).code).toBe(0);
  const reportOf = (name: string) =>
    JSON.parse(readFileSync(resolve(folder, `runner-3/budget-${name}/report-${name}.json`), 'utf8'));
  expect(reportOf('blog')).toMatchObject({ name: 'blog', pages: [{ path: '/' }] });
  const { pages } = reportOf('shop');
  expect(pages[0].changes.firstView).toBeGreaterThan(0);
  expect(pages[0].figures).toHaveProperty('deploy');
  expect((await git('worktree list', pushed)).split('\n')).toHaveLength(1);
});
