import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('content:marks.css', () => ({}));
vi.mock('content:owner', () => ({
  owner: {
    brand: 'RS',
    home: 'RS, Robin Sample, home',
    networks: [
      { label: 'LinkedIn (new tab)', url: 'https://linkedin.example.com/in/robin', icon: 'work' },
      { label: 'GitHub (new tab)', url: 'https://github.example.com/robin', icon: 'code' },
    ],
  },
}));
const { Nav } = await import('../../../src/islands/nav');

afterEach(cleanup);

const ITEMS = ['about', 'projects'].map((text) => ({ hash: `#${text}`, text }));

const show = (props: Partial<Parameters<typeof Nav>[0]> = {}) =>
  render(<Nav sections={ITEMS} paused={false} onPause={() => {}} {...props} />);

test('the brand mark leads home', () => {
  show();
  expect(screen.getByRole('link', { name: 'RS, Robin Sample, home' }).getAttribute('href')).toBe('/');
});

test("the page's sections are its items, in order", () => {
  show();
  const items = within(screen.getByRole('navigation', { name: 'Sections of this page' })).getAllByRole(
    'link',
  );
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['about', '#about'],
    ['projects', '#projects'],
  ]);
});

test('the menu is opened by its button without any script', () => {
  show();
  const menu = document.getElementById(
    screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget') ?? '',
  );
  expect(menu?.getAttribute('popover')).toBe('auto');
});

test('a page without sections has no menu', () => {
  show({ sections: [] });
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the profiles open new tabs and are named for those who do not see their signs', () => {
  show();
  for (const name of ['LinkedIn (new tab)', 'GitHub (new tab)']) {
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  }
});

test('the background is paused and resumed by one button that says which', () => {
  const onPause = vi.fn();
  const { rerender } = show({ onPause });
  screen.getByRole('button', { name: 'Pause background' }).click();
  expect(onPause).toHaveBeenCalledOnce();
  rerender(<Nav sections={[]} paused onPause={onPause} />);
  expect(screen.getByRole('button', { name: 'Resume background' })).toBeTruthy();
});
