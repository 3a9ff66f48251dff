import { hash } from 'node:crypto';
import { parse } from 'node-html-parser';
import type { OtherHosts } from '../content/deployment/other-hosts.ts';

const CHARSET = /<meta charset="utf-8">/i;

/** A hash for an `integrity` attribute or a policy. */
export const sha256 = (data: string | Uint8Array) => `sha256-${hash('sha256', data, 'base64')}`;

/** Whether a stylesheet loads a font. */
export const loadsFont = (css: string): boolean => /@font-face\s*\{[^}]*url\(/i.test(css);

/** What a policy allows. */
interface AllowedSources {
  /** Whether any style of the site loads a font. */
  fonts: boolean;
  /**
   * Whether any page of the site has a film: on the way to it, the document and its policy stay those of the first page.
   */
  films: boolean;
  /** One per language of the pages. */
  others: OtherHosts[];
}

/**
 * The Content-Security-Policy (CSP Level 3, with Trusted Types) of a finished page, for its head; the headers add
 * `frame-ancestors`, which no page can set.
 */
function policy(html: string, { fonts, films, others }: AllowedSources): string {
  const page = parse(html);
  const sources = (...values: string[]) => ["'self'", ...new Set(values)].join(' ');
  /** The hashes of inline elements. */
  const inline = (selector: string) =>
    page.querySelectorAll(selector).map((element) => `'${sha256(element.innerHTML)}'`);
  const scripts = inline('script:not([src]):not([type="application/ld+json"])');
  return [
    "default-src 'none'",
    `script-src ${sources(...scripts, ...others.flatMap(({ script }) => script ?? []))}`,
    `style-src ${sources(...inline('style'))}`,
    "img-src 'self'",
    // Small fonts are inlined in the page.
    ...(fonts ? ["font-src 'self' data:"] : []),
    ...(films ? ["media-src 'self'"] : []),
    `connect-src ${sources(...others.flatMap(({ sends }) => sends))}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types background service-worker',
  ].join('; ');
}

type ReadFile = (url: string) => string | Uint8Array;

/**
 * Adds the page's own CSP to its head, for hosts that can't set headers, and integrity hashes to the
 * scripts that it loads (Subresource Integrity).
 * @param read returns a script of the site by its URL
 */
export function addCspAndIntegrity(html: string, read: ReadFile, allowed: AllowedSources): string {
  const checked = html.replace(/<script [^>]*src="([^"]+)"/g, (tag, url) => {
    // A script of another host may change at any time: the policy allows its URL instead.
    if (allowed.others.some(({ script }) => script === url.replaceAll('&amp;', '&'))) return tag;
    return `${tag} integrity="${sha256(read(url))}"`;
  });
  if (!CHARSET.test(checked))
    throw new Error('index.html: <meta charset="utf-8"> is missing, and the CSP goes after it; add it');
  const csp = policy(checked, allowed);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${csp}">`;
  return checked.replace(CHARSET, (charset) => charset + meta);
}
