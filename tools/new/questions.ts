import type { Readable, Writable } from 'node:stream';
import { type Answers, FIELDS, type Options, WrongAnswer } from './answers.ts';
import { asCommand } from './as-command.ts';
import { Interrupted, openPrompt } from './prompt.ts';

/**
 * Asks for what the command line left open. An empty answer leaves a field out, but for a name that
 * nobody knows yet; one in the wrong form is asked for again. Where the input ends, the rest is left
 * out.
 * @param known the name that the content has already
 * @throws WrongAnswer on Ctrl-C, with the command that goes on from there
 */
export async function ask(
  options: Options,
  input: Readable,
  output: Writable,
  known?: string,
  terminal?: boolean,
): Promise<Options> {
  const prompt = openPrompt(input, output, terminal);
  const agrees = async (question: string) => /^y/i.test((await prompt.next(question)) ?? '');
  const answers: Answers = { ...options.answers };
  try {
    output.write('Press enter to leave something out.\n\n');
    for (const [field, { question, read, wants }] of Object.entries(FIELDS)) {
      const key = field as keyof Answers;
      while (answers[key] === undefined) {
        const text = await prompt.next(key === 'name' && known ? `${question} (${known})` : question);
        if (text === undefined) break;
        if (!text && (key !== 'name' || known)) break;
        answers[key] = text ? read(text) : undefined;
        if (!answers[key]) output.write(`That can't be used; give ${wants}.\n`);
      }
    }
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
