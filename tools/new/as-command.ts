import type { Options } from './answers.ts';

/** The command that says at once what has been answered so far. */
export function asCommand({ answers, from, keepExamples }: Options): string {
  const words = Object.entries({ ...answers, from }).flatMap(([field, value]) =>
    value ? [`--${field}`, quotedWord(value)] : [],
  );
  return ['npm run new --', ...words, ...(keepExamples ? ['--keep-examples'] : [])].join(' ');
}

/** As a shell takes it for one word. */
const quotedWord = (word: string): string => {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
};
