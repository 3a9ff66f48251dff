import { afterEach, expect, test } from 'vitest';
import { pointHead } from '../../../src/touches/head';

afterEach(() => {
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
});

const page = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);

test('the addresses in the head are the page’s that stands', () => {
  document.head.innerHTML =
    '<link rel="canonical" href="https://robin.example.com/"><meta property="og:url" content="https://robin.example.com/">';
  history.replaceState(null, '', '/notify?from=mail#diagrams');
  pointHead();
  expect(page('link[rel=canonical]', 'href')).toBe('https://robin.example.com/notify');
  expect(page('meta[property="og:url"]', 'content')).toBe('https://robin.example.com/notify');
});

test('a page without them has none', () => {
  pointHead();
  expect(document.head.innerHTML).toBe('');
});
