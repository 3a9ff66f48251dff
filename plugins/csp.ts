import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import type { OtherHosts } from './content/other-hosts.ts';

const CHARSET = /<meta charset="utf-8">/i;

const sha256 = (data: string | Uint8Array) => `sha256-${createHash('sha256').update(data).digest('base64')}`;

/** What a policy lets in. */
export interface Allowed {
  /** Whether any style of the site has a font of its own. */
  fonts: boolean;
  /** One for each language of the pages. */
  others: OtherHosts[];
}

/**
 * The Content-Security-Policy (CSP Level 3, with Trusted Types) for finished pages.
 * @param pages their HTML
 * @param inMeta leaves out `frame-ancestors`, which a meta tag may not carry
 */
export function policy(pages: string[], { fonts, others }: Allowed, inMeta = false): string {
  const parsed = pages.map((html) => parse(html));
  const sources = (...values: string[]) => ["'self'", ...new Set(values)].join(' ');
  /** What stands inline, by its hashes. */
  const inline = (selector: string) =>
    parsed.flatMap((page) =>
      page.querySelectorAll(selector).map((element) => `'${sha256(element.innerHTML)}'`),
    );
  const scripts = inline('script:not([src]):not([type="application/ld+json"])');
  return [
    "default-src 'none'",
    `script-src ${sources(...scripts, ...others.flatMap(({ script }) => script ?? []))}`,
    `style-src ${sources(...inline('style'))}`,
    "img-src 'self'",
    // Small ones stand in the page itself.
    ...(fonts ? ["font-src 'self' data:"] : []),
    `connect-src ${sources(...others.flatMap(({ sends }) => sends))}`,
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
export function secure(html: string, files: Files, allowed: Allowed): string {
  const checked = html.replace(/<script [^>]*src="([^"]+)"/g, (tag, address) => {
    // It may change at any time: the policy names its one address instead.
    if (allowed.others.some(({ script }) => script === address.replaceAll('&amp;', '&'))) return tag;
    return `${tag} integrity="${sha256(files(address))}"`;
  });
  if (!CHARSET.test(checked))
    throw new Error('index.html: the CSP goes behind <meta charset="utf-8">; add it');
  const csp = policy([checked], allowed, true);
  return checked.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${csp}">`,
  );
}
