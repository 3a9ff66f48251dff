import { expect, test, vi } from 'vitest';
import { colored } from '../../../../../plugins/content/text/code.ts';

/** Code as it is colored: each part with its kind behind it. */
const shown = (code: string, language?: string) =>
  colored(code, language).map((part) => [part.code, part.kind].filter(Boolean).join(' '));

test.each([
  ['JS', 'if (/a+/g) {}', ['if keyword', ' ', '( sign', '/a+/g string', ') sign', ' ', '{} sign']],
  ['js', `\`\${f()}\``, ['` string', '${ sign', 'f name', '()} sign', '` string']],
  ['html', '<a b="c">', ['< sign', 'a  keyword', 'b name', '=" sign', 'c string', '"> sign']],
  ['python', '@a\nf # b', ['@a name', '\nf ', '# b comment']],
  ['diff', '- a\n+ b', ['- a\n keyword', '+ b string']],
])('colors %s: %s', (language, code, parts) => {
  expect(shown(code, language)).toEqual(parts);
});

test('colors short code only, as it may take the square of its length', () => {
  expect(shown('$'.repeat(5001), 'ts')).toHaveLength(1);
  expect(shown(`${'$'.repeat(4998)};`, 'ts').length).toBeGreaterThan(1);
});

test.each([undefined, '', 'nonsense', 'extend', 'constructor', 'meta', 'core', '../package', 'css-extras'])(
  'leaves code in the language %s as it is, without a word',
  (language) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(colored('if (a)', language)).toEqual([{ code: 'if (a)' }]);
    expect(warn).not.toHaveBeenCalled();
  },
);
