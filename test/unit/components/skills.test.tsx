import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Skills } from '../../../src/components/skills';

afterEach(cleanup);

const show = () => {
  render(
    <Skills
      skills={[
        {
          name: 'Languages',
          level: 'Master',
          proven: [
            {
              name: 'TypeScript',
              where: [
                { label: 'Notify', url: '/notify' },
                { label: 'Mill', url: '#experience-1' },
                { label: 'Abroad', url: 'https://abroad.test/' },
              ],
            },
          ],
          keywords: ['CSS', 'SQL'],
        },
        { name: 'Tools', keywords: ['Git'] },
      ]}
      logos={[]}
    />,
  );
  return within(screen.getByRole('region', { name: 'Skills' }));
};

test('a skill that was used links to where it was used', () => {
  const links = show().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Notify', '/notify'],
    ['Mill', '#experience-1'],
    ['Abroad', 'https://abroad.test/'],
  ]);
  const skill = screen.getByText('TypeScript');
  expect(skill.localName).toBe('dt');
  for (const link of links) expect(skill.parentElement?.contains(link)).toBe(true);
});

test('other skills are on one line, and a group without evidence has no list of it', () => {
  const skills = show();
  expect(skills.getByText('CSS, SQL')).toBeTruthy();
  expect(skills.getByText('Git').parentElement?.querySelector('dl')).toBeNull();
  expect(skills.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'LanguagesMaster',
    'Tools',
  ]);
});
