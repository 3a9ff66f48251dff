import { isFullUrl } from '../content/text/url.ts';
import { ContentError, fileFault } from '../fault.ts';

/** A character that URLs encode, or that means something in hosts' configurations. */
const UNUSUAL = /[^\w\-.~/]/;
const RENAME = 'use a folder named in letters from a to z, digits and -';

/**
 * Returns the base, from the value of `--base` (true if it has none).
 * @throws if it is not a path from the host's root, which the router strips from every URL
 */
function normalizeBase(option: string | true): string {
  const base = option === true ? '' : option;
  if (/^[a-z]:[\\/]/i.test(base))
    refuse(`${base} is a folder of Windows, as Git Bash writes paths`, 'run it with MSYS_NO_PATHCONV=1');
  if (isFullUrl(base)) {
    const path = baseIn(base);
    const remedy = UNUSUAL.test(path) ? RENAME : `write --base=${path}, and the full URL as SITE_URL`;
    refuse(`${base} is more than a path`, remedy);
  }
  const fromRoot = 'write it from the root of the host, such as --base=/portfolio/, or leave it out';
  if (/^(\.|\/\/|$)/.test(base))
    refuse(`"${base}" is not a path that a host can serve a site from`, fromRoot);
  if (UNUSUAL.test(base)) refuse(`${base} has characters that URLs encode or hosts read as signs`, RENAME);
  return `/${base}/`.replace(/\/+/g, '/');
}

/** Returns the base of a language's site; the option may name the first language's, as `vite --base` does. */
export function baseBelow(option: string | true, language?: string): string {
  const base = normalizeBase(option);
  return !language || base.endsWith(`/${language}/`) ? base : `${base}${language}/`;
}

/** Throws if the path of `SITE_URL`, which canonical URLs and the sitemap lead to, is not the base. */
export function checkBase(base: string, siteUrl = ''): void {
  if (!isFullUrl(siteUrl)) return;
  const path = baseIn(siteUrl);
  if (path === base) return;
  const problem = `${siteUrl} leads to ${path}, and the site is built for ${base}`;
  const instead = UNUSUAL.test(path) ? RENAME : `build with --base=${path}`;
  refuse(problem, `set it to ${new URL(siteUrl).origin}${base}, or ${instead}`, 'SITE_URL');
}

function refuse(problem: string, remedy: string, field = '--base'): never {
  throw new ContentError([fileFault('environment', [problem, remedy], { field })]);
}

/** Returns the path of a site's URL, with one slash at its end. */
export const baseIn = (url: string) => new URL(url).pathname.replace(/(?<!\/)\/*$/, '/');
