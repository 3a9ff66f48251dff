import { printParseErrorCode } from 'jsonc-parser';
import faults from './json-faults.json' with { type: 'json' };

/** Returns a JSON parser's error as a sentence. */
export const jsonFault = (code: number): string =>
  (faults as Record<string, string>)[printParseErrorCode(code)] ?? 'this is not valid JSON';
