import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadStyles, StyleError } from '../../../../src/first/loading/styles';

/** The requested stylesheets; each loads or fails when the test says so. */
let requested: HTMLLinkElement[];

beforeEach(() => {
  requested = [];
  const append = Element.prototype.append;
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    const { href } = link as HTMLLinkElement;
    requested.push(link as HTMLLinkElement);
    // Without the attribute nothing is fetched, but the property remains readable.
    (link as HTMLLinkElement).removeAttribute('href');
    append.call(document.head, link);
    Object.defineProperty(link, 'href', { value: href });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const arrive = (link = requested.at(-1)) => link?.dispatchEvent(new Event('load'));
const fail = (link = requested.at(-1)) => link?.dispatchEvent(new Event('error'));

test('waits for all stylesheets', async () => {
  const done = vi.fn();
  const loading = loadStyles(['assets/project.css', 'assets/picture.css']).then(done);
  expect(requested.map(({ href }) => new URL(href).pathname)).toEqual([
    '/assets/project.css',
    '/assets/picture.css',
  ]);
  arrive(requested[0]);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  arrive(requested[1]);
  await loading;
});

test('does not fetch stylesheets inlined by the build', async () => {
  document.head.innerHTML = '<style data-from="assets/main.css assets/home.css"></style>';
  await loadStyles(['assets/home.css', 'assets/main.css']);
  expect(requested).toEqual([]);
});

test('a failed stylesheet is named, removed and requested again the next time, until it has loaded', async () => {
  const first = loadStyles(['assets/home.css']);
  fail();
  await expect(first).rejects.toBeInstanceOf(StyleError);
  await expect(first).rejects.toMatchObject({ url: new URL('/assets/home.css', location.href).href });
  expect(document.querySelector('link')).toBeNull();
  const second = loadStyles(['assets/home.css']);
  arrive();
  await second;
  await loadStyles(['assets/home.css']);
  expect(requested).toHaveLength(2);
});
