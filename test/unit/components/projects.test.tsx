import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Projects } from '../../../src/components/projects';

afterEach(cleanup);

const words = { description: 'What it is.', keywords: ['React', 'JWT'] };
const picture = {
  src: 'notify-card.abc',
  width: 1040,
  height: 650,
  widths: [360, 680, 1040],
  alt: 'A player',
};
const DEVHIVE = { ...words, title: 'DevHive', link: 'https://devhive.example.com/', isExternal: true };
const NOTIFY = { ...words, title: 'Notify', link: '/notify', isExternal: false, picture };

const card = (name: RegExp) => screen.getByRole('link', { name });

test('each project is one card, one heading and one link', () => {
  render(<Projects projects={[DEVHIVE, NOTIFY]} />);
  const cards = within(screen.getByRole('region', { name: 'Projects' })).getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  for (const each of cards) {
    expect(within(each).getAllByRole('link')).toHaveLength(1);
    expect(within(each).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  }
});

test('a project elsewhere opens a new tab, carries a star and says so', () => {
  render(<Projects projects={[DEVHIVE]} />);
  const link = card(/DevHive.*opens in a new tab/);
  expect(link.getAttribute('href')).toBe('https://devhive.example.com/');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
  expect(link.querySelector('[data-icon=star]')?.getAttribute('aria-hidden')).toBe('true');
});

test('a project of this site opens here, without a star', () => {
  render(<Projects projects={[NOTIFY]} />);
  const link = card(/^A player Notify What it is\. React · JWT$/);
  expect(link.getAttribute('href')).toBe('/notify');
  expect(link.hasAttribute('target')).toBe(false);
  expect(link.querySelector('[data-icon=star]')).toBeNull();
});

test('a picture keeps its space free, comes late and in the format that the browser knows', () => {
  const { container } = render(<Projects projects={[NOTIFY]} />);
  const image = screen.getByRole('img', { name: 'A player' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1040', '650']);
  expect(image.getAttribute('loading')).toBe('lazy');
  const sources = [...container.querySelectorAll('picture > source')];
  expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
  for (const source of sources) {
    const format = source.getAttribute('type')?.replace('image/', '');
    expect(source.getAttribute('srcset')).toContain(`notify-card.abc-360.${format} 360w`);
    expect(source.getAttribute('sizes')).toBeTruthy();
  }
  expect(image.previousElementSibling).toBe(sources[1]);
});

test('a project without a picture or keywords is a card all the same', () => {
  render(<Projects projects={[{ ...DEVHIVE, keywords: [] }]} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(card(/DevHive/).textContent).not.toContain('·');
});
