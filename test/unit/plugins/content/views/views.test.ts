import { describe, expect, test } from 'vitest';
import { headViews } from '../../../../../plugins/content/deployment/head.ts';
import { loadContent, withoutBlanks } from '../../../../../plugins/content/read/load.ts';
import type { Content, PictureOf, Resume, Site } from '../../../../../plugins/content/types.ts';
import { homeView } from '../../../../../plugins/content/views/home.ts';
import { sectionsOf } from '../../../../../plugins/content/views/resume-sections.ts';
import { resumeView } from '../../../../../plugins/content/views/resume-view.ts';
import { pageViews, projectView } from '../../../../../plugins/content/views/views.ts';
import { project, validContent, writeContent } from '../../../../support/content.ts';
import { temporaryFolder } from '../../../../support/temporary-files.ts';

const picture: PictureOf = ({ src, alt = '' }) => ({ src, alt, width: 1, height: 1, widths: [] });
const of = (resume: Resume, site: Site = {}) => ({
  resume: (withoutBlanks(resume) ?? {}) as Resume,
  site,
  projects: {},
});
const items = (content: Content) => pageViews(content).home?.sections.map(({ text }) => text);
const home = (resume: Resume, site?: Site) => homeView(of(resume, site), picture);
const jobs = (resume: Resume) => home(resume).timelines.flatMap((timeline) => timeline.entries);

