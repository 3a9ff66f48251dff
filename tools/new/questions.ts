import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { plainLine } from '../import/plain-text.ts';
import { type Answers, asCommand, FIELDS, type Options, WrongAnswer } from './answers.ts';

class Interrupted extends Error {}

/**
 * Asks one question after the other, with the keys that a line is edited with.
 * @param terminal whether keys come one by one, as from a keyboard
 */
function openPrompt(input: Readable, output: Writable, terminal = 'isTTY' in input && !!input.isTTY) {
  const keys = createInterface({ input, output, terminal, historySize: 0 });
  // Lines that come before their question wait here.
  const lines = keys[Symbol.asyncIterator]();
  let [isOpen, isInterrupted] = [true, false];
  keys.on('close', () => {
    isOpen = false;
  });
  keys.on('SIGINT', () => {
    isInterrupted = true;
    keys.close();
  });
  return {
    /** What is typed, without what keys leave behind; undefined where the input has ended. */
    async next(question: string): Promise<string | undefined> {
      keys.setPrompt(`${question}: `);
      if (isOpen) keys.prompt();
      else output.write(keys.getPrompt());
      const { value, done } = await lines.next();
      if (!done) return plainLine(value);
      if (isInterrupted) throw new Interrupted();
      output.write('\n');
      return undefined;
    },
    close: () => keys.close(),
  };
}

/**
 * Asks for what the command line left open. An empty answer leaves a field out, but for a name that
 * nobody knows yet; one in the wrong form is asked for again. Where the input ends, the rest is left
 * out.
 * @param owner whose content there is already: the demonstration, which is not in its place any more, is not asked for
 * @throws WrongAnswer on Ctrl-C, with the command that goes on from there
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
    output.write('Press enter to leave something out.\n\n');
    for (const [field, { question, read, expected }] of Object.entries(FIELDS)) {
      const key = field as keyof Answers;
      while (answers[key] === undefined) {
        const text = await prompt.next(key === 'name' && known ? `${question} (${known})` : question);
        if (text === undefined) break;
        if (!text && (key !== 'name' || known)) break;
        answers[key] = text ? read(text) : undefined;
        if (!answers[key]) output.write(`That can't be used; give ${expected}.\n`);
      }
    }
    if (owner) return { ...options, answers };
    const keepExamples =
      options.keepExamples || (await agrees('Keep the three example projects to learn from? (y/N)'));
    const keepDemo =
      keepExamples ||
      options.keepDemo ||
      (await agrees(
        "Keep the folder demo/, which draws the demonstration's pictures and tests its pages? (y/N)",
      ));
    return { ...options, answers, keepExamples, keepDemo };
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    const done = asCommand({ ...options, answers });
    throw new WrongAnswer(`Stopped; nothing was written. To go on with what you answered:\n${done}`);
  } finally {
    prompt.close();
  }
}
