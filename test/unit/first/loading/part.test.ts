import { beforeEach, expect, test, vi } from 'vitest';
import { failures, importPart, partUrl } from '../../../../src/first/loading/part';

beforeEach(() => {
  document.body.innerHTML =
    '<template id="entry" data-parts="app-aaaaaaaa;main.page-bbbbbbbb;home-cccc-_cc section-1 home-2"></template>';
});

test('a page says where the parts of its version are', () => {
  expect(partUrl('home')).toMatch(/\/loading\/home-cccc-_cc\.js$/);
  expect(partUrl('main.page')).toMatch(/\/main\.page-bbbbbbbb\.js$/);
});

test('a part is requested along with its styles, and fails if it can’t be had', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  const loading = importPart('home');
  expect(append.mock.calls.map(([link]) => new URL((link as HTMLLinkElement).href).pathname)).toEqual([
    '/assets/section-1.css',
    '/assets/home-2.css',
  ]);
  await expect(loading).rejects.toThrow();
});

test('a part that failed is requested by a URL that the browser has not failed to load', async () => {
  failures[partUrl('app')] = 2;
  await expect(importPart('app')).rejects.toThrow('app-aaaaaaaa.js?2');
});
