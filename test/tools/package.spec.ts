import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesIn } from '../../plugins/content/read/folder.ts';
import { BUILD_MS, execute, Fork, linkPackages, PLAIN_ENV } from '../support/fork.ts';
import { Host } from '../support/host.ts';
import { OVERRIDES } from '../support/overrides.ts';
import { FOLDER } from '../support/site.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-files.ts';
import { expect, test } from '../support/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const { name, bin } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'));

/** Returns an empty folder in which the packed project is installed, as npm does it. */
function installed(): string {
  const parent = temporaryFolder('package');
  const site = resolve(parent, 'my site');
  const code = resolve(site, 'node_modules', name);
  mkdirSync(code, { recursive: true });
  linkPackages(resolve(site, 'node_modules'));
  const pack = ['pack', '--silent', '--offline', '--pack-destination', parent];
  const archive = execFileSync('npm', pack, { cwd: ROOT, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', resolve(parent, archive), '--strip-components=1', '-C', code]);
  return site;
}

/** Runs a command of the package in a folder. */
const run = (site: string, ...words: string[]) =>
  execute(process.execPath, [resolve(site, 'node_modules', name, bin), ...words], {
    cwd: site,
    env: PLAIN_ENV,
  });

test('a folder with content, overrides and the package makes the same site as a checkout', async () => {
  test.setTimeout(2 * BUILD_MS);
  const site = installed();
  cpSync(FOLDER, resolve(site, 'content'), { recursive: true });
  const ejected = await run(site, 'eject', 'pages/project');
  const copies = ['project.tsx', 'morph.css', 'project.module.css'].map((file) => `overrides/pages/${file}`);
  const written = [...copies, 'tsconfig.json, for your editor'].map((file) => `Wrote ${file}.\n`);
  expect(ejected.output).toBe(written.join(''));
  writeFiles(resolve(site, 'overrides'), OVERRIDES);
  const fork = new Fork('checkout');
  cpSync(resolve(site, 'overrides'), fork.path('overrides'), { recursive: true });
  const built = await Promise.all([
    fork.build({ env: { CONTENT_DIR: FOLDER } }),
    run(site, 'build', '--outDir', '../my-dist'),
  ]);
  for (const { ok, output } of built) expect(ok, output).toBe(true);
  const [checkout, dist] = [fork.path('dist'), resolve(site, '../my-dist')];
  expect(readFileSync(resolve(dist, 'index.html'), 'utf8')).toContain('0 hellos');
  const files = filesIn(checkout);
  expect(filesIn(dist).sort()).toEqual(files.sort());
  // The site of a package lists the package's own license, too.
  const isSame = (file: string) =>
    file.startsWith('licenses.md') ||
    readFileSync(resolve(dist, file)).equals(readFileSync(resolve(checkout, file)));
  expect(files.filter((file) => !isSame(file))).toEqual([]);
  // The package's folder, which several sites may share, is left as it was.
  for (const folder of ['dist', '.build', 'node_modules'])
    expect(existsSync(resolve(site, 'node_modules', name, folder))).toBe(false);

  const hero = `${OVERRIDES['components/hero.tsx']}`.replace('useState(0)', 'useState(innerWidth)');
  writeFiles(resolve(site, 'overrides/components'), { 'hero.tsx': hero });
  const { ok, output } = await run(site, 'build', '--outDir', '../elsewhere');
  expect(ok).toBe(false);
  expect(output).toContain(
    'overrides/components/hero.tsx: Hero: ReferenceError: innerWidth is not defined, as the build renders /, without a browser; ',
  );
});

test('an empty folder becomes a repository of eight files at most, whose faults have its own paths', async () => {
  test.setTimeout(BUILD_MS);
  const site = installed();
  const resolved = 'git+ssh://git@github.com/jane/portfolio.git#0123456';
  const packages = { [`node_modules/${name}`]: { resolved } };
  writeFileSync(resolve(site, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(resolve(site, 'content'), '');
  const missing = await run(site, 'check');
  expect(missing.ok).toBe(false);
  expect(missing.output).toBe(
    `There is no folder ${resolve(site, 'content')}, which the site is made of: npx ${name} new writes it\n`,
  );

  const mistyped = await run(site, 'new', 'jane', '--nam', 'Jane');
  expect(mistyped.output).toContain(`npx ${name} new jane --help lists all options`);
  const result = await run(site, 'new', 'jane', '--yes', '--name', 'Jane Doe', '--email', 'jane@doe.dev');
  expect(result.ok, result.output).toBe(true);
  expect(result.output).toMatch(/Still to do:.*your photo/s);
  const own = resolve(site, 'jane');
  const files = filesIn(own);
  expect(files.length).toBeLessThanOrEqual(8);
  symlinkSync(resolve(site, 'node_modules'), resolve(own, 'node_modules'));
  const { scripts } = JSON.parse(readFileSync(resolve(own, 'package.json'), 'utf8'));
  expect(scripts).toMatchObject({ dev: `${name} dev`, check: `${name} check`, build: `${name} build` });
  const texts = files.map((file) => readFileSync(resolve(own, file), 'utf8')).join('\n');
  const named = texts.match(/(?<=[`(]|\.\.\/)(content|node_modules)\/[\w./-]*(?=[`)"])/g) ?? [];
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(resolve(own, path)))).toEqual([]);
  expect(texts).not.toContain('src/content');
  const workflow = readFileSync(resolve(own, '.github/workflows/site.yml'), 'utf8');
  expect(workflow.split('\n').length).toBeLessThanOrEqual(12);
  const readme = readFileSync(resolve(ROOT, 'README.md'), 'utf8').replaceAll('OWNER/', 'jane/');
  expect(readme).toContain(`\`\`\`yaml\n${workflow}\`\`\``);
  const again = await run(own, 'check');
  expect(again).toMatchObject({ ok: true, output: expect.stringContaining('The content is in order.') });

  const resume = resolve(own, 'content/resume.json');
  writeFileSync(resume, readFileSync(resume, 'utf8').replace('jane@doe.dev', 'jane at doe'));
  const { ok, output } = await run(own, 'check');
  expect(ok).toBe(false);
  expect(output).toMatch(/^content\/resume\.json:5: basics\.email/m);
  const [, page = ''] = /See (.*)\.\n/.exec(output) ?? [];
  expect(existsSync(resolve(own, page)), output).toBe(true);

  // After that all of the code is the owner's, and nothing of the package is used.
  const left = await run(own, 'eject', '--all');
  expect(left.output).toContain('Moved content/ to src/content/');
  // The folder's workflow was made for content alone.
  const [, taken = ''] = /git checkout upstream\/main -- (.*)/.exec(left.output) ?? [];
  expect(taken).toBe(". ':!README.md' ':!package.json' ':!src/content'");
  rmSync(resolve(own, 'node_modules'));
  cpSync(resolve(site, 'node_modules'), resolve(own, 'node_modules'), {
    recursive: true,
    filter: (path) => !path.endsWith(name),
  });
  const project = JSON.parse(readFileSync(resolve(own, 'package.json'), 'utf8'));
  expect(Object.keys(project.dependencies)).not.toContain(name);
  const checked = spawnSync('npm', ['run', '--silent', 'check'], { cwd: own, encoding: 'utf8' });
  expect(checked.stderr).toMatch(/^src\/content\/resume\.json:5: basics\.email/m);
});

/** The other résumés from elsewhere are tested without a build. */
const LINKEDIN = resolve(import.meta.dirname, '../../packages/resume-import/test/resumes/linkedin.zip');

test('importing an export of LinkedIn makes a site', async ({ page }) => {
  test.setTimeout(BUILD_MS);
  const fork = new Fork('import');
  const result = await fork.jiti('tools/new/cli.ts', '--from', LINKEDIN);
  expect(result.ok, result.output).toBe(true);
  expect(result.output).toMatch(/ → [\s\S]*texts are shown\.\n\nStill to do:\n- /);
  const built = await fork.build();
  expect(built.ok, built.output).toBe(true);

  const host = await Host.open(fork.path('dist'));
  await page.goto(host.url('/'));
  await expect(page).toHaveTitle('Laila Haddad, Platform engineer | Speaker');
  for (const words of ['Cedar Cloud', 'pgtide']) await expect(page.getByRole('main')).toContainText(words);
  host.close();
});
