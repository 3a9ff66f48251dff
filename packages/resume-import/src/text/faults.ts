import { printParseErrorCode } from 'jsonc-parser';
import faults from './json-faults.json' with { type: 'json' };

/** Returns a JSON parser's error as a sentence. */
export const jsonFault = (code: number): string =>
  (faults as Record<string, string>)[printParseErrorCode(code)] ?? 'this is not valid JSON';

/** Returns `['work', 1, 'endDate']` as `work[1].endDate`. */
export const fieldOf = (path: (string | number)[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '') || 'the file';

/** Far more levels than any file of a person has. */
export const MAX_DEPTH = 100;

/** True if a line of YAML may begin more levels than any file has: `- - - a`, `? ? ? a`. */
export const isDeepYaml = (yaml: string): boolean =>
  yaml
    .split(/\r\n?|\n/)
    .some((line) => (/^[ \t]*(?:[-?:][ \t]+)+/.exec(line)?.[0].length ?? 0) > 2 * MAX_DEPTH);
