import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Entries } from '../../../src/components/entries';
import type { TimelineEntry } from '../../../src/views';

afterEach(cleanup);

const SUPPORT: TimelineEntry = {
  id: 'experience-1',
  years: '2023–2024',
  title: 'IT support specialist',
  organization: 'Cedar County Library',
  url: 'https://library.example.com/',
  notes: 'Portland',
  text: ['First and second line.', ['For ', { tag: 'em', text: 'all' }, ' branches.']],
  highlights: ['Closed 2,100 tickets.', 'Wrote 40 articles.'],
};
const BARE: TimelineEntry = {
  id: 'experience-2',
  years: '2022',
  title: '',
  organization: 'Fern & Field',
  highlights: [],
};

/** Renders entries and returns their rows. */
function show(...entries: TimelineEntry[]): HTMLElement[] {
  render(<Entries id="experience" heading="Experience" entries={entries} />);
  const section = screen.getByRole('region', { name: 'Experience' });
  return [...section.querySelectorAll<HTMLElement>('ol > li')];
}

test('a job shows years, position, employer, summary and highlights', () => {
  const job = within(show(SUPPORT)[0] as HTMLElement);
  expect(job.getByText('2023–2024')).toBeTruthy();
  expect(job.getByRole('heading', { level: 3 }).textContent).toBe('IT support specialist');
  expect(job.getByRole('link', { name: 'Cedar County Library' }).getAttribute('href')).toBe(SUPPORT.url);
  expect(job.getByText('First and second line.').localName).toBe('p');
  expect(job.getByText('all').localName).toBe('em');
  expect(job.getByText(/· Portland$/)).toBeTruthy();
  expect(job.getAllByRole('listitem').map((point) => point.textContent)).toEqual(SUPPORT.highlights);
});

test('an entry with a URL of its own has a link in its heading', () => {
  const job = within(
    show({
      ...BARE,
      title: 'Exam',
      titleUrl: 'https://exam.test/',
      organization: 'Board',
    })[0] as HTMLElement,
  );
  expect(job.getByRole('heading').querySelector('a')?.getAttribute('href')).toBe('https://exam.test/');
  expect(job.getByText('Board')).toBeTruthy();
});

test('an entry without a date reserves no space for it', () => {
  expect(show({ ...BARE, years: '' })[0]?.children).toHaveLength(1);
});

test('entries keep their order', () => {
  const jobs = show(SUPPORT, BARE);
  expect(jobs.map((job) => job.querySelector('h3')?.textContent)).toEqual([
    'IT support specialist',
    'Fern & Field',
  ]);
});

test('without a position, the employer is the heading and appears once', () => {
  const job = within(show(BARE)[0] as HTMLElement);
  expect(job.getAllByText('Fern & Field')).toHaveLength(1);
  expect(job.queryByRole('list')).toBeNull();
});

test('an entry without a name has no heading but keeps its years and text', () => {
  const job = show({ ...BARE, organization: '', notes: 'Bonn', text: ['Under NDA.'] })[0] as HTMLElement;
  expect(within(job).queryByRole('heading')).toBeNull();
  expect([...job.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'Bonn',
    '2022',
    'Under NDA.',
  ]);
});

test('an employer without a URL is not a link', () => {
  const job = within(show({ ...SUPPORT, url: undefined, notes: undefined })[0] as HTMLElement);
  expect(job.queryByRole('link')).toBeNull();
  expect(job.getByText('Cedar County Library')).toBeTruthy();
});
