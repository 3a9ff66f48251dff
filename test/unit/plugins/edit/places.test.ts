import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import type { Owner } from '../../../../plugins/content/owner.ts';
import { readOwnerFiles, readTranslatedFiles } from '../../../../plugins/content/read/owner-files.ts';
import { answerPresses } from '../../../../plugins/edit/dev-presses.ts';
import { linesOf } from '../../../../plugins/edit/lines.ts';
import { placesOf } from '../../../../plugins/edit/places.ts';
import { editorOf } from '../../../../plugins/edit/repository.ts';
import { textsOnPage } from '../../../../plugins/edit/texts.ts';
import { openOwner } from '../../../../plugins/open-owner.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const RESUME = `{
  "basics": { "name": "Kim Doe", "url": "https://www.kim.example/", "image": "me.jpg" },
  "work": [
    { "name": "Acme", "position": "Baker",
      "startDate": "2020-01",
      "endDate": "2022" },
    { "name": "Globex", "position": "Cook",
      "startDate": "2022-03",
      "highlights": ["Baked **nine** [loaves](https://l.example) {bread}",
        "Cooked"] }
  ],
  "skills": [{ "name": "Crafts",
    "keywords": ["Go", "設計"], "x-todo": "Was it 2019?" }]
}`;
const PAGE = `---
title: My Game
tagline: 'It''s a race'
facts:
  Role: All of it
---

It began as a
*weekend* in Go.

## How it works {#method}

![The first cave](map.png "Cave")

\`\`\`js
start();
\`\`\`
`;
const folder = temporaryFolder('places', {
  'resume.json': RESUME,
  'site.json': '{ "accent": "#7fd1ff" }',
  'projects/game.md': PAGE,
  'de/resume.json':
    '{ "work": [{}, { "name": " ", "position": "Koch",\n"highlights": ["Neun Brote", "Gekocht"] }] }',
});

/** Where the texts of a page's HTML are written, those that are nowhere in braces. */
function placesIn(
  html: string,
  { own = 'resume.json', language = '', content = folder, locale = 'en' } = {},
): string[] {
  const { texts } = textsOnPage(`<body>${html}</body>`);
  const words = new Set(['Cooked by']);
  const first = readOwnerFiles(content, content);
  const files = language ? readTranslatedFiles(first, language) : first;
  return placesOf(texts, linesOf(files, locale), own, words).map((pieces) =>
    pieces.map(({ text, line }) => (line ? `${text}=${line.file}:${line.number}` : `{${text}}`)).join(' '),
  );
}

test('a year that two jobs have leads to the job beside which it stands, and one of the site’s own nowhere', () => {
  const jobs = '<h3>Baker</h3><p>2020–2022</p><h3>Cook</h3><p>2022–</p>';
  expect(placesIn(`${jobs}${'<hr><p>Acme</p>'.repeat(20)}<footer>© 2024</footer>`)).toEqual([
    'Baker=resume.json:4',
    '2020=resume.json:5 {–} 2022=resume.json:6',
    'Cook=resume.json:7',
    '2022=resume.json:8 {–}',
    ...Array.from({ length: 20 }, () => 'Acme=resume.json:4'),
    '{© 2024}',
  ]);
});

test('a year leads to the entry that the page shows, though the entry before it ends closer by', () => {
  const jobs = [
    { name: 'Acme', startDate: '2021', endDate: '2024' },
    { name: 'Globex', summary: 'We sold.', highlights: ['Sold', 'Bought'], startDate: '2024' },
  ];
  const content = temporaryFolder('years', { 'resume.json': JSON.stringify({ work: jobs }, null, 1) });
  expect(placesIn('<h3>Globex</h3><p>2024–</p><p>We sold.</p>', { content })).toEqual([
    'Globex=resume.json:9',
    '2024=resume.json:15 {–}',
    'We sold.=resume.json:10',
  ]);
});

test('of the same words those of the next entry count, and on a project’s page those of its own file', () => {
  const [work, projects] = [
    ['Acme', 'Globex'].map((name) => ({ name, position: 'Baker' })),
    [{ name: 'Game' }],
  ];
  const content = temporaryFolder('same', {
    'resume.json': JSON.stringify({ work, projects }, null, 1),
    'projects/game.md': '---\ntitle: Game\n---\n\nIt began.\n',
  });
  expect(placesIn('<p>Acme</p><p>Baker</p><p>Globex</p><p>Baker</p><p>Game</p>', { content })).toEqual([
    'Acme=resume.json:4',
    'Baker=resume.json:5',
    'Globex=resume.json:8',
    'Baker=resume.json:9',
    'Game=resume.json:14',
  ]);
  expect(placesIn('<h1>Game</h1>', { content, own: 'projects/game.md' })).toEqual([
    'Game=projects/game.md:2',
  ]);
});

