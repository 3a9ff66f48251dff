import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { fontsOf } from '../../../../plugins/fonts/inline-fonts.ts';

const FACES =
  '@font-face{font-family:Display;src:url(/a.woff2);unicode-range:U+20-56,U+61-76,U+78-79}' +
  '@font-face{font-family:Display;src:url("/b.woff2") format("woff2");unicode-range:U+77,U+7a}' +
  '@font-face{font-family:Display Fallback;src:local(Arial Bold)}';
const TYPE = 'p{top:0}h1,.x>h2{font:700 clamp(1rem,2vw,2rem)/1 var(--display)}';

test.each([
  ['of one face', TYPE, '<h1>Robin</h1>', ['/a.woff2']],
  ['of another', TYPE, '<h1>w<b>z</b></h1>', ['/b.woff2']],
  ['of both', TYPE, '<div class="x"><h2>Rows</h2></div>', ['/a.woff2', '/b.woff2']],
  ['of neither', TYPE, '<h1>山田</h1><p>Robin</p>', []],
  ['in capitals', 'h1{font-family:var(--display);text-transform:uppercase}', '<h1>wz</h1>', []],
  ['inside a media query', `@media screen{${TYPE}}`, '<h1>w</h1>', ['/b.woff2']],
  ['unless only screen readers get it', TYPE, '<h1>Bo<i class="sr-only">w</i></h1>', ['/a.woff2']],
  ['of an inlined face', TYPE.replace('p{', `${FACES.replaceAll('/b.woff2', 'data:,')}p{`), '<h1>w</h1>', []],
])('a page loads the fonts of the characters that it shows as display type: %s', (_, css, body, shown) => {
  const styles = css.includes('@font-face') ? css : FACES + css;
  expect(fontsOf(parse(`<html lang="en"><body>${body}</body></html>`), styles)).toEqual(shown);
});
