import { expect, test } from 'vitest';
import { resumeOf } from '../../../../../plugins/content/read/load.ts';
import { displayWords } from '../../../../../plugins/content/styles/display-type.ts';
import { ORIGIN } from '../../../../../plugins/content/text/origin.ts';
import type { Resume } from '../../../../../plugins/content/types.ts';
import { directionIn, withDirections } from '../../../../../plugins/content/views/directions';
import { entriesOf } from '../../../../../plugins/content/views/entries.ts';
import {
  messageSize,
  namedSizes,
  sizeAttribute,
  titleSize,
} from '../../../../../plugins/content/views/title-size';
import { project, validContent } from '../../../../support/content.ts';

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
  const entries = entriesOf(resumeOf(resume));
  const at = (place: string) => ({ [ORIGIN]: { place } });
  expect(entries).toMatchObject({
    experience: [{ ...at('work[0]'), title: 'Dev', organization: 'Mill', note: 'Graz', keywords: ['C'] }],
    education: [
      {
        ...at('education[0]'),
        title: 'BSc, Physics',
        organization: 'MIT',
        points: [
          { field: 'courses[0]', text: 'A' },
          { field: 'highlights[0]', text: 'B' },
        ],
      },
    ],
    volunteering: [{ ...at('volunteer[0]'), title: 'Teacher', organization: 'Club' }],
    awards: [{ ...at('awards[0]'), title: 'Prize', organization: 'Jury', date: '2014' }],
    certificates: [
      { ...at('certificates[0]'), title: 'Exam', titleUrl: URL, organization: 'Board', image: 'exam.png' },
    ],
    publications: [{ ...at('publications[0]'), title: 'Paper', titleUrl: URL, date: '2018', note: 'A, B' }],
    references: [{ ...at('references[0]'), title: 'Li', text: [{ field: 'reference', text: 'Good.' }] }],
  });
  expect(entries.experience[0]).not.toHaveProperty('name');
  expect(entriesOf({ education: [{}], publications: [{}] })).toMatchObject({
    education: [{ title: '', note: undefined, points: [] }],
    publications: [{ organization: undefined, note: undefined }],
  });
  const none = Object.keys(entries).map((section) => [section, []]);
  expect(entriesOf({})).toEqual(Object.fromEntries(none));
});

test('fields of other parts of the résumé are not shown', () => {
  const other = { courses: ['A'], reference: 'B', summary: 'C', highlights: ['D'], url: URL, date: '2020' };
  const { experience, references } = entriesOf({ work: [other], references: [other] } as Resume);
  expect(experience).toMatchObject([
    { text: [{ field: 'summary', text: 'C' }], points: [{ field: 'highlights[0]', text: 'D' }] },
  ]);
  expect(references).toMatchObject([{ text: [{ field: 'reference', text: 'B' }], points: [] }]);
  expect(references[0]).not.toHaveProperty('url');
  expect(references[0]).not.toHaveProperty('date');
});

test.each([
  ['1.3', 'Grade: 1.3'],
  ['A+', 'Grade: A+'],
  ['with honours', 'with honours'],
])('the grade %s is shown as %s', (score, note) => {
  expect(entriesOf({ education: [{ score }] }).education[0]?.note).toBe(note);
});

test.each([
  ['2019 2020,2020 2021,2018 2021', '120'],
  ['2019,2021,2020', '120'],
  ['2019 2020,2019 2020,2018', '201'],
  [' 2020,2019 2020, 2021', '210'],
  ['2018 2019,,2021, 2022,2022', '24013'],
])('of jobs with start and end %s those at %s come first', (spans, order) => {
  const work = spans.split(',').map((span, at) => {
    const [startDate, endDate] = span.split(' ').map((date) => date || undefined);
    return { name: String(at), startDate, endDate };
  });
  expect(
    entriesOf({ work })
      .experience.map(({ organization }) => organization)
      .join(''),
  ).toBe(order);
});

