import { afterEach, expect, test, vi } from 'vitest';
import { readPictures } from '../../../../src/carousel/lightbox/pictures';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function put(format: string) {
  document.body.innerHTML = `
    <figure><a href="/one-2400.webp"><picture>
      <source type="image/avif" srcset="/one-736.avif 736w"><source type="image/webp" srcset="/one-736.webp 736w">
      <img alt="First" width="1600" height="1000">
    </picture></a><figcaption>Landing</figcaption></figure>
    <figure><a href="/plan.svg"><img alt="A plan" width="800" height="400"></a><figcaption></figcaption></figure>`;
  const first = document.querySelector('img') as HTMLImageElement;
  vi.spyOn(first, 'currentSrc', 'get').mockReturnValue(format);
  return readPictures([...document.querySelectorAll('a')], 0);
}

test.each([
  ['https://robin.example.com/one-736.avif', '/one-736.avif 736w'],
  ['https://robin.example.com/one-736.webp', '/one-736.webp 736w'],
  ['', '/one-736.webp 736w'],
])('shown as "%s", a picture is requested in that format', (shown, srcSet) => {
  expect(put(shown)[0]).toMatchObject({ srcSet, src: undefined, isDrawing: false });
});

test('a drawing is a single file', () => {
  const [, plan] = put('');
  expect(plan).toMatchObject({ srcSet: undefined, alt: 'A plan', caption: '', isDrawing: true });
  expect(plan?.src).toMatch(/\/plan\.svg$/);
});
