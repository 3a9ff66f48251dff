import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import type { Resume } from '../../../../plugins/content/types.ts';
import { openFaces } from '../../../../plugins/resume-pdf/faces.ts';
import { printResume } from '../../../../plugins/resume-pdf/print.ts';
import { PAGE } from '../../../../plugins/resume-pdf/rows.ts';
import { FONTS } from '../../../support/fonts.ts';
import { markedResume } from '../../../support/marked-resume.ts';
import { readPdf } from '../../../support/read-pdf.ts';

/** The parts of the official sample that most people have. */
const { basics, work, projects, skills }: Resume = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json'), 'utf8'),
);
const sample: Resume = { basics, work, projects, skills };

/** Prints a résumé and reads it back: its lines, page by page. */
async function printed(
  resume: Resume,
  { language = 'en', ...more }: { language?: string; packages?: string[]; address?: string } = {},
) {
  const result = await printResume(resume, { language }, { fonts: '/nowhere', ...more });
  const { pages, source, drawn } = readPdf(result.pdf);
  return { ...result, source, drawn, pages: pages.map((page) => page.split('\n')), text: pages.join('\n') };
}
/** The ids of the glyphs that a text is drawn with. */
async function glyphsOf(text: string): Promise<number[]> {
  const doc = new PDFDocument({ font: null });
  const faces = openFaces(doc, '/nowhere', FONTS);
  const [run] = faces.split(text, 400);
  const { font } = doc.font(run?.face ?? '')._font as unknown as {
    font: { layout(text: string): { glyphs: { id: number }[] } };
  };
  return font.layout(text).glyphs.map(({ id }) => id);
}
const words = (text = '') => text.replace(/\s+/g, ' ');

const { pdf, source, pages, text } = await printed(sample);

describe('the official sample', () => {
  test('contains everything in the résumé as text', () => {
    const { basics = {}, work = [], projects = [], skills = [] } = sample;
    const expected = [
      ...[basics.name, basics.label, basics.email, basics.phone, basics.location?.city, basics.summary],
      ...work.flatMap((job) => [job.position, job.name, job.summary, ...(job.highlights ?? [])]),
      ...projects.flatMap((project) => [project.name, project.description, ...(project.keywords ?? [])]),
      ...skills.flatMap((skill) => [skill.name, ...(skill.keywords ?? [])]),
    ];
    expect(expected.filter((part) => !words(text).includes(words(part)))).toEqual([]);
    expect(text).toContain('Dec 2013 – Dec 2014');
  });

  test('has the latest work first, as the page, in whatever order the file has it', async () => {
    const { text } = await printed({
      basics: { name: 'Kim Doe' },
      work: [
        { name: 'First', startDate: '2010', endDate: '2012' },
        { name: 'Latest', startDate: '2020' },
        { name: 'Second', startDate: '2012-05', endDate: '2020' },
      ],
    });
    expect(text.match(/First|Second|Latest/g)).toEqual(['Latest', 'Second', 'First']);
  });

  test('takes at most two pages and 60 kB', () => {
    expect(pages.length).toBeLessThanOrEqual(2);
    expect(pdf.length).toBeLessThan(60_000);
  });

  test('links every e-mail address, phone number and URL', () => {
    const links = [...source.matchAll(/\/URI \(((?:[^\\)]|\\.)*)\)/g)].map(([, address = '']) => address);
    const { email, url, profiles = [] } = sample.basics ?? {};
    const projects = (sample.projects ?? []).map((project) => project.url);
    expect(links).toEqual(
      expect.arrayContaining([
        `mailto:${email}`,
        'tel:9125554321',
        url,
        ...profiles.map((p) => p.url),
        ...projects,
      ]),
    );
  });

  test('has a structure, a language and a title for screen readers', () => {
    expect(source).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(source).toMatch(/\/Marked true/);
    expect(source).toMatch(/\/Lang \(en\)/);
    expect(source).toMatch(/\/DisplayDocTitle true/);
    const count = (type: string) => source.match(new RegExp(`/S /${type}\\b`, 'g'))?.length;
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(3);
    expect(count('H3')).toBe(
      [sample.work, sample.projects, sample.skills].reduce((sum, list) => sum + (list?.length ?? 0), 0),
    );
    expect(count('LI')).toBe(
      [...(sample.work ?? []), ...(sample.projects ?? [])].flatMap(({ highlights = [] }) => highlights)
        .length,
    );
  });

  test('embeds its fonts, so that it looks the same everywhere', () => {
    expect(source.match(/\/Type \/FontDescriptor/g)?.length).toBe(2);
    expect(source.match(/\/FontFile2 \d+ 0 R/g)?.length).toBe(2);
  });

  test('has the same bytes each time', async () => {
    expect((await printed(sample)).pdf.equals(pdf)).toBe(true);
  });
});

test('a résumé with only a name is a page with a name', async () => {
  const { pages } = await printed({ basics: { name: 'Ada Lovelace' } });
  expect(pages).toEqual([['Ada Lovelace']]);
});

