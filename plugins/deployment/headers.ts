import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type HeaderRule, type Headers, parseHeaderRules } from '../../packages/page-weight/src/headers.ts';
import type { Owner } from '../content/owner.ts';
import type { Site } from '../content/types.ts';
import { addressOf } from './built-files.ts';

/** Returns headers in which the owner's replace those of the same name; the owner's `! Name` removes one. */
function replaced(headers: Headers, owners: Headers = {}): Headers {
  const names = Object.keys(owners).map((name) => name.replace(/^!\s*/, '').toLowerCase());
  const others = Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase()));
  return { ...Object.fromEntries(others), ...owners };
}

const YEAR_S = 31_536_000;

/** How many rules Cloudflare allows. */
export const MAX_RULES = 100;

const DENIED_FEATURES =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking';

/** The headers of every response, except for HSTS. */
const COMMON_HEADERS: Headers = {
  // Only the directives that the policy in a page's head can't set, and those that don't depend on the page. All others are in the
  // heads: a policy for all pages would grow with the site, and Cloudflare drops lines of more than 2,000 characters.
  'Content-Security-Policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
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

/** Files that other people's pages, web mail and tools may show: previews, icons, résumé and card. */
const SHARED = /^[\w.-]+\.(avif|webp|png|svg|jpe?g|ico|pdf|vcf)$|^resume\.(json|md)$/;

const FOR_OTHERS: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
export const FOR_OWN: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };

export type SiteHeaders = ReturnType<typeof siteHeaders>;

export interface FinishedSite {
  owner: Owner;
  /** Paths of all files of the site, and of those that are pages. */
  files: string[];
  pages: string[];
  base: string;
}

/**
 * Returns the headers of a finished site. No header is in two rules that match the same path, because Netlify and Cloudflare Pages
 * would combine them. For a path in the owner's `public/_headers`, the owner's headers replace the site's.
 * @returns `everywhere`, the headers of every response; `files`, the rules for files; and `rules`, all of these and those of pages
 * in the order in which a host's file lists them, cut to the number that Cloudflare allows
 */
export function siteHeaders({ owner, files, pages, base }: FinishedSite) {
  const folders = ['', ...owner.languages.map((language) => `${language}/`)];
  const shared = files.filter((file) =>
    SHARED.test(file.slice(folders.findLast((folder) => file.startsWith(folder))?.length)),
  );
  const ownersFile = resolve(owner.folder, 'public/_headers');
  const owners = existsSync(ownersFile) ? parseHeaderRules(readFileSync(ownersFile, 'utf8')) : [];
  const rule = (path: string, headers: Headers): HeaderRule => ({
    path,
    headers: replaced(headers, owners.find((rule) => rule.path === path)?.headers),
  });
  const hsts = HSTS[owner.content().site.hsts ?? 'host'];
  const everywhere = rule(`${base}*`, { ...COMMON_HEADERS, 'Strict-Transport-Security': hsts });
  // Files with a hash in their names, pictures among them, are cached for good.
  const forGood = { 'Cache-Control': `public, max-age=${YEAR_S}, immutable`, ...FOR_OTHERS };
  const forTools = { ...FOR_OTHERS, 'Access-Control-Allow-Origin': '*' };
  const forFiles = [
    ...folders.map((folder) => rule(`${base}${folder}assets/*`, forGood)),
    ...shared.map((file) => rule(base + file, file.endsWith('resume.json') ? forTools : FOR_OTHERS)),
  ];
  const forPages = pages
    .map((page) => rule(base + addressOf(page), FOR_OWN))
    // Home pages come first, because the number of rules may not be enough for all pages.
    .sort((a, b) => Number(b.path.endsWith('/')) - Number(a.path.endsWith('/')));
  const siteRules = [everywhere, ...forFiles, ...forPages];
  const ownerRules = owners.filter(({ path }) => !siteRules.some((rule) => rule.path === path));
  // However many rules the owner has, `everywhere` stays: it protects visitors.
  const rules = [...siteRules.slice(0, Math.max(1, MAX_RULES - ownerRules.length)), ...ownerRules];
  return { everywhere: everywhere.headers, files: forFiles, rules };
}
