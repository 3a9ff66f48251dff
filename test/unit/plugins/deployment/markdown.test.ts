import { expect, test } from 'vitest';
import type { Content } from '../../../../plugins/content/types.ts';
import type { Edition } from '../../../../plugins/deployment/editions.ts';
import { generatedFiles } from '../../../../plugins/deployment/generated-files.ts';
import { headViews } from '../../../../plugins/deployment/head.ts';
import { markdown } from '../../../../plugins/deployment/markdown.ts';
import { overview, pageText, resumeText } from '../../../../plugins/deployment/markdown-files.ts';
import { openOwner } from '../../../../plugins/open-owner.ts';
import { project, validContent, writeContent } from '../../../support/content.ts';
import { markedResume } from '../../../support/marked-resume.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const SITE = 'https://kim.example/';
const edition = (base: string, url?: string): Edition => ({ tag: 'en', name: 'English', base, url });

test('the résumé as Markdown has every field of JSON Resume, as text or as the URL of a link', () => {
  const { resume, marks } = markedResume();
  const text = resumeText({ ...validContent(), resume }, SITE);
  expect(marks.filter(({ field, word }) => field !== 'basics.image' && !text.includes(word))).toEqual([]);
  expect(text).toContain('May 2019');
});

test('it has headings, paragraphs, lists and links as such, and the owner’s text as text', () => {
  const content = validContent();
  content.resume = {
    basics: {
      name: 'Kim <b>Doe</b>',
      summary: 'First.\n\n- Not a [list](/alpha), **but** 2*3*4 and `__code__ <b>` or ``a`b``.',
    },
    work: [{ name: 'Acme', url: 'https://acme.example', position: 'Dev', highlights: ['1. One', 'Two'] }],
  };
  expect(resumeText(content, SITE)).toBe(
    [
      '# Kim \\<b\\>Doe\\</b\\>',
      'First.',
      `\\- Not a [list](<${SITE}alpha>), **but** 2\\*3\\*4 and \`__code__ <b>\` or \`\` a\`b \`\`.`,
      '## Experience',
      '### Dev, [Acme](<https://acme.example>)',
      '- 1\\. One\n- Two\n',
    ].join('\n\n'),
  );
});

