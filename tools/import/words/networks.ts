/** Networks whose profile URLs end in the username, by simplified name. */
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
  youtube: { name: 'YouTube', home: 'https://www.youtube.com/@' },
};

/** Networks whose profile URLs can't be built from a username, by simplified name. */
const OTHERS: Record<string, string> = {
  stackoverflow: 'Stack Overflow',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  researchgate: 'ResearchGate',
  orcid: 'ORCID',
  googlescholar: 'Google Scholar',
  blog: 'Blog',
};

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=.)(?:url|link|profile|username|handle|id)$/, '');

/** The official spelling of a network's name; undefined if the network is unknown. */
export const networkName = (words: string): string | undefined =>
  NETWORKS[keyOf(words)]?.name ?? OTHERS[keyOf(words)];

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** The network of a profile URL. */
export const networkOf = (url: string): string | undefined =>
  Object.values(NETWORKS).find(({ home }) => hostOf(home) === hostOf(url))?.name;

/** The username in a profile URL. */
export const userIn = (url: string): string | undefined =>
  new URL(url).pathname.replace(/\/+$/, '').split('/').pop()?.replace(/^[@~]/, '') || undefined;

/** The URL of a profile; undefined if it can't be built from the network and the username. */
export function profileUrl(network: string, user: string): string | undefined {
  const name = user.trim().replace(/^@/, '');
  const home = NETWORKS[keyOf(network)]?.home;
  return home && /^[\w.-]+$/.test(name) ? home + name : undefined;
}
