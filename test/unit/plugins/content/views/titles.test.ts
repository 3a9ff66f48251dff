import { expect, test } from 'vitest';
import { displayWords } from '../../../../../plugins/content/styles/display-type.ts';
import { messageSize, titleSize } from '../../../../../plugins/content/views/title-size';
import { LANGUAGES } from '../../../../../plugins/content/words/words';
import { FALLBACK_FONTS, widthIn } from '../../../../../plugins/fonts/fallback-fonts';
import { validContent } from '../../../../support/content.ts';

test.each([
  [
    '4.4/9.4',
    ['Robin Sample', 'Notify', 'Climbor Die', 'Li Na Wong', '山田太郎', 'منصة التعاون', '', '🧑🏽‍💻🧑🏽‍💻'],
  ],
  // On a line of 4.4 em the second word fits in one font, but not in another.
  ['4.8/9.4', ['My Game', 'John Doe', 'Katharina Lindner']],
  ['6/9.4', ['Jean-Christophe']],
  ['6.8/9.4', ['Konstantinos']],
  ['10.5/10.5', ['Featherstonehaugh']],
  ['18/18', ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch']],
])('lines of %s em have %j', (size, titles) => {
  for (const title of titles) expect(titleSize(title), title).toBe(size);
});

test('leaves room for wide letters if the title is in the system’s font', () => {
  expect(titleSize('Wimmelbuch')).toBe('6.8/9.4');
  expect(titleSize('Wimmelbuch', { font: 'system' })).toBe('7.6/9.4');
  expect(titleSize('Lilli', { font: 'system' })).toBe('4.4/9.4');
});

test('ignores soft hyphens, and keeps words together at a no-break space', () => {
  expect(titleSize('Kon\u00adstan\u00adti\u00adnos')).toBe(titleSize('Konstantinos'));
  expect(titleSize('Konstan\u00a0tinos')).not.toBe(titleSize('Konstan tinos'));
});

/** The words on each line of a title, in a font with these widths. */
function linesOf(title: string, em: number, widthOf: (word: string) => number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && widthOf(longer) <= em) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const NAMES = 'Ada Aleksandra Bo Brandt Katharina Lindner Maria Miller Wong Yıldız'.split(' ');
const TITLES = NAMES.flatMap((first) =>
  NAMES.flatMap((last) => [`${first} ${last}`, `${first} von ${last} Sample`]),
);

test('a title breaks at the same words in every font of about the same width', () => {
  const inFallback = (word: string) =>
    [...word].reduce((sum, letter) => sum + (widthIn(FALLBACK_FONTS[0], letter) ?? 0.56) - 0.03, 0);
  const messages = Object.entries(LANGUAGES).map(([language, { notFound }]) => ({
    title: notFound,
    size: messageSize({ language }),
  }));
  const known = messages.filter(({ title }) => /^\p{sc=Latin}/u.test(title));
  const jumps = [...TITLES.map((title) => ({ title, size: titleSize(title) })), ...known].flatMap(
    ({ title, size }) =>
      size
        .split('/')
        .map(Number)
        .filter((em) => {
          const [narrow, wide] = [0.94, 1.06].map((share) =>
            linesOf(title, em, (word) => inFallback(word) * share),
          );
          return String(narrow) !== String(wide);
        })
        .map((em) => `${title} on ${em} em`),
  );
  expect(jumps).toEqual([]);
});

test('messages of the interface are smaller than a name', () => {
  expect(messageSize({})).toBe('7.6/9.4');
  expect(messageSize({ words: { notLoaded: 'Seitenladefehlermeldung' } })).toBe('15/15');
  expect(messageSize({ language: 'de' })).toBe('7.6/10.5');
});

test('the home page shows in display type the name, the headings of its sections and the projects', () => {
  const sections = ['ABOUT ME', 'PROJECTS', 'SKILLS', 'EXPERIENCE', 'CONTACT ME'];
  expect(displayWords(validContent()).home).toEqual(['Kim Doe', ...sections, 'Alpha', 'Beta']);
  const resume = { basics: { name: 'Kim Doe' }, interests: [{ name: 'Chess' }] };
  expect(displayWords({ resume, site: {}, projects: {} }).home).toEqual(['Kim Doe', 'INTERESTS']);
});

test('other pages show in it the titles and headings of projects, and the error message', () => {
  const content = validContent();
  content.site.words = { notFound: 'Fehlt' };
  const { others, notFound } = displayWords(content);
  const headings = ['OVERVIEW', 'PARTS', 'SCREENS', 'OVERVIEW', 'PARTS'];
  expect(others).toEqual(['This page did not load', 'Alpha', 'Beta', ...headings]);
  expect(notFound).toEqual(['Fehlt']);
});
