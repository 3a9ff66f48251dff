import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Resume } from '../../../../plugins/content/types.ts';
import { LANGUAGES } from '../../../../plugins/content/words/words.ts';
import { openOwner } from '../../../../plugins/open-owner.ts';
import { printVersions } from '../../../../plugins/pdf/versions.ts';
import { validContent, writeContent } from '../../../support/content.ts';
import { markedResume } from '../../../support/marked-resume.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';
import { printed, words } from './printed.ts';

/** The parts of the official sample that most people have. */
const { basics, work, projects, skills }: Resume = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json'), 'utf8'),
);
const sample: Resume = { basics, work, projects, skills };

const { pdf, pages, text, roles, info } = await printed(sample);

test('the official sample takes at most two pages and 60 kB', () => {
  expect(text).toContain('Dec 2013 – Dec 2014');
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(pdf.length).toBeLessThan(60_000);
});

test('the official sample has a structure, a language, a title and an author', () => {
  const count = (role: string) => roles.filter((each) => each === role).length;
  const entries = [work, projects, skills].flatMap((list) => list ?? []);
  const lists = [work, projects].flatMap((list) => list?.map(({ highlights = [] }) => highlights) ?? []);
  // A list of one is a paragraph.
  const points = lists.filter(({ length }) => length > 1).flat();
  expect([count('H1'), count('H2'), count('H3')]).toEqual([1, 3, entries.length]);
  expect([count('LI'), count('LBody')]).toEqual([points.length, points.length]);
  expect(count('P')).toBeGreaterThan(entries.length);
  const [Title, Author] = ['Richard Hendriks – Résumé', 'Richard Hendriks'];
  expect(info).toMatchObject({ Language: 'en', Title, Author });
  const source = pdf.toString('latin1');
  expect(source).toContain('pdfuaid:part');
  expect(source).toMatch(/BaseFont \/\S+-Bold\b/);
  expect(source).toMatch(/BaseFont \/\S+-Regular\b/);
});

