import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { runRow, runRows } from '../../../tools/test/run.ts';

/** A command that says something and ends with a status. */
const say = (text: string, status = 0) => `echo ${text} && exit ${status}`;

/** What is shown, in the order in which it is. */
function shown() {
  const texts: string[] = [];
  return {
    texts,
    options: {
      cwd: import.meta.dirname,
      show: (text: string) => void texts.push(stripVTControlCharacters(text)),
    },
  };
}

test('a row runs its commands in order and tells each in one piece', async () => {
  const { texts, options } = shown();
  expect(await runRow([say('one'), say('two')], options)).toBe(true);
  expect(texts).toEqual([
    expect.stringMatching(/^\n▶ echo .*\none\n✓ \d+\.\d s\n$/),
    expect.stringMatching(/^\n▶ echo .*\ntwo\n✓ \d+\.\d s\n$/),
  ]);
});

test('a command that fails ends its row', async () => {
  const { texts, options } = shown();
  expect(await runRow([say('one', 3), say('two')], options)).toBe(false);
  expect(texts).toEqual([expect.stringMatching(/\none\n✗ failed after \d+\.\d s\n$/)]);
});

test('a row that fails lets the others end, and fails the whole', async () => {
  const { texts, options } = shown();
  expect(await runRows([[say('one', 1)], [say('two'), say('three')]], options)).toBe(false);
  expect(texts.join('')).toContain('\ntwo\n');
  expect(texts.join('')).toContain('\nthree\n');
});

test('rows that end well are well', async () => {
  expect(await runRows([[say('one')], [say('two')]], shown().options)).toBe(true);
});
