import { expect, test } from 'vitest';
import { contentOf, resumeOf } from '../../../../../plugins/content/read/load.ts';
import { sourceOf } from '../../../../../plugins/content/read/source.ts';
import { proseToText } from '../../../../../plugins/content/text/inline-text.ts';
import type {
  AskFile,
  Content,
  Draft,
  EvidenceFile,
  VersionFile,
} from '../../../../../plugins/content/types.ts';
import { asksOf } from '../../../../../plugins/content/versions/asks.ts';
import { versionsOf } from '../../../../../plugins/content/versions/select.ts';
import { sentencesOf, withProofs } from '../../../../../plugins/content/versions/sentences.ts';
import { homeView } from '../../../../../plugins/content/views/home.ts';
import type { Block } from '../../../../../src/views.ts';

const tagged = resumeOf({
  work: [
    {
      ...{ name: 'Library', position: 'Developer', startDate: '2020', endDate: '2021' },
      highlights: ['Wrote reports {office}', 'Moved **TypeScript** to the server'],
    },
    { name: 'Shop', position: 'Clerk', startDate: '2022', endDate: '2023', summary: 'Sold maps of Norway.' },
  ],
  projects: [
    {
      ...{ name: 'Atlas', description: 'Maps that work offline.' },
      ...{ highlights: ['What was hard: tides'], keywords: ['PostgreSQL'] },
    },
  ],
  skills: [{ name: 'Languages', keywords: ['TypeScript', 'Go'] }],
});

function asked(asks: AskFile[], more: VersionFile = {}) {
  const versions = { acme: { ...more, asks } };
  const content: Content = { resume: tagged, site: {}, projects: {}, tagged, versions };
  const version = versionsOf(content).acme;
  return asksOf(asks, version as Content);
}

test('what an advert asks is proven by the sentences about the skill that it names, each with a link to it', () => {
  const [ask] = asked([{ ask: 'Two years of TypeScript' }]);
  expect(ask).toEqual({
    ask: 'Two years of TypeScript',
    where: [
      {
        text: ['Moved ', { tag: 'strong', href: undefined, text: 'TypeScript' }, ' to the server'],
        label: 'Library, 2020–2021',
        // The later job comes first.
        url: '#proof-3',
      },
    ],
  });
});

test('a technology of an entry proves it, and is named beside the sentence that tells what the entry is', () => {
  expect(asked([{ ask: 'You know PostgreSQL' }])[0]?.where).toMatchObject([
    { text: 'Maps that work offline.', label: 'Atlas, PostgreSQL', url: '#proof-5' },
  ]);
});

test('the owner’s evidence takes the place of what is found, wherever tags and dates have moved it', () => {
  const evidence = ['Moved TypeScript to the **server**', 'Sold maps of Norway.'];
  const where = asked([{ ask: 'You are quick', evidence }], { without: ['office'] })[0]?.where ?? [];
  expect(where.map(({ url }) => url)).toEqual(['#proof-2', '#proof-1']);
});

test('a technology that the owner’s evidence does not say is named beside it as well', () => {
  const [ask] = asked([{ ask: 'PostgreSQL', evidence: ['Maps that work offline.'] }]);
  expect(ask?.where).toMatchObject([{ label: 'Atlas, PostgreSQL' }]);
});

/** The content of a version that shows all of a résumé, but for sections. */
const versionWith = (resume: Content['resume'], version: VersionFile = {}) => {
  const tagged = resumeOf(resume);
  return versionsOf({ resume: tagged, site: {}, projects: {}, tagged, versions: { acme: version } })
    .acme as Content;
};

test('each sentence has a place of its own, of a list the first item has it', () => {
  const resume = {
    work: [{ name: 'Ada', description: 'A mill.', summary: '- Ground.\n- Sold.' }],
    education: [
      { institution: 'Ada', courses: ['Statistics', 'Nets'], highlights: ['Wrote a parser'] },
      { institution: 'Bo', courses: ['Law'] },
    ],
    volunteer: [{ organization: 'Club', summary: 'Taught *chess*.' }],
    projects: [{ name: 'Atlas', description: 'Maps.', highlights: ['Tides.'] }],
  };
  const placesIn = (version?: VersionFile) =>
    sentencesOf(versionWith(resume, version)).map(({ path, text }) => `${path}: ${proseToText(text)}`);
  const ofWork = ['work[0].description: A mill.', 'work[0].summary: Ground.'];
  const ofProjects = ['projects[0].highlights[0]: Tides.', 'projects[0].description: Maps.'];
  expect(placesIn()).toEqual([
    ...ofWork,
    'education[0].courses[0]: Statistics',
    'education[0].courses[1]: Nets',
    'education[0].highlights[0]: Wrote a parser',
    'education[1].courses[0]: Law',
    'volunteer[0].summary: Taught chess.',
    ...ofProjects,
  ]);
  expect(placesIn({ sections: ['experience'] })).toEqual(ofWork);
  expect(placesIn({ sections: ['projects'] })).toEqual(ofProjects);
});

