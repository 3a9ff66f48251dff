import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { matches } from '../../../../packages/page-weight/src/headers.ts';
import { siteHeaders } from '../../../../plugins/deployment/headers.ts';
import { writeHostFiles } from '../../../../plugins/deployment/hosts.ts';
import { openOwner } from '../../../../plugins/open-owner.ts';
import { validContent, writeContent } from '../../../support/content.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporary-files.ts';

const FILES = [
  ...['index.html', 'notify.html', '404.html', 'notify/index.html', 'assets/main-a1b2c3.js', 'assets/a.avif'],
  ...['favicon.svg', 'resume.json', 'resume.pdf', 'contact.vcf', 'talks/slides.html'],
];
const PAGES = ['index.html', 'notify.html', 'de/index.html', 'de/notify.html'];
const ALL = [...FILES, ...FILES.map((file) => `de/${file}`)];

/** The rules of a site of this owner. */
const rulesOf = (folder: string, base = '/', pages = PAGES) =>
  siteHeaders({ owner: openOwner(folder, folder), files: ALL, pages, base }).rules;

/** The owner's folder, with a `_headers` file. */
async function folderWith(own = '', more: Record<string, string> = {}) {
  const folder = temporaryFolder('headers');
  await writeContent(folder, validContent(), { 'de/site.json': '{}', 'public/_headers': own, ...more });
  return folder;
}

/** All headers of a path, as Netlify and Cloudflare combine them. */
const headersOf = (path: string, rules: ReturnType<typeof rulesOf>) =>
  rules.filter((rule) => matches(rule.path, path)).flatMap(({ headers }) => Object.entries(headers));

test.each(['/', '/me/'])('below %s no header is in two rules that match the same path', async (base) => {
  const rules = rulesOf(await folderWith(), base);
  for (const path of [...ALL, '', 'notify', 'de/', 'de/notify', 'gone']) {
    const names = headersOf(base + path, rules).map(([name]) => name);
    expect(names, path).toEqual([...new Set(names)]);
  }
});

test.each([
  ['/', 'same-origin', undefined],
  ['/de/notify', 'same-origin', undefined],
  ['/assets/a.avif', 'cross-origin', undefined],
  ['/favicon.svg', 'cross-origin', undefined],
  ['/de/resume.pdf', 'cross-origin', undefined],
  ['/contact.vcf', 'cross-origin', undefined],
  ['/de/resume.json', 'cross-origin', '*'],
])('other people’s pages get %s: %s', async (path, policy, origin) => {
  const headers = Object.fromEntries(headersOf(path, rulesOf(await folderWith())));
  expect(headers['Cross-Origin-Resource-Policy']).toBe(policy);
  expect(headers['Access-Control-Allow-Origin']).toBe(origin);
});

