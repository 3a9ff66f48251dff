import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Resume } from '../../../../plugins/content/types.ts';
import { LANGUAGES } from '../../../../plugins/content/words/words.ts';
import { printResume } from '../../../../plugins/pdf/print.ts';
import { markedResume } from '../../../support/marked-resume.ts';
import { FONTS, readPdf } from '../../../support/read-pdf.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

/** The parts of the official sample that most people have. */
const { basics, work, projects, skills }: Resume = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json'), 'utf8'),
);
const sample: Resume = { basics, work, projects, skills };

/** Prints a résumé and reads it back: its lines, page by page. */
async function printed(
  resume: Resume,
  { language = 'en', packages, address }: { language?: string; packages?: string[]; address?: string } = {},
) {
  const result = await printResume(resume, { language }, { own: '/nowhere', packages }, address);
  const read = await readPdf(result.pdf);
  return {
    ...result,
    ...read,
    pages: read.pages.map((page) => page.split('\n')),
    text: read.pages.join('\n'),
  };
}
const words = (text = '') => text.replace(/\s+/g, ' ');

const { pdf, pages, text, roles, info } = await printed(sample);

test('the official sample takes at most two pages and 60 kB', () => {
  expect(text).toContain('Dec 2013 – Dec 2014');
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(pdf.length).toBeLessThan(60_000);
});

test('the official sample has a structure, a language, a title and an author', () => {
  const count = (role: string) => roles.filter((each) => each === role).length;
  const entries = [work, projects, skills].flatMap((list) => list ?? []);
  const points = [work, projects].flatMap((list) => list?.flatMap(({ highlights }) => highlights ?? []));
  expect([count('H1'), count('H2'), count('H3')]).toEqual([1, 3, entries.length]);
  expect([count('LI'), count('LBody')]).toEqual([points.length, points.length]);
  expect(count('P')).toBeGreaterThan(entries.length);
  const [Title, Author] = ['Richard Hendriks – Résumé', 'Richard Hendriks'];
  expect(info).toMatchObject({ Language: 'en', Title, Author });
  expect(pdf.toString('latin1')).toContain('pdfuaid:part');
});

test('is printed on the paper of the person’s country', async () => {
  const sizes = ['US', 'DE'].map(async (countryCode) => {
    const { pdf } = await printed({ basics: { name: 'Ann', location: { countryCode } } });
    return /\/MediaBox \[0 0 (\d+)/.exec(pdf.toString('latin1'))?.[1];
  });
  expect(await Promise.all(sizes)).toEqual(['612', '595']);
});

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
    36,
  );
  const publications = [1, 2, 3, 4].map((number) => ({ name: `Paper ${number}`, summary }));
  const { pages } = await printed({ basics: { name: 'Jane Doe' }, publications });
  const [first = [], second = []] = pages;
  expect(pages.length).toBe(3);
  expect(first.length).toBeGreaterThan(45);
  expect(second.length).toBeGreaterThan(45);
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

test('an entry that has not begun yet has only the month in which it begins', async () => {
  const { text } = await printed({
    basics: { name: 'Ann' },
    work: [{ position: 'Astronaut', startDate: '2999-01' }],
    projects: [{ name: 'Ark', startDate: '2999' }],
  });
  expect(text).toContain('\nJan 2999 Astronaut\n');
  expect(text).toMatch(/Ark 2999$/);
});

const LISTS = [
  ...(['experience', 'projects', 'skills', 'education', 'volunteering', 'awards', 'certificates'] as const),
  ...(['publications', 'languages', 'interests', 'references'] as const),
];

test('every field of JSON Resume is printed, as text below its heading or as the URL of a link', async () => {
  const { resume, marks } = markedResume();
  const { text, links } = await printed(resume);
  const all = `${text.replaceAll('\n', '')} ${links.join(' ')}`;
  const missing = marks.filter(({ field, word }) => field !== 'basics.image' && !all.includes(word));
  expect(missing).toEqual([]);
  for (const name of LISTS) expect(text).toContain(`\n${LANGUAGES.en?.[name].toUpperCase()}\n`);
  expect(links).toEqual(expect.arrayContaining(['tel:+442079460000', expect.stringMatching(/^mailto:mark/)]));
});