const TOOLS = { summary: 'Tools.' };

test.each<[what: string, jobs: object[], ...shown: string[]]>([
  [
    'what says more of it, the best of an entry, and no more than two',
    [{ highlights: ['Rust', 'Rust and Kotlin'] }, { highlights: ['Kotlin'] }, { highlights: ['Rust'] }],
    ...['Rust and Kotlin: A0', 'Kotlin: A1'],
  ],
  [
    'a sentence that says it before an entry that uses it',
    [
      { keywords: ['Rust'], ...TOOLS },
      { highlights: ['Rust'], keywords: ['Rust'] },
    ],
    ...['Rust: A1', 'Tools.: A0, Rust'],
  ],
  ['the first of two as good', [{ description: 'Rust', highlights: ['In Rust'] }], 'In Rust: A0'],
  [
    'every technology that one uses',
    [{ keywords: ['Kotlin', 'Rust', 'C'], ...TOOLS }],
    'Tools.: A0, Rust, Kotlin',
  ],
])('what proves Rust and Kotlin is %s', (_, jobs, ...shown) => {
  const work = jobs.map((job, at) => ({ name: `A${at}`, ...job }));
  const content = versionWith({ work, skills: [{ keywords: ['Rust', 'Kotlin'] }] });
  const [ask] = asksOf([{ ask: 'Rust and Kotlin' }], content);
  expect(ask?.where.map(({ text, label }) => `${text}: ${label}`)).toEqual(shown);
});

test('a sentence has the place where the owner wrote it, whatever stands before it, and whatever fields it has', () => {
  const pages = { atlas: { title: 'Atlas', tagline: '', description: '', highlight: 'Tides.', order: 1 } };
  const mill = { name: 'Mill', highlights: [' ', 'Ground.'], 'x-from': 'work[7]', 'x-highlights': [3] };
  const source = (value: unknown) => ({ ...sourceOf('', '{}'), value });
  const content = contentOf({
    ...{ root: '', folder: '', folderPath: '', site: source({}), budget: source({}) },
    resume: source({ work: [{}, mill], projects: [{ name: 'Map', description: 'Maps.' }] }),
    projects: Object.entries(pages).map(([name, page]) => [name, source({ ...page, sections: [] })]),
    versions: [['acme', source({})]],
  });
  expect(sentencesOf(versionsOf(content).acme as Content).map(({ path }) => path)).toEqual([
    'work[1].highlights[1]',
    'projects/atlas.highlights[0]',
    'projects[0].description',
  ]);
});

test('a skill may be a name alone', () => {
  const work = [{ name: 'Clinic', highlights: ['Taught wound care to four trainees'] }];
  const content = versionWith({ work, skills: [{ name: 'Wound care' }] });
  const [ask] = asksOf([{ ask: 'Experience in wound care' }], content);
  expect(ask?.where).toMatchObject([{ label: 'Clinic' }]);
});

test('without a sentence nothing is claimed: it is left out, or shown as not yet done', () => {
  expect(asked([{ ask: 'Five years of Go' }, { ask: 'Rust' }, { ask: 'WebGL', notYet: true }])).toEqual([
    { ask: 'WebGL', answer: 'Not yet', where: [] },
  ]);
  const [{ answer } = {}] = asked([{ ask: 'WebGL', notYet: '[canvas](https://kim.test/), at a shop' }]);
  expect(answer).toEqual([
    { tag: 'strong', text: 'Not yet.' },
    ' Closest: ',
    { tag: 'a', href: 'https://kim.test/', text: 'canvas' },
    ', at a shop.',
  ]);
});

