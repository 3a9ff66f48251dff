import { expect, test } from 'vitest';
import type { Resume, Site } from '../../../../../plugins/content/types.ts';
import { homeView } from '../../../../../plugins/content/views/home.ts';
import { resumeView } from '../../../../../plugins/content/views/resume-view.ts';
import {
  otherProjects,
  ownerView,
  pageViews,
  projectView,
} from '../../../../../plugins/content/views/views.ts';
import { headViews } from '../../../../../plugins/deployment/head.ts';
import { overview } from '../../../../../plugins/deployment/markdown-files.ts';
import { openOwner } from '../../../../../plugins/open-owner.ts';
import { contentWith, project, validContent, writeContent } from '../../../../support/content.ts';
import { temporaryFolder } from '../../../../support/temporary-files.ts';

const home = (resume: Resume, site?: Site) => homeView(contentWith(resume, site));

test('search engines and link previews get texts without markup', () => {
  const content = validContent();
  content.resume.basics = { name: 'Kim', summary: 'I make **things**.' };
  content.projects.alpha = { ...project('Alpha'), description: 'See [it](https://a.test).' };
  const edition = { tag: 'en', name: 'English', base: '/', url: 'https://doe.test/' };
  const heads = headViews(content, { edition, editions: [edition], preview: () => undefined });
  expect(JSON.stringify(heads)).toMatch(/I make things\..*See it\./s);
  expect(JSON.stringify(heads)).not.toMatch(/\*\*|\]\(/);
});

test('the owner’s folder needs no project, and may contain a byte order mark', async () => {
  const folder = temporaryFolder('owner');
  await writeContent(
    folder,
    { ...validContent(), projects: {} },
    { 'resume.json': '\uFEFF{ "basics": { "name": "Kim", "label": "" } }' },
  );
  expect(openOwner(folder, folder).content()).toMatchObject({
    resume: { basics: { name: 'Kim' } },
    projects: {},
  });
  expect(openOwner(folder, folder).content().resume.basics).not.toHaveProperty('label');
});

test('the navigation shows a section’s label, else its id in English and its heading in other languages', () => {
  const section = { id: 'a', heading: 'Überblick', blocks: [{ text: 'A' }] };
  const sections = [section, { ...section, id: 'b', label: 'Kurz' }];
  const items = (language: string) =>
    pageViews({ resume: {}, site: { language, sections }, projects: {} }).home?.sections;
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
  const { contact } = resumeView({ resume: { basics: { phone: '050 555 0100' } }, site: { language: 'ar' } });
  expect(JSON.stringify(contact)).toContain('\u2068050 555 0100\u2069');
});

test('a project’s page leads to all others, of many to the next six, the last to the first', () => {
  const othersOf = (count: number, name: string) => {
    const names = Array.from({ length: count }, (_, at) => `p${at}`);
    const projects = Object.fromEntries(names.map((each) => [each, project(each)]));
    return projectView(name, { ...validContent(), projects }).others.map(({ url }) => url);
  };
  expect(othersOf(3, 'p1')).toEqual(['/p0', '/p2']);
  expect(othersOf(7, 'p1')).toEqual(['/p0', '/p2', '/p3', '/p4', '/p5', '/p6']);
  expect(othersOf(8, 'p1')).toEqual(['/p2', '/p3', '/p4', '/p5', '/p6', '/p7']);
  expect(othersOf(9, 'p7')).toEqual(['/p8', '/p0', '/p1', '/p2', '/p3', '/p4']);
  const beta = { label: 'Beta', tagline: 'What it is', accent: 'beta', url: '/beta' };
  expect(projectView('alpha', validContent()).others).toEqual([beta]);
  const many = Array.from({ length: 8 }, (_, at) => [`p${at}`, project('P')]);
  const [first] = otherProjects({ ...validContent(), projects: Object.fromEntries(many) });
  expect(first?.url).toBe('/p0');
});

test('the ways on stand as the home page orders the projects; what it lacks comes last', () => {
  const content = validContent();
  content.resume.projects = [{ name: 'C' }, { name: 'B' }];
  content.projects = { a: project('A'), b: project('B'), c: project('C') };
  expect(otherProjects(content).map(({ label }) => label)).toEqual(['C', 'B', 'A']);
});

