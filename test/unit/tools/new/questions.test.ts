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
      keepDemo: false,
    });
  });

  test.each([
    ['the examples go, and demo/ with them', ['', ''], { keepExamples: false, keepDemo: false }],
    ['the examples go, and demo/ stays', ['', 'y'], { keepExamples: false, keepDemo: true }],
    ['the examples stay, and demo/ with them', ['y'], { keepExamples: true, keepDemo: true }],
  ])('%s', async (_, lines, kept) => {
    const words = ['--name', 'Jane', '--role', 'Dev', '--email', 'jane@doe.dev', '--phone', '+44 20 7946'];
    const more = ['--linkedin', 'jane', '--github', 'jane', '--site', 'doe.dev'];
    expect((await answer(lines, [...words, ...more])).options).toMatchObject(kept);
  });
});

test('an unknown flag is no mere crash', () => {
  expect(() => readOptions(['--colour', 'red'])).toThrow(WrongAnswer);
});
