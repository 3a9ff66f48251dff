import type { LinkView } from '../../../src/views.ts';
import type { Words } from '../../../src/words.ts';
import { hostOf } from '../text/url.ts';
import type { Resume } from '../types.ts';

const PROFESSIONAL = /\b(linkedin|xing|viadeo|wellfound|indeed)\b/i;
const SOURCE_CODE = /github|gitlab|codeberg|bitbucket|sourcehut|gitea/i;

/** Matches the network's name or the host, not the username, which may contain any network's name. */
const findProfile = ({ basics: { profiles = [] } = {} }: Resume, pattern: RegExp): LinkView | undefined =>
  profiles.flatMap(({ network, username, url }) =>
    url && (pattern.test(network ?? '') || pattern.test(hostOf(url)))
      ? [{ label: network ?? username ?? url, url }]
      : [],
  )[0];

/** The owner's profile on a professional network, and the one where their code is. */
export const mainProfiles = (resume: Resume) => ({
  work: findProfile(resume, PROFESSIONAL),
  code: findProfile(resume, SOURCE_CODE),
});

/** The link to a project's URL, with its label. */
export function projectLink(url: string, words: Words): LinkView {
  const isSource = SOURCE_CODE.test(hostOf(url));
  const label = isSource ? words.sourceCode : words.visit(hostOf(url));
  return { label, url };
}
