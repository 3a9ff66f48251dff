import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { type Answers, FIELDS, type Options } from './answers.ts';

/**
 * Asks for what the command line left open. An empty answer leaves a field out; one in the wrong
 * form is asked for again. Where the input ends, the rest is left out.
 */
export async function ask(options: Options, input: Readable, output: Writable): Promise<Options> {
  const prompt = createInterface({ input, output, terminal: false });
  const lines = prompt[Symbol.asyncIterator]();
  const next = async (question: string): Promise<string> => {
    output.write(`${question}: `);
    const { value = '', done } = await lines.next();
    if (done) output.write('\n');
    return done ? '' : value.trim();
  };
  const agrees = async (question: string) => /^y/i.test(await next(question));
  const answers: Answers = { ...options.answers };
  try {
    output.write('Press enter to leave something out.\n\n');
    for (const [field, { question, read, wants }] of Object.entries(FIELDS)) {
      const key = field as keyof Answers;
      while (answers[key] === undefined) {
        const text = await next(question);
        if (!text) break;
        answers[key] = read(text);
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
  } finally {
    prompt.close();
  }
}
