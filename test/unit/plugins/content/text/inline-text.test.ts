import { expect, test } from 'vitest';
import {
  blocksOf,
  invalidLinks,
  parseInline,
  plainText,
} from '../../../../../plugins/content/text/inline-text.ts';

const a = (text: string, href: string) => ({ tag: 'a', href, text });
const alone = { isAlone: true };

test.each([
  [
    'see [the demo](https://demo.test/a?b=c#d), now',
    ['see ', a('the demo', 'https://demo.test/a?b=c#d'), ', now'],
  ],
  ['[a](http://a.test)[b](/notify)', [a('a', 'http://a.test'), a('b', '/notify')]],
  [
    '[write](mailto:kim@doe.test) or [call](tel:+4420)',
    [a('write', 'mailto:kim@doe.test'), ' or ', a('call', 'tel:+4420')],
  ],
  [
    '[x](https://en.wikipedia.org/wiki/X_(y))',
    [{ ...a('x', 'https://en.wikipedia.org/wiki/X_(y)'), ...alone }],
  ],
  ['**bold** and *fine*', [{ tag: 'strong', text: 'bold' }, ' and ', { tag: 'em', text: 'fine' }]],
  ['これは**重要**です', ['これは', { tag: 'strong', text: '重要' }, 'です']],
  ['***both***', [{ tag: 'strong', text: [{ tag: 'em', text: 'both' }] }]],
  ['*a **b** c*', [{ tag: 'em', text: ['a ', { tag: 'strong', text: 'b' }, ' c'] }]],
  ['**[a](https://a.test)**', [{ tag: 'strong', text: [{ ...a('a', 'https://a.test'), ...alone }] }]],
  [
    '[an *old* one](/a)',
    [{ tag: 'a', href: '/a', ...alone, text: ['an ', { tag: 'em', text: 'old' }, ' one'] }],
  ],
])('parses %s', (text, parts) => {
  expect(parseInline(text)).toEqual(parts);
});

test.each([
  `**${'long '.repeat(200)}end**`,
  'plain words',
  '',
  '2*3*4 and 2 * 3 * 4',
  'a 5* hotel and a 4* one',
  '*nix and *BSD, **kwargs and **args',
  '* a * and ** b **',
  'list[0](1) and [words] (apart)',
  '[run](javascript:alert(1))',
  '[data](data:text/html,hi)',
  '[elsewhere](//evil.test)',
  '[bare](www.doe.test)',
  '<b>markup</b> &amp; <a href="x">y</a>',
  '__init__ and `code` and # no heading',
])('leaves %s unchanged', (text) => {
  expect(parseInline(text)).toBe(text);
});

test('a backslash escapes markup', () => {
  expect(parseInline(String.raw`\*not\* \**this* \[nor](https://a.test) C:\dir \\host`)).toBe(
    String.raw`*not* **this* [nor](https://a.test) C:\dir \\host`,
  );
});

test('plain text keeps the words without their markup', () => {
  expect(plainText('**Fast** [as *light*](https://a.test) <b>')).toBe('Fast as light <b>');
});

test('finds links whose URL is not allowed', () => {
  expect(invalidLinks('[a](www.a.test), [b](https://b.test), [c](javascript:x) and \\[d](x)')).toEqual([
    { address: 'www.a.test', written: '[a](www.a.test)' },
    { address: 'javascript:x', written: '[c](javascript:x)' },
  ]);
});

test('parses a text full of markup characters in time that grows with its length only', () => {
  // With the square of it, the test would run for hours.
  const text = ' **a *b [c]( '.repeat(20_000);
  expect(plainText(text)).toBe(text);
});

test.each([
  ['First.\n\n• a\n\n• b\n\nSecond.', ['First.', { list: ['a', 'b'] }, 'Second.']],
  ['Intro:\n✔\tone\n✔\ttwo\n\u27a2 three', ['Intro:', { list: ['one', 'two', 'three'] }]],
  [
    'Intro:\n- one\n  goes on\n- *two*',
    ['Intro:', { list: ['one\n  goes on', [{ tag: 'em', text: 'two' }]] }],
  ],
  ['One line\nand another', ['One line\nand another']],
  ['– said once', ['– said once']],
  ['One.</br></br>Two.<br>Three', ['One.', 'Two.', 'Three']],
  ['Replaced <br> by margins, and * by +', ['Replaced <br> by margins, and * by +']],
  [' \n\n ', []],
])('paragraphs and lists are found as people write them: %j', (text, blocks) => {
  expect(blocksOf(text)).toEqual(blocks);
});
