import { parseArgs } from 'node:util';
import { plainLine } from '../import/plain-text.ts';

/** How an answer is asked for and read. */
interface Field {
  question: string;
  /** Its normal form; undefined where it is none of what is expected. */
  read: (text: string) => string | undefined;
  expected: string;
}

const asIs = (text: string) => text;
const PROFILE = 'a name such as jane-doe, or a full address';

/** What the new owner tells of themselves. */
export const FIELDS = {
  name: { question: 'Your name', read: asIs, expected: 'a name' },
  role: { question: 'What you do, such as Full-stack developer', read: asIs, expected: 'a few words' },
  email: {
    question: 'E-mail address',
    read: (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : undefined),
    expected: 'an address such as name@example.com',
  },
  phone: {
    question: 'Phone, with the country code',
    read: (text) => (text.replace(/\D/g, '').length > 2 ? text : undefined),
    expected: 'a number such as +1 503 555 0100',
  },
  linkedin: {
    question: 'LinkedIn: your name there, or the address of your profile',
    read: (text) => addressOf(text, 'https://www.linkedin.com/in/'),
    expected: PROFILE,
  },
  github: {
    question: 'GitHub: your name there, or the address of your profile',
    read: (text) => addressOf(text, 'https://github.com/'),
    expected: PROFILE,
  },
  site: {
    question: 'Where the site will live, such as https://jane.dev',
    read: (text) => addressOf(text.includes('.') ? text.replace(/^(?!https?:)/, 'https://') : '', ''),
    expected: 'an address such as https://jane.dev',
  },
} satisfies Record<string, Field>;

/** Each in its normal form, profiles as addresses; what is not given stays as it is. */
export type Answers = { [field in keyof typeof FIELDS]?: string };

export interface Options {
  answers: Answers;
  /** Path of a résumé to begin from. */
  from?: string;
  keepExamples: boolean;
  /** Leaves the folder that draws and tests the demonstration. */
  keepDemo: boolean;
  silent: boolean;
  help: boolean;
}

/** A full address, or a name below `home`, as people write names; undefined where it is neither. */
function addressOf(text: string, home: string): string | undefined {
  const isAddress = /^(https?:|([\w-]+\.)+[\w-]+\/)/i.test(text);
  const name = text.replace(/^[@/]+/, '').replace(home.endsWith('/in/') ? /^in\// : '', '');
  if (!isAddress && !name) return undefined;
  const address = isAddress ? text.replace(/^(?!https?:)/i, 'https://') : home + name;
  return URL.canParse(address) && !/\s/.test(address) ? address : undefined;
}

/** A wish of the owner's that can't be met, in words that say what to do instead. */
export class WrongAnswer extends Error {}

/**
 * Reads the command line.
 * @throws WrongAnswer for an unknown flag or a value in the wrong form
 */
export function readOptions(words: string[]): Options {
  const { values } = parse(words);
  const answers: Answers = {};
  for (const [name, { read, expected }] of Object.entries(FIELDS)) {
    const field = name as keyof Answers;
    const text = plainLine(values[field] ?? '');
    if (!text) continue;
    const answer = read(text);
    if (!answer) throw new WrongAnswer(`--${field}: ${JSON.stringify(text)} can't be used; give ${expected}`);
    answers[field] = answer;
  }
  return {
    answers,
    from: values.from,
    keepExamples: !!values['keep-examples'],
    keepDemo: !!values['keep-demo'],
    silent: !!values.yes || !!values.from,
    help: !!values.help,
  };
}

function parse(words: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    ...{ name: text, role: text, email: text, phone: text, linkedin: text, github: text, site: text },
    ...{ from: text, 'keep-examples': flag, 'keep-demo': flag, yes: flag, help: flag },
  };
  try {
    return parseArgs({ args: words, options });
  } catch (error) {
    throw new WrongAnswer(
      `${(error as Error).message.split('. ')[0]}; npm run new -- --help lists what there is`,
    );
  }
}

export const HELP = `npm run new                          asks a few questions and makes the site yours
npm run new -- --from resume.json    takes a résumé, asks nothing: JSON Resume in any version or style, as JSON
                                     or YAML, or LinkedIn's data export (the zip, or its folder)
npm run new -- --yes --name "Jane Doe" --role "Developer" --email jane@doe.dev --phone "+1 503 555 0100" \\
               --linkedin jane-doe --github jane --site https://jane.dev

--keep-examples  keeps the three example projects to learn from, and demo/
--keep-demo      keeps the folder demo/, which draws the demonstration's pictures and tests its pages
--yes            asks nothing`;

/** The command that says at once what has been answered so far. */
export function asCommand({ answers, from, keepExamples, keepDemo }: Options): string {
  const words = Object.entries({ ...answers, from }).flatMap(([field, value]) =>
    value ? [`--${field}`, quotedWord(value)] : [],
  );
  const flags = [...(keepExamples ? ['--keep-examples'] : []), ...(keepDemo ? ['--keep-demo'] : [])];
  return ['npm run new --', ...words, ...flags].join(' ');
}

/** As a shell takes it for one word. */
const quotedWord = (word: string): string => {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
};