test('bar and footer have the owner’s initials, name, year, networks and contact, as far as there are such', () => {
  const content = validContent();
  content.site.copyright = 2024;
  expect(ownerView(content)).toEqual({
    brand: 'KD',
    home: 'KD, Kim Doe, home',
    copyright: '© 2024 Kim Doe',
    hasContact: true,
    networks: [{ url: 'https://linkedin.com/in/kim', label: 'LinkedIn (new tab)', icon: 'work' }],
  });
  expect(ownerView(contentWith({}, { copyright: 2024 }))).toMatchObject({
    brand: '',
    copyright: '© 2024 ',
    hasContact: false,
  });
});

test('each page has its title and what the navigation shows of it', () => {
  const content = {
    ...contentWith({ basics: { name: 'Kim', label: 'Dev' } }),
    projects: { alpha: project('Alpha') },
  };
  const pages = {
    home: { title: 'Kim, Dev', sections: [] },
    notFound: { title: 'Page not found · Kim', sections: [] },
    alpha: {
      title: 'Alpha · Kim',
      sections: [
        { hash: '#overview', text: 'overview' },
        { hash: '#parts', text: 'parts' },
      ],
    },
  };
  expect(pageViews(content)).toEqual(pages);
  const budget = { title: 'What each page weighs · Kim', sections: [] };
  expect(pageViews({ ...content, hasBudgetPage: true })).toEqual({ ...pages, budget });
  expect(pageViews(contentWith({ basics: { name: 'Kim', label: '' } })).home?.title).toBe('Kim');
});

test('a project’s page tells its result first', () => {
  const content = validContent();
  const facts = ['Sonar', 'Two, a week', '**9 → 4 min** a dive'].map((text) => ({ label: text, text }));
  Object.assign(content.projects.alpha ?? {}, { facts });
  const labels = projectView('alpha', content).facts.map(({ label }) => label);
  expect(labels).toEqual(['**9 → 4 min** a dive', 'Sonar', 'Two, a week']);
});

test('a project’s page shows what its file and its entry in the résumé say', () => {
  const content = validContent();
  const url = 'https://github.com/kim/alpha';
  content.resume.projects = [{ name: 'Other' }, { name: 'Alpha', url }];
  const alpha = projectView('alpha', content);
  expect(alpha).toMatchObject({
    title: 'Alpha',
    titleSize: undefined,
    tagline: 'What it is',
    banner: { src: 'alpha/banner.svg', alt: 'A banner', role: 'wide' },
    card: { src: 'alpha/card.png', alt: 'A card', role: 'card' },
    link: { label: 'Source code', url },
    facts: [{ label: 'Role', text: 'All of it' }],
  });
  expect(alpha.sections.map(({ id }) => id)).toEqual(['overview', 'parts', 'screens']);
  const film = { video: 'a.mp4', poster: 'a.png', alt: 'A' };
  const bannerOf = (file: object) => {
    content.projects.alpha = { ...content.projects.alpha, ...file } as never;
    return projectView('alpha', content);
  };
  expect(bannerOf({ banner: film, card: undefined })).toMatchObject({
    banner: { role: 'film', src: 'a.mp4' },
    card: undefined,
  });
  const bare = bannerOf({ banner: undefined, card: { src: 'a.png', alt: 'A' }, facts: undefined });
  expect(bare).toMatchObject({ banner: undefined, card: undefined, facts: [] });
  expect(projectView('beta', { ...content, resume: {} }).link).toBeUndefined();
  expect(() => projectView('gamma', content)).toThrow('projects/gamma.md does not exist');
});

test('no other page leads to one that is no project; the footer may', () => {
  const content = validContent();
  content.projects.imprint = { ...project('Imprint'), listed: false };
  content.site.footer = '[Imprint](/imprint) · 2026';
  expect(projectView('alpha', content).others.map(({ url }) => url)).toEqual(['/beta']);
  const edition = { tag: 'en', name: 'English', base: '/', url: 'https://doe.test/' };
  const about = (page: string) =>
    JSON.stringify(headViews(content, { edition, editions: [edition], preview: () => undefined })[page]);
  expect(about('imprint')).toContain('WebPage');
  expect(about('imprint') + overview(content, edition)).not.toMatch(/CreativeWork|\[Imprint/);
  expect(ownerView(content).copyright).toEqual([{ tag: 'a', href: '/imprint', text: 'Imprint' }, ' · 2026']);
});