describe('the home page of any résumé', () => {
  test('a part that is missing, empty or blank has no section', () => {
    const bare = { basics: { name: 'Kim' } };
    const blank = {
      basics: { name: 'Kim', summary: ' ', email: '', image: '', location: { city: '' }, profiles: [] },
      work: [{ name: '', highlights: [''] }],
      skills: [{ name: '', keywords: [] }],
      projects: [{ description: 'without a name' }],
    };
    for (const resume of [bare, blank]) {
      expect(items(of(resume))).toEqual([]);
      const { name, nameSize, greeting, logos, timelines, order, facts, rain, ...rest } = home(resume);
      const none = { logos: [], timelines: [], order: [], facts: [] };
      expect({ name, logos, timelines, order, facts, rain }).toEqual({ name: 'Kim', rain: '', ...none });
      expect(Object.values(rest).filter((part) => part !== undefined)).toEqual([]);
    }
  });

  test.each([
    [{ startDate: '2021-04', endDate: '' }, '2021–now'],
    [{ startDate: '2022-01', endDate: '2022-12' }, '2022'],
    [{ startDate: '2019', endDate: '2022-12' }, '2019–2022'],
    [{ endDate: '2020' }, '2020'],
    [{}, ''],
  ])('shows the years of %o as "%s"', (span, years) => {
    expect(jobs({ work: [{ name: 'Acme', ...span }] })[0]?.years).toBe(years);
  });

  test('the latest job comes first, whatever the order in the file, and its employer is in the hero', () => {
    const work = [
      { name: 'Old', startDate: '2010', endDate: '2012' },
      { name: 'Now', startDate: '2015' },
      { name: 'Then', startDate: '2012', endDate: '2014' },
    ];
    expect(jobs({ work }).map(({ organization }) => organization)).toEqual(['Now', 'Then', 'Old']);
    expect(home({ work }).facts).toEqual([{ label: 'Latest', text: 'Now' }]);
    expect(sectionsOf({ work }, {})[0]?.entries.map(({ organization }) => organization)).toEqual([
      'Now',
      'Then',
      'Old',
    ]);
  });

  test('shows education, awards and the like in sections of their own', () => {
    const resume: Resume = {
      education: [
        { institution: 'MIT', studyType: 'BSc', area: 'Physics', startDate: '2001', endDate: '2004' },
      ],
      volunteer: [{ organization: 'Club', position: 'Teacher', startDate: '2012', endDate: '2013' }],
      awards: [{ title: 'Prize', awarder: 'Jury', date: '2014-11-01' }],
      certificates: [{ name: 'Exam', issuer: 'Board', date: '2016' }],
      publications: [{ name: 'Paper', publisher: 'Press', releaseDate: '2018-10' }],
    };
    expect(jobs(resume).map(({ years, title, organization }) => [years, title, organization])).toEqual([
      ['2001–2004', 'BSc, Physics', 'MIT'],
      ['2012–2013', 'Teacher', 'Club'],
      ['2014', 'Prize', 'Jury'],
      ['2016', 'Exam', 'Board'],
      ['2018', 'Paper', 'Press'],
    ]);
    expect(items(of(resume))).toEqual(['education']);
  });

  test.each(['https://host.test/me.jpg', 'data:image/png;base64,AA==', ''])(
    'shows no photo for "%s"',
    (image) => {
      expect(home({ basics: { image } }).portrait).toBeUndefined();
    },
  );

  test('groups skills and interests without keywords together, and languages separately', () => {
    const skills = [{ name: 'CSS' }, { name: 'Web', level: 'Master' }, { name: 'SQL' }];
    expect(home({ skills, languages: [{ language: 'Thai', fluency: 'Native' }] }).skills).toEqual([
      { name: 'Web', keywords: ['Master'] },
      { name: 'Know-how', keywords: ['CSS', 'SQL'] },
      { name: 'Spoken languages', keywords: ['Thai (Native)'] },
    ]);
    const interests = [{ name: 'Wildlife', keywords: ['Owls'] }, { name: 'Go' }, { name: 'Chess' }];
    expect(home({ interests }).interests).toEqual([
      { name: 'Wildlife', keywords: ['Owls'] },
      { name: 'Off work', keywords: ['Go', 'Chess'] },
    ]);
  });

  test('shows a project’s highlights and facts, and no link if it has no URL', () => {
    const span = { startDate: '2019', endDate: '2020' };
    const map = { name: 'Map', entity: 'Smoogle', type: 'app', roles: ['Lead', 'Writer'], ...span };
    const facts = '2019–2020 · Lead, Writer · Smoogle · app';
    const card = { title: 'Map', facts, highlights: ['Won.'], link: '', isExternal: false, keywords: [] };
    expect(home({ projects: [{ ...map, highlights: ['Won.'] }] }).projects).toEqual([card]);
  });

  test('links a project to both its page and its URL; the owner decides which comes first', () => {
    const content = validContent();
    content.resume.projects = [{ name: 'Alpha', url: 'https://github.com/kim/alpha' }];
    const alpha = () => homeView(content, picture).projects?.[0];
    const source = { label: 'Source code', url: 'https://github.com/kim/alpha' };
    expect(alpha()).toMatchObject({ link: '/alpha', isExternal: false, more: source });
    expect(projectView('alpha', content, picture).link).toEqual(source);
    content.projects.alpha = { ...content.projects.alpha, external: true } as never;
    const more = { label: 'About this project', url: '/alpha' };
    expect(alpha()).toMatchObject({ link: source.url, isExternal: true, more });
  });

  test('parses links and emphasis in every prose field', () => {
    const text = 'a **b**';
    const parsed = ['a ', { tag: 'strong', text: 'b' }];
    const blocks = [{ text }, { list: [text] }, { group: { heading: 'Two', items: [text] } }];
    const alpha = { ...project('Alpha'), facts: [{ label: 'Role', text }] };
    const content = {
      resume: {
        basics: { name: 'Kim', summary: text },
        work: [{ name: 'Acme', description: text, summary: `${text}\n\n${text}`, highlights: [text] }],
        projects: [{ name: 'Map', description: text, highlights: [text] }],
        references: [{ name: 'Li', reference: text }],
      },
      site: {},
      projects: { alpha: { ...alpha, sections: [{ id: 'one', heading: 'One', blocks }] } },
    };
    const { about, projects, timelines } = homeView(content, picture);
    expect(about).toEqual([parsed]);
    expect(projects?.[0]).toMatchObject({ description: [parsed], highlights: [parsed] });
    expect(timelines.map(({ entries: [job] }) => job)).toMatchObject([
      { text: [parsed, parsed, parsed], highlights: [parsed] },
      { title: 'Li', text: [parsed] },
    ]);
    const { facts, sections } = projectView('alpha', content, picture);
    expect(facts).toEqual([{ label: 'Role', text: parsed }]);
    expect(sections[0]?.blocks).toEqual([
      { text: parsed },
      { list: [parsed] },
      { group: { heading: 'Two', items: [parsed] } },
    ]);
  });

  test('shows places, grades and levels next to what they belong to', () => {
    const education = [
      { institution: 'MIT', score: '4.0', location: 'Boston' },
      { institution: 'ETH', score: 'with honours' },
    ];
    expect(jobs({ education }).map(({ notes }) => notes)).toEqual(['Boston · Grade: 4.0', 'with honours']);
    expect(home({ skills: [{ name: 'Web', level: 'Master', keywords: ['CSS'] }] }).skills).toEqual([
      { name: 'Web', level: 'Master', keywords: ['CSS'] },
    ]);
    const location = { city: 'Rome', countryCode: 'IT' };
    expect(home({ basics: { location } }).facts).toEqual([{ label: 'Based in', text: 'Rome, Italy' }]);
    expect(home({ basics: { location: { countryCode: 'Rome-Land' } } }).facts[0]?.text).toBe('Rome-Land');
    const address = { ...location, address: 'Via 1', postalCode: '00100' };
    expect(home({ basics: { location: address } }).contact?.address).toBe('Via 1, 00100 Rome, Italy');
  });

  test('links a project on the owner’s own site to its page, and one without a page to its URL', () => {
    const content = validContent();
    const map = 'https://elsewhere.test/';
    content.resume.projects = [
      { name: 'Alpha', url: 'https://doe.test/alpha' },
      { name: 'Map', url: map },
    ];
    expect(homeView(content, picture).projects).toMatchObject([
      { link: '/alpha', isExternal: false, more: undefined },
      { link: map, isExternal: true, more: undefined },
    ]);
  });
});

