import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { visibleLine } from '../../packages/resume-import/src/text/visible-text.ts';
import {
  type Answers,
  asCommand,
  FIELDS,
  InvalidAnswer,
  LANGUAGE,
  type Options,
  type Question,
} from './answers.ts';
import type { FromFile } from './from-file.ts';
import { fetchPhoto, photoUrl } from './photo.ts';

interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
  /** True if the input is single key presses, as from a keyboard. */
  terminal?: boolean;
}

/** What the existing content says of the owner. */
type Known = { name?: string; language?: string };

/** Opens a prompt with line editing; `continued` says how to go on after Ctrl-C. */
function openPrompt({ input, output, terminal = !!input.isTTY }: Terminal, continued = () => '') {
  const reader = createInterface({ input, output, terminal, historySize: 0 });
  // Buffers lines that arrive before their question is asked.
  const lines = reader[Symbol.asyncIterator]();
  let [isOpen, isInterrupted] = [true, false];
  reader.on('close', () => {
    isOpen = false;
  });
  reader.on('SIGINT', () => {
    isInterrupted = true;
    reader.close();
  });
  /** Returns the line that was typed, without control characters; undefined if the input has ended. */
  const next = async (question: string): Promise<string | undefined> => {
    reader.setPrompt(`${question}: `);
    if (isOpen) reader.prompt();
    else output.write(reader.getPrompt());
    const { value, done } = await lines.next();
    if (!done) return visibleLine(value);
    if (isInterrupted) throw new InvalidAnswer(`Stopped; nothing was written.${continued()}`);
    output.write('\n');
    return undefined;
  };
  return {
    agrees: async (question: string) => /^y/i.test((await next(question)) ?? ''),
    /** Repeats a question until its answer is valid; undefined if it is skipped, or the input has ended. */
    async answerTo({ question, read, expected }: Question, isNeeded = false): Promise<string | undefined> {
      for (;;) {
        const text = await next(question);
        if (text === undefined || (!text && !isNeeded)) return undefined;
        const answer = text && read(text);
        if (answer) return answer;
        output.write(`That doesn't work; enter ${expected}.\n`);
      }
    },
    close: () => reader.close(),
  };
}

/**
 * Asks for what the command line left open. An empty answer skips a field, except for a name that is not known yet. An
 * invalid answer repeats the question. When the input ends, the rest is skipped.
 * @param owner what the existing content says of the owner
 * @throws InvalidAnswer on Ctrl-C, with the command that continues from there
 */
export async function ask(options: Options, terminal: Terminal, owner: Known = {}): Promise<Options> {
  const answers: Answers = { ...options.answers };
  let { language } = options;
  const { answerTo, close } = openPrompt(
    terminal,
    () => ` To continue with your answers:\n${asCommand({ ...options, answers, language })}`,
  );
  try {
    terminal.output.write('Press Enter to skip a question.\n\n');
    for (const key of Object.keys(FIELDS) as (keyof Answers)[]) {
      const known = key === 'name' && owner.name;
      const { question, ...field } = FIELDS[key];
      const asked = known ? `${question} (${known})` : question;
      answers[key] ??= await answerTo({ ...field, question: asked }, key === 'name' && !known);
    }
    const question = `${LANGUAGE.question} (${owner.language ?? 'en'})`;
    language ??= await answerTo({ ...LANGUAGE, question });
    return { ...options, answers, language };
  } finally {
    close();
  }
}

/** Asks what a résumé does not say: its language, and whether its photo may be fetched. Without a terminal nobody is asked. */
export async function askAbout(
  imported: FromFile,
  { language, photo }: Options,
  terminal: Terminal | undefined,
  fetch = fetchPhoto,
): Promise<FromFile> {
  const prompt = terminal && openPrompt(terminal);
  const url = photoUrl(imported);
  try {
    const isOpen = !language && imported.language.from === 'nothing';
    const tag = isOpen ? await prompt?.answerTo(LANGUAGE) : language;
    const agrees = url && (photo ?? (await prompt?.agrees(`Fetch your photo from ${url}? (y/N)`)));
    return {
      ...imported,
      ...(tag ? { language: { tag, from: 'owner' as const } } : {}),
      ...(agrees ? { photo: await fetch(url) } : {}),
    };
  } finally {
    prompt?.close();
  }
}
