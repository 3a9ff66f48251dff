import { appendFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { otherHosts } from './content/deployment/other-hosts.ts';
import { readTextFiles } from './content/read/folder.ts';
import { loadContent } from './content/read/load.ts';
import type { Site } from './content/types.ts';
import { loadsFont, policy } from './csp/policy.ts';
import type { HeaderRule, Headers } from './finish/header-rules.ts';
import { onWritten, writeNextTo } from './on-written.ts';

const YEAR_S = 31_536_000;

const DENIED_FEATURES =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking';

/** The headers of every response, except for CSP and HSTS. */
const COMMON_HEADERS: Headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': DENIED_FEATURES.replace(/\S+/g, '$&=()').replaceAll(' ', ', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** HSTS can't be undone, so it covers this host alone unless the owner chooses more. */
const HSTS: Record<NonNullable<Site['hsts']>, string> = {
  host: `max-age=${2 * YEAR_S}`,
  subdomains: `max-age=${2 * YEAR_S}; includeSubDomains`,
  preload: `max-age=${2 * YEAR_S}; includeSubDomains; preload`,
};

/**
 * Caches the files with a hash in their names for good. Netlify and Cloudflare Pages have all others revalidated each
 * time, without a rule, and so does `npm start`; `deploy/nginx.conf` and `deploy/Caddyfile` set both themselves.
 * No header may be in two rules that match the same path: those hosts combine them. Cloudflare takes 100 rules, so
 * there is none for each page.
 */
const cacheRules = (base: string, languages: string[]): HeaderRule[] =>
  [base, ...languages.map((language) => `${base}${language}/`)].map((at) => ({
    path: `${at}assets/*`,
    headers: { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` },
  }));

const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('');

/** The rules in the format of Netlify's and Cloudflare Pages' `_headers` file. */
const headersFile = (rules: HeaderRule[]) =>
  rules
    .map(({ path, headers }) => `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`)
    .join('\n');

/** Serves each language's own not-found page in its folder, in the format of Netlify's `_redirects` file. */
const redirectsFile = (base: string, languages: string[]) =>
  languages.map((language) => `\n${base}${language}/* ${base}${language}/404.html 404\n`).join('');

/** A string in nginx's or Caddy's configuration. */
function quoted(value: string): string {
  if (/["$\\{}\n]/.test(value)) throw new Error(`headers: "${value}" can't be quoted`);
  return `"${value}"`;
}

/** The headers of all responses, to be included in an nginx `server`. */
const nginxFile = (headers: Headers) =>
  lines(headers, (name, value) => `add_header ${name} ${quoted(value)} always;`);

/** The same, to be imported into a Caddy site. */
const caddyFile = (headers: Headers) =>
  `header {\n${lines(headers, (name, value) => `\t${name} ${quoted(value)}`)}}\n`;

/**
 * Writes the headers of the site in all its languages, in every host's format. `_headers`, which `npm start` reads too,
 * goes into the site; the files that the samples in `deploy/` include, and all rules as JSON for tests go into `.build/`
 * next to it. No host's own plugin knows the hashes of the pages. Must run once every page is final.
 * @param languages folder names of the further languages
 */
export const headers = (folder: string, languages: string[]) =>
  onWritten('headers', async ({ dir: dist, config: { base } }) => {
    const pages = readTextFiles(dist, '.html');
    const texts = [...pages.values(), ...readTextFiles(dist, '.css').values()];
    const sites = [undefined, ...languages].map((language) => loadContent(folder, language).site);
    const everywhere = {
      // Allows what any page needs: each page has a stricter policy in its head.
      'Content-Security-Policy': policy([...pages.values()], {
        fonts: texts.some(loadsFont),
        others: sites.map(otherHosts),
      }),
      ...COMMON_HEADERS,
      'Strict-Transport-Security': HSTS[sites[0]?.hsts ?? 'host'],
    };
    const rules = [{ path: `${base}*`, headers: everywhere }, ...cacheRules(base, languages)];
    await writeNextTo(dist, 'headers.json', JSON.stringify(rules, null, 2));
    await writeNextTo(dist, 'nginx-headers.conf', nginxFile(everywhere));
    await writeNextTo(dist, 'caddy-headers', caddyFile(everywhere));
    await writeFile(resolve(dist, '_headers'), headersFile(rules));
    // Without rules Netlify serves only the root's 404.html; the owner's own rules come first.
    if (languages.length) await appendFile(resolve(dist, '_redirects'), redirectsFile(base, languages));
  });
