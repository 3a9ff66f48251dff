import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readOptions, WrongAnswer } from '../../../../tools/new/answers.ts';
import { ask } from '../../../../tools/new/questions.ts';

describe('asked', () => {
  const answer = async (lines: string[], words: string[] = []) => {
    const output = new PassThrough();
    const options = await ask(readOptions(words), Readable.from([`${lines.join('\n')}\n`]), output);
    return { options, said: String(output.read()) };
  };

  test('what is left open on the command line is asked for, in order', async () => {
    const { options, said } = await answer(
      ['Developer', 'jane@doe.dev', '', '', 'jane', '', 'y'],
      ['--name', 'Jane'],
    );
    expect(options.answers).toEqual({
      name: 'Jane',
      role: 'Developer',
      email: 'jane@doe.dev',
      github: 'https://github.com/jane',
    });
    expect(options.keepExamples).toBe(true);
    expect(said).not.toContain('Your name:');
  });

  test('an answer in the wrong form is asked for again', async () => {
    const { options, said } = await answer(['Jane', '', 'jane at doe', 'jane@doe.dev']);
    expect(options.answers).toEqual({ name: 'Jane', email: 'jane@doe.dev' });
    expect(said).toContain("That can't be used; give an address such as name@example.com.");
  });

  test('where the input ends, the rest is left out', async () => {
    expect((await answer(['Jane'])).options).toMatchObject({
      answers: { name: 'Jane' },
      keepExamples: false,
    });
  });
});

test('an unknown flag is no mere crash', () => {
  expect(() => readOptions(['--colour', 'red'])).toThrow(WrongAnswer);
});
