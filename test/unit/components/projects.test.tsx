import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Projects } from '../../../src/components/projects';

afterEach(cleanup);

const words = { description: ['What it is.'], keywords: ['React', 'JWT'] };
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

test('each project is a card with one heading and, without a second link, one link', () => {
  render(<Projects projects={[DEVHIVE, NOTIFY]} />);
  const cards = within(screen.getByRole('region', { name: 'Projects' })).getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  for (const each of cards) {
    expect(within(each).getAllByRole('link')).toHaveLength(1);
    expect(within(each).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  }
});

test('an external project opens a new tab, has a star and mentions both', () => {
  render(<Projects projects={[DEVHIVE]} />);
  const link = card(/DevHive.*opens in a new tab/);
  expect(link.getAttribute('href')).toBe('https://devhive.example.com/');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
  const star = link.closest('li')?.querySelector('[data-icon=star]');
  expect(star?.getAttribute('aria-hidden')).toBe('true');
});

test('a project with a page on this site opens in the same tab and has no star', () => {
  render(<Projects projects={[NOTIFY]} />);
  const link = card(/^Notify$/);
  expect(link.getAttribute('href')).toBe('/notify');
  expect(link.hasAttribute('target')).toBe(false);
  expect(link.closest('li')?.querySelector('[data-icon=star]')).toBeNull();
});

test('a picture reserves its space, loads lazily and in a format that the browser supports', () => {
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

test('a project without picture and keywords still gets a card', () => {
  render(<Projects projects={[{ ...DEVHIVE, keywords: [] }]} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('listitem').textContent).not.toContain('·');
});

test('a project with a page here and a URL has both links', () => {
  const more = { label: 'Source code', url: 'https://github.com/kim/notify' };
  render(<Projects projects={[{ ...NOTIFY, more }]} />);
  expect(card(/^Notify$/).getAttribute('href')).toBe('/notify');
  const second = card(/^Source code ?: Notify$/);
  expect(second.getAttribute('href')).toBe(more.url);
  expect(second.getAttribute('target')).toBe('_blank');
  expect(second.parentElement?.closest('a')).toBeNull();
});

test('an external project also links to its page here', () => {
  render(<Projects projects={[{ ...DEVHIVE, more: { label: 'About this project', url: '/devhive' } }]} />);
  const second = card(/^About this project ?: DevHive$/);
  expect(second.getAttribute('href')).toBe('/devhive');
  expect(second.hasAttribute('target')).toBe(false);
});

test('a card shows facts, highlights and a description with links', () => {
  const description = [
    ['See ', { tag: 'a' as const, href: '/notify', text: 'the store' }],
    { list: ['fast', 'small'] },
  ];
  render(
    <Projects
      projects={[{ ...NOTIFY, facts: '2019 · Lead', description, highlights: ['Won.', 'Shipped.'] }]}
    />,
  );
  expect(screen.getByText('2019 · Lead')).toBeTruthy();
  expect(
    screen
      .getAllByRole('listitem')
      .map((each) => each.textContent)
      .slice(1),
  ).toEqual(['fast', 'small', 'Won.', 'Shipped.']);
  expect(card(/^the store$/).parentElement?.closest('a')).toBeNull();
});
