import { normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { hostOf } from '../../../plugins/content/text/url.ts';

/** Networks whose profile URLs end in the username, by simplified name; Stack Overflow's has a number before it. */
const NETWORKS: Record<string, { name: string; home: string }> = {
  github: { name: 'GitHub', home: 'https://github.com/' },
  gitlab: { name: 'GitLab', home: 'https://gitlab.com/' },
  codeberg: { name: 'Codeberg', home: 'https://codeberg.org/' },
  bitbucket: { name: 'Bitbucket', home: 'https://bitbucket.org/' },
  linkedin: { name: 'LinkedIn', home: 'https://www.linkedin.com/in/' },
  xing: { name: 'XING', home: 'https://www.xing.com/profile/' },
  twitter: { name: 'Twitter', home: 'https://twitter.com/' },
  x: { name: 'X', home: 'https://x.com/' },
  instagram: { name: 'Instagram', home: 'https://www.instagram.com/' },
  facebook: { name: 'Facebook', home: 'https://www.facebook.com/' },
  dribbble: { name: 'Dribbble', home: 'https://dribbble.com/' },
  behance: { name: 'Behance', home: 'https://www.behance.net/' },
  codepen: { name: 'CodePen', home: 'https://codepen.io/' },
  medium: { name: 'Medium', home: 'https://medium.com/@' },
  devto: { name: 'DEV', home: 'https://dev.to/' },
  hashnode: { name: 'Hashnode', home: 'https://hashnode.com/@' },
  npm: { name: 'npm', home: 'https://www.npmjs.com/~' },
  kaggle: { name: 'Kaggle', home: 'https://www.kaggle.com/' },
  leetcode: { name: 'LeetCode', home: 'https://leetcode.com/' },
  hackerrank: { name: 'HackerRank', home: 'https://www.hackerrank.com/' },
  keybase: { name: 'Keybase', home: 'https://keybase.io/' },
  telegram: { name: 'Telegram', home: 'https://t.me/' },
  codewars: { name: 'Codewars', home: 'https://www.codewars.com/users/' },
  goodreads: { name: 'Goodreads', home: 'https://www.goodreads.com/user/show/' },
  stackoverflow: { name: 'Stack Overflow', home: 'https://stackoverflow.com/users/' },
  youtube: { name: 'YouTube', home: 'https://www.youtube.com/@' },
};

/** Networks whose profile URLs can't be built from a username. */
const OTHERS = ['Mastodon', 'Bluesky', 'ResearchGate', 'ORCID', 'Google Scholar', 'Blog'];
const OTHERS_BY_KEY = Object.fromEntries(OTHERS.map((name) => [normalizeKey(name), name]));

/** What a table has for a name, also if the name says `GitHub URL` or `LinkedIn profile`. */
function lookUp<T>(table: Record<string, T>, name: string): T | undefined {
  const key = normalizeKey(name);
  return table[key] ?? table[key.replace(/(?<=.)(?:url|link|profile|username|handle|id)$/, '')];
}

/** The official spelling of a network's name; undefined if the network is unknown. */
export const networkName = (words: string): string | undefined =>
  lookUp(NETWORKS, words)?.name ?? lookUp(OTHERS_BY_KEY, words);

/** The network that a URL belongs to, also on a country's own host such as `de.linkedin.com`. */
const networkAt = (url: string) =>
  Object.values(NETWORKS).find(({ home }) => `.${hostOf(url)}`.endsWith(`.${hostOf(home)}`));

/** The network of a profile URL. */
export const networkOf = (url: string): string | undefined => networkAt(url)?.name;

/** The username in a profile URL: what follows where the network's profiles start, or its last part. */
export function userIn(url: string): string | undefined {
  const { pathname } = new URL(url);
  const start = new URL(networkAt(url)?.home ?? url).pathname;
  const rest = pathname.startsWith(start) ? pathname.slice(start.length).split('/')[0] : '';
  return rest || pathname.replace(/\/+$/, '').split('/').pop()?.replace(/^[@~]/, '') || undefined;
}

/** The URL of a profile; undefined if it can't be built from the network and the username. */
export function profileUrl(network: string, user: string): string | undefined {
  const name = user.trim().replace(/^@/, '');
  const home = lookUp(NETWORKS, network)?.home;
  const isUser = home?.includes('stackoverflow') ? /^\d+(?:\/[\w-]+)?$/ : /^[\w.-]+$/;
  return home && isUser.test(name) ? home + name : undefined;
}