test('search engines and link previews get texts without markup', () => {
  const content = validContent();
  content.resume.basics = { name: 'Kim', summary: 'I make **things**.' };
  content.projects.alpha = { ...project('Alpha'), description: 'See [it](https://a.test).' };
  const own = { tag: 'en', name: 'English', base: '/', site: 'https://doe.test/' };
  const heads = headViews(content, { own, editions: [own], preview: () => undefined });
  expect(JSON.stringify(heads)).toMatch(/I make things\..*See it\./s);
  expect(JSON.stringify(heads)).not.toMatch(/\*\*|\]\(/);
});

test('the title is only the name if there is no role', () => {
  expect(pageViews(of({ basics: { name: 'Kim', label: '' } })).home?.title).toBe('Kim');
});

test('the owner’s folder needs no project, and may contain a byte order mark', async () => {
  const folder = temporaryFolder('owner');
  await writeContent(
    folder,
    { ...validContent(), projects: {} },
    {
      'resume.json': '\uFEFF{ "basics": { "name": "Kim", "label": "" } }',
    },
  );
  expect(loadContent(folder)).toMatchObject({ resume: { basics: { name: 'Kim' } }, projects: {} });
  expect(loadContent(folder).resume.basics).not.toHaveProperty('label');
});

test('the navigation shows a section’s label, else its id in English and its heading in other languages', () => {
  const section = { id: 'a', heading: 'Überblick', blocks: [{ text: 'A' }] };
  const alpha = { ...project('Alpha'), sections: [section, { ...section, id: 'b', label: 'Kurz' }] };
  const items = (language: string) =>
    pageViews({ resume: {}, site: { language }, projects: { alpha } }).alpha?.sections;
  expect(items('en-GB')).toEqual([
    { hash: '#a', text: 'a' },
    { hash: '#b', text: 'Kurz' },
  ]);
  expect(items('de')).toEqual([
    { hash: '#a', text: 'Überblick' },
    { hash: '#b', text: 'Kurz' },
  ]);
});

