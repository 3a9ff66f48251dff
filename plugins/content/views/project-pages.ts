import { isFullUrl } from '../text/url.ts';
import type { Content, Resume } from '../types.ts';

export type ResumeProject = NonNullable<Resume['projects']>[number];

/** The name of a project's page on this site: that of the project file with its title. */
export const pageNameOf = (title: string | undefined, { projects }: Content): string | undefined =>
  Object.keys(projects).find((name) => projects[name]?.title === title);

/** A project's URL, unless it is on the owner's own site and the project has a page here. */
export function externalUrl({ name, url }: ResumeProject, content: Content): string | undefined {
  const originOf = (address = '') => (isFullUrl(address) ? new URL(address).origin : undefined);
  const own = originOf(content.resume.basics?.url);
  return own && originOf(url) === own && pageNameOf(name, content) !== undefined ? undefined : url;
}
