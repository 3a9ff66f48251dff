import { expect, test } from 'vitest';
import { pictureUrl, srcSet } from '../../../src/components/picture-url';

const size = { width: 1600, height: 1000, alt: '' };
const PHOTO = { ...size, src: 'notify-01.abc', widths: [736, 1080, 1600] };
const DRAWING = { ...size, src: 'diagram.abc.svg', widths: [] };

test('a picture has a URL for each of its widths and formats', () => {
  expect(pictureUrl(PHOTO, 1600)).toBe('/assets/notify-01.abc-1600.webp');
  expect(pictureUrl(PHOTO, 736, 'avif')).toBe('/assets/notify-01.abc-736.avif');
});

test('a browser without srcset support gets a medium width', () => {
  expect(pictureUrl(PHOTO)).toBe('/assets/notify-01.abc-1080.webp');
});

test('a drawing is one file for every width', () => {
  expect(pictureUrl(DRAWING)).toBe('/assets/diagram.abc.svg');
  expect(pictureUrl(DRAWING, DRAWING.widths.at(-1))).toBe('/assets/diagram.abc.svg');
});

test('the srcset lists all widths', () => {
  expect(srcSet(PHOTO, 'avif')).toBe(
    '/assets/notify-01.abc-736.avif 736w,/assets/notify-01.abc-1080.avif 1080w,/assets/notify-01.abc-1600.avif 1600w',
  );
});
