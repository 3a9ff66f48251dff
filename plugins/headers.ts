import { readFileSync } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { filesIn } from './content/folder.ts';
import { loadContent } from './content/load.ts';
import { otherHosts } from './content/other-hosts.ts';
import type { Site } from './content/types.ts';
import { inlineHashes, policy } from './csp.ts';
import { bringsFont } from './same-host/style.ts';

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
 * Every header of the site, those of all answers first. Netlify and Cloudflare Pages join the rules
 * that match an address, so no header stands in two rules that could meet.
 * @param pages the finished pages by file name
 * @param base path that the site is served from, with a slash at both ends
 * @param fonts whether any style of the site has a font of its own
 * @param site what the owner chose
 * @param languages names of the further languages' folders
 */
function headerRules(
  pages: Record<string, string>,
  base: string,
  fonts: boolean,
  site: Site,
  languages: string[],
): [HeaderRule, ...HeaderRule[]] {
  const inline = Object.values(pages).map(inlineHashes);
  const csp = policy({
    scripts: inline.flatMap(({ scripts }) => scripts),
    styles: inline.flatMap(({ styles }) => styles),
    fonts,
    others: otherHosts(site),
  });
  const addresses = Object.keys(pages)
    .sort()
    .map((file) => file.replace(/(index)?\.html$/, ''));
  const bases = [base, ...languages.map((language) => `${base}${language}/`)];
  return [
    {
      path: `${base}*`,
      headers: {
        'Content-Security-Policy': csp,
        ...EVERYWHERE,
        'Strict-Transport-Security': HSTS[site.hsts ?? 'host'],
      },
    },
    ...bases.map((at) => ({
      path: `${at}assets/*`,
      headers: { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` },
    })),
    ...[
      ...addresses.map((file) => base + file),
      ...bases.flatMap((at) => [`${at}sw.js`, `${at}site.webmanifest`]),
    ].map((path) => ({ path, headers: { 'Cache-Control': 'no-cache' } })),
  ];
}

const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers).map(([name, value]) => `${line(name, value)}\n`);

/** The rules in the format of Netlify's and Cloudflare Pages' `_headers` file. */
const headersFile = (rules: HeaderRule[]) =>
  rules
    .map(({ path, headers }) => [`${path}\n`, ...lines(headers, (name, value) => `  ${name}: ${value}`)])
    .map((rule) => rule.join(''))
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
  lines(headers, (name, value) => `add_header ${name} ${quoted(value)} always;`).join('');

/** The same, to be imported into a Caddy site. */
const caddyFile = (headers: Headers) =>
  ['header {\n', ...lines(headers, (name, value) => `\t${name} ${quoted(value)}`), '}\n'].join('');

/**
 * Writes the headers of the whole site, in all its languages, in every host's format: `_headers` into the site, what the
 * examples in `deploy/` and `npm start` read into `.build/` beside it. No host's own plugin knows the hashes of the pages.
 * Must come when every page has its last byte.
 * @param languages names of the further languages' folders
 */
export function headers(folder?: string, languages: string[] = []): Plugin {
  let base = '/';
  let dist = '';
  return {
    name: 'headers',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base;
      dist = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const texts = textsIn(dist, /\.(html|css)$/);
        const pages = Object.fromEntries(texts.filter(([file]) => file.endsWith('.html')));
        const fonts = texts.some(([, text]) => bringsFont(text));
        const rules = headerRules(pages, base, fonts, folder ? loadContent(folder).site : {}, languages);
        const beside = resolve(dist, '../.build');
        await mkdir(beside, { recursive: true });
        const files = {
          'headers.json': JSON.stringify(rules, null, 2),
          'nginx-headers.conf': nginxFile(rules[0].headers),
          'caddy-headers': caddyFile(rules[0].headers),
          'site.json': JSON.stringify({ base }),
        };
        for (const [name, text] of Object.entries(files)) await writeFile(resolve(beside, name), text);
        await writeFile(resolve(dist, '_headers'), headersFile(rules));
        // Netlify knows the root's 404.html alone, unless it is told; the owner's own rules go before.
        if (languages.length) await appendFile(resolve(dist, '_redirects'), redirectsFile(base, languages));
      },
    },
  };
}

/** The texts of files below a folder, by their paths. */
const textsIn = (folder: string, files: RegExp): [file: string, text: string][] =>
  filesIn(folder)
    .filter((file) => files.test(file))
    .map((file) => [file, readFileSync(resolve(folder, file), 'utf8')]);
