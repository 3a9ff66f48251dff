import { domainToASCII } from 'node:url';
import { isKnownLanguage, tagOf } from '../../packages/resume-import/src/text/language-tags.ts';
import { isDialable, isEmail } from '../../packages/resume-import/src/text/schema.ts';
import { visibleLine } from '../../packages/resume-import/src/text/visible-text.ts';
import { pathFrom } from '../../plugins/content/read/folder.ts';
import { isFullUrl } from '../../plugins/content/text/url.ts';
import { mapRecord } from '../../plugins/map-record.ts';
import { CODE, projectRoot } from '../../plugins/project.ts';
import type { Values } from '../support/command.ts';
import { PACKAGE } from '../support/json.ts';

/** How an owner calls the command; a folder with the package may have no npm scripts yet. */
export const NEW =
  projectRoot() === CODE
    ? 'npm run new --'
    : ['npx', PACKAGE.name, 'new', pathFrom(process.cwd(), projectRoot())].filter(Boolean).join(' ');

/** A question, and how its answer is read. */
export interface Question {
  question: string;
  /** Returns the answer in its normal form; undefined if it is invalid. */
  read: (text: string) => string | undefined;
  expected: string;
}

const asIs = (text: string) => text;
const PROFILE = 'a username such as jane-doe, or a full URL';

/** The questions for the new owner. */
export const FIELDS = {
  name: { question: 'Your name', read: asIs, expected: 'a name' },
  role: { question: 'What you do, e.g. Full-stack developer', read: asIs, expected: 'a few words' },
  email: {
    question: 'E-mail address',
    // The schema's addresses are ASCII.
    read: (text) => {
      const ascii = text.replace(/(?<=@|^)[^@]+$/, domainToASCII);
      return isEmail(ascii) ? ascii : undefined;
    },
    expected: 'an address such as name@example.com',
  },
  phone: {
    question: 'Phone, with the country code',
    read: (text) => (isDialable(text) ? text : undefined),
    expected: 'a number such as +1 503 555 0100',
  },
  linkedin: {
    question: 'LinkedIn: your username or profile URL',
    read: (text) => profileOrUrl(text.replace(/^[@/]*in\//, ''), 'https://www.linkedin.com/in/'),
    expected: PROFILE,
  },
  github: {
    question: 'GitHub: your username or profile URL',
    read: (text) => profileOrUrl(text, 'https://github.com/'),
    expected: PROFILE,
  },
  site: {
    question: 'Where the site will live, e.g. https://jane.dev',
    read: (text) => profileOrUrl(text.includes('.') ? text.replace(/^(?!https?:)/i, 'https://') : '', ''),
    expected: 'a URL such as https://jane.dev',
  },
} satisfies Record<string, Question>;

/** The language of the owner's texts. */
export const LANGUAGE: Question = {
  question: 'The language of your texts, e.g. en, de, pt-BR',
  read: (text) => {
    const tag = text.replace('_', '-');
    return isKnownLanguage(tag) ? tagOf(tag) : undefined;
  },
  expected: 'a tag such as en, de or pt-BR',
};

/** The answers in their normal form, profiles as URLs; fields without an answer stay unchanged. */
export type Answers = { [field in keyof typeof FIELDS]?: string };

/** Reads a full URL, or a username that is appended to `home`; undefined if it is neither. */
function profileOrUrl(text: string, home: string): string | undefined {
  const isUrl = /^(https?:|([\w-]+\.)+[\w-]+\/)/i.test(text);
  const name = text.replace(/^[@/]+/, '');
  if (!isUrl && !name) return undefined;
  const url = isUrl ? text.replace(/^(?!https?:)/i, 'https://') : home + name;
  if (!isFullUrl(url) || /\s/.test(url)) return undefined;
  // Letters beyond ASCII are encoded, as a browser encodes them when they are typed.
  return /^https?:[\x21-\x7e]+$/.test(url) ? url : new URL(url).href;
}

/** Unusable input; the message says what to do instead. */
export class InvalidAnswer extends Error {}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The options of the command line. */
export const OPTIONS = {
  ...mapRecord(FIELDS, () => text),
  from: text,
  for: text,
  language: text,
  photo: flag,
  yes: flag,
};

/** Returns the options of the command line; throws `InvalidAnswer` for a value in the wrong form. */
export function readOptions({ from, for: version, photo, yes, ...values }: Values<typeof OPTIONS>) {
  const answerOf = (flag: keyof Answers | 'language', { read, expected }: Question) => {
    const text = visibleLine(values[flag] ?? '');
    const answer = text && read(text);
    if (text && !answer)
      throw new InvalidAnswer(`--${flag}: ${JSON.stringify(text)} is not valid; enter ${expected}`);
    return answer || undefined;
  };
  const answers: Answers = mapRecord(FIELDS, (field, flag) => answerOf(flag, field));
  const language = answerOf('language', LANGUAGE);
  return { answers, from, version, language, photo, yes };
}

/** The options that `HELP` lists; without `photo` the owner is asked whether to fetch it. */
export type Options = ReturnType<typeof readOptions>;

export const HELP = `${NEW.replace(/ --$/, '   ')}                       asks a few questions and makes the site yours
${NEW} --from resume.json    imports a résumé without asking anything: JSON Resume in any version or style,
                                     as JSON or YAML, or LinkedIn's data export (the zip or its folder)
    --photo                          fetch the photo that it names by its URL
${NEW} --for acme            begins a version of your résumé for one employer
${NEW} --yes --name "Jane Doe" --role "Developer" --email jane@doe.dev --phone "+1 503 555 0100" \\
               --linkedin jane-doe --github jane --site https://jane.dev --language en

--yes  don't ask anything
--language  that of your texts; of a résumé it is found out as a rule`;

/** Returns an argument as a shell reads it whole: single quotes are for what double quotes would let the shell replace. */
function quoted(argument: string): string {
  if (/^[\w@%+=:,./-]+$/.test(argument)) return argument;
  return /["$`\\!]/.test(argument) ? `'${argument.replaceAll("'", "'\\''")}'` : `"${argument}"`;
}

/** Returns the command that repeats the answers given so far. */
export function asCommand({ answers, language }: Options): string {
  const entries = Object.entries({ ...answers, language }).filter(([, value]) => value);
  return [NEW, ...entries.map(([name, value = '']) => `--${name} ${quoted(value)}`)].join(' ');
}
