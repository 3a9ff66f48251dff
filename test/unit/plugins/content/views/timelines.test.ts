import { expect, test } from 'vitest';
import { timelinesOf, timeOf } from '../../../../../plugins/content/views/timelines.ts';
import { wordsOf } from '../../../../../plugins/content/words/words.ts';

test('lists certificates with the latest first, and as they are written if one has no date', () => {
  const shown = (...dates: (string | undefined)[]) => {
    const certificates = dates.map((date, index) => ({ name: String(index), date }));
    return timelinesOf({ certificates })[0]?.entries.map(({ title }) => title);
  };
  expect(shown('2018', '2024-05', '2024')).toEqual(['1', '2', '0']);
  expect(shown('2018', undefined, '2024')).toEqual(['0', '1', '2']);
});

test('shows the URL of an entry without a name', () => {
  const [publication] = timelinesOf({ publications: [{ url: 'https://www.paper.test/' }] });
  const [job] = timelinesOf({ work: [{ url: 'https://mill.test', summary: 'Under NDA.' }] });
  expect(publication?.entries[0]).toMatchObject({
    title: 'paper.test',
    titleUrl: 'https://www.paper.test/',
  });
  expect(job?.entries[0]).toMatchObject({ title: 'mill.test', titleUrl: 'https://mill.test' });
});

test('links an entry that has only a publisher to its URL', () => {
  const [publication] = timelinesOf({ publications: [{ publisher: 'Press', url: 'https://paper.test' }] });
  expect(publication?.entries[0]).toMatchObject({
    title: '',
    organization: 'Press',
    titleUrl: 'https://paper.test',
  });
});

test.each([
  ['2029', '2029'],
  ['2026-07', '2026'],
  ['2026-06-16', '2026'],
  ['2026-06-15', '2026–now'],
  ['2026-06', '2026–now'],
  ['2026', '2026–now'],
  ['2021-04', '2021–now'],
])('in June 2026 an entry that starts at %s and has no end shows %s', (startDate, years) => {
  const today = new Date('2026-06-15T12:00:00Z');
  expect(timeOf({ startDate }, 'years', wordsOf({}), 'en', today)).toBe(years);
});
