import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { HeaderRule, Headers } from '../../packages/page-weight/src/headers.ts';
import { filesIn } from '../content/read/folder.ts';
import { pdfNameOf } from '../content/text/name.ts';
import { isVersion } from '../content/views/pages.ts';
import { writeNextTo } from '../project.ts';
import { type FinishedSite, FOR_OWN, type SiteHeaders, siteHeaders } from './headers.ts';

/**
 * Writes the files that configure hosts: into the site where a host reads its own file, into `.build/` next to it where the samples
 * in `deploy/` include them. Must run once every other file is in its place.
 */
export async function writeHostFiles({ dist, ...site }: Omit<FinishedSite, 'files'> & { dist: string }) {
  const { base } = site;
  const { folder, languages } = site.owner;
  const files = withoutVersions(filesIn(dist), site.owner);
  const headers = siteHeaders({ ...site, files, pages: withoutVersions(site.pages, site.owner) });
  const included = {
    'nginx-headers.conf': nginxHeaders(headers),
    'nginx-cache.conf': nginxCache(headers),
    'nginx-shared.conf': nginxShared(headers),
    'caddy-headers': caddy(headers),
  };
  for (const [file, text] of Object.entries(included)) await writeNextTo(dist, file, text);
  const ownersText = (file: string) => {
    const path = resolve(folder, 'public', file);
    return existsSync(path) ? `${readFileSync(path, 'utf8').trimEnd()}\n` : '';
  };
  const texts: Record<string, string> = {
    _headers: netlify(headers),
    _redirects: ownersText('_redirects') + netlifyNotFound(languages, base),
    '.htaccess': htaccess(headers, languages, base) + ownersText('.htaccess'),
  };
  for (const [file, text] of Object.entries(texts)) if (text) await writeFile(resolve(dist, file), text);
  const config = resolve(dist, 'vercel.json');
  // The owner's own stays.
  if (!existsSync(config)) await writeFile(config, `${JSON.stringify(vercel(headers), null, 2)}\n`);
}

/** Returns the files that may be named where others can read the names: all but versions of the résumé and their PDFs. */
function withoutVersions(files: string[], owner: FinishedSite['owner']): string[] {
  const hidden = [undefined, ...owner.languages].map((language) => {
    const { resume, versions = {} } = owner.content(language);
    const pdfs = Object.keys(versions).map((name) => pdfNameOf(resume.basics?.name, name));
    const isHidden = (file: string) => isVersion(file) || pdfs.includes(file);
    const folder = language ? `${language}/` : '';
    return (file: string) => file.startsWith(folder) && isHidden(file.slice(folder.length));
  });
  return files.filter((file) => !hidden.some((isHidden) => isHidden(file)));
}

const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('');

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';
const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';

/** Returns the rules of files that never change under their names. */
const forGood = ({ files }: SiteHeaders) => files.filter(({ path }) => path.endsWith('*'));

const nginxHeaders = ({ everywhere }: SiteHeaders): string =>
  lines(everywhere, (name, value) => value && `add_header ${name} ${forNginx(value)} always;`);

const nginxCache = (headers: SiteHeaders): string => nginxRows(forGood(headers), 'Cache-Control');

/** Returns what other sites may load, as the two headers that say so. */
const nginxShared = ({ files }: SiteHeaders): string => `map $uri $portfolio_resource_policy {
${nginxRows(files, RESOURCE_POLICY)}default same-origin;
}
map $uri $portfolio_allow_origin {
${nginxRows(files, ALLOW_ORIGIN)}default "";
}
`;

/** Returns the rows of nginx's map from the paths of rules to a header's values. */
const nginxRows = (rules: HeaderRule[], name: string): string =>
  rules
    .filter(({ headers }) => headers[name])
    .map(({ path, headers: { [name]: value = '' } }) => `"~${condition(path)}" ${forNginx(value)};\n`)
    .join('');

