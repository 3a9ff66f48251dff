import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { openOwner } from '../../../../plugins/open-owner.ts';
import { asCommand, InvalidAnswer } from '../../../../tools/new/answers.ts';
import { makeVersion } from '../../../../tools/new/make-version.ts';
import { ask } from '../../../../tools/new/questions.ts';
import { changedContent, filesOf } from '../../../support/content.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporary-files.ts';
import { optionsOf } from './fork.ts';

describe('the questions', () => {
  const answer = async (lines: string[], words: string[] = []) => {
    const output = new PassThrough();
    const options = await ask(optionsOf(...words), {
      input: Readable.from([`${lines.join('\n')}\n`]),
      output,
    });
    return { options, output: String(output.read()) };
  };

  test('ask in order for anything missing on the command line', async () => {
    const { options, output } = await answer(
      ['Developer', 'jane@doe.dev', '', '', 'jane', ''],
      ['--name', 'Jane'],
    );
    expect(options.answers).toEqual({
      name: 'Jane',
      role: 'Developer',
      email: 'jane@doe.dev',
      github: 'https://github.com/jane',
    });
    expect(output).not.toContain('Your name:');
  });

  test('end with the language of the texts, which a command that continues names', async () => {
    const { options, output } = await answer(['Jane', '', '', '', '', '', '', 'polski', 'pl-pl']);
    expect([options.language, asCommand(options)]).toEqual([
      'pl-PL',
      'npm run new -- --name Jane --language pl-PL',
    ]);
    expect(output).toContain('The language of your texts, e.g. en, de, pt-BR (en): ');
    expect(output).toContain("That doesn't work; enter a tag such as en, de or pt-BR.");
  });

  test('are repeated after an invalid answer', async () => {
    const { options, output } = await answer(['Jane', '', 'jane at doe', 'jane@doe.dev']);
    expect(options.answers).toEqual({ name: 'Jane', email: 'jane@doe.dev' });
    expect(output).toContain("That doesn't work; enter an address such as name@example.com.");
  });

  test('are skipped when the input ends', async () => {
    expect((await answer(['Jane'])).options.answers).toEqual({ name: 'Jane' });
  });
});

