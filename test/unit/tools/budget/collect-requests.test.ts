import { describe, expect, test } from 'vitest';
import { collectRequests } from '../../../../tools/budget/collect-requests.ts';
import { carouselsOf, figuresOf } from '../../../../tools/budget/figures.ts';
import { budget, fixture, PAGES } from './fixture.ts';

const names = (file: string, when: string) =>
  collectRequests(file, fixture(), budget())
    .items.filter((item) => item.when === when)
    .map(({ name }) => name);

describe('what a page loads', () => {
  test('at once: itself, its script, its photo in the size that a phone picks, its icon', () => {
    expect(names('index.html', 'first')).toEqual(['index.html', 'main.js', 'photo-736.avif', 'favicon.svg']);
  });

  test('after its load: the background with its styles', () => {
    expect(names('index.html', 'after')).toEqual(['background.js', 'background.css']);
  });

  test('logos count, though they wait', () => {
    expect(names('index.html', 'counted')).toEqual(['logo.svg']);
  });

  test('web-vitals stand aside', () => {
    expect(names('index.html', 'aside')).toEqual(['vitals.js']);
  });

  test('a carousel and its player come later, and only where there is one', () => {
    expect(names('index.html', 'lazy')).toEqual([]);
    expect(names('notify.html', 'lazy')).toEqual(['player.js', 'one-736.avif', 'two-736.avif']);
  });

  test('a carousel below a sentence may be near: its script counts, not as the page’s own', () => {
    const site = fixture();
    const read = (file: string) => site.read(file).replace(/(Word )+/, 'One sentence.');
    const page = collectRequests('notify.html', { ...site, read }, budget());
    const near = page.items.filter(({ when }) => when === 'near');
    expect(near.map(({ name }) => name)).toEqual(['player.js']);
    const { firstView, js } = figuresOf(page);
    expect(js.brotli).toBe(9000 + 1500);
    expect(firstView.brotli).toBe(6000 + 9000 + 1500 + 100 + 200 + 13_000);
  });

  test('styles that stand in the page are not fetched', () => {
    expect(names('index.html', 'first')).not.toContain('main.css');
  });

  test('the first view is all of that but what stands aside or comes later', () => {
    const { firstView, js, requests, blocking } = figuresOf(
      collectRequests('index.html', fixture(), budget()),
    );
    expect(firstView.brotli).toBe(5000 + 9000 + 1500 + 100 + 4000 + 300 + 200);
    expect(js.brotli).toBe(9000 + 1500);
    expect(requests).toBe(7);
    expect(blocking).toBe(0);
  });

  test('a style sheet in the head blocks', () => {
    const site = fixture({ 'late.css': 50 });
    const html =
      PAGES['index.html']?.replace('</head>', '<link rel="stylesheet" href="/late.css"></head>') ?? '';
    const page = collectRequests('index.html', { ...site, read: () => html }, budget());
    expect(figuresOf(page).blocking).toBe(1);
  });

  test('a site below a sub-path is read the same', () => {
    const site = fixture();
    const below = (text: string) => text.replaceAll('"/', '"/sub/').replaceAll(',/', ',/sub/');
    const moved = {
      ...site,
      read: (file: string) => below(site.read(file)),
      built: { ...site.built, base: '/sub/' },
    };
    expect(figuresOf(collectRequests('index.html', moved, budget()))).toEqual(
      figuresOf(collectRequests('index.html', site, budget())),
    );
  });

  test('a picture that is not there is named with its page', () => {
    const site = fixture();
    const html = PAGES['index.html']?.replaceAll('photo', 'gone') ?? '';
    expect(() => collectRequests('index.html', { ...site, read: () => html }, budget())).toThrow(
      /index\.html: assets\/gone.*is not in dist/,
    );
  });
});

test('the carousels are weighed as a phone is served them', () => {
  const site = fixture();
  const pages = [collectRequests('notify.html', site, budget())];
  expect(carouselsOf(pages, site.weigh)).toEqual({
    pictures: 2,
    median: 15000,
    largest: { file: 'assets/two.tttttttt-736.avif', brotli: 20000 },
  });
});
