import { expect, test } from 'vitest';
import { markdownSource } from '../../../../../plugins/content/read/markdown-source.ts';
import { treeOf } from '../../../../../plugins/content/read/markdown-tree.ts';
import type { MarkdownSection } from '../../../../../plugins/content/types.ts';
import { faultLine } from '../../../../../plugins/fault.ts';

const PICTURES = ['a.png', 'a.vtt', 'game/climb.mp4', 'game/climb.webp', 'game/climb.vtt', 'b.png'];

/** A page with this text below its front matter. */
const page = (body: string, front = 'title: Alpha') =>
  markdownSource('projects/alpha.md', `---\n${front}\n---\n${body}`, PICTURES);

const sectionsOf = (body: string) => (page(body).value as { sections: MarkdownSection[] }).sections;
const blocksOf = (body: string) => sectionsOf(body).flatMap(({ shown }) => shown);
const faultsOf = (body: string, front?: string) => page(body, front).faults.map(faultLine);
const markdown = (block: object) => [{ markdown: block }];
const link = (text: string, href: string) => ({ tag: 'a', href, text });
const picture = (src: string, alt: string, more?: object) => ({ src, alt, ...more, role: 'wide' });
const carousel = (...pictures: object[]) => [{ carousel: { label: 'Alpha', pictures } }];
const FIRST = { caption: 'First' };
const LET = [{ code: 'let', kind: 'keyword' }, { code: ' a' }];

test('what comes before the first heading is the overview; each ## is a section, with an id of its own', () => {
  expect(sectionsOf('It *runs*.\n\n## How it works\n\nx\n\n## 概要 {#summary}\n\ny\n\n## 技術\n\nz')).toEqual(
    [
      { id: 'overview', heading: '', shown: [{ text: ['It ', { tag: 'em', text: 'runs' }, '.'] }] },
      { id: 'how-it-works', heading: 'How it works', shown: [{ text: 'x' }] },
      { id: 'summary', heading: '概要', shown: [{ text: 'y' }] },
      { id: 'section-4', heading: '技術', shown: [{ text: 'z' }] },
    ],
  );
});

test.each([
  ['## R\n\na\n\n## R 4\n\na\n\n## R\n\na\n\n## R\n\na', ['r', 'r-4', 'r-3', 'r-5'], ['R', 'R 4', 'R', 'R']],
  ['a\n\n## Menu\n\na\n\n## A {#overview}\n\na', ['overview-1', 'menu-2', 'overview'], ['', 'Menu', 'A']],
  ['## B\n\na\n\n## B\n\na\n\n## 概要 {#b-2}\n\na', ['b', 'b-3', 'b-2'], ['B', 'B', '概要']],
  ['## 24 maps {#a} b\n\na', ['maps-a-b'], ['24 maps {#a} b']],
])('the sections of %j are called %j', (body, ids, headings) => {
  expect(faultsOf(body)).toEqual([]);
  expect(sectionsOf(body).map(({ id }) => id)).toEqual(ids);
  expect(sectionsOf(body).map(({ heading }) => heading)).toEqual(headings);
});

test.each([
  ['## How it works {bar="How"}', { id: 'how-it-works', heading: 'How it works', label: 'How' }],
  ['## 仕組み {#how bar="仕組"}', { id: 'how', heading: '仕組み', label: '仕組' }],
  ['## A {#bar}', { id: 'bar', heading: 'A' }],
  ['## A {bar=" "}', { id: 'a-bar', heading: 'A {bar=" "}' }],
  ['## A {#abar="B"}', { id: 'a-abar-b', heading: 'A {#abar="B"}' }],
  ['## A {bar="B" c="D"}', { id: 'a-bar-b-c-d', heading: 'A {bar="B" c="D"}' }],
  ['## A {}', { id: 'a', heading: 'A {}' }],
])(
  '%s: braces at its end give a heading its address and its name in the bar, and nothing else',
  (heading, section) => {
    expect(sectionsOf(`${heading}\n\na`)).toEqual([{ ...section, shown: [{ text: 'a' }] }]);
  },
);

