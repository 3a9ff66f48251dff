import { expect, test } from 'vitest';
import { licenseOf } from '../../../../plugins/fonts/choice.ts';

test.each([
  [undefined, /^## @fontsource\/space-grotesk\n\nCopyright .*SIL Open Font License/s],
  ['@fontsource/inter/700', /^## @fontsource\/inter\n/],
  ['@fontsource/no-such-font', undefined],
  ['fonts/mine.woff2', undefined],
  ['system', undefined],
])('the licence of the font %s', (font, text) => {
  expect(licenseOf(font)).toEqual(text && expect.stringMatching(text));
});
