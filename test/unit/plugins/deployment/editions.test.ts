import { resolve } from 'node:path';
import { createLogger, resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { publicFiles } from '../../../../plugins/content/read/folder.ts';
import { resumeOf } from '../../../../plugins/content/read/load.ts';
import { stringsIn } from '../../../../plugins/content/read/values.ts';
import { alternatesOf, type Edition, editionsOf, siteUrl } from '../../../../plugins/deployment/editions.ts';
import { withFullLinks } from '../../../../plugins/deployment/full-links.ts';
import { generatedFiles } from '../../../../plugins/deployment/generated-files.ts';
import { headViews } from '../../../../plugins/deployment/head.ts';
import { contentModules } from '../../../../plugins/modules/plugin.ts';
import { openOwner } from '../../../../plugins/open-owner.ts';
import type { Pictures } from '../../../../plugins/pictures/plugin.ts';
import { changedContent, validContent, writeContent } from '../../../support/content.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const root = temporaryFolder('languages');
const folder = resolve(root, 'src/content');
afterEach(() => vi.unstubAllEnvs());

const SITE = 'https://doe.test/';
const heads = async (language?: string, site: string | undefined = SITE) => {
  await writeContent(folder, validContent(), { 'de/site.json': {}, 'ar/site.json': {} });
  const editions = editionsOf(['ar', 'de'], validContent().site, '/sub/', site);
  const edition = editions.find(({ tag }) => tag === (language ?? 'en')) ?? editions[0];
  if (!edition) throw new Error('no edition');
  const content = openOwner(folder, folder).content(language);
  const { alpha, notFound } = headViews(content, { edition, editions, preview: () => 'assets/a.png' });
  const all = (rel: string, head = alpha) =>
    (head?.elements ?? [])
      .filter(({ props }) => props.rel === rel && props.type !== 'text/markdown')
      .map(({ props }) => props);
  const meta = (name: string) =>
    (alpha?.elements ?? []).filter(({ props }) => props.property === name).map(({ props }) => props.content);
  return { all, meta, notFound, files: generatedFiles({ content, edition, editions }), editions };
};
const PAIRS = [
  ['en', 'https://doe.test/alpha'],
  ['ar', 'https://doe.test/ar/alpha'],
  ['de', 'https://doe.test/de/alpha'],
  ['x-default', 'https://doe.test/alpha'],
];

test.each([undefined, 'de', 'ar'])('each page links to itself in all languages (%s)', async (language) => {
  const { all, notFound } = await heads(language);
  expect(all('alternate').map(({ hreflang, href }) => [hreflang, href])).toEqual(PAIRS);
  expect(all('canonical')[0]?.href).toBe(`https://doe.test/${language ? `${language}/` : ''}alpha`);
  expect(all('alternate', notFound)).toEqual([]);
});

test('social networks get the other languages, and the first one’s pictures', async () => {
  const { meta } = await heads('de');
  expect(meta('og:locale')).toEqual(['de_DE']);
  expect(meta('og:locale:alternate')).toEqual(['en_US', 'ar_EG']);
  expect(meta('og:image')).toEqual(['https://doe.test/assets/a.png']);
});

test('no URLs are made up if the site’s URL is unknown', async () => {
  const { all, files } = await heads('de', '');
  expect(all('alternate')).toEqual([]);
  expect(Object.keys(files)).not.toContain('sitemap.xml');
});

test('one sitemap lists the pages of all languages; only the first has files for robots', async () => {
  const { files } = await heads();
  const sitemap = files['sitemap.xml'] ?? '';
  expect(files['robots.txt']).toContain(`Sitemap: ${SITE}sitemap.xml`);
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    ['', 'ar/', 'de/'].flatMap((language) => ['', 'alpha', 'beta'].map((page) => SITE + language + page)),
  );
  const [, , , row = ''] = sitemap.split('\n');
  expect([...row.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href]) => [tag, href])).toEqual(
    PAIRS,
  );
  const { files: german } = await heads('de');
  const own = 'alpha.md beta.md contact.vcf llms.txt resume.json resume.md site.webmanifest';
  expect(Object.keys(german).sort()).toEqual(own.split(' '));
});

