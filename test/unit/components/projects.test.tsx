import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Projects } from '../../../src/components/projects';
import type { ProjectCard } from '../../../src/views';

afterEach(cleanup);

const DEVHIVE = { title: 'DevHive', link: 'https://devhive.example.com/', isExternal: true, keywords: [] };
const NOTIFY = { title: 'Notify', link: '/notify', isExternal: false, keywords: ['React', 'JWT'] };

const show = (project: ProjectCard) => render(<Projects projects={[project]} />).container;
/** Where the link of this name leads, and in which tab it opens. */
const target = (name: RegExp) => {
  const link = screen.getByRole('link', { name });
  expect(link.parentElement?.closest('a')).toBeNull();
  return [link.getAttribute('href'), link.getAttribute('target')];
};

test('an external project opens a new tab, has a star and mentions both', () => {
  const container = show(DEVHIVE);
  expect(target(/DevHive.*opens in a new tab/)).toEqual(['https://devhive.example.com/', '_blank']);
  expect(container.querySelector('[data-icon=star]')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('listitem').textContent).not.toContain('·');
});

test('a project with a page on this site opens in the same tab and has no star', () => {
  const container = show(NOTIFY);
  expect(target(/^Notify$/)).toEqual(['/notify', null]);
  expect(container.querySelector('[data-icon=star]')).toBeNull();
});

test.each([
  [NOTIFY, { label: 'Source code', url: 'https://github.com/kim/notify' }, '_blank'],
  [DEVHIVE, { label: 'About this project', url: '/devhive' }, null],
])('a project with a page here and a URL has both links: %o', (project, more, tab) => {
  show({ ...project, more });
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(target(new RegExp(`^${more.label} ?: ${project.title}$`))).toEqual([more.url, tab]);
});

test('a card shows facts, highlights and a description with links', () => {
  const description = [
    ['See ', { tag: 'a' as const, href: '/shop', text: 'the store' }],
    { list: ['fast', 'small'] },
  ];
  show({ ...NOTIFY, facts: '2019 · Lead', description, highlights: ['Won.', 'Shipped.'] });
  expect(screen.getByText('2019 · Lead')).toBeTruthy();
  const [, ...points] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(points).toEqual(['fast', 'small', 'Won.', 'Shipped.']);
  expect(target(/^the store$/)).toEqual(['/shop', null]);
});
