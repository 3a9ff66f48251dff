import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { loadContent } from './content/load.ts';
import { otherHosts } from './content/other-hosts.ts';
import type { Site } from './content/types.ts';
import { policy } from './csp.ts';
import { bringsFont, textsIn } from './same-host/style.ts';

type Headers = Record<string, string>;

/** A set of response headers and the addresses that it goes to; `*` stands for anything. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

const YEAR_S = 31_536_000;

const NEVER =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking';

/** What every answer of the site carries, the CSP aside. */
const EVERYWHERE: Headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': NEVER.replace(/\S+/g, '$&=()').replaceAll(' ', ', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** HTTPS from now on: for this host; what else it is for is the owner's to say, as it can't be taken back. */
const HSTS: Record<NonNullable<Site['hsts']>, string> = {
  host: `max-age=${2 * YEAR_S}`,
  subdomains: `max-age=${2 * YEAR_S}; includeSubDomains`,
  preload: `max-age=${2 * YEAR_S}; includeSubDomains; preload`,
};

/**
 * Every header of the site that is for some of its answers. Netlify and Cloudflare Pages join the rules
 * that match an address, so no header stands in two rules that could meet.
 * @param files of the finished pages
 * @param base path that the site is served from, with a slash at both ends
 * @param languages names of the further languages' folders
 */
function cacheRules(files: string[], base: string, languages: string[]): HeaderRule[] {
  const bases = [base, ...languages.map((language) => `${base}${language}/`)];
  const cached = (value: string) => (path: string) => ({ path, headers: { 'Cache-Control': value } });
  return [
    ...bases.map((at) => `${at}assets/*`).map(cached(`public, max-age=${YEAR_S}, immutable`)),
    ...[
      ...files.sort().map((file) => base + file.replace(/(index)?\.html$/, '')),
      ...bases.flatMap((at) => [`${at}sw.js`, `${at}site.webmanifest`]),
    ].map(cached('no-cache')),
  ];
}

const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('');

/** The rules in the format of Netlify's and Cloudflare Pages' `_headers` file. */
const headersFile = (rules: HeaderRule[]) =>
  rules
    .map(({ path, headers }) => `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`)
    .join('\n');

/** Has each language answer in its own words for what is not there, in the format of Netlify's `_redirects` file. */
const redirectsFile = (base: string, languages: string[]) =>
  languages.map((language) => `\n${base}${language}/* ${base}${language}/404.html 404\n`).join('');

/** A word in nginx's or Caddy's configuration. */
function quoted(value: string): string {
  if (/["$\\{}\n]/.test(value)) throw new Error(`headers: "${value}" can't be quoted`);
  return `"${value}"`;
}

/** The headers of all answers, to be included in an nginx `server`. */
const nginxFile = (headers: Headers) =>
  lines(headers, (name, value) => `add_header ${name} ${quoted(value)} always;`);

/** The same, to be imported into a Caddy site. */
const caddyFile = (headers: Headers) =>
  `header {\n${lines(headers, (name, value) => `\t${name} ${quoted(value)}`)}}\n`;

/**
 * Writes the headers of the whole site, in all its languages, in every host's format: `_headers` into the site, what the
 * examples in `deploy/` and `npm start` read into `.build/` beside it. No host's own plugin knows the hashes of the pages.
 * Must come when every page has its last byte.
 * @param languages names of the further languages' folders
 */
export const headers = (folder: string, languages: string[]): Plugin => ({
  name: 'headers',
  apply: 'build',
  enforce: 'post',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir: dist = '' }) {
      const { base } = this.environment.config;
      const pages = textsIn(dist, '.html');
      const texts = [...pages.values(), ...textsIn(dist, '.css').values()];
      const sites = [undefined, ...languages].map((language) => loadContent(folder, language).site);
      const everywhere = {
        // What any page needs: each says in its own head which of it is for that page.
        'Content-Security-Policy': policy([...pages.values()], {
          fonts: texts.some(bringsFont),
          others: sites.map(otherHosts),
        }),
        ...EVERYWHERE,
        'Strict-Transport-Security': HSTS[sites[0]?.hsts ?? 'host'],
      };
      const rules = [
        { path: `${base}*`, headers: everywhere },
        ...cacheRules([...pages.keys()], base, languages),
      ];
      const beside = resolve(dist, '../.build');
      await mkdir(beside, { recursive: true });
      const files = {
        'headers.json': JSON.stringify(rules, null, 2),
        'nginx-headers.conf': nginxFile(everywhere),
        'caddy-headers': caddyFile(everywhere),
        'site.json': JSON.stringify({ base }),
      };
      for (const [name, text] of Object.entries(files)) await writeFile(resolve(beside, name), text);
      await writeFile(resolve(dist, '_headers'), headersFile(rules));
      // Netlify knows the root's 404.html alone, unless it is told; the owner's own rules go before.
      if (languages.length) await appendFile(resolve(dist, '_redirects'), redirectsFile(base, languages));
    },
  },
});
