import { render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { Film } from '../../../src/components/film';

const poster = { src: 'p.abc123', alt: 'A climb', width: 1600, height: 900, widths: [736, 1080] };

test('a film has controls, a name, captions and its space, and loads nothing before it is played', () => {
  const { container } = render(<Film src="climb.abc123.mp4" captions="climb.abc123.vtt" poster={poster} />);
  const video = container.querySelector('video');
  const attributes = Object.fromEntries(
    [...(video?.attributes ?? [])].map(({ name, value }) => [name, value]),
  );
  expect(attributes).toMatchObject({
    preload: 'none',
    'aria-label': 'A climb',
    width: '1600',
    height: '900',
  });
  expect(attributes).toHaveProperty('controls');
  expect(attributes).not.toHaveProperty('autoplay');
  expect(attributes.src).toMatch(/climb\.abc123\.mp4$/);
  expect(attributes.poster).toMatch(/p\.abc123-1080\.webp$/);
  expect(video?.querySelector('track[default]')).toBeNull();
  expect(video?.querySelector('track[kind=captions]')?.getAttribute('src')).toMatch(/climb\.abc123\.vtt$/);
});
