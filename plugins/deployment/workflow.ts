import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Logger } from 'vite';
import type { Owner } from '../content/owner.ts';
import { stringAt } from '../content/read/fields.ts';
import { DEMONSTRATION_FOLDER, pathFrom } from '../content/read/folder.ts';
import { readSource } from '../content/read/source.ts';
import { isFullUrl } from '../content/text/url.ts';
import { ContentError, fileFault } from '../fault.ts';
import { checkBase } from './base.ts';
import { homeUrlOf, siteUrl } from './editions.ts';

/** Where a workflow publishes a site, and in which file, field or variable that is written. */
interface Place {
  url: string;
  from: string;
}

/**
 * Returns where GitHub Pages will serve what `npm run build` makes in a workflow; undefined elsewhere, with `SITE_URL`, and in a
 * pull request, whose build nobody publishes.
 * @throws ContentError if the owner's `CNAME` is no domain
 */
export function workflowPlace(owner: Owner, env = process.env): Place | undefined {
  const { GITHUB_ACTIONS, GITHUB_REPOSITORY = '', GITHUB_EVENT_NAME = '', npm_lifecycle_event } = env;
  if (GITHUB_ACTIONS !== 'true' || npm_lifecycle_event !== 'build' || env.SITE_URL) return undefined;
  const [user, repository] = GITHUB_REPOSITORY.split('/');
  if (!user || !repository || /^pull_request|^merge_group/.test(GITHUB_EVENT_NAME)) return undefined;
  const host = `${user.toLowerCase()}.github.io`;
  const path = repository.toLowerCase() === host ? '/' : `/${repository}/`;
  return domainOf(owner) ?? ownPlace(owner) ?? { url: `https://${host}${path}`, from: 'GITHUB_REPOSITORY' };
}

/** Logs where a site is built for, if that is not as the owner has named it; throws if `SITE_URL` does not lead to the base. */
export function reportPlace(owner: Owner, base: string, logger: Logger, place?: Place): void {
  checkBase(base, owner.address);
  if (place)
    logger.info(
      `In this workflow the site is built for ${place.url}, by ${place.from}; SITE_URL and --base name another place`,
    );
  const { url } = owner.content().resume.basics ?? {};
  const warning = `SITE_URL is not set, and ${url} does not lead to ${base}: no page names its own address`;
  if (url && !siteUrl(owner.content(), owner.address, base)) logger.warn(warning);
}

/** Returns the domain in the owner's `public/CNAME`, if there is that file. */
function domainOf({ root, folder }: Owner): Place | undefined {
  const path = resolve(folder, 'public/CNAME');
  if (!existsSync(path)) return undefined;
  const from = pathFrom(root, path);
  const domain = readFileSync(path, 'utf8').trim();
  if (/^[\w-]+(\.[\w-]+)+$/.test(domain)) return { url: `https://${domain}/`, from };
  const remedy = 'write the domain alone, such as jane.dev, one that is not ASCII as xn--…';
  throw new ContentError([fileFault(from, [`${JSON.stringify(domain)} is no domain`, remedy])]);
}

/** Returns the place that the owner's résumé names, unless it is below `github.io`, the host of all sites on Pages. */
function ownPlace(owner: Owner): Place | undefined {
  if (pathFrom(owner.root, owner.folder) === DEMONSTRATION_FOLDER) return undefined;
  const resume = readSource(owner.root, resolve(owner.folder, 'resume.json'));
  const url = stringAt(resume, 'basics', 'url') ?? '';
  if (!isFullUrl(url) || /\.github\.io$/i.test(new URL(url).hostname)) return undefined;
  return { url: homeUrlOf(url), from: `basics.url of ${resume.file}` };
}