test.each([
  ['the owner’s own URL', '', 'https://doe.test/me/?from=cv#top', 'https://doe.test/me/'],
  ['the owner’s own URL', '', 'HTTPS://Doe.test/me', 'https://doe.test/me/'],
  ['SITE_URL', 'https://doe.test/me \n', 'https://other.test', 'https://doe.test/me/'],
  ['SITE_URL', 'https://doe.test/me//', undefined, 'https://doe.test/me/'],
  ['nothing, if it is no address', '', 'doe.test', undefined],
  ['SITE_URL', 'https://jörg.test/über', undefined, 'https://xn--jrg-sna.test/%C3%BCber/'],
  ['nothing, if the owner’s own leads elsewhere', '', 'https://doe.test', undefined],
  ['nothing, if the owner’s own leads elsewhere', '', 'https://github.test/doe', undefined],
])('takes the site’s URL from %s, as other sites link to it: "%s", "%s" → %s', (_, env, url, expected) => {
  expect(siteUrl({ resume: { basics: { url } }, site: {}, projects: {} }, env, '/me/')).toBe(expected);
});

test.each([
  ['in the first language stays as it is', 0, SITE, ''],
  ['in a further language is made absolute', 2, SITE, 'https://doe.test'],
  ['in a further language is relative if the site’s URL is unknown', 2, undefined, '/..'],
])('a link into another one or to a shared file %s', async (_, index, address, to) => {
  const summary = (to: string) =>
    `See [it](${to}/ar/alpha), [that](/beta), [arc](/arc), my [talk](${to}/my%20talk.pdf#page=2 "It").`;
  const work = (to: string) => [`${to}/ar/alpha`, '/beta', 'xar/alpha'].map((url) => ({ name: 'Acme', url }));
  const page =
    '---\ntitle: M\n---\n\n[It](/ar/alpha), [that](/beta).\n\n```md\n[talk](/my%20talk.pdf)\n```\n';
  await writeContent(
    folder,
    changedContent({ basics: { summary: summary('') }, resume: { work: work('') } }),
    {
      ...{ 'de/site.json': {}, 'ar/site.json': {} },
      ...{ 'public/my talk.pdf': '', 'projects/m.md': `${page}\nA [talk](/my%20talk.pdf).\n` },
    },
  );
  const editions = editionsOf(['ar', 'de'], {}, '/', address);
  const content = openOwner(folder, folder).content();
  const edition = editions[index] as Edition;
  const { resume, projects } = withFullLinks(content, edition, editions, publicFiles(root, folder));
  expect([resume.basics?.summary, resume.work]).toEqual([summary(to), resumeOf({ work: work(to) }).work]);
  const found = stringsIn(projects.m).filter(({ path }) => /^(href|code)$/.test(String(path.at(-1))));
  // Code is shown as it is written.
  const links = [`${to}/ar/alpha`, '/beta', '[talk](/my%20talk.pdf)', `${to}/my%20talk.pdf`];
  expect(found.map(({ value }) => value)).toEqual(links);
});

test('a site in one language has no other of itself', () => {
  expect(alternatesOf(editionsOf([], {}, '/', SITE))).toEqual([]);
});

/** The base that a build uses, and the warnings that it logs. */
async function baseOf(base?: string, SITE_URL = '', files = {}, info = (_: string) => {}) {
  vi.stubEnv('SITE_URL', SITE_URL);
  await writeContent(folder, validContent(), files);
  const warnings: string[] = [];
  const warn = (text: string) => warnings.push(text);
  const customLogger = { ...createLogger('silent'), warn, info };
  const owner = openOwner(root, folder);
  const plugins = [contentModules(owner, {} as Pictures)];
  const config = await resolveConfig({ root, base, configFile: false, customLogger, plugins }, 'build');
  // The base that pages use; Vite itself normalizes only `config.base`.
  return { base: config.env.BASE_URL, address: owner.address, warnings };
}

test.each([
  [undefined, '/'],
  ['/', '/'],
  ['/portfolio', '/portfolio/'],
  ['portfolio', '/portfolio/'],
  ['/a/b/', '/a/b/'],
  ['/~kim/', '/~kim/'],
])('a site built for %s is served from %s', async (given, base) => {
  const warning = `SITE_URL is not set, and https://doe.test does not lead to ${base}: no page names its own address`;
  expect(await baseOf(given)).toEqual({ base, address: '', warnings: base === '/' ? [] : [warning] });
});

