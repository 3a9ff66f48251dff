import { expect, test } from 'vitest';
import type { Resume } from '../../../../../plugins/content/types.ts';
import { entriesOf } from '../../../../../plugins/content/views/entries.ts';

const URL = 'https://a.test';

test('entries have the same fields and their place, whatever part of the résumé they are in', () => {
  const resume: Resume = {
    work: [{ name: 'Mill', position: 'Dev', location: 'Graz', keywords: ['C'], highlights: ['Ground.'] }],
    education: [{ institution: 'MIT', studyType: 'BSc', area: 'Physics', courses: ['A'], highlights: ['B'] }],
    volunteer: [{ organization: 'Club', position: 'Teacher', summary: 'Chess.' }],
    awards: [{ title: 'Prize', awarder: 'Jury', date: '2014' }],
    certificates: [{ name: 'Exam', issuer: 'Board', url: URL, 'x-image': 'exam.png' }],
    publications: [{ name: 'Paper', publisher: 'Press', url: URL, releaseDate: '2018', authors: ['A', 'B'] }],
    references: [{ name: 'Li', reference: 'Good.' }],
  };
  const entries = entriesOf(resume);
  expect(entries).toMatchObject({
    experience: [{ field: 'work[0]', title: 'Dev', organization: 'Mill', note: 'Graz', keywords: ['C'] }],
    education: [{ field: 'education[0]', title: 'BSc, Physics', organization: 'MIT', points: ['A', 'B'] }],
    volunteering: [{ field: 'volunteer[0]', title: 'Teacher', organization: 'Club' }],
    awards: [{ field: 'awards[0]', title: 'Prize', organization: 'Jury', date: '2014' }],
    certificates: [
      { field: 'certificates[0]', title: 'Exam', titleUrl: URL, organization: 'Board', image: 'exam.png' },
    ],
    publications: [{ field: 'publications[0]', title: 'Paper', titleUrl: URL, date: '2018', note: 'A, B' }],
    references: [{ field: 'references[0]', title: 'Li', text: [undefined, 'Good.'] }],
  });
  expect(entries.experience[0]).not.toHaveProperty('name');
  expect(entriesOf({ education: [{}], publications: [{}] })).toMatchObject({
    education: [{ title: '', note: undefined, points: [] }],
    publications: [{ organization: undefined, note: undefined }],
  });
  const none = Object.keys(entries).map((section) => [section, []]);
  expect(entriesOf({})).toEqual(Object.fromEntries(none));
});

test.each([
  ['1.3', 'Grade: 1.3'],
  ['A+', 'Grade: A+'],
  ['with honours', 'with honours'],
])('the grade %s is shown as %s', (score, note) => {
  expect(entriesOf({ education: [{ score }] }).education[0]?.note).toBe(note);
});

test.each([
  [
    ['2019 2020', '2020 2021', '2018 2021'],
    [1, 2, 0],
  ],
  [
    ['2019', '2021', '2020'],
    [1, 2, 0],
  ],
  [
    ['2019 2020', '2019 2020', '2018'],
    [2, 0, 1],
  ],
  [
    [' 2020', '2019 2020', ' 2021'],
    [2, 1, 0],
  ],
  [
    ['2018 2019', '', '2021', ' 2022', '2022'],
    [2, 4, 0, 1, 3],
  ],
])('of jobs with start and end %j those at %j come first', (spans, order) => {
  const work = spans.map((span, at) => {
    const [startDate, endDate] = span.split(' ').map((date) => date || undefined);
    return { name: String(at), startDate, endDate };
  });
  expect(entriesOf({ work }).experience.map(({ organization }) => Number(organization))).toEqual(order);
});
