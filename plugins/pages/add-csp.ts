import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { filesIn } from '../content/read/folder.ts';
import type { Site } from '../content/types.ts';
import { ContentError, fileFault } from '../fault.ts';
import type { Bundle } from './chunks.ts';

const NO_FILE_REMEDY = 'put it into public/ and write its path below that folder, with a leading slash';
const CHARSET = /<meta charset="utf-8">/i;

/**
 * Adds a policy to each finished page, and integrity hashes to its scripts; nothing may change pages after it.
 * @param home base of the first language, below which the files of `public/` are served
 */
export function addPolicies(bundle: Bundle, site: Site, base: string, home: string, publicDir: string): void {
  /** Returns a script of the site: built, or from `public/`. */
  const scriptAt = (url: string) => {
    const below = (each: string) => (url.startsWith(each) ? url.slice(each.length) : '');
    const file = bundle[below(base)];
    if (file) return file.type === 'chunk' ? file.code : file.source;
    const name = below(home);
    const path = resolve(publicDir, name);
    const problem = `the site has no file ${url}`;
    if (!name || !existsSync(path))
      throw new ContentError([fileFault('index.html', problem, NO_FILE_REMEDY, '<script src>')]);
    return readFileSync(path);
  };
  const assets = Object.values(bundle).filter((file) => file.type === 'asset');
  const pages = assets.filter(({ fileName }) => fileName.endsWith('.html'));
  const styles = [
    ...assets.filter(({ fileName }) => /\.(css|html)$/.test(fileName)).map(({ source }) => String(source)),
    ...filesIn(publicDir)
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(resolve(publicDir, file), 'utf8')),
  ];
  const allowed = {
    ...allowedBy(site),
    fonts: styles.some((css) => /@font-face\s*\{[^}]*url\(/i.test(css)),
    films: pages.some(({ source }) => String(source).includes('<video')),
  };
  for (const page of pages) page.source = addCspAndIntegrity(String(page.source), scriptAt, allowed);
}

interface AllowedSources {
  fonts: boolean;
  /** True if any page has a film: on the way to it, the document and its policy stay those of the first page. */
  films: boolean;
  /** URL of the only script that may load from another host. */
  script?: string;
  /** The other hosts that pages may send data to. */
  sends: string[];
  /** What the owner allows beyond that. */
  steps?: Site['policy'];
}

/** Returns what the owner's settings allow, whatever is on the pages. */
export const allowedBy = ({ analytics, vitals, policy: steps }: Site) => ({
  script: analytics?.script,
  sends: [analytics?.sends ?? analytics?.script, vitals].flatMap((url) => (url ? new URL(url).origin : [])),
  steps,
});

/** Returns a hash for an `integrity` attribute or a policy. */
const sha256 = (data: string | Uint8Array) => `sha256-${hash('sha256', data, 'base64')}`;

/** Returns the Content-Security-Policy (CSP Level 3, with Trusted Types) of a page; headers add `frame-ancestors`. */
export function policy(html: string, { fonts, films, script, sends, steps = {} }: AllowedSources): string {
  const page = parse(html);
  const hosts = steps.hosts ?? [];
  const sources = (...values: string[]) => ["'self'", ...new Set(values)].join(' ');
  const inline = (selector: string) =>
    page.querySelectorAll(selector).map((element) => `'${sha256(element.innerHTML)}'`);
  const scripts = inline('script:not([src]):not([type="application/ld+json"])');
  return [
    "default-src 'none'",
    `script-src ${sources(...scripts, ...(script ? [script] : []))}`,
    // With a hash, browsers would ignore what follows.
    `style-src ${sources(...(steps.styles ? ["'unsafe-inline'"] : inline('style')))}`,
    `img-src ${sources(...hosts)}`,
    // Small fonts are inlined in the page.
    ...(fonts || hosts[0] ? [`font-src ${sources('data:', ...hosts)}`] : []),
    ...(films || hosts[0] ? [`media-src ${sources(...hosts)}`] : []),
    ...(hosts[0] ? [`frame-src ${hosts.join(' ')}`] : []),
    `connect-src ${sources(...sends, ...hosts)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(steps.html ? [] : ["require-trusted-types-for 'script'", 'trusted-types background service-worker']),
  ].join('; ');
}

/** Adds a CSP to a page, for hosts that can't set headers, and hashes to its scripts, which `read` returns by their URL. */
export function addCspAndIntegrity(
  html: string,
  read: (url: string) => string | Uint8Array,
  allowed: AllowedSources,
): string {
  let checked = html;
  // From the last to the first, so that the places of the others stay.
  for (const { rawAttrs, range, attributes } of parse(html).querySelectorAll('script[src]').reverse()) {
    const { src = '' } = attributes;
    // A script of another host may change at any time: the policy allows its URL instead.
    if (src === allowed.script) continue;
    const end = html.indexOf(rawAttrs, range[0]) + rawAttrs.length;
    checked = `${checked.slice(0, end)} integrity="${sha256(read(src))}"${checked.slice(end)}`;
  }
  if (!CHARSET.test(checked))
    throw new Error('index.html: <meta charset="utf-8"> is missing, and the CSP goes after it; add it');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(checked, allowed)}">`;
  return checked.replace(CHARSET, (charset) => charset + meta);
}
