import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('content:owner', () => ({
  owner: {
    brand: 'RS',
    home: 'RS, Robin Sample, home',
    copyright: '© 2025 Robin Sample',
    networks: [
      { label: 'LinkedIn (new tab)', url: 'https://linkedin.example.com/in/robin', icon: 'work' },
      { label: 'GitHub (new tab)', url: 'https://github.example.com/robin', icon: 'code' },
    ],
  },
}));
const languages = vi.hoisted(() => [
  { tag: 'de', name: 'Deutsch', base: '/de/' },
  { tag: 'ar', name: 'العربية', base: '/ar/' },
]);
vi.mock('content:languages', () => ({ languages }));
const { frameOf } = await import('../../../src/components/frame');

afterEach(cleanup);

const show = (path = '/') => render(<div>{Object.values(frameOf(path))}</div>);

test('the brand links to the home page', () => {
  show('/notify');
  expect(screen.getByRole('link', { name: 'RS, Robin Sample, home' }).getAttribute('href')).toBe('/');
});

test('the skip link leads past the bar', () => {
  show();
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
});

test('the profiles open new tabs and have accessible names', () => {
  show();
  for (const name of ['LinkedIn (new tab)', 'GitHub (new tab)']) {
    const link = screen.getByRole('link', { name, hidden: true });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  }
});

test.each([
  ['/', '/de/', '/ar/'],
  ['/notify', '/de/notify', '/ar/notify'],
])('from %s, links named after each other language lead to the same page in it', (path, german, arabic) => {
  show(path);
  for (const [name, tag, href] of [
    ['Deutsch', 'de', german],
    ['العربية', 'ar', arabic],
  ]) {
    // The list is hidden until it is opened.
    const link = screen.getByRole('link', { name, hidden: true });
    expect([link.getAttribute('href'), link.getAttribute('hreflang'), link.lang]).toEqual([href, tag, tag]);
  }
});

test('several languages are a list that a button opens without script', () => {
  show();
  const button = screen.getByRole('button', { name: /Languages/ });
  const list = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(list?.getAttribute('popover')).toBe('auto');
  expect(list?.querySelectorAll('a')).toHaveLength(2);
});

test('a single other language is a link in the bar', () => {
  languages.pop();
  show('/notify');
  expect(screen.queryByRole('button', { name: /Languages/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Deutsch' }).getAttribute('href')).toBe('/de/notify');
});
