import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { hostOf } from '../../../plugins/content/text/url.ts';
import networks from './networks.json' with { type: 'json' };

/** Networks, and where their profiles are if a username is all that follows; Stack Overflow's has a number before it. */
const NETWORKS = new Map(
  Object.entries(networks).map(([name, home]) => [normalizeKey(name), { name, home }]),
);

/** What is known of a network, also if its name says `GitHub URL` or `LinkedIn profile`. */
function lookUp(name: string) {
  const key = normalizeKey(name).replace(/^devto/, 'dev');
  return NETWORKS.get(key) ?? NETWORKS.get(key.replace(/(?<=.)(?:url|link|profile|username|handle|id)$/, ''));
}

/** The official spelling of a network's name; undefined if the network is unknown. */
export const networkName = (words: string): string | undefined => lookUp(words)?.name;

/** The network of a profile URL, also on a country's own host such as `de.linkedin.com`. */
export const networkOf = (url: string): string | undefined =>
  [...NETWORKS.values()].find(({ home }) => home && `.${hostOf(url)}`.endsWith(`.${hostOf(home)}`))?.name;

/** The URL of a profile; undefined if it can't be built from the network and the username. */
export function profileUrl(network: string, user: string): string | undefined {
  const name = user.trim().replace(/^@/, '');
  const home = lookUp(network)?.home;
  const isUser = home?.includes('stackoverflow') ? /^\d+(?:\/[\w-]+)?$/ : /^[\w.-]+$/;
  return home && isUser.test(name) ? home + name : undefined;
}
