import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { importFrom } from '../../../../../packages/resume-import/src/import-from.ts';
import { proseToText } from '../../../../../plugins/content/text/inline-text.ts';
import {
  type Content,
  type Resume,
  SECTION_IDS,
  type Site,
  type Span,
} from '../../../../../plugins/content/types.ts';
import { homeView } from '../../../../../plugins/content/views/home.ts';
import { pageViews, projectView } from '../../../../../plugins/content/views/views.ts';
import { asContent } from '../../../../../tools/new/as-content.ts';
import { contentWith, project, validContent } from '../../../../support/content.ts';

const RESUMES = resolve(import.meta.dirname, '../../../../../packages/resume-import/test/resumes');

const items = (content: Content) => pageViews(content).home?.sections.map(({ text }) => text);
const home = (resume: Resume, site?: Site) => homeView(contentWith(resume, site));

test('a part that is missing, empty or blank has no section', () => {
  const bare = { basics: { name: 'Kim' } };
  const blank = {
    basics: { name: 'Kim', summary: ' ', email: '', image: '', location: { city: '' }, profiles: [] },
    work: [{ name: '', highlights: [''] }],
    skills: [{ name: '', keywords: [] }],
    projects: [{ description: 'without a name' }],
  };
  for (const resume of [bare, blank]) {
    expect(items(contentWith(resume))).toEqual([]);
    const { name, nameSize, greeting, logos, timelines, order, facts, rain, ...rest } = home(resume);
    const none = { logos: [], timelines: [], order: [], facts: [] };
    expect({ name, logos, timelines, order, facts, rain }).toEqual({ name: 'Kim', rain: '', ...none });
    expect(Object.values(rest).filter((part) => part !== undefined)).toEqual([]);
  }
});

test('the first screen tells what came last, project or job, by their dates', () => {
  const old = { name: 'Mill', position: 'Miller', startDate: '2019', endDate: '2024' };
  const older = { name: 'Shop', position: 'Clerk', startDate: '2017', endDate: '2018' };
  const latest = (job: object, ...projects: object[]) =>
    home({ work: [job, older], projects: projects.map((each) => ({ name: 'Atlas', ...each })) } as Resume)
      .facts[0];
  const atlas = { label: 'Latest', text: 'Atlas, Front end, 2026' };
  const mill = { label: 'Latest', text: 'Miller, Mill' };
  expect(latest(old, { endDate: '2026-05', roles: ['Front end'] }, { endDate: '2020' })).toEqual(atlas);
  expect(latest(old, { startDate: '2026', roles: ['Front end'] })).toEqual(atlas);
  // It may have ended later in that year; it may be of any year; it goes on.
  expect(latest(old, { endDate: '2024-05' })).toEqual(mill);
  expect(latest({ ...old, startDate: undefined, endDate: undefined }, { endDate: '2026' })).toEqual(mill);
  expect(latest({ ...old, endDate: undefined }, { endDate: '2026' })).toEqual({ ...mill, label: 'Now' });
  expect(latest(old, {})).toEqual(mill);
});

test('the first screen tells the latest degree with its year, or where it will be got', () => {
  const school = { institution: 'Alder', studyType: 'B.S.', area: 'Geodesy' };
  const older = { institution: 'Birch', studyType: 'A levels', endDate: '2016' };
  const degree = (more: object) => home({ education: [{ ...school, ...more }, older] }).facts[0]?.text;
  expect(degree({ endDate: '2026-06' })).toBe('B.S., Geodesy, 2026');
  expect(degree({ startDate: '2026' })).toBe('B.S., Geodesy, Alder');
  expect(degree({ studyType: undefined, area: undefined, endDate: '2020' })).toBe('Alder, 2020');
});

test.each(readdirSync(RESUMES))('no older job is on the first screen of %s, and its degree is', (name) => {
  const resume = asContent(name, importFrom(resolve(RESUMES, name))).resume;
  const { facts, timelines } = home(resume);
  const texts = facts.map(({ text }) => String(text));
  const named = (each?: string) => !!each && texts.some((text) => text.includes(each));
  const { work = [], projects = [], education = [] } = resume;
  const endOf = ({ startDate = '', endDate }: Span) => endDate ?? (startDate && '9999');
  const ends = work.map(endOf);
  const jobs = work.filter((job) => named(job.position) || (!job.position && named(job.name)));
  // Some came last, or has no date to tell.
  if (jobs.length) expect(jobs.some((job) => !endOf(job) || endOf(job) === ends.sort().at(-1))).toBe(true);
  else if (work.length) expect(projects.some((project) => named(project.name))).toBe(true);
  const schools = timelines.find(({ id }) => id === 'education')?.entries ?? [];
  expect(schools.length === 0 || schools.some((each) => named(each.title || each.organization))).toBe(true);
  expect(schools.length > 0).toBe(education.length > 0);
});

test('a skill in several groups is named once in the hero', () => {
  const skills = ['Containers', 'Back end'].map((name) => ({ name, keywords: ['Docker'] }));
  const work = [{ name: 'Acme', summary: 'Everything in Docker.' }];
  expect(home({ work, skills }).facts).toContainEqual({ label: 'Works with', text: 'Docker' });
});

test.each(['https://host.test/me.jpg', 'data:image/png;base64,AA==', ''])(
  'shows no photo for "%s"',
  (image) => {
    expect(home({ basics: { image } }).portrait).toBeUndefined();
  },
);

