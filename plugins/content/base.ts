import { ContentError, type Fault } from './fault.ts';

const fault = (field: string, problem: string, remedy: string): Fault => ({
  file: 'environment',
  field,
  problem,
  remedy,
});

/**
 * The path that the site is served from, with a slash at both ends.
 * @param given as `--base` has it; true where nothing follows it
 * @throws where it is no path from the host's root: navigation takes it off each address
 */
export function wholeBase(given: string | true): string {
  const base = given === true ? '' : given;
  if (URL.canParse(base)) {
    const path = new URL(base).pathname.replace(/\/*$/, '/');
    const remedy = `write --base=${path}, and the whole address as SITE_URL`;
    throw new ContentError([fault('--base', `${base} is more than a path`, remedy)]);
  }
  if (/^(\.|\/\/|$)/.test(base)) {
    const remedy = 'write it from the root of the host, such as --base=/portfolio/, or leave it out';
    throw new ContentError([fault('--base', `"${base}" is no path that a host serves a site from`, remedy)]);
  }
  return `/${base}/`.replace(/\/+/g, '/');
}

/**
 * A `SITE_URL` that speaks of another folder than the base: canonical addresses and the sitemap lead past the site.
 * @param base path that the site is served from, with a slash at both ends
 */
export function checkBase(base: string, address = ''): Fault[] {
  if (!URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  const path = pathname.replace(/\/*$/, '/');
  if (path === base) return [];
  const remedy = `set it to ${origin}${base}, or build with --base=${path}`;
  return [fault('SITE_URL', `${address} leads to ${path}, and the site is built for ${base}`, remedy)];
}
