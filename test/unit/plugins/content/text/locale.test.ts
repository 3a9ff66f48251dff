import { expect, test } from 'vitest';
import { countryCodeOf } from '../../../../../packages/resume-import/src/text/countries.ts';
import {
  countryOf,
  lettersOf,
  localeOf,
  numeralsOf,
  timeOf,
  withSigns,
  yearOf,
} from '../../../../../plugins/content/text/locale.ts';
import { wordsOf } from '../../../../../plugins/content/words/words.ts';

const TODAY = new Date('2026-06-15T12:00:00Z');

test.each([
  [{ date: '2020-05-31', startDate: '2019' }, '2020', 'May 2020'],
  [{ startDate: '2020-03', endDate: '2020-05' }, '2020', 'Mar 2020 – May 2020'],
  [{ startDate: '2020-03-01', endDate: '2020-03-31' }, '2020', 'Mar 2020'],
  [{ startDate: '2020', endDate: '2021-01' }, '2020–2021', '2020 – Jan 2021'],
  [{ endDate: '2020-02' }, '2020', 'Feb 2020'],
  [{ startDate: '2020-02' }, '2020–Present', 'Feb 2020 – Present'],
  // What has not begun yet does not go on.
  [{ startDate: '2029' }, '2029', '2029'],
  [{ startDate: '2026-07' }, '2026', 'Jul 2026'],
  [{ startDate: '2026-06-16' }, '2026', 'Jun 2026'],
  [{ startDate: '2026-06-15' }, '2026–Present', 'Jun 2026 – Present'],
  [{ startDate: '2026-06' }, '2026–Present', 'Jun 2026 – Present'],
  [{ startDate: '2026' }, '2026–Present', '2026 – Present'],
  [{}, '', ''],
])('in June 2026 the time of %o is %s in years, and %s in months', (span, years, months) => {
  const of = (unit: 'years' | 'months') => timeOf(span, unit, wordsOf({}), 'en', TODAY);
  expect([of('years'), of('months')]).toEqual([years, months]);
});

test('a language that is not supported has English dates and figures', () => {
  expect([{}, { language: 'de-AT' }, { language: 'xx' }].map(localeOf)).toEqual(['en', 'de-AT', 'en']);
  const numerals = ['0123456789.,', '0123456789,.', '0123456789,', '٠١٢٣٤٥٦٧٨٩٫٬'];
  expect(['en', 'de', 'es', 'ar-EG'].map(numeralsOf)).toEqual(numerals);
  expect(yearOf('2024-05', 'th')).toBe('2024');
});

test.each([
  ['USA', 'en', 'US'],
  ['U.K.', 'en', 'GB'],
  ['the Netherlands', 'de', 'NL'],
  [' United States of America ', 'de', 'US'],
  ['Deutschland', 'de', 'DE'],
  ['Deutschland', 'en', undefined],
  ['Germany', 'de', 'DE'],
  ['France', 'en', 'FR'],
  ['Russia', 'en', 'RU'],
  ['Georgia', 'en', undefined],
  ['XK', 'en', 'XK'],
  ['XKX', 'en', undefined],
  ['AXK', 'en', undefined],
  ['xk', 'en', undefined],
  ['Nowhere', 'en', undefined],
])('the code of %s in %s is %s', (name, language, code) => {
  expect(countryCodeOf(name, language)).toBe(code);
});

test.each([
  ['de', 'Allemagne'],
  ['DE', 'Allemagne'],
  ['Germany', 'Germany'],
  ['deu', 'deu'],
  ['XX', 'XX'],
])('the country %s is shown as %s in French', (code, name) => {
  expect(countryOf(code, 'fr')).toBe(name);
});

test.each([
  ['C++ و C#', 'C++\u200e و C#\u200e'],
  ['.NET (.NET) و .NET', '\u200e.NET (\u200e.NET) و \u200e.NET'],
  ['a+b, x/.NET, /C++, i.NET, kim+dev@a.test', 'a+b, x/.NET, /C++, i.NET, kim+dev@a.test'],
])('from right to left the signs of names stay at their side: %s', (text, shown) => {
  expect(withSigns(text)).toBe(shown);
});

test('letters are those that a reader sees', () => {
  expect(['ab', 'e\u0301👩‍💻a'].map(lettersOf)).toEqual([
    ['a', 'b'],
    ['e\u0301', '👩‍💻', 'a'],
  ]);
});
