import { describe, expect, test } from 'vitest';
import type {
  Content,
  Draft,
  MarkdownSection,
  Resume,
  SectionFile,
  Site,
} from '../../../../../plugins/content/types.ts';
import { homeView } from '../../../../../plugins/content/views/home.ts';
import { sectionsOf } from '../../../../../plugins/content/views/resume-sections.ts';
import { filmView, hasBlock, textsIn } from '../../../../../plugins/content/views/sections.ts';
import { hasRoles, timelinesOf } from '../../../../../plugins/content/views/timelines.ts';
import { pageViews } from '../../../../../plugins/content/views/views.ts';
import type { MarkdownBlockView } from '../../../../../src/views.ts';
import { project } from '../../../../support/content.ts';

const LINK = { label: 'Slides', url: 'https://slides.test/' };

describe('the home page’s sections', () => {
  const talks = { id: 'talks', heading: 'Talks', blocks: [{ text: 'Where I spoke.' }] };
  const resume = {
    basics: { name: 'Kim', summary: 'A', email: 'kim@doe.test' },
    work: [{ name: 'Acme', position: 'Dev' }],
    skills: [{ name: 'Languages', keywords: ['C'] }],
  };
  const ordered: Content = {
    resume,
    site: { sections: ['contact', talks, 'skills', 'awards', 'about'] },
    projects: {},
  };

  test('are in the owner’s order, including one that the owner wrote', () => {
    const { order } = homeView(ordered);
    const names = order.map((each) => (typeof each === 'string' ? each : each.heading));
    expect(names).toEqual(['contact', 'Talks', 'skills', 'about']);
  });

  test('are neither shown nor linked to if the owner leaves them out', () => {
    const view = homeView(ordered);
    expect(view.timelines).toEqual([]);
    expect(view.facts[0]).toEqual({ label: 'Latest', text: 'Dev, Acme' });
    const hidden = homeView({ ...ordered, site: { sections: ['experience'] } });
    expect(hidden).toMatchObject({ about: undefined, skills: undefined, contact: undefined });
    expect(hidden.timelines).toHaveLength(1);
  });

  test('are the navigation’s items in the same order, if they exist', () => {
    const texts = (site: Site) => pageViews({ ...ordered, site }).home?.sections.map(({ text }) => text);
    expect(texts(ordered.site)).toEqual(['contact', 'talks', 'skills', 'about']);
    expect(texts({ language: 'de', sections: [talks, 'about'] })).toEqual(['Talks', 'Über mich']);
  });
});

test('a section of the owner’s own has entries as the résumé’s, and films', () => {
  const talk = { title: 'On maps', location: 'Rome', date: '2024-05', summary: 'One.\n\nTwo.' };
  const film = { video: 'a/climb.mp4', poster: 'a/p.png', alt: 'A climb', captions: 'a/climb.vtt' };
  const carousel = { label: 'Slides', pictures: [{ src: 'a.png', alt: 'A' }] };
  const site: Site = {
    sections: [
      { id: 'talks', heading: 'Talks', blocks: [{ entries: [talk] }, film, { links: [LINK] }, { carousel }] },
    ],
  };
  const [talks] = homeView({ resume: {}, site, projects: {} }).order;
  expect(talks).toMatchObject({
    blocks: [
      {
        entries: [
          { id: 'talks-1-1', years: '2024', title: 'On maps', notes: 'Rome', text: ['One.', 'Two.'] },
        ],
      },
      { film: { src: 'a/climb.mp4', captions: 'a/climb.vtt', poster: { src: 'a/p.png', alt: 'A climb' } } },
      { list: [[{ tag: 'a', href: LINK.url, text: LINK.label }]] },
      { carousel: { label: 'Slides', pictures: [{ src: 'a.png', alt: 'A', role: 'wide' }] } },
    ],
  });
  const printed = { title: 'On maps', dates: 'May 2024', notes: ['Rome'] };
  const points = [`[${LINK.label}](${LINK.url})`];
  expect(sectionsOf({}, site)).toMatchObject([{ heading: 'Talks', entries: [printed, { points }] }]);
});

