import { describe, expect, test } from 'vitest';
import { collectRequests } from '../../../../tools/budget/collect-requests.ts';
import { carouselsOf, figuresOf } from '../../../../tools/budget/figures.ts';
import { budget, fixture, PAGES } from './fixture.ts';

const names = (file: string, when: string) =>
  collectRequests(file, fixture(), budget())
    .items.filter((item) => item.when === when)
    .map(({ name }) => name);

describe('the files that a page loads', () => {
  test('immediately: its HTML, its script, its photo in the size that a phone picks, its icon', () => {
    expect(names('index.html', 'first')).toEqual(['index.html', 'main.js', 'photo-736.avif', 'favicon.svg']);
  });

  test('after the page has loaded: the background with its styles', () => {
    expect(names('index.html', 'after')).toEqual(['background.js', 'background.css']);
  });

  test('include lazy logos in the first view', () => {
    expect(names('index.html', 'counted')).toEqual(['logo.svg']);
  });

  test('include web-vitals as aside', () => {
    expect(names('index.html', 'aside')).toEqual(['vitals.js']);
  });

  test('include a carousel’s pictures and player as lazy, only on pages with a carousel', () => {
    expect(names('index.html', 'lazy')).toEqual([]);
    expect(names('notify.html', 'lazy')).toEqual(['player.js', 'one-736.avif', 'two-736.avif']);
  });

  test('include the script of a carousel below one sentence in the first view, but not in its JavaScript', () => {
    const site = fixture();
    const read = (file: string) => site.read(file).replace(/(Word )+/, 'One sentence.');
    const page = collectRequests('notify.html', { ...site, read }, budget());
    const near = page.items.filter(({ when }) => when === 'near');
    expect(near.map(({ name }) => name)).toEqual(['player.js']);
    const { firstView, js } = figuresOf(page);
    expect(js.brotli).toBe(9000 + 1500);
    expect(firstView.brotli).toBe(6000 + 9000 + 1500 + 100 + 200 + 13_000);
  });

  test('do not include inlined styles', () => {
    expect(names('index.html', 'first')).not.toContain('main.css');
  });

  test('add up to the first view, except those that load aside or later', () => {
    const { firstView, js, requests, blocking } = figuresOf(
      collectRequests('index.html', fixture(), budget()),
    );
    expect(firstView.brotli).toBe(5000 + 9000 + 1500 + 100 + 4000 + 300 + 200);
    expect(js.brotli).toBe(9000 + 1500);
    expect(requests).toBe(7);
    expect(blocking).toBe(0);
  });

  test('include a stylesheet in the head as render-blocking', () => {
    const site = fixture({ 'late.css': 50 });
    const html =
      PAGES['index.html']?.replace('</head>', '<link rel="stylesheet" href="/late.css"></head>') ?? '';
    const page = collectRequests('index.html', { ...site, read: () => html }, budget());
    expect(figuresOf(page).blocking).toBe(1);
  });

  test('are the same for a site under a sub-path', () => {
    const site = fixture();
    const prefixed = (text: string) => text.replaceAll('"/', '"/sub/').replaceAll(',/', ',/sub/');
    const inSubPath = {
      ...site,
      read: (file: string) => prefixed(site.read(file)),
      built: { ...site.built, base: '/sub/' },
    };
    expect(figuresOf(collectRequests('index.html', inSubPath, budget()))).toEqual(
      figuresOf(collectRequests('index.html', site, budget())),
    );
  });

  test('reports a missing picture with its page', () => {
    const site = fixture();
    const html = PAGES['index.html']?.replaceAll('photo', 'gone') ?? '';
    expect(() => collectRequests('index.html', { ...site, read: () => html }, budget())).toThrow(
      /index\.html: assets\/gone.*is not in dist/,
    );
  });
});

test('weighs carousel pictures in the size that a phone picks', () => {
  const site = fixture();
  const pages = [collectRequests('notify.html', site, budget())];
  expect(carouselsOf(pages, site.weigh)).toEqual({
    pictures: 2,
    median: 15000,
    largest: { file: 'assets/two.tttttt-736.avif', brotli: 20000 },
  });
});