test('is printed on the paper of the person’s country', async () => {
  const sizes = ['US', 'DE'].map(async (countryCode) => {
    const { pdf } = await printed({ basics: { name: 'Ann', location: { countryCode } } });
    return /\/MediaBox \[0 0 (\d+)/.exec(pdf.toString('latin1'))?.[1];
  });
  expect(await Promise.all(sizes)).toEqual(['612', '595']);
});

test('each job is set apart by more than 1.4 lines, with title and employer on lines of their own', async () => {
  const jobs = [
    { position: 'Senior Engineer', name: 'Acme', location: 'Oslo', startDate: '2021-03', summary: 'Maps.' },
    { position: 'Web Developer', name: 'Widget Works', startDate: '2018-06', endDate: '2021-02' },
  ];
  const points = { highlights: ['Led a team of five engineers.', 'Reduced costs by 30 percent.'] };
  const { text, drawn } = await printed({ work: jobs.map((job) => ({ ...job, ...points })) });
  expect(text).toMatch(/\nMar 2021 – Present Senior Engineer\nAcme Oslo\nMaps\.\n/);
  expect(text).toMatch(/\nJun 2018 – Feb 2021 Web Developer\nWidget Works\n/);
  const lines = [...new Set(drawn.filter(({ text }) => text.trim()).map(({ y }) => Math.round(y)))];
  const gaps = lines.slice(3).map((y, index) => (lines[index + 2] ?? 0) - y);
  const [usual = 0] = gaps.toSorted((a, b) => a - b).slice(gaps.length / 2);
  expect(gaps.filter((gap) => gap > 1.4 * usual)).toHaveLength(1);
});

test('roles at one employer are below it, each as far from the others as an entry', async () => {
  const role = { name: 'Acme', location: 'Oslo', highlights: ['Led a team of five.', 'Wrote the tests.'] };
  const work = [
    { ...role, position: 'Lead', startDate: '2021-03' },
    { ...role, position: 'Engineer', startDate: '2018-06', endDate: '2021-02' },
  ];
  const { text, roles } = await printed({ work });
  expect(text).toContain('Jun 2018 – Present Acme\nOslo\nMar 2021 – Present Lead\n• Led');
  expect(text).toContain('\nJun 2018 – Feb 2021 Engineer\n• Led');
  expect(roles.filter((each) => /^H[34]$/.test(each))).toEqual(['H3', 'H4', 'H4']);
});

const LISTS = [
  ...(['experience', 'projects', 'skills', 'education', 'volunteering', 'awards', 'certificates'] as const),
  ...(['publications', 'languages', 'interests', 'references'] as const),
];

test.each(['margin', 'column', 'compact'] as const)(
  'in the look "%s" nothing is lost, nothing overlaps a margin, and dates are where they belong',
  async (look) => {
    const { resume, marks } = markedResume();
    const { text, links, drawn, sizes } = await printed(resume, { pdf: { look, paper: 'letter' } });
    const all = `${text.replaceAll('\n', '')} ${links.join(' ')}`;
    expect(marks.filter(({ field, word }) => field !== 'basics.image' && !all.includes(word))).toEqual([]);
    for (const name of LISTS) expect(text.toUpperCase()).toContain(LANGUAGES.en?.[name].toUpperCase());
    expect(links).toEqual(
      expect.arrayContaining(['tel:+442079460000', expect.stringMatching(/^mailto:mark/)]),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8.5);
    const lefts = drawn.filter(({ text }) => text.trim()).map(({ x }) => x);
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(40);
    const dates = drawn.filter(({ text }) => /^(\w{3} )?\d{4}( – .+)?$/.test(text));
    expect(dates.length).toBeGreaterThan(3);
    const isInPlace = look === 'margin' ? (x: number) => x < 60 : (x: number) => x > 450;
    expect(dates.filter(({ x }) => !isInPlace(x))).toEqual([]);
    const others = drawn.filter((each) => each.text.trim() && !dates.includes(each));
    const isBesideText = ({ y }: { y: number }) => others.some((each) => Math.abs(each.y - y) < 0.2);
    expect(dates.filter((each) => !isBesideText(each))).toEqual([]);
  },
);

test('forty jobs take several pages, each title on the same one as its text', async () => {
  const work = Array.from({ length: 40 }, (_, index) => ({
    position: `Engineer ${index}`,
    startDate: `${2019 - index}`,
    highlights: Array(index === 3 ? 90 : index % 5).fill('Made the slow part fast and wrote down how.'),
    summary: 'A team of nine.',
  }));
  const { pages, text } = await printed({ basics: { name: 'Old Hand' }, work });
  expect(pages.length).toBeGreaterThan(4);
  expect(text.match(/Engineer \d+$/gm)?.length).toBe(40);
  pages.forEach((lines, index) => {
    expect(lines.at(-1)).toBe(`Old Hand · ${index + 1} / ${pages.length}`);
    expect(lines.at(-2)).not.toMatch(/Engineer \d+$|^[A-Z]+$/);
  });
});

test('long paragraphs continue on the next page instead of leaving most of one blank', async () => {
  const summary = 'Every line of this abstract is long enough to wrap at the width of its column. '.repeat(
    33,
  );
  const publications = [1, 2, 3, 4, 5].map((number) => ({ name: `Paper ${number}`, summary }));
  const { pages } = await printed({ basics: { name: 'Jane Doe' }, publications });
  const [first = [], second = []] = pages;
  expect(pages.length).toBe(3);
  expect(first.length).toBeGreaterThan(45);
  expect(second.length).toBeGreaterThan(45);
});

test('a page that would hold little is spared, unless its owner asks for as many', async () => {
  const job = (number: number) => ({
    name: `Mill ${number}`,
    position: 'Miller',
    highlights: ['Ground.', 'Sold.'],
  });
  const resume = { basics: { name: 'Kim' }, work: Array.from({ length: 12 }, (_, number) => job(number)) };
  expect((await printed(resume)).pages).toHaveLength(1);
  expect((await printed(resume, { pdf: { pages: 2 } })).pages).toHaveLength(2);
});

test('part and team stand beside a project’s title, and of a list of one there is no bullet', async () => {
  const roles = ['Front end'];
  const { drawn, text } = await printed({
    basics: { name: 'Kim' },
    projects: [{ name: 'Atlas', roles, type: '4 people', highlights: ['Maps without a network.'] }],
  });
  const [title, beside] = ['Atlas', 'Front'].map((start) => drawn.find(({ text }) => text.startsWith(start)));
  expect(Math.abs((title?.y ?? 0) - (beside?.y ?? 99))).toBeLessThan(0.5);
  expect(words(text)).toContain('Atlas Front end · 4 people Maps without a network.');
});

test('short paragraphs of a summary share a line, longer ones do not', async () => {
  const linesOf = async (summary: string) => {
    const { drawn } = await printed({ basics: { name: 'Kim', summary } });
    return new Set(drawn.filter(({ text }) => /Maps|Made/.test(text)).map(({ y }) => y)).size;
  };
  expect(await linesOf('Maps for all.\n\nMade on a phone.')).toBe(1);
  expect(
    await linesOf(`Maps for all. ${'Still there. '.repeat(6)}\n\nMade on a phone. ${'Fast. '.repeat(9)}`),
  ).toBe(2);
});

test('a proof keeps its arrow, as one text, and of its values only the new one is bold', async () => {
  const { text, drawn } = await printed({
    basics: { name: 'Kim', summary: 'Set-up: **3 h → 25 min** each' },
  });
  expect(text.replace(/\s+/g, ' ')).toContain('Set-up: 3 h → 25 min each');
  const fontOf = (start: string) => drawn.find(({ text }) => text.startsWith(start))?.font;
  expect(fontOf('3')).toBe(fontOf('Set'));
  expect(fontOf('25')).not.toBe(fontOf('Set'));
});

test('markup is printed as text, in the title too', async () => {
  const name = 'Ann <b>&amp; "Co"</b> (\\) #let $x$';
  const { text, info } = await printed({ basics: { name, summary: '<script>alert(1)</script>' } });
  expect(text).toBe(`${name}\n<script>alert(1)</script>`);
  expect(info).toMatchObject({ Author: name });
});

test('a URL that could run script is not a link', async () => {
  const { text, links } = await printed({ basics: { name: 'Eve', url: 'javascript:alert(1)' } });
  expect(text).toContain('javascript:alert(1)');
  expect(links).toEqual([]);
});

test('a URL longer than a line continues on the next ones', async () => {
  const url = `https://example.com/${'way'.repeat(80)}`;
  const { pages, links } = await printed({ basics: { name: 'Lin', url } });
  expect(pages[0]?.slice(1).join('')).toBe(url.replace('https://', ''));
  expect(pages[0]?.length).toBeGreaterThan(3);
  expect(links).toContain(url);
});

test('a text has links and emphasis as links and weight, without the characters of the markup', async () => {
  const prose = 'See [the **demo**](https://demo.example/a_(b)), *very* **strong**, 2*3*4, [mine](/notify).';
  const work = [{ position: 'Dev', summary: prose, highlights: [prose] }];
  const resume = { basics: { name: 'Ann', summary: prose }, work };
  const { text, links, roles } = await printed(resume, { address: 'https://ann.dev/' });
  const shown = 'See the demo, very strong, 2*3*4, mine.';
  expect(text.replaceAll('\n', ' ').split(shown).length - 1).toBe(3);
  expect(links.filter((url) => url === 'https://demo.example/a_(b)').length).toBeGreaterThanOrEqual(3);
  expect(links).toContain('https://ann.dev/notify');
  expect(roles).toContain('Link');
});

const root = temporaryFolder('version-pdf');
const folder = resolve(root, 'sites/kim');

/** Prints a version with two asks, the first with two sentences as evidence. */
async function asked() {
  const content = validContent();
  const highlights = [
    'Cut builds to **25 min** with [Vite](https://vite.dev)',
    'Wrote `a*b*c` in Go',
    'Drew maps',
  ];
  content.resume.work = [
    { name: 'Acme [UK]', position: 'Developer', startDate: '2020', endDate: '2021', highlights },
  ];
  const asks = [
    { ask: 'Fast builds', evidence: highlights.slice(0, 2) },
    { ask: 'Maps', evidence: highlights.slice(2) },
    { ask: 'Rust', notYet: true },
  ];
  await writeContent(folder, content, { 'versions/acme.json': JSON.stringify({ asks }) });
  const [version] = await printVersions(openOwner(root, folder));
  return readPdf(version?.printed.pdf ?? Buffer.alloc(0));
}

const version = await asked();
const place = (start: string) =>
  version.drawn.findIndex(({ text }) => text.replace(/^“/, '').startsWith(start));
const table = version.drawn.slice(place('Fast'), place('EXPERIENCE'));
const piece = (start: string) => table.find(({ text }) => text.replace(/^“/, '').startsWith(start));

test('what is asked has its sentences with their figures in bold and their own links, and where they are', () => {
  expect(version.pages.join().replace(/\s+/g, ' ')).toContain(
    '“Fast builds” Cut builds to 25 min with Vite Acme [UK], 2020–2021 Wrote a*b*c in Go Acme [UK], 2020–2021 “Maps”',
  );
  expect(piece('25')?.font).toBe(version.drawn.find(({ text }) => text === 'EXPERIENCE')?.font);
  expect(piece('25')?.font).not.toBe(piece('Cut')?.font);
  // There, and in the list of the job.
  expect(version.links.filter((url) => url === 'https://vite.dev/')).toHaveLength(2);
  expect(version.links.filter((url) => url.startsWith('https://doe.test/for/acme#proof-'))).toHaveLength(3);
});

test('what is asked is on the line of its first sentence, and further from the next than two sentences', () => {
  const y = (start: string) => piece(start)?.y ?? 0;
  expect(y('Fast')).toBeCloseTo(y('Cut'), 1);
  expect(y('Wrote') - y('Drew')).toBeGreaterThan(1.2 * (y('Cut') - y('Wrote')));
});
