import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { loadContent } from './content/load.ts';
import { otherHosts } from './content/other-hosts.ts';
import type { Site } from './content/types.ts';
import { inlineHashes, policy, secure } from './csp.ts';
import { ownFile } from './same-host/own-file.ts';
import { bringsFont, publicStyles } from './same-host/style.ts';

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
 */
function headerRules(
  pages: Record<string, string>,
  base: string,
  fonts: boolean,
  site: Site,
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
  return [
    {
      path: `${base}*`,
      headers: {
        'Content-Security-Policy': csp,
        ...EVERYWHERE,
        'Strict-Transport-Security': HSTS[site.hsts ?? 'host'],
      },
    },
    { path: `${base}assets/*`, headers: { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` } },
    ...[...addresses, 'sw.js', 'site.webmanifest'].map((file) => ({
      path: base + file,
      headers: { 'Cache-Control': 'no-cache' },
    })),
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
 * Secures the finished pages, and writes the headers in every host's format: `_headers` into the
 * site, what the examples in `deploy/` and `npm start` read into `.build/` beside it. No host's own
 * plugin knows the hashes of the pages. Must come last of all that writes HTML.
 * @param folder absolute path of the owner's folder
 */
export function headers(folder?: string): Plugin {
  let base = '/';
  let beside = '';
  let publicDir = '';
  return {
    name: 'headers',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base;
      publicDir = config.publicDir;
      beside = resolve(config.root, config.build.outDir, '../.build');
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const site = folder ? loadContent(folder).site : {};
        const pages: Record<string, string> = {};
        const fileAt = (address: string) => ownFile(address, base, bundle, publicDir);
        const styles = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && /\.(css|html)$/.test(file.fileName) ? [String(file.source)] : [],
        );
        const fonts = [...styles, ...publicStyles(publicDir).map(([, css]) => css)].some(bringsFont);
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          pages[file.fileName] = file.source = secure(String(file.source), fileAt, {
            fonts,
            others: otherHosts(site),
          });
        }
        const rules = headerRules(pages, base, fonts, site);
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(rules) });
        const files = {
          'headers.json': JSON.stringify(rules, null, 2),
          'nginx-headers.conf': nginxFile(rules[0].headers),
          'caddy-headers': caddyFile(rules[0].headers),
          'site.json': JSON.stringify({ base }),
        };
        await mkdir(beside, { recursive: true });
        for (const [name, text] of Object.entries(files)) await writeFile(resolve(beside, name), text);
      },
    },
  };
}
