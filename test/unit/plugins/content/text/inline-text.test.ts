import { expect, test } from 'vitest';
import { blocksOf } from '../../../../../plugins/content/text/blocks.ts';
import {
  innerPaths,
  invalidLinks,
  parseInline,
  plainText,
} from '../../../../../plugins/content/text/inline-text.ts';
import {
  knownTags,
  listsOf,
  tagsIn,
  untagged,
  withoutTags,
} from '../../../../../plugins/content/text/tags.ts';
import { linkRemedy } from '../../../../../plugins/content/text/url.ts';
import type { Resume } from '../../../../../plugins/content/types.ts';

type Text = string | (string | object)[];
const a = (text: Text, href: string, more?: object) => ({ tag: 'a', href, text, ...more });
const strong = (text: Text) => ({ tag: 'strong', text });
const em = (text: Text) => ({ tag: 'em', text });
const code = (text: string) => ({ tag: 'code', text });
/** A figure that was, an arrow, and the one that is. */
const proof = (from: string, arrow: string, to: string) =>
  strong([
    { tag: 's', text: from },
    { tag: 'bdi', text: `\u00a0${arrow}\u00a0` },
    { tag: 'span', text: to },
  ]);
const ALONE = { isAlone: true };
const DEMO = 'https://demo.test/a?b=c#d';
const WIKI = 'https://en.wikipedia.org/wiki/X_(y)';

test.each([
  [`see [the demo](${DEMO}), now`, ['see ', a('the demo', DEMO), ', now']],
  ['[a](http://a.test)[b](/notify)', [a('a', 'http://a.test'), a('b', '/notify')]],
  ['[write](mailto:k@a.test) [call](tel:+44)', [a('write', 'mailto:k@a.test'), ' ', a('call', 'tel:+44')]],
  [`[x](${WIKI})`, [a('x', WIKI, ALONE)]],
  ['**bold** and *fine*', [strong('bold'), ' and ', em('fine')]],
  ['これは**重要**です', ['これは', strong('重要'), 'です']],
  ['**17 → 11 min** each', [proof('17', '→', '11\u00a0min'), ' each']],
  ['**Log in → Pay** or **[1 → 2](/a)**', [strong('Log in → Pay'), ' or ', strong([a('1 → 2', '/a')])]],
  ['**10 000 ← 2**, **1 → 2 → 3**', [proof('10\u00a0000', '←', '2'), ', ', strong('1 → 2 → 3')]],
  ['***both***', [em([strong('both')])]],
  ['これは**「重要」**です', ['これは', strong('「重要」'), 'です']],
  ['calls `recv(**buf)`, `a``b`', ['calls ', code('recv(**buf)'), ', ', code('a``b')]],
  ['and ``x`y``', ['and ', code('x`y')]],
  ['1. # - **`a` b**', ['1. # - ', strong([code('a'), ' b'])]],
  ['[a [b]](/c) and [`d`](/e)', [a('a [b]', '/c'), ' and ', a([code('d')], '/e')]],
  ['*a **b** c*', [em(['a ', strong('b'), ' c'])]],
  ['**[a](https://a.test)**', [strong([a('a', 'https://a.test', ALONE)])]],
  ['[an *old* one](/a)', [a(['an ', em('old'), ' one'], '/a', ALONE)]],
])('parses %s', (text, parts) => {
  expect(parseInline(text)).toEqual(parts);
});

test('a line never ends between a figure and its unit, in any language; code stays as it was written', () => {
  const joined = ['99,2 %', '0.9 s', '10 000 km', '30 Std.', '٤٠ ٪', '16 GB', '300 ms', '2 °C', '5 €'];
  for (const figure of joined)
    expect(plainText(`um ${figure}`)).toBe(`um ${figure.replaceAll(' ', '\u00a0')}`);
  expect(parseInline('**99,2** % of 3 days, `sleep 5 s`')).toEqual([
    strong('99,2'),
    '\u00a0% of 3 days, ',
    code('sleep 5 s'),
  ]);
  for (const other of ['5 meetings', 'in 2024 14 people', '3 hard days', 'a %', '2 Bands'])
    expect(plainText(other)).toBe(other);
});