test('blocks within quotes and lists count as blocks of the page, and so do their texts', () => {
  const markdown = (block: Draft<MarkdownBlockView>) => ({ markdown: block });
  const film = filmView({ video: 'a.mp4', poster: 'a.png', alt: 'A' });
  const shown: MarkdownSection['shown'] = [
    { text: 'a' },
    { group: { heading: 'no', items: ['b'] } },
    markdown({ heading: 'no' }),
    markdown({ code: [{ code: 'no' }] }),
    markdown({ table: { head: ['c'], rows: [['d'], ['e']], align: [] } }),
    markdown({ quote: [markdown({ items: [[{ list: ['f', 'g'] }], [{ film }]] })] }),
  ];
  expect(textsIn(shown)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  const contentOf = (blocks: MarkdownSection['shown'], site: Site = {}) => ({
    resume: {},
    site,
    projects: { alpha: { ...project('Alpha'), sections: [{ id: 'a', heading: 'A', shown: blocks }] } },
  });
  const kinds = (content: Content) =>
    (['entries', 'film', 'markdown'] as const).filter((kind) => hasBlock(content, kind));
  expect(kinds(contentOf(shown))).toEqual(['film', 'markdown']);
  const own = { id: 'a', heading: 'A', blocks: [{ entries: [] }] };
  expect(kinds(contentOf([{ text: 'a' }], { sections: ['about', own] }))).toEqual(['entries']);
  expect(kinds(contentOf([]))).toEqual([]);
});

test('a page has roles if two jobs are at one employer', () => {
  const work = [
    { name: 'Acme', position: 'Lead', startDate: '2021' },
    { name: 'Acme', position: 'Dev', startDate: '2020', endDate: '2020' },
  ];
  const pages = [work, work.slice(1)].map((jobs) => ({ resume: { work: jobs }, site: {}, projects: {} }));
  expect(pages.map(hasRoles)).toEqual([true, false]);
});

const FULL: Resume = {
  projects: [{ name: 'Fog' }],
  skills: [{ name: 'Go', keywords: ['gRPC'] }],
  work: [{ name: 'Acme' }],
  interests: [{ name: 'Sailing' }],
};
const own = (id: string): SectionFile => ({ id, heading: id, blocks: [{ text: 'It is so.' }] });

test.each<[what: string, sections: Site['sections'], expected: string[]]>([
  ['is that of a résumé', undefined, ['experience', 'projects', 'skills', 'interests']],
  [
    'stays so where sections of one’s own are added, but for projects listed before the experience',
    ['about', 'projects', 'skills', 'experience', 'interests', own('talks'), own('grants'), 'contact'],
    ['projects', 'experience', 'skills', 'interests', 'talks', 'grants'],
  ],
  [
    'has them where they are',
    ['about', own('offer'), 'projects', own('press'), 'skills'],
    ['offer', 'projects', 'press', 'skills'],
  ],
  [
    'is the owner’s if they moved one',
    ['skills', own('talks'), 'projects', 'experience'],
    ['skills', 'talks', 'projects', 'experience'],
  ],
])('the order of the sections in the PDF %s', (_, sections, expected) => {
  expect(sectionsOf(FULL, { sections }).map(({ id }) => id)).toEqual(expected);
});

test('skills without keywords share a line', () => {
  const skills = [
    { name: 'HTML' },
    { name: 'Web', keywords: ['CSS'] },
    { name: 'Go', level: '98%' },
    { name: 'C' },
  ];
  expect(sectionsOf({ skills }, {})[0]?.entries).toMatchObject([
    { name: 'Web', text: ['CSS'] },
    { text: ['HTML, Go (98%), C'] },
  ]);
});

test('lists certificates with the latest first, and as they are written if one has no date', () => {
  const shown = (...dates: (string | undefined)[]) => {
    const certificates = dates.map((date, index) => ({ name: String(index), date }));
    return timelinesOf({ certificates })[0]?.entries.map(({ title }) => title);
  };
  expect(shown('2018', '2024-05', '2024')).toEqual(['1', '2', '0']);
  expect(shown('2018', undefined, '2024')).toEqual(['0', '1', '2']);
});

test('an entry without a name shows its URL, and one that has only a publisher links it', () => {
  const url = 'https://www.paper.test/';
  const [unnamed] = timelinesOf({ publications: [{ url }] });
  const [job] = timelinesOf({ work: [{ url: 'https://mill.test', summary: 'Under NDA.' }] });
  const [published] = timelinesOf({ publications: [{ publisher: 'Press', url }] });
  expect(unnamed?.entries[0]).toMatchObject({ title: 'paper.test', titleUrl: url });
  expect(job?.entries[0]).toMatchObject({ title: 'mill.test', titleUrl: 'https://mill.test' });
  expect(published?.entries[0]).toMatchObject({ title: '', organization: 'Press', titleUrl: url });
});