test.each([
  ['### Goals\n\n- a\n- b', [{ group: { heading: 'Goals', items: ['a', 'b'] } }]],
  ['### Goals\n\ntext\n\n- a', [...markdown({ heading: 'Goals' }), { text: 'text' }, { list: ['a'] }]],
  ['### Goals\n\n- a\n\ntext', [...markdown({ heading: 'Goals' }), { list: ['a'] }, { text: 'text' }]],
  ['3. a\n4. b', markdown({ items: [[{ text: 'a' }], [{ text: 'b' }]], start: 3 })],
  ['- a\n  - b\n- c', markdown({ items: [[{ text: 'a' }, { list: ['b'] }], [{ text: 'c' }]] })],
  ['> a\n>\n> — b', markdown({ quote: [{ text: 'a' }], by: '— b' })],
  [
    '| a | `b` |\n| - | -: |\n| c | 1 |',
    markdown({
      table: { head: ['a', [{ tag: 'code', text: 'b' }]], rows: [['c', '1']], align: [null, 'right'] },
    }),
  ],
  ['```js src/a.js {1}\nlet a\n```', markdown({ code: LET, language: 'js', name: 'src/a.js' })],
  [
    '    indented\n\n```nonsense\nx\n```',
    [
      ...markdown({ code: [{ code: 'indented' }] }),
      ...markdown({ code: [{ code: 'x' }], language: 'nonsense' }),
    ],
  ],
  [
    '![A](../pictures/a.png "First")\n![B](b.png)',
    carousel(picture('a.png', 'A', FIRST), picture('b.png', 'B')),
  ],
  [
    '[a][b] c\n\n> [b]: /beta\n>\n> c\n\n[b]: /later',
    [{ text: [link('a', '/beta'), ' c'] }, ...markdown({ quote: [{ text: 'c' }] })],
  ],
  [
    'これは\n**長い**\n文。\\\nRust\nの話',
    [{ text: ['これは', { tag: 'strong', text: '長い' }, '文。', { tag: 'br', text: '' }, 'Rust\nの話'] }],
  ],
  [
    '> 一行\n> 二行\n\n![図\nA](a.png)',
    [...markdown({ quote: [{ text: '一行二行' }] }), ...carousel(picture('a.png', '図 A'))],
  ],
  ['From $5 to $6, a_b, 2^2.', [{ text: 'From $5 to $6, a_b, 2^2.' }]],
  ['#1 of 3, C#\n-5 degrees\n1.FC\n\\## a', [{ text: '#1 of 3, C#\n-5 degrees\n1.FC\n## a' }]],
  ['\\%%, \\==a==, a == b, 90 %', [{ text: '%%, ==a==, a == b, 90\u00a0%' }]],
  ['`%%`, [[1]](/b)', [{ text: [{ tag: 'code', text: '%%' }, ', ', link('[1]', '/b')] }]],
  [
    'b <https://a.test/?a==b==>',
    [{ text: ['b ', link('https://a.test/?a==b==', 'https://a.test/?a==b==')] }],
  ],
  [
    '![A][a]\\\n![B](./pictures/b.png)\n\n[a]: ../../pictures/a.png "First"',
    carousel(picture('a.png', 'A', FIRST), picture('b.png', 'B')),
  ],
  [
    '![It climbs.](game/climb.mp4)',
    [
      {
        film: {
          ...{ role: 'film', src: 'game/climb.mp4', captions: 'game/climb.vtt' },
          poster: picture('game/climb.webp', 'It climbs.'),
        },
      },
    ],
  ],
  [
    '[it][1], [there](#parts).\n\n[1]: /beta',
    [{ text: [link('it', '/beta'), ', ', link('there', '/alpha#parts'), '.'] }],
  ],
])('reads %j', (body, blocks) => {
  expect(faultsOf(body)).toEqual([]);
  expect(blocksOf(body)).toEqual(blocks);
});

test.each<[string, string?, string?]>([
  ['js{1,3-5}', 'js'],
  ['python title="app.py" showLineNumbers', 'python', 'app.py'],
  ["py hl_lines='2 3' linenums=1", 'py'],
  ['{r, echo=FALSE, fig.cap="A b"}', 'r'],
  ['{.python .numberLines startFrom="1"}', 'python'],
  ['{code-block} python', 'python'],
  ['ts:line-numbers {1}', 'ts'],
  ['js:src/a.js', 'js', 'src/a.js'],
  ['js [vite.config.js]', 'js', 'vite.config.js'],
  ['rust,no_run', 'rust'],
  ['jsx title=a.jsx {1-3}', 'jsx', 'a.jsx'],
  ['docker Dockerfile', 'docker', 'Dockerfile'],
  ['app.py', 'py', 'app.py'],
  ['c++ filename="my file.cc"', 'c++', 'my file.cc'],
  ['title="a.txt"', undefined, 'a.txt'],
])('of code below %j just language and file are shown', (info, language, name) => {
  const [block] = blocksOf(`~~~${info}\n$\n~~~`);
  expect(block).toMatchObject({ markdown: { language, name } });
});

