import { domainToASCII } from 'node:url';
import type { ErrorObject } from 'ajv';
import type { JSONPath } from 'jsonc-parser';

interface Words {
  path: JSONPath;
  problem: string;
  remedy: string;
}

/** The part of a schema that the words are made of. */
interface Described {
  description?: string;
  properties?: Record<string, Described>;
}

const KINDS: Record<string, string> = {
  string: 'a text in double quotes',
  array: 'a list in [ ]',
  object: 'a group in { }',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
  boolean: 'true or false',
};

/** What a schema found, in words for the owner. */
export function wordsFor(error: ErrorObject): Words {
  const path = pathOf(error.instancePath);
  const { keyword, params, data } = error;
  const schema = error.parentSchema as Described | undefined;
  const fields = Object.keys(schema?.properties ?? {});
  const says = (text: string | undefined) => (text ? ` (${text.replace(/\.$/, '')})` : '');
  const words = (problem: string, remedy: string, at = path): Words => ({ path: at, problem, remedy });
  switch (keyword) {
    case 'required': {
      const name: string = params.missingProperty;
      const remedy = `add it${says(schema?.properties?.[name]?.description)}`;
      return words('is missing', remedy, [...path, name]);
    }
    case 'additionalProperties': {
      const name: string = params.additionalProperty;
      const near = nearest(name, fields);
      return words('is no field of this file', near ? `did you mean ${near}?` : 'remove it', [...path, name]);
    }
    case 'type': {
      const kind = KINDS[kindOf(data)] ?? kindOf(data);
      const rest = data === null ? ', or remove it' : '';
      return words(`is ${kind}`, `make it ${KINDS[params.type] ?? params.type}${rest}`);
    }
    case 'enum': {
      const near = nearest(String(data), params.allowedValues);
      const remedy = near
        ? `did you mean ${near}?`
        : `write ${params.allowedValues.map(quoted).join(' or ')}`;
      return words(`${quoted(data)} is none of the words for it`, remedy);
    }
    case 'format':
      return params.format === 'email'
        ? words(`${quoted(data)} is no e-mail address`, mailAddress(String(data)))
        : words(`${quoted(data)} is no full address`, fullAddress(String(data)));
    case 'minLength':
    case 'minItems':
      return words('is empty', `fill it, or remove it${says(schema?.description)}`);
    case 'minProperties':
    case 'maxProperties': {
      const problem = `has ${Object.keys(data as object).length} kinds of content`;
      return words(problem, `give it exactly one of ${fields.join(', ')}`);
    }
    case 'pattern': {
      if (String(data).trim() === '') return words('is empty', `fill it${says(schema?.description)}`);
      if (String(params.pattern).includes('[1-2][0-9]{3}')) {
        const lasts = path.at(-1) === 'endDate' && !/\d/.test(String(data)) ? '; what goes on has none' : '';
        return words(`${quoted(data)} is no date`, `write it as 2024, 2024-05 or 2024-05-31${lasts}`);
      }
      const example = params.pattern === ID ? idFrom(String(data), path) : '';
      return words(
        `${quoted(data)} is not in the right form`,
        `write it so: ${example}${schema?.description}`,
      );
    }
    default:
      return words(error.message ?? keyword, `correct it${says(schema?.description)}`);
  }
}

/** The form of a section's id, as the schemas have it. */
const ID = '^[a-z][a-z0-9-]*$';

/** An id near to what was written; of other scripts it keeps nothing but the section's number. */
function idFrom(text: string, path: JSONPath): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const plain = letters.replace(/[^a-z0-9]+/g, '-').replace(/^[^a-z]+|-+$/g, '');
  const number = Number(path.findLast((key) => typeof key === 'number') ?? 0) + 1;
  return `${plain || `section-${number}`}. `;
}

/** What to do about an e-mail address: mail knows a host by its ASCII letters alone. */
function mailAddress(address: string): string {
  const [, name, host = ''] = /^([!-?A-~]+)@(\S+)$/.exec(address) ?? [];
  const ascii = domainToASCII(host);
  return ascii && ascii !== host
    ? `write its host as mail does: ${name}@${ascii}`
    : 'write it as name@example.com';
}

/** What to do about an address with signs that have no place in one, or that is not full. */
const fullAddress = (address: string): string =>
  /^https?:/.test(address) && URL.canParse(address)
    ? `write it as ${new URL(address).href}`
    : 'begin it with https://';

export const quoted = (value: unknown): string => JSON.stringify(value) ?? String(value);

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** A JSON pointer as a path; no field of our schemas is a number, as indices are. */
const pathOf = (pointer: string): JSONPath =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));

/**
 * The candidate that a mistyped word most likely means.
 * @returns undefined where none is near
 */
export function nearest(word: string, candidates: string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, word.length / 4) ? best.candidate : undefined;
}

/** Levenshtein distance, one row at a time. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const [left = 0, above = 0, both = 0] = [next[j], row[j + 1], row[j]];
      next.push(Math.min(left + 1, above + 1, both + Number(letter !== other)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
