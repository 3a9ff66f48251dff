import type { LinkView, OwnerView } from '../../../src/views.ts';
import type { Words } from '../../../src/words.ts';
import { hostOf, isFullUrl } from '../text/url.ts';
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

const SOURCE_CODE = /github|gitlab|codeberg|bitbucket|sourcehut|gitea/i;
/** Matches the network's name or the host, not the username, which may contain any network's name. */
const PATTERNS = { work: /\b(linkedin|xing|viadeo|wellfound|indeed)\b/i, code: SOURCE_CODE };

/** The owner's profile on a professional network, and the one where their code is, as far as there are such. */
export const mainProfiles = ({ basics: { profiles = [] } = {} }: Resume): OwnerView['networks'] =>
  (['work', 'code'] as const).flatMap((icon) => {
    const isMain = (name = '') => PATTERNS[icon].test(name);
    const main = profiles.find(({ network, url }) => url && (isMain(network) || isMain(hostOf(url))));
    return main?.url ? { label: main.network ?? main.username ?? main.url, url: main.url, icon } : [];
  });

/** The link to a project's URL, with its label. */
export function projectLink(url: string, words: Words): LinkView {
  const isSource = SOURCE_CODE.test(hostOf(url));
  const label = isSource ? words.sourceCode : words.visit(hostOf(url));
  return { label, url };
}
