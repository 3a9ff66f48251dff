import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Entries } from '../../../src/components/entries';
import type { TimelineEntry } from '../../../src/views';

afterEach(cleanup);

/** Shows an entry; returns its row. */
function show(entry: Partial<TimelineEntry>): HTMLElement {
  const whole = { id: 'experience-1', years: '2022', title: '', organization: '', highlights: [], ...entry };
  render(<Entries id="experience" heading="Experience" entries={[whole]} />);
  return screen.getByRole('region', { name: 'Experience' }).querySelector('ol > li') as HTMLElement;
}

test('a job shows years, position, employer, summary and highlights', () => {
  const job = within(
    show({
      title: 'IT support specialist',
      organization: 'Cedar County Library',
      url: 'https://library.example.com/',
      notes: 'Portland',
      text: ['First and second line.', ['For ', { tag: 'em', text: 'all' }, ' branches.']],
      highlights: ['Closed 2,100 tickets.', 'Wrote 40 articles.'],
    }),
  );
  expect(job.getByText('2022')).toBeTruthy();
  expect(job.getByRole('heading', { level: 3 }).textContent).toBe('IT support specialist');
  const employer = job.getByRole('link', { name: 'Cedar County Library' });
  expect(employer.getAttribute('href')).toBe('https://library.example.com/');
  expect(job.getByText('First and second line.').localName).toBe('p');
  expect(job.getByText('all').localName).toBe('em');
  expect(job.getByText(/· Portland$/)).toBeTruthy();
  const points = job.getAllByRole('listitem').map((point) => point.textContent);
  expect(points).toEqual(['Closed 2,100 tickets.', 'Wrote 40 articles.']);
});

test('an entry with a URL of its own has a link in its heading, and an employer without one is text', () => {
  const job = within(show({ title: 'Exam', titleUrl: 'https://exam.test/', organization: 'Board' }));
  expect(job.getAllByRole('link')).toEqual([job.getByRole('heading').querySelector('a')]);
  expect(job.getByRole('link').getAttribute('href')).toBe('https://exam.test/');
  expect(job.getByText('Board')).toBeTruthy();
});

test('an entry without a date reserves no space for it', () => {
  expect(show({ title: 'Exam', years: '' }).children).toHaveLength(1);
});

test('without a position, the employer is the heading and appears once', () => {
  const job = within(show({ organization: 'Fern & Field' }));
  expect(job.getAllByText('Fern & Field')).toEqual([job.getByRole('heading', { level: 3 })]);
  expect(job.queryByRole('list')).toBeNull();
});

test('an entry without a name has no heading but keeps its years and text', () => {
  const job = show({ notes: 'Bonn', text: ['Under NDA.'] });
  expect(within(job).queryByRole('heading')).toBeNull();
  const lines = [...job.querySelectorAll('p')].map((line) => line.textContent);
  expect(lines).toEqual(['Bonn', '2022', 'Under NDA.']);
});
