import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';

const { Nav } = await import('../../../src/first/nav');

afterEach(cleanup);

const ITEMS = ['about', 'projects'].map((text) => ({ hash: `#${text}`, text }));

const FRAME = { brand: <a href="/">RS</a>, tools: <ul id="tools" /> };

const show = (props: Partial<Parameters<typeof Nav>[0]> = {}) =>
  render(<Nav sections={ITEMS} paused={false} onPause={() => {}} frame={FRAME} {...props} />);

test('the brand is first, the tools follow the sections, and the menu’s button is last', () => {
  show();
  const parts = [...(document.querySelector('header')?.children ?? [])];
  expect(parts.map(({ localName }) => localName)).toEqual(['a', 'nav', 'ul', 'div', 'button']);
});

test("lists the page's sections in order", () => {
  show();
  const items = within(screen.getByRole('navigation', { name: 'Sections of this page' })).getAllByRole(
    'link',
  );
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['about', '#about'],
    ['projects', '#projects'],
  ]);
});

test('the button opens the menu without script', () => {
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

test('one button pauses and resumes the background, and its name says which', () => {
  const onPause = vi.fn();
  const { rerender } = show({ onPause });
  screen.getByRole('button', { name: 'Pause background' }).click();
  expect(onPause).toHaveBeenCalledOnce();
  rerender(<Nav sections={[]} paused onPause={onPause} frame={FRAME} />);
  expect(screen.getByRole('button', { name: 'Resume background' })).toBeTruthy();
});
