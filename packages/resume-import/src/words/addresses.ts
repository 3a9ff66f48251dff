import { normalizeKey } from '../text/field-names.ts';
import { isFullUrl } from '../text/inline.ts';
import { isEmail } from '../text/schema.ts';
import networks from './networks.json' with { type: 'json' };

/** File extensions that could be mistaken for top-level domains. */
const FILE_EXTENSION = /\.(?:pdf|html?|md|json|docx?|png|jpe?g|gif|svg|webp|txt|js|ts|css|zip)$/i;
const HOST = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}\.?(?::\d+)?(?:[/?#]\S*)?$/u;
const MAIL = /^[^\s@<>(),;:"[\]]+@[^\s@<>(),;:"[\]][^\s@<>(),;:"[\].]*\.[^\s@<>(),;:"[\]]+$/;

/** True if a text is a full URL already, which must not be mended. */
export const isUrl = (words: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(words) && isFullUrl(words);

/** Returns the only link in a text, without a scheme, in Markdown, in angle brackets or after its label, if a page may use it. */
export function readUrl(text: string): string | undefined {
  const words = text.trim();
  if (MAIL.test(words)) return `mailto:${words}`;
  const url = HOST.test(words) && !FILE_EXTENSION.test(words) ? `https://${words}` : words;
  const [, ...inside] = /^(?:\[[^\]]*\]\((\S+)\)|<(\S+)>|[\p{L}\s-]{2,20}:\s+(\S+))$/u.exec(words) ?? [];
  if (!isUrl(url)) return inside.length ? readUrl(inside.join('')) : undefined;
  // A URL that needs no escaping stays as it was written.
  const isPlain = /^[\w\-.~:/?#@!$&'*+,;=%()]+$/.test(url) && !/%(?![\da-f]{2})/i.test(url);
  return isPlain ? url : new URL(url).href.replace(/[[\]^`{|}]/g, encodeURIComponent);
}

/** Reads an e-mail address, perhaps with a name, a scheme or spam protection such as `[at]`. */
export function readEmail(text: string): string | undefined {
  const words = text
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^[^<>@]*<([^<>]+)>$/, '$1')
    .replace(/(?:(?<!\s)\s+)?[[({]\s*(?:at|@)\s*[\])}]\s*/gi, '@')
    .replace(/(?:(?<!\s)\s+)?[[({]\s*(?:dot|\.)\s*[\])}]\s*/gi, '.');
  return MAIL.test(words) && isEmail(words) ? words : undefined;
}

/** Returns a name and the address behind it as two; people put it in brackets, or after a dash. */
export function withoutAddress(words: string): { name: string; address?: string } {
  const spaced = words.replace(/[([<](?=https?:|www\.)/gi, ' $&');
  const parts = spaced.trim().split(/\s+/);
  const last = parts.pop()?.replace(/^[([<]|[)\]>]$/g, '') ?? '';
  const isAddress = /^(?:https?:\/\/|www\.)|@|^[\w-]+(?:\.[\w-]+)+\//i.test(last);
  const address = isAddress && readUrl(last);
  const name = parts.join(' ').replace(/(?<!\s)\s*[-–—|:,]$/, '');
  return name && address ? { name, address: address.replace(/^mailto:/, '') } : { name: words };
}

/** Networks, each with the address that a username makes a profile's; on Stack Overflow a number comes before the username. */
const NETWORKS = Object.entries(networks).map(([name, home]) => ({ key: normalizeKey(name), name, home }));

/** Returns what is known of a network, also by a name such as `GitHub URL` or `LinkedIn profile`. */
function lookUp(name: string) {
  const key = normalizeKey(name).replace(/^devto/, 'dev');
  const bare = key.replace(/(?<=.)(?:url|link|profile|username|handle|id)$/, '');
  const withKey = (sought: string) => NETWORKS.find((network) => network.key === sought);
  return withKey(key) ?? withKey(bare);
}

/** Returns the official spelling of a network's name; undefined if the network is unknown. */
export const networkName = (words: string): string | undefined => lookUp(words)?.name;

const hostOf = (url: string): string => (isFullUrl(url) ? new URL(url).hostname.replace(/^www\./, '') : '');

/** Returns the network of a profile URL, also on a country's own host such as `de.linkedin.com`. */
export const networkOf = (url: string): string | undefined =>
  NETWORKS.find(({ home }) => home && `.${hostOf(url)}`.endsWith(`.${hostOf(home)}`))?.name;

/** Returns a username without its `@`, and without the parts of an address that people copy with it. */
export const userIn = (words: string): string =>
  words
    .trim()
    .replace(/^[@/]*(?:in\/(?=[^/]+\/?$))?/, '')
    .replace(/(?<!\/)\/+$/, '');

/** Returns the URL of a profile; undefined if it can't be built from the network and the username. */
export function profileUrl(network: string, user: string): string | undefined {
  const name = userIn(user);
  const home = lookUp(network)?.home;
  const isUser = home?.includes('stackoverflow') ? /^\d+(?:\/[\w-]+)?$/ : /^[\w.-]+$/;
  return home && isUser.test(name) ? home + name : undefined;
}

/** Returns the username in a profile's URL, if nothing else follows the network's address. */
export const userOf = (url: string): string | undefined =>
  NETWORKS.flatMap(({ home }) => (home && url.startsWith(home) ? url.slice(home.length) : [])).flatMap(
    (user) => /^[\w.-]+(?=\/?$)/.exec(user) ?? [],
  )[0];
