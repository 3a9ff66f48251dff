import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { homeSections, homeView } from '../../../../plugins/content/home.ts';
import { directionOf } from '../../../../plugins/content/language.ts';
import { loadContent, withoutBlanks } from '../../../../plugins/content/load.ts';
import type { PictureOf, Resume } from '../../../../plugins/content/types.ts';
import { ownerView, pageViews } from '../../../../plugins/content/views.ts';
import { soundContent, writeContent } from '../../../support/content.ts';

const picture: PictureOf = ({ src, alt = '' }) => ({ src, alt, width: 1, height: 1, widths: [] });
const of = (resume: Resume) => ({ resume: (withoutBlanks(resume) ?? {}) as Resume, site: {}, projects: {} });
const home = (resume: Resume) => homeView(of(resume), picture);
const jobs = (resume: Resume) => home(resume).timelines.flatMap((timeline) => timeline.jobs);

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
      expect(homeSections(of(resume))).toEqual([]);
      const { name, greeting, logos, timelines, ...rest } = home(resume);
      expect({ name, logos, timelines }).toEqual({ name: 'Kim', logos: [], timelines: [] });
      expect(Object.values(rest).filter((part) => part !== undefined)).toEqual([]);
    }
  });

  test('a job that goes on says so', () => {
    expect(jobs({ work: [{ startDate: '2021-04', endDate: '' }] })).toMatchObject([{ years: '2021–now' }]);
  });

  test.each([
    [{ startDate: '2022-01', endDate: '2022-12' }, '2022'],
    [{ startDate: '2019', endDate: '2022-12' }, '2019–2022'],
    [{ endDate: '2020' }, '2020'],
    [{}, ''],
  ])('%o are the years "%s"', (span, years) => {
    expect(jobs({ work: [{ name: 'Acme', ...span }] })[0]?.years).toBe(years);
  });

  test('the latest job comes first, whatever the order in the file, and is the hero’s employer', () => {
    const work = [
      { name: 'Old', startDate: '2010', endDate: '2012' },
      { name: 'Now', startDate: '2015' },
      { name: 'Then', startDate: '2012', endDate: '2014' },
    ];
    expect(jobs({ work }).map(({ employer }) => employer)).toEqual(['Now', 'Then', 'Old']);
    expect(home({ work }).employer).toBe('Now');
  });

  test('jobs without dates stay as the owner put them', () => {
    const work = [{ name: 'B' }, { name: 'A', startDate: '2020' }];
    expect(jobs({ work }).map(({ employer }) => employer)).toEqual(['B', 'A']);
  });

  test('schools, awards and the like are sections of their own', () => {
    const resume: Resume = {
      education: [
        { institution: 'MIT', studyType: 'BSc', area: 'Physics', startDate: '2001', endDate: '2004' },
      ],
      volunteer: [{ organization: 'Club', position: 'Teacher', startDate: '2012', endDate: '2013' }],
      awards: [{ title: 'Prize', awarder: 'Jury', date: '2014-11-01' }],
      certificates: [{ name: 'Exam', issuer: 'Board', date: '2016' }],
      publications: [{ name: 'Paper', publisher: 'Press', releaseDate: '2018-10' }],
    };
    expect(jobs(resume).map(({ years, position, employer }) => [years, position, employer])).toEqual([
      ['2001–2004', 'BSc, Physics', 'MIT'],
      ['2012–2013', 'Teacher', 'Club'],
      ['2014', 'Prize', 'Jury'],
      ['2016', 'Exam', 'Board'],
      ['2018', 'Paper', 'Press'],
    ]);
    expect(homeSections(of(resume))).toEqual(['education']);
  });

  test.each(['https://host.test/me.jpg', 'data:image/png;base64,AA==', ''])(
    'a photo at "%s" is none',
    (image) => {
      expect(home({ basics: { image } }).portrait).toBeUndefined();
    },
  );

  test('skills without keywords are words of one group, and languages are another', () => {
    const skills = [{ name: 'CSS' }, { name: 'Web', level: 'Master' }, { name: 'SQL' }];
    expect(home({ skills, languages: [{ language: 'Thai', fluency: 'Native' }] }).skills).toEqual([
      { name: 'Web', keywords: ['Master'] },
      { name: 'Know-how', keywords: ['CSS', 'SQL'] },
      { name: 'Spoken languages', keywords: ['Thai (Native)'] },
    ]);
  });

  test('a project without a description is described by its highlights, one without an address leads nowhere', () => {
    expect(home({ projects: [{ name: 'Map', highlights: ['Won.', 'Built.'] }] }).projects).toEqual([
      {
        title: 'Map',
        description: 'Won. Built.',
        link: '',
        isExternal: false,
        keywords: [],
        picture: undefined,
      },
    ]);
  });

  test('a project on the owner’s own address leads to the page here, any other one leaves', () => {
    const content = soundContent();
    const links = (url: string) => {
      content.resume.projects = [{ name: 'Alpha', url }];
      return homeView(content, picture).projects?.map(({ link, isExternal }) => [link, isExternal])[0];
    };
    expect(links('https://doe.test/alpha')).toEqual(['/alpha', false]);
    expect(links('https://elsewhere.test/')).toEqual(['https://elsewhere.test/', true]);
  });

  test('without a professional network the others stand in contact', () => {
    const profiles = [{ network: 'Mastodon', url: 'https://social.test/@kim' }];
    expect(home({ basics: { profiles } }).contact?.networks.map(({ label }) => label)).toEqual(['Mastodon']);
    profiles.push({ network: 'LinkedIn', url: 'https://linkedin.com/in/kim' });
    expect(home({ basics: { profiles } }).contact?.networks.map(({ label }) => label)).toEqual(['LinkedIn']);
  });
});

test.each([
  ['Kim Doe', 'KD'],
  ['Jean-Luc van den Berg', 'JB'],
  ['山田太郎', '山'],
  ['محمد علي', 'مع'],
  ['👩‍💻 Dev', '👩‍💻D'],
  ['Plato', 'P'],
])('the brand of %s is %s', (name, brand) => {
  expect(ownerView(of({ basics: { name } })).brand).toBe(brand);
});

test.each([
  ['en', 'ltr'],
  ['ja', 'ltr'],
  ['az', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['az-Arab', 'rtl'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test('a title without a role is the name alone', () => {
  expect(pageViews(of({ basics: { name: 'Kim', label: '' } })).home?.title).toBe('Kim');
});

describe('the owner’s folder', () => {
  const folder = mkdtempSync(resolve(tmpdir(), 'owner-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('needs no project, and bears a byte order mark', async () => {
    const content = soundContent();
    content.projects = {};
    await writeContent(folder, content, {
      'resume.json': '\uFEFF{ "basics": { "name": "Kim", "label": "" } }',
    });
    expect(loadContent(folder)).toMatchObject({ resume: { basics: { name: 'Kim' } }, projects: {} });
    expect(loadContent(folder).resume.basics).not.toHaveProperty('label');
  });
});