test('a year in a language’s own digits and a decoded address lead to their lines, the site’s year still nowhere', () => {
  const work = [{ name: 'Acme', startDate: '2021-05', endDate: '2024', url: 'https://kim.test/J%C3%B6rg/' }];
  const content = temporaryFolder('digits', { 'resume.json': JSON.stringify({ work }, null, 1) });
  const page = '<footer>© ٢٠٢٤</footer><h3>Acme</h3><p>٢٠٢١–٢٠٢٤</p><p><a>kim.test/Jörg</a></p>';
  expect(placesIn(page, { content, locale: 'ar-EG' })).toEqual([
    '{© } {٢٠٢٤}',
    'Acme=resume.json:4',
    '٢٠٢١=resume.json:5 {–} ٢٠٢٤=resume.json:6',
    'kim.test/Jörg=resume.json:7',
  ]);
  expect(placesIn('<h3>Acme</h3><p>2021年–2024年</p>', { content, locale: 'ja' })[1]).toBe(
    '2021=resume.json:5 {年–} 2024=resume.json:6 {年}',
  );
});

test('a text is found through its markup, its tags and its address’s scheme', () => {
  expect(placesIn('<li>Baked <b>nine</b> <a href="/">loaves</a></li><p><a>kim.example</a></p>')).toEqual([
    'Baked nine loaves=resume.json:9',
    'kim.example=resume.json:2',
  ]);
});

test('a part of a sentence is found, a part of a word is not, but in scripts without blanks', () => {
  expect(placesIn('<p>Baked nine</p><p>Acmeist</p><p>Baker 設計者</p>')).toEqual([
    'Baked nine=resume.json:9',
    '{Acmeist}',
    'Baker=resume.json:4 { } 設計=resume.json:13 {者}',
  ]);
});

test('files, settings and notes are no texts of a page', () => {
  expect(placesIn('<p>me.jpg</p><p>#7fd1ff</p><p>Was it 2019?</p>')).toEqual([
    '{me.jpg}',
    '{#7fd1ff}',
    '{Was it 2019?}',
  ]);
});

test('links in a row are texts of their own, and what the site itself says is not the owner’s', () => {
  expect(placesIn('<p><a>Acme</a><a>Globex</a></p><p>Cooked by</p><p>Cooked</p>')).toEqual([
    'Acme=resume.json:4',
    'Globex=resume.json:7',
    '{Cooked by}',
    'Cooked=resume.json:10',
  ]);
});

test('each line of a paragraph leads to itself, a heading and its name in the bar to the heading', () => {
  const text = '<p>It began as a <em>weekend</em> in Go.</p><img alt="The first cave"><pre>start();</pre>';
  const page = `<nav><a>method</a></nav><p>It's a race</p><dt>Role</dt>${text}<h2>How it works</h2>`;
  expect(placesIn(page, { own: 'projects/game.md' })).toEqual([
    'method=projects/game.md:11',
    "It's a race=projects/game.md:3",
    'Role=projects/game.md:5',
    'It began as a=projects/game.md:8 { } weekend in Go.=projects/game.md:9',
    'The first cave=projects/game.md:13',
    'start();=projects/game.md:16',
    'How it works=projects/game.md:11',
  ]);
});

test('a heading with an id and a label of its own is found by its words, its id and its label', () => {
  const page = '---\ntitle: Game\n---\n\n## Method {#how bar="Ways"}\n\nIt began.\n';
  const content = temporaryFolder('labelled', { 'projects/game.md': page });
  expect(placesIn('<a>Ways</a><h2>Method</h2><p>how</p>', { content, own: 'projects/game.md' })).toEqual([
    'Ways=projects/game.md:5',
    'Method=projects/game.md:5',
    'how=projects/game.md:5',
  ]);
});

test('each line of a text that front matter has in several leads to itself, and each fact to its own', () => {
  const front = `title: My Game
tagline: >
  A race,

  it's *said*
description: "For two, or
  \\"three\\""
facts: { Role: All of it,
  Made in: '2024' }`;
  const content = temporaryFolder('folded', { 'projects/game.md': `---\n${front}\n---\n\nIt began.\n` });
  const page = `<h1>My Game</h1><p>A race, it's said</p><p>For two, or "three"</p><dt>Role</dt><dd>All of it</dd>`;
  expect(placesIn(`${page}<dt>Made in</dt><dd>2024</dd>`, { content, own: 'projects/game.md' })).toEqual([
    'My Game=projects/game.md:2',
    "A race,=projects/game.md:4 { } it's said=projects/game.md:6",
    'For two, or=projects/game.md:7 { } "three"=projects/game.md:8',
    'Role=projects/game.md:9',
    'All of it=projects/game.md:9',
    'Made in=projects/game.md:10',
    '2024=projects/game.md:10',
  ]);
});