test('the hero has what the owner says in site.json, else what the résumé does, and the profile with code', () => {
  const content = validContent();
  const code = { network: 'GitHub', url: 'https://github.com/kim' };
  const { basics, skills } = content.resume;
  basics?.profiles?.push(code);
  skills?.push({ name: 'More', keywords: ['Did', 'Acme', 'Developer', 'Alpha', 'it'] });
  Object.assign(content.resume.work?.[0] ?? {}, { keywords: ['Did', 'Acme', 'it', 'Alpha'] });
  expect(homeView(content)).toMatchObject({
    greeting: 'Hi, my name is',
    code: { label: 'GitHub', url: code.url, icon: 'code' },
    portrait: { src: 'me.png', alt: 'Kim Doe', role: 'portrait' },
    facts: [{ text: 'Developer, Acme' }, { label: 'Works with', text: 'Did, Acme, Developer, Alpha' }],
    logos: [{ src: 'logo.svg', alt: 'TypeScript', role: 'logo' }],
    projects: [{ picture: { src: 'alpha/card.png', alt: 'A card', role: 'card' } }, { picture: undefined }],
  });
  const facts = [{ label: 'Likes', text: '*maps*' }];
  Object.assign(content.site, { greeting: 'Hi', portraitAlt: 'Me', facts, sections: ['about'] });
  expect(homeView(content)).toMatchObject({
    ...{ greeting: 'Hi', portrait: { alt: 'Me' }, logos: [] },
    facts: [{ label: 'Likes', text: [{ tag: 'em', text: 'maps' }] }],
  });
});

test('shows a project’s highlights and facts, and no link if it has no URL', () => {
  const span = { startDate: '2019', endDate: '2020' };
  const about = { entity: 'Smoogle', type: 'app', roles: ['Lead', 'Writer'], keywords: ['C'] };
  const map = { name: 'Map', ...about, ...span };
  const facts = ['2019–2020', 'Lead, Writer', 'Smoogle', 'app'];
  const card = { title: 'Map', facts, highlights: ['Won.'], keywords: ['C'] };
  const closed = { link: '', isExternal: false, doors: [] };
  expect(home({ projects: [{ ...map, highlights: ['Won.'] }] }).projects).toEqual([{ ...card, ...closed }]);
});

test('a card tells role and team of a project’s page, and what it proved, but not what the résumé has said', () => {
  const content = validContent();
  const texts = ['**3 → 1 h** a day', 'Front end', '2 *people*', 'React'];
  const facts = texts.map((text) => ({ label: 'x', text }));
  content.projects.alpha = { ...content.projects.alpha, facts } as never;
  const alpha = (fields: object) => {
    content.resume.projects = [{ name: 'Alpha', startDate: '2020', endDate: '2020', ...fields }];
    return homeView(content).projects?.[0];
  };
  expect(alpha({})?.facts).toEqual(['2020', 'Front end', '2 people']);
  expect(alpha({ roles: ['Lead'] })?.facts).toEqual(['2020', 'Lead']);
  expect(alpha({})?.results?.map(proseToText)).toEqual(['3\u00a0→\u00a01\u00a0h a day']);
});

test.each([
  ['**9 → 4 min** a dive', ['Hi.'], ['9\u00a0→\u00a04\u00a0min a dive']],
  ['9 dives', ['Hi.', { list: ['9 dives'] }], []],
])(
  'a list that ends the summary is set apart only if all of it changed, such as %s',
  (item, about, results) => {
    const view = home({ basics: { summary: `Hi.\n\n• ${item}` } });
    expect(view.about).toEqual(about);
    expect((view.results ?? []).map(proseToText)).toEqual(results);
  },
);

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
    site: { sections: [...SECTION_IDS, { id: 'one', heading: 'One', blocks }] },
    projects: { alpha },
  };
  const { about, projects, timelines, order } = homeView(content);
  expect(about).toEqual([parsed]);
  expect(projects?.[0]).toMatchObject({ description: [parsed], highlights: [parsed] });
  expect(timelines.map(({ entries: [job] }) => job)).toMatchObject([
    { text: [parsed, parsed, parsed], highlights: [parsed] },
    { title: 'Li', text: [parsed] },
  ]);
  expect(projectView('alpha', content).facts).toEqual([{ label: 'Role', text: parsed }]);
  const parts = [{ text: parsed }, { list: [parsed] }, { group: { heading: 'Two', items: [parsed] } }];
  expect(order.at(-1)).toEqual({ id: 'one', heading: 'One', blocks: parts });
});

test('a card leads to its project’s page and URL, each once; the owner decides where its title leads', () => {
  const content = validContent();
  const source = { label: 'Source code', url: 'https://github.com/kim/beta' };
  const map = 'https://elsewhere.test/';
  content.resume.projects = [
    { name: 'Alpha', url: 'https://doe.test/alpha' },
    { name: 'Beta', url: source.url },
    { name: 'Map', url: map },
    { name: 'Tool', url: 'https://doe.test/tool' },
  ];
  const door = (url: string) => ({ label: 'Case study', url });
  const doors = [door('/beta'), source];
  expect(homeView(content).projects).toMatchObject([
    { link: '/alpha', isExternal: false, doors: [door('/alpha')] },
    { link: '/beta', isExternal: false, doors },
    { link: map, isExternal: true, doors: [{ label: 'elsewhere.test', url: map }] },
    { link: 'https://doe.test/tool', isExternal: true },
  ]);
  expect(projectView('beta', content).link).toEqual(source);
  content.projects.beta = { ...content.projects.beta, external: true } as never;
  expect(homeView(content).projects?.[1]).toMatchObject({ link: source.url, isExternal: true, doors });
});
