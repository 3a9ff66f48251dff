import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import type { OtherHosts } from './content/other-hosts.ts';

const CHARSET = /<meta charset="utf-8">/i;

const sha256 = (data: string | Uint8Array) => `sha256-${createHash('sha256').update(data).digest('base64')}`;

/** What stands inline in a page, as CSP hashes. */
export interface Inline {
  scripts: string[];
  styles: string[];
}

/** What the pages of a site bring along, as the policy has to know it. */
export interface Parts extends Inline {
  /** Whether any style of the site has a font of its own. */
  fonts: boolean;
  others: OtherHosts;
}

/** The hashes of a finished page's inline scripts and styles. */
export function inlineHashes(html: string): Inline {
  const page = parse(html);
  const hashes = (selector: string) => page.querySelectorAll(selector).map((each) => sha256(each.innerHTML));
  return {
    scripts: hashes('script:not([src]):not([type="application/ld+json"])'),
    styles: hashes('style'),
  };
}

/**
 * The Content-Security-Policy (CSP Level 3, with Trusted Types) for pages with these parts.
 * @param inMeta leaves out `frame-ancestors`, which a meta tag may not carry
 */
export function policy({ scripts, styles, fonts, others }: Parts, inMeta = false): string {
  const sources = (hashes: string[]) => ["'self'", ...new Set(hashes.map((hash) => `'${hash}'`))].join(' ');
  const elsewhere = (addresses: (string | undefined)[]) =>
    addresses.map((each) => (each ? ` ${each}` : '')).join('');
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}${elsewhere([others.script])}`,
    `style-src ${sources(styles)}`,
    "img-src 'self'",
    // Small ones stand in the page itself.
    ...(fonts ? ["font-src 'self' data:"] : []),
    `connect-src 'self'${elsewhere(others.sends)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(inMeta ? [] : ["frame-ancestors 'none'"]),
    "require-trusted-types-for 'script'",
    'trusted-types background service-worker',
  ].join('; ');
}

type Files = (address: string) => string | Uint8Array;

/**
 * Puts the page's own CSP into its head, for hosts that can set no headers, and makes the browser
 * check the script that it loads (Subresource Integrity).
 * @param files the site's scripts by address
 */
export function secure(
  html: string,
  files: Files,
  { fonts, others }: Pick<Parts, 'fonts' | 'others'>,
): string {
  const checked = html.replace(/<script [^>]*src="([^"]+)"/g, (tag, address) => {
    // It may change at any time: the policy names its one address instead.
    if (address.replaceAll('&amp;', '&') === others.script) return tag;
    return `${tag} integrity="${sha256(files(address))}"`;
  });
  const csp = `<meta http-equiv="Content-Security-Policy" content="${policy({ ...inlineHashes(checked), fonts, others }, true)}">`;
  if (!CHARSET.test(checked))
    throw new Error('index.html: the CSP goes behind <meta charset="utf-8">; add it');
  return checked.replace(CHARSET, (charset) => charset + csp);
}
