import { expect, test } from 'vitest';
import { splitPrintStyles } from '../../../../plugins/pages/html.ts';

test('what only paper needs is taken out of the styles, whole and in order', () => {
  const css =
    'a{top:0}@media print{a{top:1px}@page{margin:1cm}}b{top:0}@media print,(forced-colors:active){b{top:2px}}@media print{b{top:3px}}';
  expect(splitPrintStyles(css)).toEqual({
    screen: 'a{top:0}b{top:0}@media print,(forced-colors:active){b{top:2px}}',
    print: '@media print{a{top:1px}@page{margin:1cm}}@media print{b{top:3px}}',
  });
  expect(splitPrintStyles('a{top:0}')).toEqual({ screen: 'a{top:0}', print: '' });
});