test('formats dates for the language, in the Gregorian calendar', () => {
  const work = [{ name: 'A', startDate: '2019', endDate: '2020-03' }];
  const years = (language: string) => home({ work }, { language }).timelines[0]?.entries[0]?.years;
  expect(years('ja')).toBe('2019年〜2020年');
  expect(years('th')).toBe('2019–2020');
  expect(years('ar-EG')).toBe('٢٠١٩ – ٢٠٢٠');
});

test('a skill that much work used has four links and one to the rest; the same firm is linked once', () => {
  const keywords = ['Perl'];
  const projects = Array.from({ length: 50 }, (_, at) => ({
    name: `P${at}`,
    url: `https://p${at}.test`,
    keywords,
  }));
  const job = { name: 'Acme', keywords };
  const proven = (resume: Resume) => home(resume).skills?.[0]?.proven?.[0]?.where;
  const skills = [{ name: 'Languages', keywords }];
  expect(proven({ skills, projects, work: [job] })?.slice(3)).toEqual([
    { label: 'P3', url: 'https://p3.test' },
    { label: 'and 47 more', url: '#projects' },
  ]);
  expect(proven({ skills, projects: projects.slice(0, 5) })).toHaveLength(5);
  expect(proven({ skills, work: [job, { ...job, position: 'Lead' }] })).toEqual([
    { label: 'Acme', url: '#experience-1' },
  ]);
});

test('on a page from right to left each name of a list keeps its own order', () => {
  const resume: Resume = {
    skills: [{ name: 'لغات', keywords: ['Python', 'C++', 'Go'] }],
    work: [{ name: 'Acme Inc.', location: 'Graz', keywords: ['Go', 'C#'] }],
    publications: [{ name: 'Dust', authors: ['J. Doe', 'B. Roe Jr.'] }],
  };
  const view = home(resume, { language: 'ar' });
  expect(view.skills?.[0]?.keywords).toEqual(['\u2068Python\u2069', '\u2068C++\u2069']);
  expect(view.skills?.[0]?.proven?.[0]).toMatchObject({
    name: '\u2068Go\u2069',
    where: [{ label: '\u2068Acme Inc.\u2069' }],
  });
  expect(view.rain).toBe('Go');
  const [work, publications] = view.timelines;
  expect(work?.entries[0]).toMatchObject({
    organization: '\u2068Acme Inc.\u2069',
    notes: '\u2068Graz\u2069',
    keywords: ['\u2068Go\u2069', '\u2068C#\u2069'],
  });
  expect(publications?.entries[0]?.notes).toBe('\u2068J. Doe\u2069، \u2068B. Roe Jr.\u2069');
});

test('in the PDF from right to left the groups of a phone number keep their order', () => {
  const { contact } = resumeView({ basics: { phone: '050 555 0100' } }, { language: 'ar' });
  expect(JSON.stringify(contact)).toContain('\u2068050 555 0100\u2069');
});

test('a project’s page leads to all others, of many to the next six, the last to the first', () => {
  const othersOf = (count: number, name: string) => {
    const names = Array.from({ length: count }, (_, at) => `p${at}`);
    const projects = Object.fromEntries(names.map((each) => [each, project(each)]));
    return projectView(name, { ...validContent(), projects }, picture).others.map(({ url }) => url);
  };
  expect(othersOf(3, 'p1')).toEqual(['/p0', '/p2']);
  expect(othersOf(9, 'p7')).toEqual(['/p8', '/p0', '/p1', '/p2', '/p3', '/p4']);
});
