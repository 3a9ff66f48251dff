import { isFullUrl } from '../text/url.ts';
import type { Content, Resume } from '../types.ts';

export type ResumeProject = NonNullable<Resume['projects']>[number];

/** The name of a project's page on this site: that of the project file with its title. */
export const pageNameOf = (title: string | undefined, { projects }: Content): string | undefined =>
  Object.keys(projects).find((name) => projects[name]?.title === title);

/** A project's URL, unless it is on the owner's own site and the project has a page here. */
export function externalUrl({ name, url }: ResumeProject, content: Content): string | undefined {
  const isHere = pageNameOf(name, content) !== undefined && isOwn(url, content.resume.basics?.url);
  return isHere ? undefined : url;
}

const isOwn = (url = '', site = '') =>
  isFullUrl(url) && isFullUrl(site) && new URL(url).origin === new URL(site).origin;