test.each([
  ['', SITE],
  ['de/', `${SITE}de/`],
])('llms.txt of %s leads to every page, and to the résumé in the same language', (path, site) => {
  const content = validContent();
  const text = overview(content, edition(`/${path}`, site));
  for (const name of ['', 'resume.md', 'resume.json', 'alpha.md', 'beta.md'])
    expect(text).toContain(`](${site}${name})`);
  expect(text).toMatch(/^# Kim Doe\n\n> .+\n/);
  const own = edition(`/${path}`, site);
  const files = generatedFiles({ content, edition: own, editions: [edition('/', SITE)] });
  expect(files['llms.txt']).toBe(text);
  expect(files['resume.md']).toContain('# Kim Doe');
});

test('without a known URL its links are paths', () => {
  expect(overview(validContent(), edition('/portfolio/'))).toContain('](/portfolio/resume.md)');
});

/** What the heads of a site's pages say in its second language. */
function headsOf(content: Content) {
  const own = edition('/de/', `${SITE}de/`);
  return headViews(content, { edition: own, editions: [edition('/', SITE), own], preview: () => undefined });
}

test('each page leads to its text in its own language, unless that would be another file', () => {
  const content = validContent();
  Object.assign(content.projects, { resume: project('Resume') });
  const heads = headsOf(content);
  const textsOf = (page: string) =>
    heads[page]?.elements.flatMap(({ props }) => (props.type === 'text/markdown' ? [props.href] : []));
  const pages = ['home', 'alpha', 'resume', 'notFound'];
  expect(pages.map(textsOf)).toEqual([['/de/resume.md'], ['/de/alpha.md'], [], []]);
});

test('the description of the home page is one line', () => {
  const content = validContent();
  content.site.description = 'これは\n**長い**。<br>Two\n\nlines.';
  const [description] = headsOf(content).home?.elements ?? [];
  expect(description?.props?.content).toBe('これは長い。 Two lines.');
});

test('an entry has its dates and notes in one line, and no heading without a name', () => {
  const content = validContent();
  content.resume = {
    basics: { name: 'Kim', label: '1) Dev' },
    work: [
      { name: 'Acme', position: 'Dev', startDate: '2020-03', endDate: '2021-04', location: 'Bonn' },
      { startDate: '2019', summary: '10. June\n\n- **One**\n- Two' },
    ],
    skills: [{ name: 'Languages', level: 'Master', keywords: ['C#', 'Go'] }],
  };
  // Only signs can be escaped: a backslash before a digit would be shown.
  expect(resumeText(content).split('\n\n')).toEqual([
    ...['# Kim', '1\\) Dev', '## Experience', '2019 – Present', '10\\. June', '- **One**\n- Two'],
    ...['### Dev, Acme', 'Mar 2020 – Apr 2021 · Bonn', '## Skills', '### Languages', 'Master', 'C#, Go\n'],
  ]);
});

const OVERVIEW = {
  basics: { name: 'Kim_Doe', label: 'Dev', summary: 'First *part*,\n two lines.\n \nSecond.' },
};

test.each([
  [{}, 'First part, two lines.'],
  [{ description: 'Said  so.' }, 'Said so.'],
])('llms.txt begins with what the owner says about the site: %j', (site, about) => {
  const content = { ...validContent(), resume: OVERVIEW, site, projects: {} };
  expect(overview(content, edition('/', SITE))).toBe(
    `# Kim\\_Doe\n\n> ${about}\n\n- [Kim\\_Doe](${SITE}): Dev
- [Résumé](${SITE}resume.md): Markdown\n- [Résumé](${SITE}resume.json): JSON Resume\n`,
  );
});

test('a hidden page is not in llms.txt, and without a summary it begins with the label', () => {
  const { alpha, beta } = validContent().projects;
  const content = {
    resume: { basics: { name: 'Kim', label: 'Dev' } },
    site: {},
    projects: {
      alpha: { ...alpha, title: 'Al*pha', description: 'What **it** is.' },
      beta: { ...beta, listed: false },
    },
  };
  const text = overview(content as never, edition('/', SITE));
  expect(text).toMatch(/^# Kim\n\n> Dev\n\n- \[Kim\]/);
  expect(text).toMatch(
    /\n\n## Projects\n\n- \[Al\\\*pha\]\(https:\/\/kim\.example\/alpha\.md\): What it is\.\n$/,
  );
});

/** What is written as it was read. */
const REST = `> Said.
>
> - Twice

3. Three

   Still.
4. Four

| a | b |
| :- | -: |
| \`c \\| d\` | e |

\`\`\`js main.js
const a = \`b\`;
\`\`\`
`;
const PAGE = `---
title: Al*pha
tagline: What it is
facts: { Team: '**4**, with [Li](/beta)' }
---

One.\\
Two, see [below](#parts) and [slides](https://slides.example/).

![A map.](alpha/screen.png "The map")

## Parts

### Goals

- a \\# b
- **17 → 11 min**

${REST}`;

test('the text of a page says all that the page does, in Markdown, with full addresses', async () => {
  const folder = temporaryFolder('page-text');
  await writeContent(folder, validContent(), { 'projects/alpha.md': PAGE });
  const content = openOwner(folder, folder).content();
  const text = pageText('alpha', content, edition('/me/', `${SITE}me/`));
  expect(text).toBe(`# Al\\*pha

What it is

- Team: **4**, with [Li](<${SITE}me/beta>)

## Overview

One.  
Two, see [below](<${SITE}me/alpha#parts>) and [slides](<https://slides.example/>).

*A map.* (The map)

## Parts

### Goals

- a # b
- **17\u00a0→\u00a011\u00a0min**

${REST}`);
});

test.each([
  [{}, 'search=yes, ai-input=yes'],
  [{ training: false }, 'search=yes, ai-input=yes, ai-train=no'],
  [{ training: true }, 'search=yes, ai-input=yes, ai-train=yes'],
])('robots.txt allows search and answers, and of training what the owner says: %j', (site, signals) => {
  const own = edition('/', SITE);
  const files = generatedFiles({ content: { ...validContent(), site }, edition: own, editions: [own] });
  expect(files['robots.txt']).toMatch(`User-agent: *\nContent-Signal: ${signals}\nAllow: /\n`);
});

test.each([
  ['2.6 → 0.9 s', '2.6 → 0.9 s'],
  ['#1 of 30, -40 % and --read', '#1 of 30, -40 % and --read'],
  ['-40 %', '-40 %'],
  ['2. Floor', '2\\. Floor'],
  ['# Sharp', '\\# Sharp'],
  ['- Dash', '\\- Dash'],
  ['---', '\\---'],
  ['~~~', '\\~~~'],
  ['R&D writes &lt; as &#60;', 'R&D writes \\&lt; as \\&#60;'],
])('a line is escaped only where Markdown would take it for markup: %s', (text, escaped) => {
  expect(markdown(text)).toBe(escaped);
});