test('a paragraph or list item of a project’s page is evidence, and leads to its section there', () => {
  const tides = [
    { text: 'Tides are hard.' },
    { list: ['Search, tested on 40 charts', 'Maps that work offline.'] },
  ];
  const sections = [{ id: 'depths', heading: 'Depths', shown: tides as Draft<Block>[] }];
  const projects = { atlas: { title: 'Atlas', tagline: '', description: '', sections } };
  const resume = { projects: [{ ...tagged.projects?.[0], startDate: '2024', endDate: '2025' }] };
  const content = { ...versionWith(resume), projects };
  const shown = (...evidence: EvidenceFile[]) => asksOf([{ ask: 'a', evidence }], content)[0]?.where;
  const url = '/atlas#depths';
  expect(shown('Search, tested on **40** charts')).toMatchObject([{ label: 'Atlas, 2024–2025', url }]);
  expect(shown('Tides are hard.')).toMatchObject([{ url }]);
  // What the version's own page says, it shows there.
  expect(shown('Maps that work offline.')).toMatchObject([{ url: '#proof-2' }]);
  expect(shown({ place: 'atlas#depths', sentence: 'Maps that work offline.' })).toMatchObject([{ url }]);
  // Of a project that it leaves out, it does not speak.
  const without = { ...content, resume: {} };
  expect(asksOf([{ ask: 'a', evidence: ['Tides are hard.'] }], without)).toEqual([]);
  // Nothing of a page is taken that its owner has not named.
  expect(asksOf([{ ask: 'tides' }, { ask: 'Search' }], content)).toEqual([]);
});

test('each proof leads to its own sentence on the page, though others have the same words', () => {
  const sentence = 'Taught **Rust**.';
  const mill = { name: 'Mill', description: 'Grinds.', highlights: [sentence] };
  const resume = {
    work: [
      { ...mill, position: 'Miller', startDate: '2020', endDate: '2021' },
      { ...mill, position: 'Hand', startDate: '2018', endDate: '2019', summary: '- Sold.\n- Rust' },
    ],
    projects: [{ name: 'Rust', highlights: ['Rust', sentence], keywords: ['Rust'] }],
    references: [{ name: 'Ada', reference: 'Rust' }],
  };
  const evidence = [
    { place: 'work[1].highlights[0]', sentence },
    { place: 'projects[0].highlights[0]', sentence: 'Rust' },
    'Grinds.',
    'Sold.',
    { place: 'references[0].reference', sentence: 'Rust' },
  ];
  const content = versionWith(resume, { asks: [{ ask: 'Rust', evidence }] });
  const asks = asksOf([{ ask: 'Rust', evidence }], content);
  const urls = asks.flatMap(({ where }) => where.map(({ url }) => url));
  const [jobs, ...others] = homeView(withProofs(content, asks)).timelines;
  const { projects: [card] = [] } = homeView(withProofs(content, asks));
  const span = (at: number, text: unknown) => [{ tag: 'span', id: urls[at]?.slice(1), text }];
  const taught = ['Taught ', { tag: 'strong', text: 'Rust' }, '.'];
  const [employer] = jobs?.entries ?? [];
  expect(employer).toMatchObject({ title: 'Mill', text: [span(2, 'Grinds.')] });
  expect(employer?.roles).toMatchObject([
    { highlights: [taught], text: [] },
    { highlights: [span(0, taught)], text: [{ list: [span(3, 'Sold.'), 'Rust'] }] },
  ]);
  expect(card).toMatchObject({ title: 'Rust', highlights: [span(1, 'Rust'), taught], keywords: ['Rust'] });
  expect(others[0]?.entries).toMatchObject([{ text: [span(4, 'Rust')] }]);
});

test('in another language a version names its evidence in the first one’s words, or in its own', () => {
  const work = [{ name: 'Mühle', highlights: ['Korn gemahlen {a}', 'Brot verkauft'] }];
  const original = resumeOf({ work: [{ name: 'Mill', highlights: ['Ground *corn* {a}', 'Sold bread'] }] });
  const content = { ...versionWith({ work }, { only: ['a'] }), original };
  const shown = (evidence: string, version = content) =>
    asksOf([{ ask: 'a', evidence: [evidence] }], version)[0]?.where[0]?.text;
  expect(shown('Ground corn')).toBe('Korn gemahlen');
  expect(shown('Korn gemahlen {a}')).toBe('Korn gemahlen');
  // In a shorter list another sentence may stand at the same place.
  const shorter = { ...versionWith({ work: [{ name: 'Mühle', highlights: ['Brot verkauft'] }] }), original };
  expect(shown('Ground corn', shorter)).toBeUndefined();
  expect(shown('Brot verkauft', shorter)).toBe('Brot verkauft');
});
