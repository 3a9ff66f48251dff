import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Experience } from '../../../src/components/experience';
import type { Job } from '../../../src/views';

afterEach(cleanup);

const SUPPORT: Job = {
  id: 'experience-1',
  years: '2023–2024',
  position: 'IT support specialist',
  employer: 'Cedar County Library',
  url: 'https://library.example.com/',
  notes: 'Portland',
  text: ['First and second line.', ['For ', { tag: 'em', text: 'all' }, ' branches.']],
  highlights: ['Closed 2,100 tickets.', 'Wrote 40 articles.'],
};
const BARE: Job = {
  id: 'experience-2',
  years: '2022',
  position: '',
  employer: 'Fern & Field',
  highlights: [],
};

/** Shows jobs and hands back the rows of the timeline. */
function show(...jobs: Job[]): HTMLElement[] {
  render(<Experience id="experience" heading="Experience" jobs={jobs} />);
  const section = screen.getByRole('region', { name: 'Experience' });
  return [...section.querySelectorAll<HTMLElement>('ol > li')];
}

test('a job tells years, position, employer, summary and points', () => {
  const job = within(show(SUPPORT)[0] as HTMLElement);
  expect(job.getByText('2023–2024')).toBeTruthy();
  expect(job.getByRole('heading', { level: 3 }).textContent).toBe('IT support specialist');
  expect(job.getByRole('link', { name: 'Cedar County Library' }).getAttribute('href')).toBe(SUPPORT.url);
  expect(job.getByText('First and second line.').localName).toBe('p');
  expect(job.getByText('all').localName).toBe('em');
  expect(job.getByText(/· Portland$/)).toBeTruthy();
  expect(job.getAllByRole('listitem').map((point) => point.textContent)).toEqual(SUPPORT.highlights);
});

test('what has an address of its own is a link in its heading, whoever gave it', () => {
  const job = within(
    show({
      ...BARE,
      position: 'Exam',
      positionUrl: 'https://exam.test/',
      employer: 'Board',
    })[0] as HTMLElement,
  );
  expect(job.getByRole('heading').querySelector('a')?.getAttribute('href')).toBe('https://exam.test/');
  expect(job.getByText('Board')).toBeTruthy();
});

test('what has no date keeps no space for one', () => {
  expect(show({ ...BARE, years: '' })[0]?.children).toHaveLength(1);
});

test('jobs keep their order', () => {
  const jobs = show(SUPPORT, BARE);
  expect(jobs.map((job) => job.querySelector('h3')?.textContent)).toEqual([
    'IT support specialist',
    'Fern & Field',
  ]);
});

test('where the position is not told the employer is the heading, once', () => {
  const job = within(show(BARE)[0] as HTMLElement);
  expect(job.getAllByText('Fern & Field')).toHaveLength(1);
  expect(job.queryByRole('list')).toBeNull();
});

test('what has no name has no heading, and keeps its years and its text', () => {
  const job = show({ ...BARE, employer: '', notes: 'Bonn', text: ['Under NDA.'] })[0] as HTMLElement;
  expect(within(job).queryByRole('heading')).toBeNull();
  expect([...job.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'Bonn',
    '2022',
    'Under NDA.',
  ]);
});

test('an employer without an address is no link', () => {
  const job = within(show({ ...SUPPORT, url: undefined, notes: undefined })[0] as HTMLElement);
  expect(job.queryByRole('link')).toBeNull();
  expect(job.getByText('Cedar County Library')).toBeTruthy();
});
