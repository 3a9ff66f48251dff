import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type HeaderRule, type Headers, parseHeaderRules } from '../../packages/page-weight/src/headers.ts';
import type { Owner } from '../content/owner.ts';
import type { Site } from '../content/types.ts';

/** Returns headers with the owner's in place of those of the same name, which `! Name` only removes. */
function replaced(headers: Headers, owners: Headers = {}): Headers {
  const names = Object.keys(owners).map((name) => name.replace(/^!\s*/, '').toLowerCase());
  const kept = Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase()));
  return { ...Object.fromEntries(kept), ...owners };
}

const YEAR_S = 31_536_000;

/** Cloudflare takes no more rules. */
export const MAX_RULES = 100;

const DENIED_FEATURES =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking';

/** The headers of every response, except for HSTS. */
const COMMON_HEADERS: Headers = {
  // What the policy in each page's head can't set, and what follows from no page; the rest is there: a policy for all
  // pages would grow with the site, and Cloudflare drops lines of more than 2,000 characters.
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

/** What other people's pages, web mail and tools may show: previews, icons, résumé and card. */
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
 * Returns the headers of a finished site: `everywhere` those of every response, `files` those of single files, and `rules`
 * both and those of pages, in the order in which a host's file lists them, cut to the number that Cloudflare allows. No
 * header is in two rules that match the same path, because Netlify and Cloudflare Pages would combine them. For a path in
 * the owner's `public/_headers`, the owner's headers replace the site's.
 */
export function siteHeaders({ owner, files, pages, base }: FinishedSite) {
  const sites = ['', ...owner.languages.map((language) => `${language}/`)];
  const shared = files.filter((file) =>
    SHARED.test(file.slice(sites.findLast((site) => file.startsWith(site))?.length)),
  );
  const file = resolve(owner.folder, 'public/_headers');
  const owners = existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : [];
  const rule = (path: string, headers: Headers): HeaderRule => ({
    path,
    headers: replaced(headers, owners.find((each) => each.path === path)?.headers),
  });
  const hsts = HSTS[owner.content().site.hsts ?? 'host'];
  const everywhere = rule(`${base}*`, { ...COMMON_HEADERS, 'Strict-Transport-Security': hsts });
  // Hashed files, pictures among them: cached for good.
  const forGood = { 'Cache-Control': `public, max-age=${YEAR_S}, immutable`, ...FOR_OTHERS };
  const forTools = { ...FOR_OTHERS, 'Access-Control-Allow-Origin': '*' };
  const forFiles = [
    ...sites.map((site) => rule(`${base}${site}assets/*`, forGood)),
    ...shared.map((file) => rule(base + file, file.endsWith('resume.json') ? forTools : FOR_OTHERS)),
  ];
  const forPages = pages
    .map((page) => rule(base + page.replace(/(index)?\.html$/, ''), FOR_OWN))
    // Home pages first: there may be too many others.
    .sort((a, b) => Number(b.path.endsWith('/')) - Number(a.path.endsWith('/')));
  const ours = [everywhere, ...forFiles, ...forPages];
  const more = owners.filter(({ path }) => !ours.some((each) => each.path === path));
  // Whatever the owner has, what protects visitors comes first.
  const rules = [...ours.slice(0, Math.max(1, MAX_RULES - more.length)), ...more];
  return { everywhere: everywhere.headers, files: forFiles, rules };
}