test.each([
  'plain words',
  '',
  '2*3*4 and 2 * 3 * 4',
  'a*b c* d',
  '*a b*c',
  'a * b* c',
  'a 5* hotel and a 4* one',
  '*nix and *BSD, **kwargs and **args',
  '* a * and ** b **',
  'list[0](1) and [words] (apart)',
  '[run](javascript:alert(1))',
  '[data](data:text/html,hi)',
  '[elsewhere](//evil.test)',
  '[bare](www.doe.test)',
  '<b>markup</b> &amp; <a href="x">y</a>',
  '__init__ and snake_case and # no heading',
  '  Vec<T>, a < b, C# & C++, <https://a.test>, AT&amp;T, ![a](b.png), ~~x~~, $1',
  '# a\n\n> b\n\n    c\n\n- d\n1. e\n\n```\nf\n\n[g]: /h\n\n---\n| i |\n',
  '[](https://a.test) and [a](<https://a test>) and `b',
  '[up](/\\evil.test)',
])('leaves %s unchanged', (text) => {
  expect(parseInline(text)).toBe(text);
});

test('a backslash escapes markup', () => {
  expect(parseInline(String.raw`\*not\* \[nor](https://a.test) \`this\` C:\dir \\host \_ \**`)).toBe(
    String.raw`*not* [nor](https://a.test) ${'`this`'} C:\dir \\host \_ **`,
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
  ['Intro:\n- one\n  goes on\n- *two*', ['Intro:', { list: ['one\n  goes on', [em('two')]] }]],
  ['One line\nand another', ['One line\nand another']],
  ['– said once', ['– said once']],
  ['One.</br></br>Two.<br>Three', ['One.', 'Two.', 'Three']],
  ['Replaced <br> by margins, and * by +', ['Replaced <br> by margins, and * by +']],
  [' \n\n ', []],
  ['A. \n \n B.\n• c\n\n \n• d', ['A.', ' B.', { list: ['c', 'd'] }]],
])('paragraphs and lists are found as people write them: %j', (text, blocks) => {
  expect(blocksOf(text)).toEqual(blocks);
});

test('finds the links within the site, those inside other markup too', () => {
  expect(innerPaths('[a](/b#c), **[d](/e)**, [f](https://g.test), [h](//i), [](/j)')).toEqual(['/b#c', '/e']);
  expect(innerPaths('none')).toEqual([]);
});

test.each([
  ['my-other.md', /^write it as \/my-other,/],
  ['../projects/My_Other.md#how', /^write it as \/my-other#how,/],
  ['beta.html?a', /^write it as \/beta\?a,/],
  ['./docs/slides.pdf', /^put the file into public\/ and write it as \/docs\/slides\.pdf$/],
  ['install.sh', /^start it with https:\/\/ if that is a website, with \/ if it is a file/],
  ['www.doe.md', /^write it as https:\/\/www\.doe\.md$/],
  ['doe.dev', /^write it as https:\/\/doe\.dev$/],
  ['doe.dev/cv.pdf', /^write it as https:\/\/doe\.dev\/cv\.pdf$/],
  ['javascript:x', /^start it with one of https:/],
  ['chapter 1', /^start it with one of https:/],
])('a link to %s is told what leads there, never a domain that its file only looks like', (url, remedy) => {
  expect(linkRemedy(url)).toMatch(remedy);
});

const KNOWN = new Set(['backend', 'ops', 'games']);

test.each([
  ['Cut the bill {backend}', ['backend'], 'Cut the bill'],
  ['Cut the bill {backend, ops}', ['backend', 'ops'], 'Cut the bill'],
  ['Cut the bill {backend,größe_2-日本} ', ['backend', 'größe_2-日本'], 'Cut the bill'],
  ['Wrote a template for {name}  ', ['name'], 'Wrote a template for {name}  '],
  ['{backend} comes first', [], '{backend} comes first'],
  ['Uses {} ', [], 'Uses {} '],
])('"%s" ends with the tags %j, and the page shows "%s"', (text, tags, shown) => {
  expect(tagsIn(text)).toEqual(tags);
  expect(untagged(text, KNOWN)).toBe(shown);
  const resume = { work: [{ highlights: [text], keywords: [text] }] };
  expect(withoutTags(resume, KNOWN)).toEqual({ work: [{ highlights: [shown], keywords: [text] }] });
});

test('before the check has seen it, anything may stand where lists and tags are', () => {
  const entries = [null, 'a', { 'x-tags': 'ops' }, { 'x-tags': ['games'], highlights: [7, 'A {games}'] }];
  const resume = { basics: {}, work: entries, projects: [{ highlights: 'A {games}' }] } as unknown as Resume;
  const versions = { a: null, b: { only: ['backend'], without: 'ops' }, c: { without: ['maps'] } } as never;
  expect(listsOf(resume)).toEqual([
    ['work', entries],
    ['projects', resume.projects],
  ]);
  const known = knownTags(resume, versions);
  expect(known).toEqual(new Set(['games', 'backend', 'maps']));
  expect(withoutTags(resume, known)).toEqual({
    ...resume,
    work: [...entries.slice(0, 3), { 'x-tags': ['games'], highlights: [7, 'A'] }],
  });
});
