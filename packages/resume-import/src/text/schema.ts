import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

const ajv = new Ajv({ strict: false, allErrors: true, verbose: true });
addFormats.default(ajv);
const validate = ajv.compile(schema);

/** True if JSON Resume 1.0.0 accepts a résumé; an empty text counts as missing. */
export const isValid = (resume: unknown): boolean =>
  validate(resume) || (validate.errors ?? []).every(({ data }) => data === '');

const EMAIL = { type: 'string', format: 'email' };
/** True if a text has the three digits of the shortest phone numbers. */
export const isDialable = (text: string): boolean => text.replace(/\D/g, '').length >= 3;

/** True if JSON Resume accepts an e-mail address. */
export const isEmail = (text: string): boolean => ajv.validate(EMAIL, text);
