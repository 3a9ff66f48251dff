import type { Options } from './answers.ts';

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
