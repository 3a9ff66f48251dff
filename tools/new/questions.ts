import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { visibleLine } from '../visible-text.ts';
import { type Answers, asCommand, FIELDS, InvalidAnswer, LANGUAGE, type Options } from './answers.ts';
import { type FromFile, photoUrl } from './from-file.ts';
import { fetchPhoto } from './photo.ts';

class Interrupted extends Error {}

/**
 * Asks one question after the other, with line editing.
 * @param terminal whether the input is single key presses, as from a keyboard
 */
function openPrompt(input: Readable, output: Writable, terminal = 'isTTY' in input && !!input.isTTY) {
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
  return {
    /** The line that was typed, without control characters; undefined if the input has ended. */
    async next(question: string): Promise<string | undefined> {
      reader.setPrompt(`${question}: `);
      if (isOpen) reader.prompt();
      else output.write(reader.getPrompt());
      const { value, done } = await lines.next();
      if (!done) return visibleLine(value);
      if (isInterrupted) throw new Interrupted();
      output.write('\n');
      return undefined;
    },
    close: () => reader.close(),
  };
}

/**
 * Asks for what the command line left open. An empty answer skips a field, except for a name that is not known yet. An
 * invalid answer repeats the question. When the input ends, the rest is skipped.
 * @param owner of existing content, if any: it has replaced the demonstration, so nothing is asked about that
 * @throws InvalidAnswer on Ctrl-C, with the command that continues from there
 */
export async function ask(
  options: Options,
  input: Readable,
  output: Writable,
  owner?: { name?: string },
  terminal?: boolean,
): Promise<Options> {
  const prompt = openPrompt(input, output, terminal);
  const agrees = async (question: string) => /^y/i.test((await prompt.next(question)) ?? '');
  const answers: Answers = { ...options.answers };
  const known = owner?.name;
  try {
    output.write('Press Enter to skip a question.\n\n');
    for (const [field, { question, read, expected }] of Object.entries(FIELDS)) {
      const key = field as keyof Answers;
      while (answers[key] === undefined) {
        const text = await prompt.next(key === 'name' && known ? `${question} (${known})` : question);
        if (text === undefined) break;
        if (!text && (key !== 'name' || known)) break;
        answers[key] = text ? read(text) : undefined;
        if (!answers[key]) output.write(`That doesn't work; enter ${expected}.\n`);
      }
    }
    if (owner) return { ...options, answers };
    const keepExamples =
      options.keepExamples || (await agrees("Keep the demonstration's three projects to learn from? (y/N)"));
    const keepDemo =
      keepExamples ||
      options.keepDemo ||
      (await agrees("Keep the folder demo/, with the demonstration's content and tests? (y/N)"));
    return { ...options, answers, keepExamples, keepDemo };
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    const command = asCommand({ ...options, answers });
    throw new InvalidAnswer(`Stopped; nothing was written. To continue with your answers:\n${command}`);
  } finally {
    prompt.close();
  }
}

/**
 * Asks for what a résumé does not say: the language of its texts, and whether its photo may be fetched.
 * @param input nobody is asked without it
 * @throws InvalidAnswer on Ctrl-C
 */
export async function askAbout(
  imported: FromFile,
  { language, photo }: Options,
  input: Readable | undefined,
  output: Writable,
  fetch = fetchPhoto,
): Promise<FromFile> {
  const prompt = input && openPrompt(input, output);
  const url = photoUrl(imported);
  let tag = language;
  try {
    while (!tag && imported.language.from === 'nothing') {
      const text = await prompt?.next(LANGUAGE.question);
      if (!text) break;
      tag = LANGUAGE.read(text);
      if (!tag) output.write(`That doesn't work; enter ${LANGUAGE.expected}.\n`);
    }
    const agrees =
      url && (photo ?? /^y/i.test((await prompt?.next(`Fetch your photo from ${url}? (y/N)`)) ?? ''));
    return {
      ...imported,
      ...(tag ? { language: { tag, from: 'owner' as const } } : {}),
      ...(agrees ? { photo: await fetch(url) } : {}),
    };
  } catch (error) {
    throw error instanceof Interrupted ? new InvalidAnswer('Stopped; nothing was written.') : error;
  } finally {
    prompt?.close();
  }
}