test.each([
  ['en', 'Résumé', 'Austria', 'Feb 2020 – Mar 2021'],
  ['de', 'Lebenslauf', 'Österreich', 'Feb. 2020 – März 2021'],
])(
  'title, headings, country and dates are in the language of the text, "%s"',
  async (language, title, country, dates) => {
    const location = { address: 'Ring 1', postalCode: '1010', city: 'Wien', countryCode: 'AT' };
    const work = [{ name: 'Acme', startDate: '2020-02', endDate: '2021-03' }];
    const { text, info } = await printed({ basics: { name: 'Ann', location }, work }, { language });
    expect(info).toMatchObject({ Title: `Ann – ${title}` });
    expect(text).toContain(`Ring 1, 1010, Wien, ${country}`);
    const heading = LANGUAGES[language]?.experience.toLocaleUpperCase(language);
    expect(words(text)).toContain(`${heading} ${dates} Acme`);
  },
);

describe('a text with links and emphasis', () => {
  const prose = 'See [the **demo**](https://demo.example/a_(b)), *very* **strong**, 2*3*4, [mine](/notify).';

  test('has them as links and weight, without the characters of the markup', async () => {
    const work = [{ position: 'Dev', summary: prose, highlights: [prose] }];
    const resume = { basics: { name: 'Ann', summary: prose }, work };
    const { text, links, roles } = await printed(resume, { address: 'https://ann.dev/' });
    const shown = 'See the demo, very strong, 2*3*4, mine.';
    expect(text.replaceAll('\n', ' ').split(shown).length - 1).toBe(3);
    expect(links.filter((url) => url === 'https://demo.example/a_(b)').length).toBeGreaterThanOrEqual(3);
    expect(links).toContain('https://ann.dev/notify');
    expect(roles).toContain('Link');
  });

  test('does not link a path if the site has no known URL', async () => {
    const { text, links } = await printed({ basics: { name: 'Ann', summary: prose } });
    expect(text).toContain('mine.');
    expect(links.join()).not.toContain('notify');
  });
});

/** Names and words that a reader must find, by the language of the site. */
const TEXTS: Record<string, string[]> = {
  en: ['Robin Sample', 'Fluent office work, efficient workflow'],
  de: ['Jürgen Groß', 'Straßenbau für Übermorgen'],
  es: ['Íñigo Peña', '¿Qué más? ¡Mañana!'],
  fr: ['Zoë Lefèvre', 'L’œuvre d’un garçon naïf'],
  pt: ['João Conceição', 'Programação e avaliação'],
  ja: ['ヤマダ タロウ', 'コードヲカク、テストヲスル。'],
  zh: ['Łukasz Nguyễn', 'Πέτρος Иван Ştefan'],
  ar: ['محمد عبد العزيز', 'مهندسة برمجيات في شركة Acme منذ 2019'],
  he: ['דנה כהן', 'מפתחת תוכנה בכירה ב-Acme'],
};

test('a name and a sentence are known for each language of the interface', () => {
  expect(Object.keys(TEXTS)).toEqual(expect.arrayContaining(Object.keys(LANGUAGES)));
});

const hasPoppler = !spawnSync('pdftotext', ['-v']).error;
const folder = temporaryFolder('pdf');

