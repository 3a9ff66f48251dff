import type { LinkView, OwnerView } from '../../../src/views.ts';
import type { Words } from '../../../src/words.ts';
import { hostOf } from '../text/url.ts';
import type { Resume } from '../types.ts';

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
