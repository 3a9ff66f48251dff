import { expect, test } from 'vitest';
import { pictureUrl } from '../../../src/components/picture-url';

const size = { width: 1600, height: 1000, alt: '' };

test('a picture has a file for each width, by default a medium one; a drawing is a single file', () => {
  const photo = { ...size, src: 'notify-01.abc', widths: [736, 1080, 1600] };
  expect(pictureUrl(photo, 736, 'avif')).toBe('/assets/notify-01.abc-736.avif');
  expect(pictureUrl(photo)).toBe('/assets/notify-01.abc-1080.webp');
  expect(pictureUrl({ ...size, src: 'diagram.abc.svg', widths: [] })).toBe('/assets/diagram.abc.svg');
});