test.each([
  [4.4, ['Robin Sample', 'DevHive', 'Climbor Die', 'My Game', '山田太郎', '']],
  [6, ['Aleksandra Brandt-Lindholm', 'Jean-Christophe']],
  [8, ['Maximilian Alexander von Hohenstein']],
  [11, ['ページが見つかりません']],
  [10, ['Featherstonehaugh', 'A dashboard for the people who keep the trains on time']],
  [18, ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch']],
])('lines of %s em hold %j: the longest word, or a third of a long title', (size, titles) => {
  expect(titles.map((title) => titleSize(title))).toEqual(titles.map(() => size));
});

test('styles have each size that titles name, once', () => {
  const content = validContent();
  content.resume.basics = { name: 'Konstantinopolitanus' };
  content.projects.alpha = { ...project('Alpha'), title: 'Konstantinopolitanis' };
  const size = titleSize('Konstantinopolitanus');
  expect(namedSizes(content)).toEqual([size]);
  const { site } = content;
  expect(['Beta', 'Konstantinopolitanus'].map((title) => sizeAttribute(title, site))).toEqual([
    undefined,
    size,
  ]);
  expect(namedSizes({ resume: {}, site: {}, projects: {} })).toEqual([]);
});

test('leaves room for wide letters if the title is in the system’s font', () => {
  expect(titleSize('Wimmelbuch', { font: 'system' })).toBeGreaterThan(titleSize('Wimmelbuch'));
});

test('ignores soft hyphens, and keeps words together at a no-break space', () => {
  expect(titleSize('Kon\u00adstan\u00adti\u00adnos')).toBe(titleSize('Konstantinos'));
  expect(titleSize('Konstan\u00a0tinos')).not.toBe(titleSize('Konstan tinos'));
});

test('messages of the interface are smaller than a name', () => {
  expect(messageSize({})).toBe(8);
  expect(messageSize({ words: { notLoaded: 'Seitenladefehlermeldung' } })).toBe(13);
});

test('the home page shows in display type the name, the headings of its sections and the projects', () => {
  const sections = ['ABOUT ME', 'PROJECTS', 'SKILLS', 'EXPERIENCE', 'CONTACT ME'];
  expect(displayWords(validContent()).home).toEqual(['Kim Doe', ...sections, 'Alpha', 'Beta']);
  const resume = { basics: { name: 'Kim Doe' }, interests: [{ name: 'Chess' }] };
  expect(displayWords({ resume, site: {}, projects: {} }).home).toEqual(['Kim Doe', 'INTERESTS']);
});

test('other pages show in it the titles and headings of projects, and the error message', () => {
  const content = validContent();
  content.site.words = { notFound: 'Fehlt' };
  const { others, notFound } = displayWords(content);
  const headings = ['OVERVIEW', 'PARTS', 'SCREENS', 'OVERVIEW', 'PARTS'];
  expect(others).toEqual(['This page did not load', 'Alpha', 'Beta', ...headings]);
  expect(notFound).toEqual(['Fehlt']);
});

test.each([
  ['كتبتُ هذا المحرر بالعربية.', 'rtl'],
  ['I wrote the editor in two weeks.', 'ltr'],
  ['3. 🎉 «أطلقناه» في مسقط!', 'rtl'],
  ['1,200 → 17 … — it ships every day', 'ltr'],
  ['עברית לכולם', 'rtl'],
  // Names in Latin letters stand in Arabic texts, also at their beginning.
  ['React هو ما بنيتُ به الواجهة', 'rtl'],
  ['استخدمت React و TypeScript و PostgreSQL و Docker', 'rtl'],
  ['TypeScript، CSS، Node.js، PostgreSQL', undefined],
  ['Visual Studio Code', undefined],
  ['Built With Love.', 'ltr'],
  ['كشيدة is a typeface for the web', 'ltr'],
  ['كتبتُ عنه في https://example.org/a-long-address.html و kim@example.org', 'rtl'],
  // One word stands well on either side.
  ['العربية', undefined],
  ['初めての作品です。', 'ltr'],
  ['2024–2025', undefined],
  ['🎉', undefined],
  ['', undefined],
])('%j reads as %s', (text, direction) => {
  expect(directionIn(text)).toBe(direction);
});

const ARABIC = 'كتبتُ هذا المحرر بالعربية.';
const ENGLISH = 'I wrote the editor in two weeks.';
const directed = (text: unknown, dir = 'rtl') => [{ tag: 'span', dir, text }];

test('a view says the direction of what has another than its page, and of nothing else', () => {
  const marked = ['في ', { tag: 'strong', text: 'أسبوعين فقط' }];
  const view = {
    opening: [ARABIC],
    asks: [{ ask: ARABIC, answer: ARABIC }],
    about: [ARABIC, ENGLISH, marked, { list: [ARABIC, 'One'] }, { list: [ARABIC] }],
    facts: [{ label: ARABIC, text: ARABIC }],
    contact: { networks: [{ text: ARABIC }] },
    order: [
      'about',
      { id: 'a', heading: 'نظرة عامة', blocks: [{ group: { heading: 'One', items: [ENGLISH] } }] },
    ],
  };
  expect(withDirections(view, { language: 'en' })).toEqual({
    opening: [directed(ARABIC)],
    asks: [{ ask: ARABIC, answer: directed(ARABIC) }],
    about: [
      directed(ARABIC),
      ENGLISH,
      directed(marked),
      { list: [directed(ARABIC), 'One'] },
      { list: [directed(ARABIC)], dir: 'rtl' },
    ],
    facts: [{ label: ARABIC, text: directed(ARABIC) }],
    contact: view.contact,
    order: ['about', { ...(view.order[1] as object), dir: 'rtl' }],
  });
  const english = { about: [ENGLISH, { list: ['One'] }], tagline: ENGLISH };
  expect(withDirections(english, {})).toEqual(english);
  expect(withDirections(english, { language: 'ar' })).toEqual({
    about: [directed(ENGLISH, 'ltr'), { list: ['One'] }],
    tagline: ENGLISH,
    dir: 'ltr',
  });
});
