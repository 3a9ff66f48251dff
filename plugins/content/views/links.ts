import type { LinkView } from '../../../src/views.ts';
import type { Words } from '../../../src/words.ts';
import { hostOf, isFullUrl } from '../text/url.ts';
import type { Content, Resume } from '../types.ts';

export type ResumeProject = NonNullable<Resume['projects']>[number];

/** Returns the name of a project's page on this site: the page with the project's title. */
export const pageNameOf = (title: string | undefined, { projects }: Pick<Content, 'projects'>) =>
  Object.keys(projects).find((name) => projects[name]?.title === title);

/** Returns the entry of the résumé that a page belongs to: the one that has the page's title as its name. */
export const projectOf = (page: string, { resume, projects }: Content): ResumeProject | undefined =>
  resume.projects?.find(({ name }) => name === projects[page]?.title);

/** Returns a project's URL, unless it is on the owner's own site and the project has a page here. */
export function externalUrl({ name, url }: ResumeProject, content: Pick<Content, 'resume' | 'projects'>) {
  const originOf = (address = '') => (isFullUrl(address) ? new URL(address).origin : undefined);
  const origin = originOf(content.resume.basics?.url);
  return origin && originOf(url) === origin && pageNameOf(name, content) !== undefined ? undefined : url;
}

/** Names and hosts of networks for source code. */
export const SOURCE_CODE = /github|gitlab|codeberg|bitbucket|sourcehut|gitea/i;

/** Returns the link to a project's URL, labelled as source code or by `labelOf`, which by default says that it is a website. */
export function projectLink(url: string, words: Words, labelOf = words.visit): LinkView {
  const host = hostOf(url);
  return { label: SOURCE_CODE.test(host) ? words.sourceCode : labelOf(host), url };
}
