import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ContentError } from '../../../../../plugins/fault.ts';
import { NoPage } from '../../../../../tools/new/pages/front-matter.ts';
import { makePages, pageFiles } from '../../../../../tools/new/pages/make-pages.ts';
import { closedText } from '../../../../../tools/new/pages/page.ts';
import { readPage } from '../../../../../tools/new/pages/read-page.ts';
import { writeDemoProject } from '../../../../support/demo-project.ts';
import { type Files, temporaryFolder, writeFiles } from '../../../../support/temporary-files.ts';
import { faults, inContent, own, read, root } from '../fork.ts';

let png: Buffer;
beforeAll(async () => {
  png = await sharp({ create: { width: 1200, height: 750, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
});

beforeEach(async () => {
  await writeDemoProject(root);
  own('--yes', '--name', 'Jane Doe', '--role', 'Developer', '--email', 'jane@doe.dev');
});

const pageOr = (file: string, text: string) => {
  try {
    return readPage(file, text, 'other');
  } catch (error) {
    expect(error).toBeInstanceOf(NoPage);
    return undefined;
  }
};

/** Makes pages of a folder's files; `file` of that one alone. */
async function pagesOf(files: Files, file = '') {
  const folder = temporaryFolder('pages', files);
  const { done, left } = await makePages(root, resolve(folder, file));
  expect(await faults()).toEqual([]);
  return { done, left: left.join('\n'), written: readdirSync(inContent('projects')), folder };
}

test('a README becomes a page: its first heading the title, further ones sections', async () => {
  const readme = '# Deep Sea\n\nA race.\n\n# How\n\nBy `step()`.\n\nWhy\n===\n\n- fun\n';
  const { done, left } = await pagesOf({ 'README.md': readme, 'CONTRIBUTING.md': '# No' });
  expect(done).toEqual(['Wrote src/content/projects/deep-sea.md from README.md.']);
  expect(left).toBe('');
  expect(read('projects/deep-sea.md')).toBe(
    '---\ntitle: Deep Sea\n---\n\nA race.\n\n## How\n\nBy `step()`.\n\nWhy\n---\n\n- fun\n',
  );
});

test('front matter is read by its usual names, and what has no field is said', async () => {
  const text = `---
layout: page
title: "Halcyon: a theme"
date: 2019-05-02T10:00:00Z
cover: './demo.png'
tech: [VS Code, Sublime Text]
tags: design, VS Code
github: https://github.com/jane/halcyon
external: https://halcyon.test
excerpt: A theme, in blue.
importance: 3
---

Blue, and calm.
`;
  const { left } = await pagesOf({
    'content/projects/Halcyon/index.md': text,
    'content/projects/Halcyon/demo.png': png,
  });
  expect(read('projects/halcyon.md')).toBe(`---
title: "Halcyon: a theme"
startDate: 2019-05-02
card:
  src: halcyon/demo.png
  alt: "Halcyon: a theme"
keywords:
  - VS Code
  - Sublime Text
  - design
facts:
  Source: "[github.com/jane/halcyon](https://github.com/jane/halcyon)"
url: https://halcyon.test
description: A theme, in blue.
---

Blue, and calm.
`);
  expect(readFileSync(inContent('pictures/halcyon/demo.png'))).toEqual(png);
  expect(left).toMatch(
    /index\.md:2: layout has no field: "page"\n.*index\.md:11: importance has no field: 3/,
  );
  expect(left).toMatch(/card\.alt is the title; say what the picture shows/);
});

test.each([
  ['date: Mar 18 2022', 'startDate: 2022-03-18'],
  ['repoUrl: https://a.test/b', 'facts:\n  Source: "[a.test/b](https://a.test/b)"'],
  ['tags: a, b', 'keywords:\n  - a\n  - b'],
  ['published: true\npinned: false\ntoc:', ''],
  ['image: { url: "../../x.png", alt: X }', undefined],
  ['description: In <b>blue</b>', undefined],
  ["date: '1'", undefined],
  ['url: javascript:alert(1)', undefined],
  ['pinned: true', undefined],
  ['external: true', undefined],
])('%s', async (given, expected) => {
  const { left } = await pagesOf({ 'a.md': `---\ntitle: A\n${given}\n---\n\nText.\n` }, 'a.md');
  expect(read('projects/a.md')).toBe(`---\ntitle: A\n${expected ? `${expected}\n` : ''}---\n\nText.\n`);
  if (expected === undefined) expect(left).toMatch(/^a\.md:3: \w+ has no field: |^a\.md: card: /);
  else expect(left).toBe('');
});

test('what a page does not show is left word for word, with its line', async () => {
  const text = `---
title: Game
---

It began as a weekend.

<div class="row">{% include figure.liquid path="a.png" %}</div>

- one
- two[^1]
- three

{% if jekyll %}

Only there.

{% endif %}

## Empty

## Deep

#### Too deep

See [the docs](docs/a.md).

[^1]: A note.
`;
  const { left } = await pagesOf({ '_projects/game.md': text, '_projects/_old.md': text });
  expect(read('projects/game.md')).toBe(
    '---\ntitle: Game\n---\n\nIt began as a weekend.\n\n- one\n\n- three\n\n## Deep\n\n### Too deep\n\nSee the docs.\n',
  );
  const kept = left
    .split('\n')
    .map((line) => [/:(\d+): /.exec(line)?.[1], JSON.parse(/"[^"]*(?:\\"[^"]*)*"$/.exec(line)?.[0] ?? '0')]);
  expect(Object.fromEntries(kept)).toEqual({
    7: '<div class="row">{% include figure.liquid path="a.png" %}</div>',
    10: '- two[^1]',
    13: '{% if jekyll %}\n\nOnly there.\n\n{% endif %}',
    19: '## Empty',
    23: '#### Too deep',
    25: 'See [the docs](docs/a.md).',
    27: '[^1]: A note.',
  });
});

describe('as others write it:', () => {
  test.each([
    ['emphasis in HTML', 'It is <b>fast</b>, <em>very</em>.', 'It is **fast**, *very*.', ''],
    ['no pair of tags', '- a\n- <b>x\n- <i>', '- a', 'a.md:5: '],
    [
      'a file that is not there',
      '- [MIT](./LICENSE "L")\n- b',
      '- MIT\n- b',
      'a.md:4: its link leads to no page',
    ],
    ['a link in HTML', 'See <a class="b" href="https://a.test">A</a>.', 'See [A](https://a.test).', ''],
    ['a place of the page', '[B](#b) [C](#c)\n\n## B\n\nC.', '[B](#b) C\n\n## B\n\nC.', 'a.md:4: its link'],
    ['a heading twice', 'A.\n\n## Overview\n\nB.', 'A.\n\n## Overview\n\nB.', ''],
    ['an address', 'By [me](me@a.test).', 'By me.', 'a.md:4: its link'],
    ['a picture after words', '- One\n![A](a.png)\n- Two', '- One\n\n- Two', 'a.md:5: its picture is within'],
    [
      'rules',
      'A.\n\n---\n\nB.\n\n***\n\nC.',
      'A.\n\nB.\n\nC.',
      'a.md:6: a rule is not shown; begin a section with ## if one divides, likewise on line 10: "---"',
    ],
    ['deeper levels', 'A.\n\n### B\n\nC.\n\n#### D\n\nE.', 'A.\n\n## B\n\nC.\n\n### D\n\nE.', ''],
    [
      'a heading of what was taken',
      'A.\n\n## B\n\nC.\n\n### D\n\n<p>E</p>',
      'A.\n\n## B\n\nC.',
      'a.md:10: has nothing below it now',
    ],
    [
      'raw text of a template',
      '{% raw %}\n\n```html\n{{ a }}\n```\n\n{% endraw %}',
      '```html\n{{ a }}\n```',
      'a.md:4: ',
    ],
  ])('%s', async (_, text, expected, why) => {
    const { left } = await pagesOf({ 'a.md': `---\ntitle: A\n---\n${text}\n` }, 'a.md');
    expect(read('projects/a.md')).toBe(`---\ntitle: A\n---\n\n${expected}\n`);
    expect(left).toContain(why);
    if (!why) expect(left).toBe('');
  });

  test('a description is the text, if there is no other', async () => {
    const text = '---\ntitle: A\nexcerpt: It *runs*.\n---\n\n<p>More</p>\n';
    const { left } = await pagesOf({ '_portfolio/a.md': text });
    expect(read('projects/a.md')).toBe('---\ntitle: A\n---\n\nIt *runs*.\n');
    expect(left).toMatch(/a\.md:6: HTML <p> .*"<p>More<\/p>"$/);
  });
});

test('pictures in the text are copied under names of their own, and those that are not there are said', async () => {
  const text =
    '# Sea\n\nText.\n\n![A map.](img/My%20Map.PNG "The map")\n\n![Gone.](gone.png)\n\n![](img/My%20Map.PNG)\n';
  const { left } = await pagesOf({ 'README.md': text, 'img/My Map.PNG': png });
  expect(read('projects/sea.md')).toContain('![A map.](../pictures/sea/my-map.png "The map")\n');
  expect(readdirSync(inContent('pictures/sea'))).toEqual(['my-map.png']);
  expect(left).toMatch(/README\.md:7: .*gone\.png/);
  expect(left).toMatch(/README\.md:9: a picture has no words/);
});

test('a picture outside the folder, also by a link, or of another kind is not copied', async () => {
  const outside = temporaryFolder('outside', { 'a.png': png });
  const folder = temporaryFolder('inside', {
    'README.md': `# Sea\n\nText.\n\n![A.](link.png)\n\n![B.](..${outside.slice(outside.lastIndexOf('/'))}/a.png)\n\n![C.](c.png)\n`,
    'c.png': 'KEY=1',
  });
  symlinkSync(resolve(outside, 'a.png'), resolve(folder, 'link.png'));
  const { left } = await makePages(root, folder);
  expect(existsSync(inContent('pictures/sea'))).toBe(false);
  expect(left).toHaveLength(3);
  expect(read('projects/sea.md')).not.toMatch(/png/);
});

test.each([
  'draft: true',
  'published: false',
  "showInProjects: 'false'",
  'hidden: yes',
  'visibility: private',
])('%s: no page', async (mark) => {
  const { done, left } = await pagesOf({ 'a.md': `---\ntitle: A\n${mark}\n---\n\nSecret.\n` }, 'a.md');
  expect([done, left]).toEqual([['No page was written.'], 'a.md: no page: it is marked as hidden']);
});

test('what HTML, a template or MDX hides is not shown by leaving out its tags', async () => {
  const hidden = [
    '<div style="display: none">\n\nSECRET\n\n</div>',
    '{% comment %}\n\nSECRET\n\n{% endcomment %}',
    '{/*\n\nSECRET\n\n*/}',
    '<!--\n\nSECRET\n\n-->',
    "import Secret from './SECRET'",
  ];
  const { left } = await pagesOf({ 'a.mdx': `# A\n\nText.\n\n${hidden.join('\n\n')}\n\nEnd.\n` }, 'a.mdx');
  expect(read('projects/a.md')).toBe('---\ntitle: A\n---\n\nText.\n\nEnd.\n');
  expect(left.match(/SECRET/g)).toHaveLength(hidden.length);
});

test('a page that is there stays', async () => {
  writeFiles(inContent('projects'), { 'a.md': '---\ntitle: Mine\n---\n\nMine.\n' });
  const { left } = await pagesOf({ 'x/a.md': '# Theirs\n\nText.\n' }, 'x/a.md');
  expect(left).toBe('a.md: no page: src/content/projects/a.md is there already; rename one of them');
  expect(read('projects/a.md')).toContain('Mine');
});

describe('a hostile file gets a sentence:', () => {
  test.each([
    ['5 MB', 'a '.repeat(2.5e6), /has more than 1 MB/],
    ['10,000 quotes in one another', `# A\n\n${'>'.repeat(10_000)} a`, /10000 levels deep/],
    ['10,000 levels of lists', `---\ntitle: A\n---\n${'- '.repeat(10_000)}a`, /10000 levels deep/],
    [
      'aliases that multiply',
      `---\na: &a [1,1,1,1,1,1,1,1,1]\n${[...'bcdefgh'].map((key, index) => `${key}: &${key} [${`*${'abcdefg'[index]},`.repeat(9)}]`).join('\n')}\n---\n\nText.\n`,
      /too much/,
    ],
    ['nothing', '', /has no text/],
    [
      'front matter that is not YAML',
      '---\ntitle: a: b\ndraft: true\n---\n\nText.\n',
      /not YAML: a\.md:\d: /,
    ],
    ['text between two rules', '---\n\nText\n---\n\nMore.\n', /has no fields/],
  ])('%s', async (_, text, why) => {
    const { done, left } = await pagesOf({ 'a.md': text }, 'a.md');
    expect(done).toEqual(['No page was written.']);
    expect(left).toMatch(why);
  });

  test('scripts, and addresses that run', async () => {
    const text =
      '# A\n\nText.\n\n<script>alert(1)</script>\n\n[b](javascript:alert(1))\n\n<base href="//x">\n\nc <img src=x onerror=alert(1)>\n';
    const { left } = await pagesOf({ 'a.md': text }, 'a.md');
    expect(read('projects/a.md')).toBe('---\ntitle: A\n---\n\nText.\n');
    expect(left.split('\n')).toHaveLength(4);
  });
});

test('a résumé’s file or a data export is none of pages', () => {
  const folder = temporaryFolder('export', { 'Profile.csv': 'a', 'resume.json': '{}' });
  expect([pageFiles(folder), pageFiles(resolve(folder, 'resume.json')), pageFiles('gone.md')]).toEqual([
    [],
    [],
    [],
  ]);
});

test('nothing is written beside content with faults, or without a résumé', async () => {
  const folder = temporaryFolder('pages', { 'README.md': '# A\n\nText.\n' });
  writeFiles(inContent(''), { 'site.json': '{ "accent": "red" }' });
  await expect(makePages(root, folder)).rejects.toThrow(ContentError);
  rmSync(inContent('resume.json'));
  await expect(makePages(root, folder)).rejects.toThrow(/run npm run new before/);
  expect(readdirSync(inContent('projects'))).toEqual([]);
});

/** Markdown and what other sites add to it, with words that no other part has. */
const PARTS = [
  '# W',
  '## W',
  '##### W W',
  'W\n===',
  '---',
  'W',
  '- W\n- <b>W</b>\n  - W\n  - W [^1]',
  '1. W\n\n   W\n\n2. W <br>',
  '> W\n> <i>W</i>',
  '<div>\nW\n\nW\n\n</div>',
  '<div hidden>\n\nW\n\n</div>',
  '{% if a %}\n\nW\n\n{% endif %}',
  '{{ W }}',
  '```js\nW\n{% if %}\n```',
  '    W',
  '| W | b |\n|---|---|\n| <b>W</b> | [c](d) |',
  '[W](./b)',
  '![W](a.png)',
  '[^1]: W',
  '<!-- W\n\nW -->',
  "import W from 'a'",
  '<Foo a={W}>\n\nW\n\n</Foo>',
  '$$\nW\n$$',
  ':::note\nW\n:::',
];

test('each word of a file is on the page or in the list, and the page reads the same again', () => {
  const documents = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(
      documents,
      fc.constantFrom('\n\n', '\n'),
      fc.constantFrom('a.md', 'a.mdx'),
      (parts, between, file) => {
        let count = 0;
        const text = parts.join(between).replace(/W/g, () => `w${count++}x`);
        const page = pageOr(file, `---\ntitle: T\n---\n\n${text}`);
        if (!page) return;
        const shown = closedText(page);
        const all = shown + page.left.join();
        expect(
          Array.from({ length: count }, (_, index) => `w${index}x`).filter((word) => !all.includes(word)),
        ).toEqual([]);
        expect(pageOr('a.md', shown)?.lines.join('\n').trim()).toBe(
          shown.slice(shown.indexOf('---\n\n') + 5).trim(),
        );
      },
    ),
    { seed: 1, numRuns: 60 },
  );
});
