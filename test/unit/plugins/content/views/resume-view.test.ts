import { expect, test } from 'vitest';
import { resumeOf } from '../../../../../plugins/content/read/load.ts';
import { parseInline, proseToText } from '../../../../../plugins/content/text/inline-text.ts';
import type { Content, Resume, SectionFile, Site } from '../../../../../plugins/content/types.ts';
import { versionOf } from '../../../../../plugins/content/versions/select.ts';
import { resumeView } from '../../../../../plugins/content/views/resume-view.ts';
import type { AskView } from '../../../../../src/views.ts';

const a = (href: string, text: string) => ({ tag: 'a', href, text });
/** Where something was done, quieter than the answer before it. */
const source = (href: string, text: string) => ({ tag: 'small', text: [a(href, text)] });
const NONE = { title: [], organization: [], notes: [], text: [], points: [], small: [] };
const entry = (parts: object) => ({ isEmployer: false, isRole: false, ...NONE, ...parts });
const sectionsOf = (
  resume: Resume,
  site: Site,
  address?: string,
  asked?: AskView[],
  projects?: Content['projects'],
) =>
  resumeView({ resume: resumeOf(resume), site, projects }, address, asked).sections.map(
    ({ id, heading, entries }) => [id, heading, ...entries],
  );

test('a résumé is printed in full: a project’s name is its link, roles are below their employer', () => {
  const acme = { name: 'Acme', url: 'https://acme.test' };
  const resume: Resume = {
    work: [
      { ...acme, position: 'Lead', startDate: '2021', endDate: '2022' },
      { ...acme, position: 'Dev', startDate: '2020', endDate: '2021' },
      { name: 'Mill', position: 'Aid', startDate: '2019', endDate: '2019', url: 'www.mill.test' },
    ],
    projects: [
      {
        ...{ name: 'Map', description: 'A *b*.', highlights: ['c', '*d*'], keywords: ['C'] },
        ...{ roles: ['Lead', 'Dev'], entity: 'Mill', type: 'app', url: 'https://map.test/ö' },
      },
    ],
    skills: [{ name: 'Web', level: 'Master', keywords: ['CSS', 'SQL'] }],
    languages: [{ language: 'Thai', fluency: 'Native' }],
    interests: [{ name: 'Sailing', keywords: ['Yawls', 'Maps'] }, { name: 'Chess' }],
    references: [{ name: 'Li', reference: 'Good.' }],
  };
  expect(sectionsOf(resume, {})).toEqual([
    [
      ...['experience', 'Experience'],
      entry({ field: 'experience', dates: '2020 – 2022', isEmployer: true, title: [a(acme.url, 'Acme')] }),
      entry({ field: 'work[0]', dates: '2021 – 2022', isRole: true, title: ['Lead'] }),
      entry({ field: 'work[1]', dates: '2020 – 2021', isRole: true, title: ['Dev'] }),
      entry({ field: 'work[2]', dates: '2019', title: ['Aid'], organization: ['Mill'] }),
    ],
    [
      ...['projects', 'Projects'],
      entry({
        ...{ field: 'projects[0]', title: [a('https://map.test/%C3%B6', 'Map')] },
        notes: ['Lead, Dev', 'Mill', 'app'],
        small: ['C', [a('https://map.test/%C3%B6', 'map.test/ö')]],
        ...{ text: [['A ', { tag: 'em', text: 'b' }, '.']], points: ['c', [{ tag: 'em', text: 'd' }]] },
      }),
    ],
    ['skills', 'Skills', entry({ field: 'skills', name: 'Web', notes: ['Master'], text: ['CSS, SQL'] })],
    ['skills', 'Languages', entry({ field: 'skills', name: 'Thai', text: ['Native'] })],
    [
      ...['interests', 'Interests'],
      entry({ field: 'interests', name: 'Sailing', text: ['Yawls, Maps'] }),
      entry({ field: 'interests', name: 'Chess' }),
    ],
    ['references', 'References', entry({ field: 'references', name: 'Li', text: ['Good.'] })],
  ]);
});

test('a section of the owner’s is printed but for its pictures', () => {
  const blocks: SectionFile['blocks'] = [
    { text: 'a' },
    { list: ['b', 'c'] },
    { group: { heading: 'D', items: ['e'] } },
    { carousel: { label: 'F', pictures: [] } },
    { text: 'g' },
  ];
  expect(sectionsOf({}, { sections: [{ id: 'own', heading: 'Own', blocks }] })).toEqual([
    [
      ...['own', 'Own'],
      ...[{ text: ['a'] }, { points: ['b', 'c'] }, { title: ['D'], points: ['e'] }, { text: ['g'] }].map(
        (parts) => entry({ field: 'own', ...parts }),
      ),
    ],
  ]);
});

test('a project has the part, team and result that its page tells, and no figure is printed twice', () => {
  const facts = [
    { label: 'Role', text: 'Sonar' },
    { label: 'Team', text: 'Two, a week' },
    { label: 'Stack', text: 'Rust' },
    { label: 'Result', text: '**9 → 4 min** a dive' },
  ];
  const map = { title: 'Map', tagline: '', description: '', sections: [], facts };
  const resume = {
    projects: [{ name: 'Map', highlights: ['Deep.'], keywords: ['Rust'] }],
    basics: { summary: 'Hi.\n\n• **9 → 4 min** in all' },
  };
  const view = resumeView({ resume, site: {}, projects: { map } });
  expect(view.sections[0]?.entries[0]).toMatchObject({ notes: ['Sonar', 'Two, a week'] });
  const { points = [], small } = view.sections[0]?.entries[0] ?? {};
  expect(points.map((each) => proseToText(each).replace(/\s/g, ' '))).toEqual(['9 → 4 min a dive', 'Deep.']);
  expect(small).toEqual(['Rust']);
  expect(view.summary).toEqual(['Hi.']);
  expect(resumeView({ resume, site: {} }).summary).toHaveLength(2);
  const lead = { projects: [{ name: 'Map', roles: ['Lead'] }] };
  const told = resumeView({ resume: lead, site: {}, projects: { map } });
  expect(told.sections[0]?.entries[0]?.notes).toEqual(['Lead']);
});

