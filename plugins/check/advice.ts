import { dirname } from 'node:path/posix';
import { domainToASCII } from 'node:url';
import { distance } from 'fastest-levenshtein';
import type { JSONPath } from 'jsonc-parser';
import { fieldOf } from '../../packages/resume-import/src/text/faults.ts';
import { slugOf } from '../content/text/slug.ts';
import { isFullUrl } from '../content/text/url.ts';
import type { Advice } from '../fault.ts';

export const quoted = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** Returns the candidate that a mistyped word most likely means; undefined if none is close. */
export function closestMatch(word: string, candidates: string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, word.length / 4) ? best.candidate : undefined;
}

/** Returns the remedy for a mistyped word: what it most likely means, if that is known, else another remedy. */
export const suggestion = (meant: string | undefined, otherwise: string): string =>
  meant ? `did you mean ${meant}?` : otherwise;

/** Returns the advice about a mark that hides nothing: without it the group would be published, too, so it must be moved. */
export function hidesNothing(path: JSONPath, file: string): Advice {
  const [group, place] = path.length ? [fieldOf(path), 'this file'] : ['this file', dirname(file)];
  return [
    `hides nothing: ${group} is published all the same`,
    `move ${group} out of ${place} until others may read it`,
  ];
}

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
