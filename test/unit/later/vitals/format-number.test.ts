import { expect, test } from 'vitest';
import { numeralsOf } from '../../../../plugins/content/text/locale.ts';
import { formatNumber } from '../../../../src/later/vitals/format-number';

const NUMBERS = [0, 0.64, 9.8, 23.3, 123.45, 999.96, 1234.5, 98_765.4];

for (const locale of ['en', 'de', 'de-CH', 'fr', 'ja', 'ar', 'ar-EG', 'fa', 'my'])
  test(`formats numbers in ${locale} like Intl`, () => {
    const numerals = numeralsOf(locale);
    for (const digits of [0, 1, 2]) {
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      for (const number of NUMBERS)
        expect(formatNumber(number, digits, numerals)).toBe(number.toLocaleString(locale, options));
    }
  });

test('omits the thousands separator in a language without one', () => {
  expect(formatNumber(1234.5, 1, numeralsOf('es'))).toBe('1234,5');
});
