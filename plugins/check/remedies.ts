import { domainToASCII } from 'node:url';
import type { JSONPath } from 'jsonc-parser';
import { slugOf } from '../content/text/slug.ts';
import { isFullUrl } from '../content/text/url.ts';

/** Returns a valid id close to what was written; for text without Latin letters, one from the section's number. */
export function idFor(text: string, path: JSONPath): string {
  const plain = slugOf(text).replace(/^[^a-z]+/, '');
  const number = Number(path.findLast((key) => typeof key === 'number') ?? 0) + 1;
  return plain || `section-${number}`;
}

/** Returns the remedy for an e-mail address: its host must be ASCII. */
export function emailRemedy(address: string): string {
  const [, name, host = ''] = /^([!-?A-~]+)@(\S+)$/.exec(address) ?? [];
  const ascii = domainToASCII(host);
  return ascii && ascii !== host
    ? `write its domain in ASCII: ${name}@${ascii}`
    : 'write it as name@example.com';
}

/** Returns the remedy for a URL that is not absolute, has invalid characters, or has a host that cannot exist. */
export function urlRemedy(url: string): string {
  if (!/^https?:/i.test(url)) return 'start it with https://';
  return isFullUrl(url) ? `write it as ${new URL(url).href}` : 'correct its host name';
}