test('an empty résumé is an empty page', async () => {
  expect((await printed({})).pages).toEqual([['']]);
});

test('forty jobs take several pages, each title on the same one as its text', async () => {
  const work = Array.from({ length: 40 }, (_, index) => ({
    position: `Engineer ${index}`,
    startDate: `${2019 - index}`,
    highlights: Array(index === 3 ? 90 : index % 5).fill('Made the slow part fast and wrote down how.'),
    summary: 'A team of nine.',
  }));
  const { pages, text } = await printed({ basics: { name: 'Old Hand' }, work });
  expect(pages.length).toBeGreaterThan(5);
  expect(text.match(/^Engineer \d+/gm)?.length).toBe(40);
  pages.forEach((lines, index) => {
    expect(lines.at(-1)).toBe(`Old Hand · ${index + 1} / ${pages.length}`);
    expect(lines.at(-2)).not.toMatch(/^Engineer|^[A-Z]+$/);
  });
});

test('three lines that would be alone on a second page are fitted on the first', async () => {
  const skills = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Skill ${index}` }));
  const counts = await Promise.all(
    [44, 47, 60].map(async (n) => (await printed({ skills: skills(n) })).pages.length),
  );
  expect(counts).toEqual([1, 1, 2]);
});

test('markup is printed as text, in the title too', async () => {
  const name = 'Ann <b>&amp; "Co"</b> (\\)';
  const { text, source, pdf } = await printed({ basics: { name, summary: '<script>alert(1)</script>' } });
  expect(text).toContain(`${name}\n<script>alert(1)</script>`);
  expect(source).toContain('(Ann <b>&amp; "Co"');
  const [metadata = ''] = pdf.toString().match(/<x:xmpmeta[\s\S]*<\/x:xmpmeta>/) ?? [];
  expect(metadata).toContain('Ann &#60;b&#62;&#38;amp; "Co"&#60;/b&#62;');
});

test('a URL that could run script is not a link', async () => {
  const { text, source } = await printed({ basics: { name: 'Eve', url: 'javascript:alert(1)' } });
  expect(text).toContain('javascript:alert(1)');
  expect(source).not.toContain('/URI');
});

test('a URL longer than a line continues on the next ones', async () => {
  const url = `https://example.com/${'way'.repeat(80)}`;
  const { pages, source } = await printed({ basics: { name: 'Lin', url } });
  expect(pages[0]?.slice(1).join('')).toBe(url.replace('https://', ''));
  expect(pages[0]?.length).toBeGreaterThan(3);
  expect(source).toContain(`/URI (${url})`);
});

test('education, languages and the rest of a résumé are printed if it has them', async () => {
  const { text } = await printed({
    education: [
      { institution: 'TU Wien', area: 'Informatics', studyType: 'BSc', startDate: '2015', endDate: '2019' },
    ],
    languages: [{ language: 'German', fluency: 'native' }],
    certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2022-05-01' }],
    awards: [{ title: 'Golden Bug', awarder: 'QA', date: '2021' }],
    publications: [{ name: 'On Rain', publisher: 'ACM', releaseDate: '2020-10' }],
    volunteer: [{ organization: 'Repair café', position: 'Solderer', startDate: '2023-01' }],
    interests: [{ name: 'Chess', keywords: ['blitz'] }],
    references: [{ name: 'Grace', reference: 'Hire her.' }],
  });
  for (const part of [
    'EDUCATION\nBSc, Informatics, TU Wien2015 – 2019',
    'CERTIFICATES\nCKA, CNCFMay 2022',
    'AWARDS\nGolden Bug, QA2021',
    'PUBLICATIONS\nOn Rain, ACMOct 2020',
    'VOLUNTEERING\nSolderer, Repair caféJan 2023 – now',
    'LANGUAGES\nGermannative',
    'INTERESTS\nChessblitz',
    'REFERENCES\nGraceHire her.',
  ]) {
    expect(text).toContain(part);
  }
});

test('an entry that has not begun yet has only the month in which it begins', async () => {
  const { text } = await printed({
    work: [{ position: 'Astronaut', startDate: '2999-01' }],
    projects: [{ name: 'Ark', startDate: '2999' }],
  });
  expect(text).toContain('AstronautJan 2999\n');
  expect(text).toMatch(/Ark2999$/);
});

test('Latin, Cyrillic, Greek and Vietnamese names are printed', async () => {
  const name = 'Łukasz Иван Πέτρος Nguyễn Ştefan';
  const { text, missing } = await printed({ basics: { name } });
  expect(text).toBe(name);
  expect(missing).toEqual([]);
});

test('characters missing from all fonts are left out and reported', async () => {
  const { text, missing, isIncomplete } = await printed({ basics: { name: '山田 Taro 🚀 שלום' } });
  expect(text).toBe('Taro');
  expect(missing).toEqual(['山', '田', '🚀', 'ש', 'ל', 'ו', 'ם']);
  expect(isIncomplete).toBe(true);
});

