import { ContentError, fileFault } from '../fault.ts';
import { isFullUrl } from '../text/url.ts';

/** What URLs encode, or hosts' configurations have as signs. */
const UNUSUAL = /[^\w\-.~/]/;
const RENAME = 'use a folder named in letters from a to z, digits and -';

/**
 * The base, from the value of `--base` (true if it has none).
 * @throws if it is not a path from the host's root, which the router strips from every URL
 */
export function normalizeBase(given: string | true): string {
  const base = given === true ? '' : given;
  const refuse = (problem: string, remedy: string) => {
    throw new ContentError([fileFault('environment', problem, remedy, '--base')]);
  };
  if (/^[a-z]:[\\/]/i.test(base))
    refuse(`${base} is a folder of Windows, as Git Bash writes paths`, 'run it with MSYS_NO_PATHCONV=1');
  if (isFullUrl(base)) {
    const path = pathOf(base);
    const remedy = UNUSUAL.test(path) ? RENAME : `write --base=${path}, and the full URL as SITE_URL`;
    refuse(`${base} is more than a path`, remedy);
  }
  if (/^(\.|\/\/|$)/.test(base))
    refuse(
      `"${base}" is not a path that a host can serve a site from`,
      'write it from the root of the host, such as --base=/portfolio/, or leave it out',
    );
  if (UNUSUAL.test(base)) refuse(`${base} has characters that URLs encode or hosts read as signs`, RENAME);
  return `/${base}/`.replace(/\/+/g, '/');
}

/** Checks that the path of `SITE_URL` is the base: canonical URLs and the sitemap lead there. Throws if not. */
export function checkBase(base: string, siteUrl = ''): void {
  if (!isFullUrl(siteUrl)) return;
  const path = pathOf(siteUrl);
  if (path === base) return;
  const problem = `${siteUrl} leads to ${path}, and the site is built for ${base}`;
  const builtFor = `set it to ${new URL(siteUrl).origin}${base}`;
  const remedy = UNUSUAL.test(path)
    ? `${builtFor}, or ${RENAME}`
    : `${builtFor}, or build with --base=${path}`;
  throw new ContentError([fileFault('environment', problem, remedy, 'SITE_URL')]);
}

const pathOf = (url: string) => new URL(url).pathname.replace(/\/*$/, '/');
