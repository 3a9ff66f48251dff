import { render, screen, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { Skills } from '../../../src/components/skills';

test('a skill that was used links to where it was used; others are on one line, without such a list', () => {
  const where = [
    { label: 'Notify', url: '/notify' },
    { label: 'Mill', url: '#experience-1' },
    { label: 'Abroad', url: 'https://abroad.test/' },
  ];
  const proven = [{ name: 'TypeScript', where }];
  const languages = { name: 'Languages', level: 'Master', proven, keywords: ['CSS', 'SQL'] };
  render(<Skills skills={[languages, { name: 'Tools', keywords: ['Git'] }]} logos={[]} />);
  const skills = within(screen.getByRole('region', { name: 'Skills' }));
  const links = skills.getAllByRole('link');
  expect(links.map((link) => ({ label: link.textContent, url: link.getAttribute('href') }))).toEqual(where);
  const skill = skills.getByText('TypeScript');
  expect(skill.localName).toBe('dt');
  for (const link of links) expect(skill.parentElement?.contains(link)).toBe(true);
  expect(skills.getByText('CSS, SQL')).toBeTruthy();
  expect(skills.getByText('Git').parentElement?.querySelector('dl')).toBeNull();
  const headings = skills.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['LanguagesMaster', 'Tools']);
});