test('every field of JSON Resume is printed, as text or as the URL of a link', async () => {
  const { resume, marks } = markedResume();
  const { text, source } = await printed(resume);
  // Long URLs take several lines.
  const all = `${text.replaceAll('\n', '')} ${source}`;
  const missing = marks.filter(({ field, word }) => field !== 'basics.image' && !all.includes(word));
  expect(missing).toEqual([]);
  expect(text).toContain('May 2019');
});

test.each(['en', 'de'])('a country is named in the language of the text, "%s"', async (language) => {
  const { text } = await printed(
    {
      basics: {
        name: 'Ann',
        location: { address: 'Ring 1', postalCode: '1010', city: 'Wien', countryCode: 'AT' },
      },
    },
    { language },
  );
  expect(text).toContain(`Ring 1, 1010, Wien, ${language === 'de' ? 'Österreich' : 'Austria'}`);
});

describe('a text with links and emphasis', () => {
  const prose = 'See [the **demo**](https://demo.example/a_(b)), *very* **strong**, 2*3*4, [mine](/notify).';

  test('has them as links and weight, without the characters of the markup', async () => {
    const work = [{ position: 'Dev', summary: prose, highlights: [prose] }];
    const { text, source, drawn } = await printed(
      { basics: { name: 'Ann', summary: prose }, work },
      { address: 'https://ann.dev/' },
    );
    const shown = 'See the demo, very strong, 2*3*4, mine.';
    expect(text.replaceAll('\n', ' ').split(shown).length - 1).toBe(3);
    expect(source.split('/URI (https://demo.example/a_\\(b\\))').length - 1).toBeGreaterThanOrEqual(3);
    expect(source).toContain('/URI (https://ann.dev/notify)');
    expect(drawn.map((each) => each.text.trim())).toContain('strong');
  });

  test('does not link a path if the site has no known URL', async () => {
    const { text, source } = await printed({ basics: { name: 'Ann', summary: prose } });
    expect(text).toContain('mine.');
    expect(source).not.toContain('notify');
  });
});

describe('from right to left', () => {
  const he = { language: 'he', packages: FONTS };
  const summary = 'מפתחת תוכנה (Senior) מ-2019, ב-Acme Ltd. "שלום עולם"!';

  test('a Hebrew résumé keeps its reading order, and begins at the right', async () => {
    const work = [
      { position: 'מפתחת', name: 'Acme', startDate: '2019', endDate: '2024', highlights: [summary] },
    ];
    const { text, drawn, missing } = await printed({ basics: { name: 'דנה כהן', summary }, work }, he);
    expect(missing).toEqual([]);
    expect(text).toContain(`דנה כהן\n${summary}\n`);
    const at = (word: string) => drawn.find((each) => each.text.includes(word))?.x ?? Number.NaN;
    expect(at('דנה')).toBeGreaterThan(at('כהן'));
    expect(at('דנה')).toBeGreaterThan(PAGE.width * 0.8);
    expect(at('(')).toBeGreaterThan(at('Senior'));
    expect(at('Senior')).toBeGreaterThan(at('Acme'));
    expect(at('2024')).toBeGreaterThan(PAGE.width * 0.7);
  });

  test('Arabic letters are joined, and copied in the order in which they were written', async () => {
    const name = 'محمد عبد العزيز';
    const { text, source, missing } = await printed(
      { basics: { name, summary: 'السلام' } },
      { ...he, language: 'ar' },
    );
    expect(missing).toEqual([]);
    expect(text).toBe(`${name}\nالسلام`);
    expect(source).toMatch(/NotoSansArabic/);
    const joined = await glyphsOf('محمد');
    const apart = await Promise.all([...'محمد'].map(glyphsOf));
    expect(joined).not.toEqual(apart.flat().reverse());
  });

  test('a Hebrew phrase in English text is reversed, the rest is not', async () => {
    const { text, drawn } = await printed(
      { basics: { name: 'Dana', summary: 'Wrote שלום עולם (hello).' } },
      { packages: FONTS },
    );
    expect(text).toBe('Dana\nWrote שלום עולם (hello).');
    const at = (word: string) => drawn.find((each) => each.text.includes(word))?.x ?? Number.NaN;
    expect(at('Wrote')).toBeLessThan(at('עולם'));
    expect(at('עולם')).toBeLessThan(at('שלום'));
    expect(at('שלום')).toBeLessThan(at('(hello)'));
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

test('a few missing letters do not stop a résumé; one in the name does', async () => {
  const isRefused = async (basics: Resume['basics']) => (await printed({ basics })).isIncomplete;
  expect(await isRefused({ name: 'Ann', summary: 'I speak 日本語 🚀🎉✨' })).toBe(false);
  expect(await isRefused({ name: 'Ann', summary: 'I speak 日本語も' })).toBe(true);
  expect(await isRefused({ name: 'Ann 田' })).toBe(true);
  expect(await isRefused({ name: 'Ann 🚀' })).toBe(false);
});