test.each([
  // How Vite parses `--base=`.
  [true as unknown as string, /--base: "" is not a path/],
  ['', /--base: "" is not a path that a host can serve a site from; write it from the root of the host/],
  ['./', /"\.\/" is not a path/],
  ['//cdn.test/', /"\/\/cdn\.test\/" is not a path/],
  ['/my site/', /has characters that URLs encode or hosts read as signs; use a folder named in letters/],
  ['/über/', /has characters/],
  ['/$5/', /has characters/],
  ['https://kim.test/folder', /more than a path; write --base=\/folder\/, and the full URL as SITE_URL/],
  ['C:/Program Files/Git/x/', /folder of Windows, as Git Bash writes paths; run it with MSYS_NO_PATHCONV=1/],
  ['https://kim.test/über', /more than a path; use a folder named in letters/],
])('rejects a base of "%s"', async (given, message) => {
  await expect(baseOf(given)).rejects.toThrow(message);
});

test.each([
  ['/', 'https://kim.test'],
  ['/folder', 'https://kim.test/folder/'],
])('accepts a base of %s with a SITE_URL of %s', async (base, siteUrl) => {
  expect((await baseOf(base, siteUrl)).warnings).toEqual([]);
});

test.each([
  ['/folder/', 'https://kim.test', 'https://kim.test/folder/', '/'],
  ['/', 'https://kim.test/folder', 'https://kim.test/', '/folder/'],
])('builds nothing if the base is %s but SITE_URL is %s', async (base, siteUrl, right, other) => {
  await expect(baseOf(base, siteUrl)).rejects.toThrow(
    `environment: SITE_URL: ${siteUrl} leads to ${other}, and the site is built for ${base}; set it to ${right}, or build with --base=${other}`,
  );
});

const WORKFLOW = {
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'push',
  GITHUB_REPOSITORY: 'Kim/portfolio',
  npm_lifecycle_event: 'build',
};
const elsewhere = (url?: string) => {
  const { resume } = validContent();
  return { 'resume.json': { ...resume, basics: { ...resume.basics, url } } };
};

test.each<[url: string, by: string, files: object, env?: object]>([
  ['https://kim.github.io/portfolio/', 'GITHUB_REPOSITORY', elsewhere()],
  ['https://kim.github.io/portfolio/', 'GITHUB_REPOSITORY', elsewhere('https://kim.github.io/old/')],
  ['https://kim.github.io/', 'GITHUB_REPOSITORY', elsewhere(), { GITHUB_REPOSITORY: 'Kim/kim.github.io' }],
  ['https://www.kim.dev/', 'src/content/public/CNAME', { 'public/CNAME': 'www.kim.dev\n' }],
  ['https://doe.test/me/', 'basics.url of src/content/resume.json', elsewhere('https://doe.test/me')],
])(
  'in a workflow, without --base and SITE_URL, the site is built for %s, by %s',
  async (url, by, files, env) => {
    for (const [name, value] of Object.entries({ ...WORKFLOW, ...env })) vi.stubEnv(name, value);
    const lines: string[] = [];
    const { base, address } = await baseOf(undefined, '', files, (line) => lines.push(line));
    expect([base, address]).toEqual([new URL(url).pathname, url]);
    expect(lines).toEqual([
      `In this workflow the site is built for ${url}, by ${by}; SITE_URL and --base name another place`,
    ]);
  },
);

test.each<[what: string, base: string | undefined, siteUrl: string, env: object]>([
  ['with --base', '/', '', {}],
  ['with SITE_URL', undefined, 'https://doe.test', {}],
  ['in a pull request', undefined, '', { GITHUB_EVENT_NAME: 'pull_request' }],
  ['by another command', undefined, '', { npm_lifecycle_event: 'test' }],
])('in a workflow nothing is guessed %s', async (_, base, siteUrl, env) => {
  for (const [name, value] of Object.entries({ ...WORKFLOW, ...env })) vi.stubEnv(name, value);
  expect(await baseOf(base, siteUrl, elsewhere())).toMatchObject({ base: '/', address: siteUrl });
});

test('a CNAME that is no domain is a fault', async () => {
  for (const [name, value] of Object.entries(WORKFLOW)) vi.stubEnv(name, value);
  await expect(baseOf(undefined, '', { 'public/CNAME': 'https://kim.dev/' })).rejects.toThrow(
    'src/content/public/CNAME: the file: "https://kim.dev/" is no domain; write the domain alone, such as jane.dev',
  );
});
