import { expect, test } from 'vitest';
import { updateHeadUrls } from '../../../src/later/head';

const page = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);

test('the URLs in the head are those of the current page', () => {
  document.head.innerHTML =
    '<link rel="canonical" href="https://robin.example.com/"><meta property="og:url" content="https://robin.example.com/">';
  history.replaceState(null, '', '/notify?from=mail#diagrams');
  updateHeadUrls();
  expect(page('link[rel=canonical]', 'href')).toBe('https://robin.example.com/notify');
  expect(page('meta[property="og:url"]', 'content')).toBe('https://robin.example.com/notify');
});