test('a page with much code has colors in its first blocks', () => {
  const blocks = blocksOf(`\`\`\`js\n${'f();\n'.repeat(980)}\`\`\`\n\n`.repeat(6));
  const isColored = blocks.map(
    (block) => 'markdown' in block && 'code' in block.markdown && block.markdown.code.length > 1,
  );
  expect(isColored).toEqual([true, true, true, true, false, false]);
});

test('front matter takes what people write as text for text', () => {
  const front = [
    'title: 2048',
    "tagline: **fast** and `small`, it's",
    'accent: #F5B942',
    'description: [a](https://a.test) and b # c',
    'keywords: [C, 3, "#d"] # no text',
    'order: 2',
    'listed: false',
    'facts:',
    '  Result: *17* min',
    '  Year: 2024',
  ].join('\n');
  expect(faultsOf('a', front)).toEqual([]);
  expect(page('a', front).value).toMatchObject({
    title: '2048',
    tagline: "**fast** and `small`, it's",
    accent: '#F5B942',
    description: '[a](https://a.test) and b # c',
    keywords: ['C', '3', '#d'],
    order: 2,
    listed: false,
    facts: [
      { label: 'Result', text: '*17* min' },
      { label: 'Year', text: '2024' },
    ],
  });
});

test.each([
  [
    'title: A: b',
    '2:8',
    'a second : is in a text, or a field is below one; put a text with : # or * in it in quotes',
  ],
  ['a', '2:1', 'has no fields'],
  ['title: A\ntagline: [\naccent: b', '3:1', '[ has no ] at its end; close it, or put the whole'],
  ['title: A\ntagline: "b\naccent: c', '3:1', '" has no " at its end; close it'],
  ['title: A\n\ttagline: b', '3:1', 'a line begins with a tab; begin it with spaces'],
  [
    'title: A\ntagline: The #1 game',
    '3:10',
    'a text ends before its #, where YAML begins a comment; put the text in quotes',
  ],
  ['title: A\ntagline: &co b', '3:14', 'a text begins with &; put the text in quotes'],
  ['title: A\ntagline: - b', '3:10', 'something is in the place of a field; write each as name'],
])('refuses front matter with %j', (front, place, fault) => {
  const line = `projects/alpha.md:${place}: the front matter: ${fault}`;
  expect(faultsOf('a', front)).toEqual([expect.stringContaining(line)]);
});

test.each(['# Alpha\n\na', 'a\n\n---\n\ntitle: b\n\n---\n\nc'])(
  'refuses a file without front matter, such as %j',
  (text) => {
    expect(markdownSource('projects/alpha.md', text, []).faults.map(faultLine)).toEqual([
      expect.stringContaining('projects/alpha.md:1:1: the file: begins without front matter'),
    ]);
  },
);