test.each([
  [undefined, 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('every response has the headers that protect visitors; with hsts %s: %s', async (hsts, value) => {
  const site = JSON.stringify({ ...validContent().site, hsts });
  expect(rulesOf(await folderWith('', { 'site.json': site }), '/me/')[0]).toEqual({
    path: '/me/*',
    headers: {
      'Content-Security-Policy':
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Strict-Transport-Security': value,
    },
  });
});

test('only previews, icons, résumé and card at the top of a language are for other people’s pages', async () => {
  const folder = await folderWith();
  const shared = ['a.jpeg', 'b.jpg', 'favicon.ico', 'resume.md', 'de/e.webp'];
  const own = ['talks/c.png', 'ü.png', 'd.png.html', 'my-resume.json', 'resume.json5'];
  const owner = openOwner(folder, folder);
  const { files } = siteHeaders({ owner, files: [...shared, ...own], pages: [], base: '/' });
  expect(files.map(({ path }) => path)).toEqual([
    '/assets/*',
    '/de/assets/*',
    ...shared.map((file) => `/${file}`),
  ]);
});

test('home pages come first, and the owner’s own rules last, whatever has to go', async () => {
  const pages = ['notify.html', 'index.html', 'de/notify.html', 'de/index.html', 'html.htmlx'];
  const paths = rulesOf(await folderWith(), '/', pages).map(({ path }) => path);
  expect(paths.slice(-5)).toEqual(['/', '/de/', '/notify', '/de/notify', '/html.htmlx']);
  const many = Array.from({ length: 150 }, (_, index) => `project-${index}.html`);
  const own = '/mine/*\n  !X-Frame-Options\n/yours\n  X-Mine: yes\n';
  const rules = rulesOf(await folderWith(own), '/', many);
  // Cloudflare takes no more, and no long lines.
  expect(rules).toHaveLength(100);
  for (const [name, value] of rules.flatMap(({ headers }) => Object.entries(headers)))
    expect(`  ${name}: ${value}`.length).toBeLessThan(500);
  expect(rules.slice(-2).map(({ path }) => path)).toEqual(['/mine/*', '/yours']);
  const owners = Array.from({ length: 105 }, (_, index) => `/a${index}\n  X-A: yes\n`).join('');
  const most = rulesOf(await folderWith(owners), '/', many);
  expect([most[0]?.path, most[1]?.path, most.at(-1)?.path, most.length]).toEqual(['/*', '/a0', '/a104', 106]);
});

test('the owner’s own headers are joined with the site’s: for the same path they replace them', async () => {
  const own = '# mine\n/*\n  X-Frame-Options: SAMEORIGIN\n\n/talks/*\n  ! X-Frame-Options\n  X-Mine: yes\n';
  const folder = await folderWith(own, {
    'public/_redirects': '/old /notify 301',
    'public/.htaccess': '# mine',
  });
  const dist = temporaryFolder('hosts', Object.fromEntries(ALL.map((file) => [file, ''])));
  await writeHostFiles({ dist, owner: openOwner(folder, folder), pages: PAGES, base: '/' });
  const read = (file: string) => readFileSync(resolve(dist, file), 'utf8');
  expect(read('_headers').match(/X-Frame-Options.*/g)).toEqual([
    'X-Frame-Options: SAMEORIGIN',
    'X-Frame-Options',
  ]);
  expect(read('_headers')).toContain('/talks/*\n  ! X-Frame-Options\n  X-Mine: yes\n');
  // Cloudflare takes no rule with status 404.
  expect(read('_redirects')).toBe('/old /notify 301\n');
  expect(read('.htaccess')).toMatch(/X-Frame-Options "SAMEORIGIN".*\n# mine\n$/s);
  expect(read('vercel.json')).toContain('SAMEORIGIN');
});

test('an owner’s header replaces or removes the site’s own in any spelling, and is quoted for each server', async () => {
  const own = `/me/*
  x-frame-options: SAMEORIGIN
  ! Referrer-Policy
  Reporting-Endpoints: a="https://r.test/?50%"
/me/favicon.svg
  Link: </a.css>; rel="preload"
`;
  const root = temporaryFolder('hosts');
  const dist = resolve(root, 'dist');
  writeFiles(dist, { 'favicon.svg': '' });
  const folder = await folderWith(own);
  await writeHostFiles({ dist, owner: openOwner(folder, folder), pages: [], base: '/me/' });
  const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
  const servers = ['dist/.htaccess', '.build/nginx-headers.conf', '.build/caddy-headers'].map(read);
  for (const text of servers) {
    expect(text.match(/x-frame-options/gi)).toHaveLength(1);
    expect(text).not.toMatch(/! |Referrer-Policy/);
  }
  expect(servers[0]).toContain('Reporting-Endpoints "a=\\"https://r.test/?50%%\\""');
  expect(servers[0]).toContain('Link "</a.css>; rel=\\"preload\\""');
  expect(servers[1]).toContain('Reporting-Endpoints "a=\\"https://r.test/?50%\\""');
  expect(servers[2]).toContain('Reporting-Endpoints `a="https://r.test/?50%"`');
  expect(read('.build/nginx-cache.conf')).toMatch(
    /^"~\^\/me\/assets\/" .*\n"~\^\/me\/de\/assets\/" .*immutable";\n$/,
  );
});