test('a result is the sentence that the project’s page says it in', () => {
  const text = parseInline('Two weeks. Dives took **9 → 4 min** in May, **at night**. Then it rained.');
  const sections = [{ id: 'a', heading: 'A', shown: [{ text }] }];
  const facts = [{ label: 'Result', text: '**9 → 4 min** a dive' }];
  const map = { title: 'Map', tagline: '', description: '', sections, facts };
  const resume = {
    projects: [{ name: 'Map', url: 'https://kim.test/map', keywords: ['Rust'] }],
    basics: { url: 'https://kim.test' },
  };
  const view = resumeView({ resume, site: {}, projects: { map } });
  const { points = [], small } = view.sections[0]?.entries[0] ?? {};
  expect(points.map((each) => proseToText(each).replace(/\s/g, ' '))).toEqual([
    'Dives took 9 → 4 min in May, at night.',
  ]);
  // Its page is on this site.
  expect(small).toEqual(['Rust']);
});

test('of the owner’s facts the PDF has those that it does not say elsewhere', () => {
  const facts = [
    { label: 'Free', text: 'From March 2031' },
    { label: 'Works with', text: 'Rust, [C](https://c.test)' },
    // Parts of words do not say it, nor do names of elements.
    { label: 'May work in', text: 'EU' },
    { label: 'Works', text: 'small' },
  ];
  const skills = [{ name: 'Languages', keywords: ['C', 'Rust', 'A museum'] }];
  expect(resumeView({ resume: { skills }, site: { facts } }).facts).toEqual([
    [{ tag: 'small', text: 'Free:' }, '\u00a0', 'From March 2031'],
    [{ tag: 'small', text: 'May work in:' }, '\u00a0', 'EU'],
    [{ tag: 'small', text: 'Works:' }, '\u00a0', 'small'],
  ]);
});

test('in a language from right to left, where names are isolated, facts are left out as well', () => {
  const site = { language: 'ar', facts: [{ label: 'أدواتها', text: 'دار المرسى، CSS' }] };
  const resume = { work: [{ name: 'دار المرسى' }], skills: [{ name: 'الواجهات', keywords: ['CSS'] }] };
  expect(resumeView({ resume, site }).facts).toEqual([]);
});

test('an answer stands in place of the sentences that prove it, with links to them', () => {
  const where = [
    { text: ['a'], label: 'Dev', url: '#a' },
    { text: ['b'], label: 'Ops', url: '#b' },
  ];
  expect(
    sectionsOf({}, {}, 'https://kim.test/', [{ ask: 'Go', answer: 'A year.', where }])[0]?.[2],
  ).toMatchObject({
    text: [
      ['A year.', ' ', source('https://kim.test/#a', 'Dev'), ' · ', source('https://kim.test/#b', 'Ops')],
    ],
  });
});

test('the PDF has the sections that are listed for it, in their order, and a version those of its own', () => {
  const [work, education, projects] = [[{ name: 'Mill' }], [{ institution: 'Alder' }], [{ name: 'Map' }]];
  const resume = { work, education, projects };
  const site: Site = { sections: ['projects', 'experience'], pdf: { sections: ['education', 'projects'] } };
  const shown = (site: Site) => sectionsOf(resume, site).map(([id]) => id);
  expect(shown(site)).toEqual(['education', 'projects']);
  const content = { resume, site, projects: {} };
  const version = versionOf(content, resume, { sections: ['experience'] }, new Set());
  expect(shown(version.site)).toEqual(['experience']);
});

test('what is asked comes first, with where it is proven', () => {
  const where = [{ text: ['a'], label: 'Dev', url: '/for/acme#b' }];
  expect(
    sectionsOf({}, {}, 'https://kim.test/', [
      { ask: 'Go', where },
      { ask: 'C', answer: ['Not yet'], where: [] },
    ]),
  ).toEqual([
    [
      ...['asks', 'What you asked for'],
      entry({ name: 'Go', text: [['a', ' ', source('https://kim.test/for/acme#b', 'Dev')]] }),
      entry({ name: 'C', text: [['Not yet']] }),
    ],
  ]);
});

test.each([
  ['https://kim.test/', a('https://kim.test/map', 'it')],
  ['https://kim.test/portfolio/', a('https://kim.test/portfolio/map', 'it')],
  [undefined, 'it'],
])('links of texts to the site’s pages lead to %s', (address, link) => {
  const prose = '[it](/map), **[ö](https://a.test/ö)**';
  const printed = [link, ', ', { tag: 'strong', text: [a('https://a.test/%C3%B6', 'ö')] }];
  const basics = { name: 'Kim', label: 'Dev', summary: `${prose}\n\n- ${prose}\n- b`, url: 'javascript:x()' };
  expect(resumeView({ resume: { basics }, site: {} }, address)).toEqual({
    ...{ name: 'Kim', role: 'Dev', contact: [['javascript:x()']], sections: [], facts: [] },
    summary: [printed, { list: [printed, 'b'] }],
  });
  const bare = { basics: { summary: 'a' } };
  const { name, role, summary } = resumeView({ resume: bare, site: { sections: ['skills'] } });
  expect([name, role, summary]).toEqual(['', '', []]);
});
