import { expect, test } from 'vitest';
import { roundsOf } from '../../../../tools/measure/bench/presses.ts';

const HOME = '<button popovertarget="menu"></button><ul id="menu"><li><a href="#a"></a></li></ul>';

/** A built site of these pages, at `/sub/`. */
const site = (pages: Record<string, string>) => ({
  pages: Object.keys(pages),
  read: (file: string) => Buffer.from(pages[file] ?? ''),
});
const names = (pages: Record<string, string>) =>
  roundsOf(site(pages), '/sub/').map(({ path, presses }) => [path, ...presses.map(({ name }) => name)]);

test('presses every control: on the home page, to another page, on a carousel', () => {
  const link =
    '<a target="_blank" href="/sub/one"></a><a href="https://else.example/"></a><a href="/sub/two"></a>';
  const rounds = roundsOf(
    site({
      'index.html': `${HOME}<main><button data-copy></button>${link}</main>`,
      'one.html': '',
      'two.html': '<div data-carousel></div>',
    }),
    '/sub/',
  );
  expect(rounds.map(({ path }) => path)).toEqual(['/', '/two']);
  expect(rounds[0]?.presses.map(({ name }) => name)).toEqual([
    'menu open',
    'menu item',
    'copy',
    'page change',
  ]);
  expect(rounds[0]?.presses.at(-1)?.selector).toBe('main a[href="/sub/two"]');
  expect(rounds[1]?.presses.map(({ name }) => name)).toEqual(['pause slides', 'next slide', 'lightbox']);
});

test('skips controls that the site lacks', () => {
  expect(names({ 'index.html': `${HOME}<main></main>`, 'one.html': '' })).toEqual([
    ['/', 'menu open', 'menu item'],
  ]);
});
