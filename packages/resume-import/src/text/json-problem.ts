import { printParseErrorCode } from 'jsonc-parser';
import problems from './json-problems.json' with { type: 'json' };

/** Returns a JSON parser's error as a sentence. */
export const jsonProblem = (code: number): string =>
  (problems as Record<string, string>)[printParseErrorCode(code)] ?? 'this is not valid JSON';