test('in a further language a text leads to that language’s file, else to the first one’s', () => {
  expect(
    placesIn('<h3>Koch</h3><p>Globex</p><p>2022</p><li>Neun Brote</li><li>Cooked</li>', { language: 'de' }),
  ).toEqual([
    'Koch=de/resume.json:1',
    'Globex=resume.json:7',
    '2022=resume.json:8',
    'Neun Brote=de/resume.json:2',
    '{Cooked}',
  ]);
});

describe('the editor of the host', () => {
  const root = temporaryFolder('repository', { '.git/HEAD': 'ref: refs/heads/next\n' });
  const folder = resolve(root, 'my site/content');
  const SITE = { repository: 'https://github.com/jane/site' };
  const LINE = '/next/my%20site/content/resume.json#L5';

  test.each([
    ['https://github.com/jane/site', `https://github.com/jane/site/edit${LINE}`],
    ['https://gitlab.com/jane/site.git', `https://gitlab.com/jane/site/-/edit${LINE}`],
    ['https://codeberg.org/jane/site/', `https://codeberg.org/jane/site/_edit${LINE}`],
  ])('a line of a repository at %s opens in that host’s editor', (repository, url) => {
    expect(editorOf(folder, { repository }, {})?.('resume.json', 5)).toBe(url);
  });

  test('a workflow knows its branch, a pull request’s the branch that it comes from', () => {
    const open = (env: Record<string, string>) => editorOf(folder, SITE, env)?.('a.md', 1);
    const branch = { GITHUB_REF_NAME: 'main', GITHUB_REF_TYPE: 'branch' };
    expect(open(branch)).toBe('https://github.com/jane/site/edit/main/my%20site/content/a.md#L1');
    expect(open({ ...branch, GITHUB_REF_NAME: '7/merge', GITHUB_HEAD_REF: 'new' })).toContain('/edit/new/');
    expect(open({ GITHUB_REF_NAME: 'v1', GITHUB_REF_TYPE: 'tag' })).toContain('/edit/next/');
    expect(open({ GITHUB_HEAD_REF: 'fix/#12' })).toContain('/edit/fix/%2312/');
  });

  test('a repository that the owner has not named is not told, not even by a workflow', () => {
    expect(editorOf(folder, {}, { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'jane/site' })).toBeUndefined();
  });
});

describe('a press in the dev server', () => {
  const folder = temporaryFolder('presses', {
    'resume.json': '{ "basics": {\n"name": "Kim Doe",\n"label": "Baker" } }',
    'site.json': '{}',
    'versions/mill.json': '{\n"asks": [{ "ask": "Millet", "notYet": true }] }',
    'versions/inn.json': '{ "asks": [{ "ask": "Millet", "notYet": true }] }',
  });

  /** Where a press on the page of the dev server leads, and what the terminal says of it. */
  function press(body: string, owner: Owner, path = '/site/') {
    const logger = { info: vi.fn(), error: vi.fn() };
    const ws = { on: vi.fn() };
    answerPresses({ ws, config: { base: '/site/', logger } } as unknown as ViteDevServer, owner);
    const send = vi.fn();
    ws.on.mock.calls[0]?.[1]({ path, body: `<body>${body}</body>` }, { send });
    return {
      opened: send.mock.calls[0]?.[1],
      messages: [...logger.info.mock.calls, ...logger.error.mock.calls].flat(),
    };
  }

  test('of several texts in a line the pressed one is opened', () => {
    const owner = openOwner(folder, folder);
    expect(press('<p>Kim Doe, <b data-pressed>Baker</b></p>', owner)).toEqual({
      opened: `${folder}/resume.json:3`,
      messages: [],
    });
    expect(press('<p data-pressed>Kim Doe, <b>Baker</b></p>', owner).opened).toBe(`${folder}/resume.json:2`);
  });

  test('on a version that no list has, its own file is opened', () => {
    const { opened } = press('<h3 data-pressed>Millet</h3>', openOwner(folder, folder), '/site/for/mill');
    expect(opened).toBe(`${folder}/versions/mill.json:2`);
  });

  test('what the site itself says is in no file, and is said to be so', () => {
    const { opened, messages } = press(
      '<h1>Kim Doe</h1><h2 data-pressed>About me</h2>',
      openOwner(folder, folder),
    );
    expect(opened).toBeUndefined();
    expect(messages).toEqual([
      expect.stringContaining('“About me” is not in the content: "words" in site.json'),
    ]);
  });

  test('a press while the content has a fault ends no server', () => {
    const owner = openOwner(folder, temporaryFolder('faulty', { 'resume.json': '{', 'site.json': '{}' }));
    const { opened, messages } = press('<h1 data-pressed>Kim Doe</h1>', owner);
    expect(opened).toBeUndefined();
    expect(messages).toEqual([expect.stringContaining('resume.json:1')]);
  });
});