/** Returns a value as a string of nginx's configuration. It has no escape for a dollar, so `deploy/nginx.conf` defines one. */
const forNginx = (value: string) =>
  `"${value.replace(/["\\]/g, '\\$&').replaceAll('$', `\${portfolio_dollar}`)}"`;

/** Returns Caddy's configuration. No value needs an escape, because none has a backtick or a word in braces. */
function caddy(headers: SiteHeaders): string {
  const everywhere = lines(headers.everywhere, (name, value) => value && `\t${name} \`${value}\``);
  const pathsOf = (rules: HeaderRule[]) => `path ${rules.map(({ path }) => path).join(' ')}`;
  const hashed = pathsOf(forGood(headers));
  const shared = pathsOf(headers.files.filter(({ headers }) => headers[RESOURCE_POLICY] === 'cross-origin'));
  const readable = pathsOf(headers.files.filter(({ headers }) => headers[ALLOW_ORIGIN] === '*'));
  return [
    `header {\n${everywhere}}`,
    `@hashed ${hashed}`,
    `@unhashed not ${hashed}`,
    `@shared ${shared}`,
    `@unshared not ${shared}`,
    `@readable ${readable}\n`,
  ].join('\n');
}

/** Returns `_headers`, in which a line without a value removes the header. */
function netlify({ rules }: SiteHeaders): string {
  const line = (name: string, value: string) => `  ${name}${value && `: ${value}`}`;
  return rules.map(({ path, headers }) => `${path}\n${lines(headers, line)}`).join('\n');
}

/** Returns a value as a string of Apache's configuration, which unescapes it twice; the second time `%` begins a variable. */
const forApache = (value: string) => `"${value.replace(/[\\%]/g, '$&$&').replace(/["\\]/g, '\\$&')}"`;

/**
 * Returns the lines of `_redirects` by which Netlify serves each language's own not-found page in its folder. Only a build by Netlify
 * itself has them: Cloudflare Pages finds the nearest such page by itself, and takes such a line for a mistake.
 */
const netlifyNotFound = (languages: string[], base: string) =>
  process.env.NETLIFY
    ? languages.map((language) => `${base}${language}/* ${base}${language}/404.html 404\n`).join('')
    : '';

/** Returns the headers as Vercel reads them: https://vercel.com/docs/project-configuration */
const vercel = ({ rules }: SiteHeaders) => ({
  cleanUrls: true,
  trailingSlash: false,
  headers: rules.map(({ path, headers }) => ({
    source: path.replace(/\*$/, '(.*)'),
    headers: Object.entries(headers).flatMap(([key, value]) => (value ? { key, value } : [])),
  })),
});

/** Returns a rule's path as a regular expression; without the `*` at its end, it also stands for what follows. */
const condition = (path: string) => `^${path.replaceAll('.', '\\.')}$`.replace(/\*\$$/, '');

/** The template of `.htaccess`, without comments; `@name@` stands for what differs by site. */
const HTACCESS = readFileSync(resolve(import.meta.dirname, 'htaccess.conf'), 'utf8').replace(/^#.*\n/gm, '');

/** Returns the configuration for an Apache that reads it (`AllowOverride All`); others find pages as `notify/index.html`. */
function htaccess({ everywhere, files }: SiteHeaders, languages: string[], base: string): string {
  const block = (pattern: string, directives: string, indent = '') =>
    `${indent}<If "%{REQUEST_URI} =~ m#${pattern}#">\n${directives}${indent}</If>\n`;
  const set = (headers: Headers) =>
    lines(headers, (name, value) => value && `  Header always set ${name} ${forApache(value)}`);
  const parts: Record<string, string> = {
    languages: languages
      .map((name) => block(`^${base}${name}/`, `  ErrorDocument 404 ${base}${name}/404.html\n`))
      .join(''),
    everywhere: set({ ...everywhere, ...FOR_OWN, 'Cache-Control': 'no-cache' }),
    files: files.map(({ path, headers }) => block(condition(path), set(headers), '  ')).join(''),
  };
  return HTACCESS.replaceAll('@base@', base).replace(/@(\w+)@\n/g, (_, name) => parts[name] ?? '');
}
