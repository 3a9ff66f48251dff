import { ContentError, type Fault, wholeFault } from './fault.ts';

/**
 * The path that the site is served from, with a slash at both ends.
 * @param given as `--base` has it; true where nothing follows it
 * @throws where it is no path from the host's root: navigation takes it off each address
 */
export function wholeBase(given: string | true): string {
  const base = given === true ? '' : given;
  const refuse = (problem: string, remedy: string) => {
    throw new ContentError([wholeFault('environment', problem, remedy, '--base')]);
  };
  if (URL.canParse(base))
    refuse(`${base} is more than a path`, `write --base=${pathOf(base)}, and the whole address as SITE_URL`);
  if (/^(\.|\/\/|$)/.test(base))
    refuse(
      `"${base}" is no path that a host serves a site from`,
      'write it from the root of the host, such as --base=/portfolio/, or leave it out',
    );
  return `/${base}/`.replace(/\/+/g, '/');
}

/**
 * A `SITE_URL` that speaks of another folder than the base: canonical addresses and the sitemap lead past the site.
 * @param base path that the site is served from, with a slash at both ends
 */
export function checkBase(base: string, address = ''): Fault[] {
  if (!URL.canParse(address)) return [];
  const path = pathOf(address);
  if (path === base) return [];
  const problem = `${address} leads to ${path}, and the site is built for ${base}`;
  const remedy = `set it to ${new URL(address).origin}${base}, or build with --base=${path}`;
  return [wholeFault('environment', problem, remedy, 'SITE_URL')];
}

const pathOf = (address: string) => new URL(address).pathname.replace(/\/*$/, '/');