describe('at a keyboard', () => {
  const LEFT = '\u001b[D';
  const UP = '\u001b[A';

  /** Types answers key by key; \u0003 is Ctrl-C, \u007f is Backspace. */
  const type = async (keys: string[], owner?: { name?: string }) => {
    const output = new PassThrough();
    const single = keys.flatMap((key) => (key.startsWith('\u001b') ? [key] : [...key]));
    const asked = ask(optionsOf(), { input: Readable.from(single), output, terminal: true }, owner);
    return { options: await asked, output: String(output.read()) };
  };

  test('arrow keys move the cursor and are not part of the answer', async () => {
    const { options } = await type(['Jne', LEFT, LEFT, 'a\r', UP, 'Dev\u007f\u007fav\r\r\r\r\r\r\r']);
    expect(options.answers).toEqual({ name: 'Jane', role: 'Dav' });
  });

  test('the question for the name is repeated until there is one', async () => {
    const { options, output } = await type(['\r  \rJane\r\r\r\r\r\r\r\r']);
    expect(options.answers).toEqual({ name: 'Jane' });
    expect(output.match(/That doesn't work; enter a name\./g)).toHaveLength(2);
  });

  test('the name of an owner who is known need not be given again', async () => {
    const { options, output } = await type(['\rDev\r\r\r\r\r\r'], { name: 'Kim' });
    expect(options.answers).toEqual({ role: 'Dev' });
    expect(output).toContain('Your name (Kim):');
  });

  test('Ctrl-C prints how to continue with the answers so far', async () => {
    const stopped = type(["Jane O'Doe\rDeveloper\rjane@doe.dev\r\u0003"]);
    await expect(stopped).rejects.toThrow(InvalidAnswer);
    await expect(stopped).rejects.toThrow(
      `Stopped; nothing was written. To continue with your answers:\nnpm run new -- --name "Jane O'Doe" --role Developer --email jane@doe.dev`,
    );
  });
});

test('control characters in a flag are removed', () => {
  expect(optionsOf('--name', 'Jane\u001b[D\u0007 Doe').answers.name).toBe('Jane Doe');
});

test.each([
  ['linkedin', 'jane-doe', 'https://www.linkedin.com/in/jane-doe'],
  ['linkedin', '@jane-doe', 'https://www.linkedin.com/in/jane-doe'],
  ['linkedin', '/in/jane-doe', 'https://www.linkedin.com/in/jane-doe'],
  ['linkedin', 'linkedin.com/in/jane-doe', 'https://linkedin.com/in/jane-doe'],
  ['linkedin', 'josé-müller', 'https://www.linkedin.com/in/jos%C3%A9-m%C3%BCller'],
  ['email', 'jane@müller.dev', 'jane@xn--mller-kva.dev'],
  ['github', '@jane', 'https://github.com/jane'],
  ['github', '/jane', 'https://github.com/jane'],
  ['github', 'www.git.jane.dev/jane', 'https://www.git.jane.dev/jane'],
  ['site', 'müller.dev', 'https://xn--mller-kva.dev/'],
  ['site', 'Https://jane.dev', 'https://jane.dev/'],
] as const)('--%s %s becomes %s', (field, text, answer) => {
  expect(optionsOf(`--${field}`, text).answers[field]).toBe(answer);
});

test.each(['@', 'in/'])('%s alone is not a profile', (text) => {
  expect(() => optionsOf('--linkedin', text)).toThrow(/--linkedin: .*enter a username such as jane-doe/);
});

describe('a version', () => {
  const { 'resume.json': resume = '', 'site.json': site = '' } = filesOf(
    changedContent({
      basics: { image: 'undefined', label: 'Cartographer' },
      site: { logos: 'undefined', greeting: 'Hello, I am' },
    }),
  );

  let root: string;
  beforeEach(() => {
    root = temporaryFolder('version', { 'src/content/resume.json': resume, 'src/content/site.json': site });
  });

  const path = () => resolve(root, 'src/content/versions/acme.json');

  test('begins a version with the words that it may change, which the check accepts', async () => {
    const { done, left } = await makeVersion(root, 'acme');
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual({
      $schema: '../../../plugins/content/version.schema.json',
      basics: { label: 'Cartographer' },
      greeting: 'Hello, I am',
    });
    expect(done).toEqual(['Wrote src/content/versions/acme.json.']);
    expect(left.join('\n')).toMatch(
      /^basics\.label[\s\S]*\{ "ask": [\s\S]*npm run dev shows it at \/for\/acme$/,
    );
    const { faults } = await openOwner(root).check();
    expect(faults).toEqual([]);
  });

  test('a version that is there is never overwritten', async () => {
    writeFiles(root, { 'src/content/versions/acme.json': '{}' });
    await expect(makeVersion(root, 'acme')).rejects.toThrow(
      /^--for: src\/content\/versions\/acme\.json is there already; choose another name/,
    );
    expect(readFileSync(path(), 'utf8')).toBe('{}');
  });

  test.each([
    ['Acme GmbH', /^--for: "Acme GmbH" is no name .*such as acme-gmbh$/],
    ['../acme', /^--for: "..\/acme" is no name/],
  ])('refuses --for "%s"', async (name, message) => {
    await expect(makeVersion(root, name)).rejects.toThrow(message);
  });

  test('without a résumé, or with one that has faults, nothing is written', async () => {
    writeFiles(root, { 'src/content/resume.json': '{"basics":{"name":1}}' });
    await expect(makeVersion(root, 'acme')).rejects.toThrow(/basics\.name/);
    root = temporaryFolder('version');
    await expect(makeVersion(root, 'acme')).rejects.toThrow(
      /a version needs a résumé; run npm run new before/,
    );
    expect(existsSync(path())).toBe(false);
  });
});
