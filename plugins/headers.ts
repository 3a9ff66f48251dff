import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'node-html-parser';
import type { Plugin } from 'vite';

/** A set of response headers and the addresses that it goes to; `*` stands for anything. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

const YEAR_S = 31_536_000;
const TWO_YEARS_S = 2 * YEAR_S;

const NEVER = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/** What every answer of the site carries, the CSP aside. */
const EVERYWHERE = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': NEVER.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

const CHARSET = /<meta charset="utf-8">/i;

const sha = (bits: 256 | 384, data: string | Uint8Array) =>
  `sha${bits}-${createHash(`sha${bits}`).update(data).digest('base64')}`;

/** What stands inline in a page, as CSP hashes. */
interface Inline {
  scripts: string[];
  styles: string[];
}

/** The hashes of a finished page's inline scripts and styles. */
export function inlineHashes(html: string): Inline {
  const page = parse(html);
  const hashes = (selector: string) =>
    page.querySelectorAll(selector).map((each) => sha(256, each.innerHTML));
  return {
    scripts: hashes('script:not([src]):not([type="application/ld+json"])'),
    styles: hashes('style'),
  };
}

/**
 * The Content-Security-Policy (CSP Level 3, with Trusted Types) for pages with these inline parts.
 * @param framed leaves out `frame-ancestors`, which a meta tag may not carry
 */
export function policy({ scripts, styles }: Inline, framed = false): string {
  const sources = (hashes: string[]) => ["'self'", ...new Set(hashes.map((hash) => `'${hash}'`))].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(framed ? [] : ["frame-ancestors 'none'"]),
    "require-trusted-types-for 'script'",
    'trusted-types background service-worker',
  ].join('; ');
}

/**
 * Puts the page's own CSP into its head, for hosts that can set no headers, and makes the browser
 * check the script that it loads (Subresource Integrity).
 * @param files the built scripts by address
 * @throws where the page loads a script that was not built
 */
export function secure(html: string, files: (address: string) => string | Uint8Array): string {
  const checked = html.replace(/<script [^>]*src="([^"]+)"/g, (tag, address) => {
    return `${tag} integrity="${sha(384, files(address))}"`;
  });
  const csp = `<meta http-equiv="Content-Security-Policy" content="${policy(inlineHashes(checked), true)}">`;
  if (!CHARSET.test(checked))
    throw new Error('index.html: the CSP goes behind <meta charset="utf-8">; add it');
  return checked.replace(CHARSET, (charset) => charset + csp);
}

/**
 * Every header of the site. Netlify and Cloudflare Pages join the rules that match an address, so no
 * header stands in two rules that could meet.
 * @param pages the finished pages by file name
 * @param base path that the site is served from, with a slash at both ends
 */
export function headerRules(pages: Record<string, string>, base: string): HeaderRule[] {
  const inline = Object.values(pages).map(inlineHashes);
  const csp = policy({
    scripts: inline.flatMap(({ scripts }) => scripts),
    styles: inline.flatMap(({ styles }) => styles),
  });
  const addresses = Object.keys(pages)
    .sort()
    .map((file) => base + file.replace(/(index)?\.html$/, ''));
  return [
    { path: `${base}*`, headers: { 'Content-Security-Policy': csp, ...EVERYWHERE } },
    {
      path: `${base}assets/*`,
      headers: { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` },
    },
    ...[...addresses, `${base}sw.js`, `${base}site.webmanifest`].map((path) => ({
      path,
      headers: { 'Cache-Control': 'no-cache' },
    })),
  ];
}

/** The rules in the format of Netlify's and Cloudflare Pages' `_headers` file. */
export const headersFile = (rules: HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/** Secures the finished pages; must come last of all that writes HTML. */
export function headers(): Plugin {
  let base = '/';
  let beside = '';
  return {
    name: 'headers',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base;
      beside = resolve(config.root, config.build.outDir, '../.build');
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const pages: Record<string, string> = {};
        const fileAt = (address: string) => {
          const file = bundle[address.slice(base.length)];
          if (!file) throw new Error(`a page loads ${address}, which was not built`);
          return file.type === 'chunk' ? file.code : file.source;
        };
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          pages[file.fileName] = file.source = secure(String(file.source), fileAt);
        }
        const rules = headerRules(pages, base);
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(rules) });
        await mkdir(beside, { recursive: true });
        await writeFile(resolve(beside, 'headers.json'), JSON.stringify(rules, null, 2));
        await writeFile(resolve(beside, 'site.json'), JSON.stringify({ base }));
      },
    },
  };
}
