import { resolve } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Resume } from '../../../../plugins/content/types.ts';
import { LANGUAGES } from '../../../../plugins/content/words/words.ts';
import { printResume } from '../../../../plugins/pdf/print.ts';
import { FONTS } from '../../../support/read-pdf.ts';
import { hasPoppler, popplerText, printed, words } from './printed.ts';

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

/** The Arabic example's font: the other scripts' are packages. */
const ARABIC = resolve(import.meta.dirname, '../../../../examples/arabic/fonts');

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

test.runIf(hasPoppler).each(Object.entries(TEXTS))(
  'names, words and headings in "%s" are read back as they were written',
  async (language, [name = '', summary = '']) => {
    const site = { language };
    const resume = { basics: { name, summary }, skills: [{ name: summary, keywords: ['C++', 'Python'] }] };
    const { pdf, missing } = await printResume({ resume, site }, { own: ARABIC, packages: FONTS });
    // The small fonts of the tests lack the Chinese words of the interface.
    if (language !== 'zh') expect(missing).toEqual([]);
    const plain = words(popplerText(pdf).replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''));
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

test('a period in the margin breaks after its dash; letters without a bold font are thicker in titles', async () => {
  const own = resolve(import.meta.dirname, '../../../../examples/japanese/fonts');
  const work = [{ position: 'エンジニア', startDate: '2017-04', endDate: '2021-03' }];
  const { pages, pdf } = await printed({ work }, { language: 'ja', own });
  expect(pages[0]?.map((line) => line.replaceAll(' ', ''))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^2017年4月〜/), '2021年3月']),
  );
  const thick = (each: Buffer) => drawingOf(each).includes('\n2 Tr\n');
  expect(thick(pdf)).toBe(true);
  expect(thick((await printed({ work: [{ position: 'Engineer' }] })).pdf)).toBe(false);
});

/** The compressed parts of a PDF as text. */
const drawingOf = (pdf: Buffer): string =>
  pdf
    .toString('latin1')
    .split('stream\n')
    .map((each) => {
      try {
        return inflateSync(Buffer.from(each, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join();

test('signs that the text’s font lacks come from another, or in a simpler form', async () => {
  const { text, missing } = await printed({
    basics: { name: 'Ann', summary: 'N₂O₅, 3 h → 25 min, ≤ 5, x⁴, ①' },
  });
  expect(text).toContain('N2O5, 3 h → 25 min, ≤ 5, x4, 1');
  expect(missing).toEqual([]);
});

test('a few missing letters do not stop a résumé; one in the name does', async () => {
  const isRefused = async (basics: Resume['basics']) => (await printed({ basics })).isIncomplete;
  expect(await isRefused({ name: 'Ann', summary: 'I speak 日本語 🚀🎉✨' })).toBe(false);
  expect(await isRefused({ name: 'Ann', summary: 'I speak 日本語も' })).toBe(true);
  expect(await isRefused({ name: 'Ann 田' })).toBe(true);
  expect(await isRefused({ name: 'Ann 🚀' })).toBe(false);
});