test.each([
  ['a\n\n<div onclick="x()">b</div>', '6:1: HTML: <div> is not shown on a page; write it as Markdown'],
  ['<!-- later -->', '4:1: HTML: <!-- … is not shown on a page; remove it'],
  ['a<br>b', '4:2: HTML: <br> is not shown on a page; end the line with a backslash'],
  [
    'Vec<T>',
    '4:4: HTML: <T> is not shown on a page; write it as Markdown, or, if it is code, between backticks',
  ],
  [
    '# Alpha\n\na',
    "4:1: a heading: is the page's title, which is in the front matter; write ## for a section",
  ],
  ['a\n\n#### b', '6:1: a heading: has more levels than a page; write ### for a subheading'],
  ['- # a', '4:3: a heading: is in a list or a quote'],
  ['a\n\n---\n\nb', '6:1: a rule: is not shown; remove it'],
  ['so $$x^2$$', '4:4: a formula: is not shown as one; write it as code'],
  ['so *$x^2$*', '4:5: a formula: is not shown as one; write it as code, or show a picture of it'],
  ['so $\\bar{x}_{i} + F_{j}$.', '4:4: a formula: is not shown as one'],
  ['a %%b%% c\n\n%%\nd\n%%', '4:3: a comment: is not hidden on a page; remove it, or, if it is code'],
  ['- a\n  ==*b*\n  c==', '5:3: highlighted text: is not shown as one; write **words**'],
  ['これは==重要==です', '4:4: highlighted text: is not shown as one'],
  ['| [[a]] |\n| - |', "4:3: a notebook's link: is not shown as one; write [words](/page), for a picture"],
  ['![[a.png]]', "4:1: a notebook's link: is not shown as one"],
  ['a.\nb. ^3f2a1b', '5:3: a mark to link to: is not shown as one; remove it'],
  ['a\n\n##B\n\nc', '6:1: a heading: is text, as it begins with other signs; write ## and an ordinary space'],
  ['a\n#\u00a0B', '5:1: a heading: is text'],
  ['＃＃ 概要', '4:1: a heading: is text'],
  ['> a\n> \u00a0## B', '5:1: a heading: is text'],
  ['-\u00a0a\n-\u00a0b', '4:1: a list: is text, as it begins with other signs; begin each item with - or 1.'],
  ['- a\n\n  1.\u3000b', '6:3: a list: is text'],
  ['a\n• b', '5:1: a list: is text'],
  ['1.a\n2.b', '4:1: a list: is text, as it has no spaces; begin each item with'],
  ['{>> b <<}', '4:1: a comment: is not hidden on a page'],
  ['a {--b--} c', '4:3: a comment: is not hidden on a page'],
  ['a {++b++} c', '4:3: a suggested change: is not shown as one; write what it shall say'],
  ['a^[b c] d', '4:2: a footnote: is not shown as one; write it into the text'],
  ['a {: .big }', "4:3: a template's tag: is not shown as one"],
  ['[TOC]', '4:1: a table of contents: is not shown as one; remove it'],
  ['– a\n– b', '4:1: a list: is text, as it begins with other signs'],
  ['- :tada: a', "4:3: an emoji's name: is not shown as one; write the emoji itself"],
  ['H~2~O', '4:2: a raised or lowered sign: is not shown as one; write it as ² or ₂'],
  ['![a|300](a.png)', '4:1: a picture: has a size among its words; remove |300'],
  ['- [x] a', '4:3: a box to tick: is not shown as one'],
  ['> [!NOTE]\n> a', '4:3: an alert: is not shown as one'],
  ['{% youtube x %}', "4:1: a template's tag: is not shown as one"],
  [':::note\na\n:::', '4:1: a directive: is not shown as one'],
  ['a ![b](a.png) c', '4:3: a picture: is within a text; put it into a paragraph of its own'],
  ['a ![b][c] d\n\n[c]: a.png', '4:3: a picture: is within a text'],
  ['a\n**b**\nc ~~d~~', '6:3: struck-out text: is not shown as one; leave it out'],
  ['![](game/climb.mp4)', '4:1: a picture: has no words; say between the brackets what happens in it'],
  ['![ ](a.png)', '4:1: a picture: has no words; say between the brackets what it shows'],
  ['![a]()', '4:1: a picture: has no file; name one in the parentheses'],
  ['![a](game/climb.mp4 "b")', '4:1: a film: has a title, which is not shown'],
  ['[a](https://a.test "b")', '4:1: a link: has a title, which is not shown'],
  [
    'x [a](javascript:alert(1))',
    '4:3: a link: "javascript:alert(1)" is not a URL that it can lead to; start it with one',
  ],
  [
    '[a](www.a.test)',
    '4:1: a link: "www.a.test" is not a URL that it can lead to; write it as https://www.a.test',
  ],
  [
    '[a](b.md)',
    '4:1: a link: "b.md" is not a URL that it can lead to; write it as /b, as a page is addressed',
  ],
  ['[](https://a.test)', '4:1: a link: has no words'],
  ['## A\n\n## B\n\nb', '4:1: A: has nothing below it; write its text, or remove it'],
  ['a\n\n##\n\nb', '6:1: a heading: has no words'],
  ['## A {#B}\n\nb', "4:1: A: B can't be in an address; write lower-case letters"],
  ['', '1:1: the file: has no text; write at least a sentence below the front matter'],
])('refuses %j with its line and column', (body, fault) => {
  expect(faultsOf(body)).toContainEqual(expect.stringContaining(`projects/alpha.md:${fault}`));
});

test('reports a footnote once, where it is named first', () => {
  const line = (at: string) =>
    `projects/alpha.md:${at}: a footnote: is not shown as one; write it into the text`;
  const text = 'a[^1] b[^2]\n\nc[^1]\n\n[^1]: The foot.\n[^2]: Another one.\n\n[^3]: Nowhere named.';
  expect(faultsOf(text)).toEqual([line('4:2'), line('4:8'), line('11:1')]);
  expect(faultsOf('a[^1]\n\n[^1]: b')).toEqual([line('6:1')]);
});

test.each(['## A\n\n![](a.png)', '<hr>'])(
  'says of %j what is refused, not that the rest is empty',
  (body) => {
    expect(faultsOf(body)).toHaveLength(1);
  },
);

test('a page that has not changed is not parsed again, unless 200 others have been', () => {
  const trees = ['a', 'b', 'a'].map(treeOf);
  expect(trees[2]).toBe(trees[0]);
  for (let count = 0; count < 200; count++) treeOf(`${count}`);
  expect(treeOf('a')).not.toBe(trees[0]);
});
