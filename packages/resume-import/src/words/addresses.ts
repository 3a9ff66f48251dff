import { normalizeKey } from '../text/field-names.ts';
import { isFullUrl } from '../text/inline.ts';
import { isEmail } from '../text/schema.ts';
import networks from './networks.json' with { type: 'json' };

/** File extensions that could be mistaken for top-level domains. */
const FILE_EXTENSION = /\.(?:pdf|html?|md|json|docx?|png|jpe?g|gif|svg|webp|txt|js|ts|css|zip)$/i;
const HOST = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}\.?(?::\d+)?(?:[/?#]\S*)?$/u;
const MAIL = /^[^\s@<>(),;:"[\]]+@[^\s@<>(),;:"[\]][^\s@<>(),;:"[\].]*\.[^\s@<>(),;:"[\]]+$/;

/** True if a text is a URL already, of which nothing may be mended. */
export const isUrl = (words: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(words) && isFullUrl(words);

/**
 * Reads a link in the forms that people use: without a scheme, in Markdown, in angle brackets, after its label.
 * @returns undefined if there is no link that a page may use, or more than one
 */
export function readUrl(given: string): string | undefined {
  const words = given.trim();
  if (MAIL.test(words)) return `mailto:${words}`;
  const url = HOST.test(words) && !FILE_EXTENSION.test(words) ? `https://${words}` : words;
  const [, ...inside] = /^(?:\[[^\]]*\]\((\S+)\)|<(\S+)>|[\p{L}\s-]{2,20}:\s+(\S+))$/u.exec(words) ?? [];
  if (!isUrl(url)) return inside.length ? readUrl(inside.join('')) : undefined;
  // A URL that needs no escaping stays as it was written.
  const isPlain = /^[\w\-.~:/?#@!$&'*+,;=%()]+$/.test(url) && !/%(?![\da-f]{2})/i.test(url);
  return isPlain ? url : new URL(url).href.replace(/[[\]^`{|}]/g, encodeURIComponent);
}

/** Reads an e-mail address, perhaps with a name, a scheme or spam protection such as `[at]`. */
export function readEmail(given: string): string | undefined {
  const words = given
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^[^<>@]*<([^<>]+)>$/, '$1')
    .replace(/(?:(?<!\s)\s+)?[[({]\s*(?:at|@)\s*[\])}]\s*/gi, '@')
    .replace(/(?:(?<!\s)\s+)?[[({]\s*(?:dot|\.)\s*[\])}]\s*/gi, '.');
  return MAIL.test(words) && isEmail(words) ? words : undefined;
}

/** Returns a name apart from the address behind it, which people put in brackets or after a dash. */
export function withoutAddress(words: string): { name: string; address?: string } {
  const spaced = words.replace(/[([<](?=https?:|www\.)/gi, ' $&');
  const parts = spaced.trim().split(/\s+/);
  const last = parts.pop()?.replace(/^[([<]|[)\]>]$/g, '') ?? '';
  const isAddress = /^(?:https?:\/\/|www\.)|@|^[\w-]+(?:\.[\w-]+)+\//i.test(last);
  const address = isAddress && readUrl(last);
  const name = parts.join(' ').replace(/(?<!\s)\s*[-–—|:,]$/, '');
  return name && address ? { name, address: address.replace(/^mailto:/, '') } : { name: words };
}

/** Networks, and where their profiles are if a username is all that follows; Stack Overflow's has a number before it. */
const NETWORKS = Object.entries(networks).map(([name, home]) => ({ key: normalizeKey(name), name, home }));

/** Returns what is known of a network, also if its name says `GitHub URL` or `LinkedIn profile`. */
function lookUp(name: string) {
  const key = normalizeKey(name).replace(/^devto/, 'dev');
  const bare = key.replace(/(?<=.)(?:url|link|profile|username|handle|id)$/, '');
  return NETWORKS.find((each) => each.key === key) ?? NETWORKS.find((each) => each.key === bare);
}

/** Returns the official spelling of a network's name; undefined if the network is unknown. */
export const networkName = (words: string): string | undefined => lookUp(words)?.name;

const hostOf = (url: string): string => (isFullUrl(url) ? new URL(url).hostname.replace(/^www\./, '') : '');

/** Returns the network of a profile URL, also on a country's own host such as `de.linkedin.com`. */
export const networkOf = (url: string): string | undefined =>
  NETWORKS.find(({ home }) => home && `.${hostOf(url)}`.endsWith(`.${hostOf(home)}`))?.name;

/** Returns a username without what people copy along with it: its `@`, and what is around it in an address. */
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

/** Returns the username in a profile's URL, on a network where it is all that follows the network's address. */
export const userOf = (url: string): string | undefined =>
  NETWORKS.flatMap(({ home }) => (home && url.startsWith(home) ? url.slice(home.length) : [])).flatMap(
    (user) => /^[\w.-]+(?=\/?$)/.exec(user) ?? [],
  )[0];
