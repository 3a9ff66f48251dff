import { expect, test } from 'vitest';
import { visibleText } from '../src/text/visible-text.ts';

test('characters that a page can’t show are removed, but none that means something', () => {
  const meant =
    'Jo\u00adhanna\u00a0D. می\u200cخواهم \u2067עברית\u2069 👩\u200d💻 ภาษา\u200bไทย\n\tok サーバー\u200bを、\u200bReact\u200bや src/\u200bcomponents a\u2060b';
  expect(visibleText(meant)).toBe(meant);
  expect(visibleText('Dev\u200beloper\u0007\ufeff')).toBe('Developer');
});
