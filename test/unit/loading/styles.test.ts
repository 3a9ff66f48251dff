import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadStyles, StyleError } from '../../../src/loading/styles';

/** Stylesheets that the document asks for; nothing is fetched until the test answers. */
let asked: HTMLLinkElement[];

beforeEach(() => {
  asked = [];
  const append = Element.prototype.append;
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    const { href } = link as HTMLLinkElement;
    asked.push(link as HTMLLinkElement);
    // Without an address nothing is fetched; whoever looks finds it all the same.
    (link as HTMLLinkElement).removeAttribute('href');
    append.call(document.head, link);
    Object.defineProperty(link, 'href', { value: href });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const arrive = (link = asked.at(-1)) => link?.dispatchEvent(new Event('load'));
const fail = (link = asked.at(-1)) => link?.dispatchEvent(new Event('error'));

test('a page waits for all of its styles', async () => {
  const done = vi.fn();
  const loading = loadStyles(['assets/project.css', 'assets/picture.css']).then(done);
  expect(asked.map(({ href, rel }) => [new URL(href).pathname, rel])).toEqual([
    ['/assets/project.css', 'stylesheet'],
    ['/assets/picture.css', 'stylesheet'],
  ]);
  arrive(asked[0]);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  arrive(asked[1]);
  await loading;
});

test('styles that the build put into the page are not fetched', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<style data-from="assets/main.css assets/home.css"></style>',
  );
  await loadStyles(['assets/home.css', 'assets/main.css']);
  expect(asked).toEqual([]);
});

test('styles that have come are not fetched again', async () => {
  const first = loadStyles(['assets/home.css']);
  arrive();
  await first;
  await loadStyles(['assets/home.css']);
  expect(asked).toHaveLength(1);
});

test('styles that do not load name their address, leave no trace and are asked for anew', async () => {
  const first = loadStyles(['assets/home.css']);
  fail();
  await expect(first).rejects.toBeInstanceOf(StyleError);
  await expect(first).rejects.toMatchObject({ url: new URL('/assets/home.css', location.href).href });
  expect(document.querySelector('link')).toBeNull();
  const second = loadStyles(['assets/home.css']);
  arrive();
  await second;
  expect(asked).toHaveLength(2);
});
