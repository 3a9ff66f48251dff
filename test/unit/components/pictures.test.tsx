import { render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { Film } from '../../../src/components/film';
import { pictureUrl } from '../../../src/picture-url';

const poster = { src: 'p.abc123', alt: 'A climb', width: 1600, height: 900, widths: [736, 1080] };

test('a film has controls, a name, captions and its space, and loads nothing before it is played', () => {
  const { container } = render(<Film src="climb.abc123.mp4" captions="climb.abc123.vtt" poster={poster} />);
  const film = container.querySelector('video[controls]:not([autoplay])') as HTMLVideoElement;
  const attribute = (name: string) => film.getAttribute(name);
  expect(['preload', 'aria-label', 'width', 'height'].map(attribute)).toEqual([
    'none',
    'A climb',
    '1600',
    '900',
  ]);
  expect(attribute('src')).toMatch(/climb\.abc123\.mp4$/);
  expect(attribute('poster')).toMatch(/p\.abc123-1080\.webp$/);
  const captions = film.querySelector('track[kind=captions]:not([default])');
  expect(captions?.getAttribute('src')).toMatch(/climb\.abc123\.vtt$/);
});

const size = { width: 1600, height: 1000, alt: '' };

test('a picture has a file for each width, by default a medium one; a drawing is a single file', () => {
  const photo = { ...size, src: 'notify-01.abc', widths: [736, 1080, 1600] };
  expect(pictureUrl(photo, 736, 'avif')).toBe('/assets/notify-01.abc-736.avif');
  expect(pictureUrl(photo)).toBe('/assets/notify-01.abc-1080.webp');
  expect(pictureUrl({ ...size, src: 'diagram.abc.svg', widths: [] })).toBe('/assets/diagram.abc.svg');
});
