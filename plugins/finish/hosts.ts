import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { filesIn } from '../content/read/folder.ts';
import { writeNextTo } from './built-files.ts';
import {
  allRules,
  type FinishedSite,
  FOR_OWN,
  type HeaderRule,
  type Headers,
  type SiteHeaders,
  siteHeaders,
} from './headers.ts';

/**
 * Writes what configures a host, for each that reads a file of its own: into the site, except for what the samples in
 * `deploy/` include, which goes into `.build/` next to it. Must run once every file is in its place.
 */
export async function writeHostFiles({ dist, ...site }: Omit<FinishedSite, 'files'> & { dist: string }) {
  const { folder, languages, base } = site;
  const headers = siteHeaders({ ...site, files: filesIn(dist) });
  const rules = allRules(headers, base);
  const { everywhere } = headers;
  await writeNextTo(dist, 'headers.json', JSON.stringify(rules, null, 2));
  const nginx = lines(everywhere, (name, value) => `add_header ${name} ${quoted(value)} always;`);
  await writeNextTo(dist, 'nginx-headers.conf', nginx);
  const caddy = lines(everywhere, (name, value) => `\t${name} ${quoted(value)}`);
  await writeNextTo(dist, 'caddy-headers', `header {\n${caddy}}\n`);
  const ownText = (file: string) => {
    const path = resolve(folder, 'public', file);
    return existsSync(path) ? `${readFileSync(path, 'utf8').trimEnd()}\n` : '';
  };
  const texts: Record<string, string> = {
    _headers: rules.map(({ path, headers }) => `${path}\n${lines(headers, netlifyLine)}`).join('\n'),
    _redirects: ownText('_redirects') + netlifyNotFound(languages, base),
    '.htaccess': htaccess(headers, languages, base) + ownText('.htaccess'),
  };
  for (const [file, text] of Object.entries(texts)) if (text) await writeFile(resolve(dist, file), text);
  const configs = { 'vercel.json': vercel, 'firebase.json': firebase, 'staticwebapp.config.json': azure };
  // The owner's own stays.
  for (const [file, make] of Object.entries(configs))
    if (!existsSync(resolve(dist, file)))
      await writeFile(resolve(dist, file), `${JSON.stringify(make(rules, headers, base), null, 2)}\n`);
}

const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('');

/** A line without a value removes a header. */
const netlifyLine = (name: string, value: string) => `  ${name}${value && `: ${value}`}`;

/** A string in nginx's or Caddy's configuration. */
function quoted(value: string): string {
  if (/["$\\{}\n]/.test(value)) throw new Error(`headers: "${value}" can't be quoted`);
  return `"${value}"`;
}

/**
 * Serves each language's own not-found page in its folder. Only in a build by Netlify itself, which serves the root's
 * otherwise: Cloudflare Pages finds the nearest one by itself, and takes such a line for a mistake.
 */
const netlifyNotFound = (languages: string[], base: string) =>
  process.env.NETLIFY
    ? languages.map((language) => `${base}${language}/* ${base}${language}/404.html 404\n`).join('')
    : '';

const pairs = (headers: Headers) =>
  Object.entries(headers).flatMap(([key, value]) => (value ? [{ key, value }] : []));

/** https://vercel.com/docs/project-configuration */
const vercel = (rules: HeaderRule[]) => ({
  cleanUrls: true,
  trailingSlash: false,
  headers: rules.map(({ path, headers }) => ({
    source: path.replace(/\*$/, '(.*)'),
    headers: pairs(headers),
  })),
});

/** https://firebase.google.com/docs/hosting/full-config; of two values of a header, the later rule's is sent. */
const firebase = (rules: HeaderRule[], _: SiteHeaders, base: string) => ({
  hosting: {
    public: '.',
    cleanUrls: true,
    trailingSlash: false,
    ignore: ['firebase.json', 'vercel.json', 'staticwebapp.config.json', '_*', '**/*.{br,gz}', '.htaccess'],
    headers: [
      { source: `${base}**`, headers: pairs({ 'Cache-Control': 'no-cache' }) },
      ...rules.map(({ path, headers }) => ({ source: path.replace(/\*$/, '**'), headers: pairs(headers) })),
    ],
  },
});

/** https://learn.microsoft.com/azure/static-web-apps/configuration; a route's headers replace those of all. */
const azure = (_: HeaderRule[], { everywhere, files }: SiteHeaders, base: string) => ({
  globalHeaders: { ...everywhere, ...FOR_OWN },
  routes: files.map(({ path, headers }) => ({ route: path, headers })),
  responseOverrides: { 404: { rewrite: `${base}404.html` } },
  mimeTypes: { '.vcf': 'text/vcard', '.webmanifest': 'application/manifest+json', '.avif': 'image/avif' },
});

const set = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `  Header always set ${name} "${value}"`);

/** The configuration of an Apache that allows it (`AllowOverride All`); without, pages are found as `notify/index.html`. */
function htaccess({ everywhere, files }: SiteHeaders, languages: string[], base: string): string {
  const condition = (path: string) =>
    `^${path.replaceAll('.', '\\.').replace(/\*$/, '')}${path.endsWith('*') ? '' : '$'}`;
  const text = [
    // With MultiViews, `/notify` may be answered with `notify.html.gz`.
    'Options -MultiViews -Indexes',
    'DirectoryIndex index.html',
    'AddDefaultCharset utf-8',
    'AddType text/javascript .js',
    'AddType text/vcard .vcf',
    'AddType application/manifest+json .webmanifest',
    'AddType image/avif .avif',
    'AddType font/woff2 .woff2',
    `ErrorDocument 404 ${base}404.html`,
    ...languages.flatMap((language) => [
      `<If "%{REQUEST_URI} =~ m#^${base}${language}/#">`,
      `  ErrorDocument 404 ${base}${language}/404.html`,
      '</If>',
    ]),
    '<IfModule mod_dir.c>',
    '  DirectorySlash Off',
    '</IfModule>',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    '  RewriteOptions AllowNoSlash',
    `  RewriteBase ${base}`,
    // Hidden files, the configuration of other hosts, compressed versions; not the error document itself.
    '  RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    '  RewriteRule (^|/)(\\.(?!well-known/)|_(headers|redirects)$|404(\\.html)?/?$)|\\.(br|gz)$ - [R=404,L]',
    '  RewriteRule ^(vercel|firebase|staticwebapp\\.config)\\.json$ - [R=404,L]',
    '  RewriteCond %{REQUEST_FILENAME}.html -f',
    '  RewriteRule [^/]$ %{REQUEST_URI}.html [L]',
    '  RewriteCond %{REQUEST_FILENAME} -d',
    '  RewriteRule [^/]$ %{REQUEST_URI}/ [R=301,L]',
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...set({ ...everywhere, ...FOR_OWN, 'Cache-Control': 'no-cache' }),
    ...files.flatMap(({ path, headers }) => [
      `  <If "%{REQUEST_URI} =~ m#${condition(path)}#">`,
      ...set(headers),
      '  </If>',
    ]),
    '</IfModule>',
  ];
  return `${text.join('\n')}\n`;
}
