import { expect, test } from 'vitest';
import { numeralsOf } from '../../../plugins/content/language.ts';
import { written } from '../../../src/visit/written';

const NUMBERS = [0, 0.64, 9.8, 23.3, 123.45, 999.96, 1234.5, 98_765.4];

for (const locale of ['en', 'de', 'de-CH', 'fr', 'ja', 'ar', 'ar-EG', 'fa', 'my'])
  test(`numbers in ${locale} are as Intl writes them`, () => {
    const signs = numeralsOf(locale);
    for (const digits of [0, 1, 2]) {
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      for (const number of NUMBERS)
        expect(written(number, digits, signs)).toBe(number.toLocaleString(locale, options));
    }
  });

test('where thousands are not parted they stand together', () => {
  expect(written(1234.5, 1, numeralsOf('es'))).toBe('1234,5');
});
