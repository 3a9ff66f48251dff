import { dirname } from 'node:path/posix';
import { distance } from 'fastest-levenshtein';
import type { JSONPath } from 'jsonc-parser';
import { fieldOf } from '../../packages/resume-import/src/text/faults.ts';
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
