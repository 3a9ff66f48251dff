import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { runParallel, runSequence } from '../../../tools/test/run.ts';

/** A command that prints a text and exits with a status. */
const echo = (text: string, status = 0) => `echo ${text} && exit ${status}`;

/** Options that record the shown texts in order. */
function recordShown() {
  const texts: string[] = [];
  return {
    texts,
    options: {
      cwd: import.meta.dirname,
      show: (text: string) => void texts.push(stripVTControlCharacters(text)),
    },
  };
}

test('runs a sequence in order and shows the output of each command in one piece', async () => {
  const { texts, options } = recordShown();
  expect(await runSequence([echo('one'), echo('two')], options)).toBe(true);
  expect(texts).toEqual([
    expect.stringMatching(/^\n▶ echo .*\none\n✓ \d+\.\d s\n$/),
    expect.stringMatching(/^\n▶ echo .*\ntwo\n✓ \d+\.\d s\n$/),
  ]);
});

test('stops a sequence at the first failure', async () => {
  const { texts, options } = recordShown();
  expect(await runSequence([echo('one', 3), echo('two')], options)).toBe(false);
  expect(texts).toEqual([expect.stringMatching(/\none\n✗ failed after \d+\.\d s\n$/)]);
});

test('fails if one sequence fails, after the others have finished', async () => {
  const { texts, options } = recordShown();
  const others = [echo('two'), echo('three')];
  expect(await runParallel([others, [echo('four')]], recordShown().options)).toBe(true);
  expect(await runParallel([[echo('one', 1)], others], options)).toBe(false);
  expect(texts.join('')).toContain('\ntwo\n');
  expect(texts.join('')).toContain('\nthree\n');
});
