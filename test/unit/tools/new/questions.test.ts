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

describe('at a keyboard', () => {
  const LEFT = '\u001b[D';
  const UP = '\u001b[A';

  /** Types at the questions, key by key; \u0003 is Ctrl-C, \u007f deletes backwards. */
  const type = async (keys: string[], owner?: { name?: string }) => {
    const output = new PassThrough();
    const single = keys.flatMap((key) => (key.startsWith('\u001b') ? [key] : [...key]));
    const asked = ask(readOptions([]), Readable.from(single), output, owner, true);
    return { options: await asked, said: String(output.read()) };
  };

  test('arrow keys move in the line and land in no answer', async () => {
    const { options } = await type(['Jne', LEFT, LEFT, 'a\r', UP, 'Dev\u007f\u007fav\r\r\r\r\r\r\r']);
    expect(options.answers).toEqual({ name: 'Jane', role: 'Dav' });
  });

  test('a name is asked for until there is one', async () => {
    const { options, said } = await type(['\r  \rJane\r\r\r\r\r\r\r\r']);
    expect(options.answers).toEqual({ name: 'Jane' });
    expect(said.match(/That can't be used; give a name\./g)).toHaveLength(2);
  });

  test('a name that is known already can stay', async () => {
    const { options, said } = await type(['\r\r\r\r\r\r\r'], { name: 'Kim' });
    expect(options.answers).toEqual({});
    expect(said).toContain('Your name (Kim): ');
  });

  test.each([{ name: 'Kim' }, {}])(
    'where content is there, nobody is asked for the demonstration',
    async (owner) => {
      const { options, said } = await type(['Jane\r\r\r\r\r\r\r'], owner);
      expect(options).toMatchObject({ answers: { name: 'Jane' }, keepExamples: false, keepDemo: false });
      expect(said).not.toContain('Keep the');
    },
  );

  test('Ctrl-C says how to go on with what was answered', async () => {
    const stopped = type(["Jane O'Doe\rDeveloper\rjane@doe.dev\r\u0003"]);
    await expect(stopped).rejects.toThrow(WrongAnswer);
    await expect(stopped).rejects.toThrow(
      `Stopped; nothing was written. To go on with what you answered:\nnpm run new -- --name "Jane O'Doe" --role Developer --email jane@doe.dev`,
    );
  });
});

test('control characters in a flag are not kept', () => {
  expect(readOptions(['--name', 'Jane\u001b[D\u0007 Doe']).answers.name).toBe('Jane Doe');
});

test.each([
  ['linkedin', 'jane-doe', 'https://www.linkedin.com/in/jane-doe'],
  ['linkedin', '@jane-doe', 'https://www.linkedin.com/in/jane-doe'],
  ['linkedin', 'in/jane-doe', 'https://www.linkedin.com/in/jane-doe'],
  ['linkedin', '/in/jane-doe', 'https://www.linkedin.com/in/jane-doe'],
  ['linkedin', 'linkedin.com/in/jane-doe', 'https://linkedin.com/in/jane-doe'],
  ['linkedin', 'www.linkedin.com/in/jane-doe', 'https://www.linkedin.com/in/jane-doe'],
  ['github', '@jane', 'https://github.com/jane'],
  ['github', '/jane', 'https://github.com/jane'],
  ['github', 'www.git.jane.dev/jane', 'https://www.git.jane.dev/jane'],
] as const)('the profile --%s %s is %s', (network, text, url) => {
  expect(readOptions([`--${network}`, text]).answers[network]).toBe(url);
});

test.each(['@', 'in/'])('%s alone is no profile', (text) => {
  expect(() => readOptions(['--linkedin', text])).toThrow(/--linkedin: .*give a name such as jane-doe/);
});

test('an unknown flag is no mere crash', () => {
  expect(() => readOptions(['--colour', 'red'])).toThrow(WrongAnswer);
});