test.runIf(hasPoppler).each(Object.entries(TEXTS))(
  'names, words and headings in "%s" are read back as they were written',
  async (language, [name = '', summary = '']) => {
    const site = { language };
    const resume = { basics: { name, summary }, skills: [{ name: summary, keywords: ['C++', 'Python'] }] };
    const { pdf, missing } = await printResume(resume, site, { own: '/nowhere', packages: FONTS });
    // The small fonts of the tests lack the Chinese words of the interface.
    if (language !== 'zh') expect(missing).toEqual([]);
    const file = resolve(folder, `${language}.pdf`);
    writeFileSync(file, pdf);
    const read = execFileSync('pdftotext', [file, '-'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const plain = words(read.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''));
    expect(plain).toContain(name);
    for (const word of summary.split(/[ -]/)) expect(plain).toContain(word);
    expect(plain).toMatch(/C\+\+/);
    const heading = LANGUAGES[language as keyof typeof LANGUAGES]?.skills;
    if (heading && language !== 'zh' && language !== 'ja')
      expect(plain).toContain(heading.toLocaleUpperCase(language));
  },
);

describe('from right to left', () => {
  const he = { language: 'he', packages: FONTS };

  test('a line begins at the right, and the dates are in the right margin', async () => {
    const work = [{ position: 'מפתחת', startDate: '2019', endDate: '2024', summary: 'תוכנה' }];
    const { drawn } = await printed({ basics: { name: 'דנה' }, work }, he);
    const at = (word: string) => drawn.find((each) => each.text.includes(word))?.x ?? Number.NaN;
    expect(at('2024')).toBeGreaterThan(at('תוכנה'));
    expect(at('2024')).toBeGreaterThan(595 * 0.7);
  });

  test('names in Latin letters keep their order among each other, and their signs', async () => {
    const skills = [{ name: 'שפות', keywords: ['Python', 'C++', 'Node.js'] }];
    const publications = [{ name: 'Dust', authors: ['J. Doe', 'B. Roe'], publisher: 'Sand' }];
    const { drawn } = await printed({ basics: { name: 'דנה' }, skills, publications }, he);
    const at = (name: RegExp) => drawn.find((each) => name.test(each.text))?.x ?? Number.NaN;
    expect(at(/Python/)).toBeGreaterThan(at(/C\W*$/));
    expect(at(/C\W*$/)).toBeGreaterThan(at(/Node/));
    expect(at(/Dust/)).toBeGreaterThan(at(/Sand/));
    expect(at(/Doe/)).toBeGreaterThan(at(/Roe/));
  });
});

test('Japanese lines are filled, and none begins with a full stop', async () => {
  const summary = 'ソフトウェアヲカク。コードヲカク、テストヲスル。'.repeat(12);
  const { pages, missing } = await printed(
    { basics: { name: 'ヤマダ', summary } },
    { language: 'ja', packages: FONTS },
  );
  const lines = pages[0]?.slice(1) ?? [];
  expect(missing).toEqual([]);
  expect(lines.join('')).toBe(summary);
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.filter((line) => /^[。、ー]/.test(line))).toEqual([]);
  const lengths = lines.slice(0, -1).map((line) => line.length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(3);
});

test('signs that the text’s font lacks come from another, or in a simpler form', async () => {
  const { text, missing } = await printed({
    basics: { name: 'Ann', summary: 'N₂O₅, 3 h → 25 min, ≤ 5, x⁴, ①' },
  });
  expect(text).toContain('N2O5, 3 h → 25 min, ≤ 5, x4, 1');
  expect(missing).toEqual([]);
});

test('characters missing from all fonts are left out and reported', async () => {
  const { text, missing, isIncomplete } = await printed({ basics: { name: '山田 Taro 🚀 שלום' } });
  expect(text).toBe('Taro');
  expect(missing).toEqual(['山', '田', '🚀', 'ש', 'ל', 'ו', 'ם']);
  expect(isIncomplete).toBe(true);
});

test('a few missing letters do not stop a résumé; one in the name does', async () => {
  const isRefused = async (basics: Resume['basics']) => (await printed({ basics })).isIncomplete;
  expect(await isRefused({ name: 'Ann', summary: 'I speak 日本語 🚀🎉✨' })).toBe(false);
  expect(await isRefused({ name: 'Ann', summary: 'I speak 日本語も' })).toBe(true);
  expect(await isRefused({ name: 'Ann 田' })).toBe(true);
  expect(await isRefused({ name: 'Ann 🚀' })).toBe(false);
});
