import { expect, test } from 'vitest';
import { proseToText } from '../../../../../plugins/content/text/inline-text.ts';
import type { AskFile, Content, VersionFile } from '../../../../../plugins/content/types.ts';
import { asksOf, sentencesOf, withProofs } from '../../../../../plugins/content/versions/asks.ts';
import { versionsOf } from '../../../../../plugins/content/versions/select.ts';

const tagged: Content['resume'] = {
  work: [
    {
      name: 'Library',
      position: 'Developer',
      startDate: '2020',
      endDate: '2021',
      highlights: ['Wrote reports {office}', 'Moved **TypeScript** to the server'],
    },
    { name: 'Shop', position: 'Clerk', startDate: '2022', endDate: '2023', summary: 'Sold maps of Norway.' },
  ],
  projects: [
    {
      name: 'Atlas',
      description: 'Maps that work offline.',
      highlights: ['What was hard: tides'],
      keywords: ['PostgreSQL'],
    },
  ],
  skills: [{ name: 'Languages', keywords: ['TypeScript', 'Go'] }],
};

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
        label: 'Developer, Library, 2020–2021',
        // The later job comes first.
        url: '#proof-3',
      },
    ],
  });
});

test('a technology of an entry proves it, and is named beside the sentence that tells what the entry is', () => {
  expect(asked([{ ask: 'You know PostgreSQL' }])[0]?.where).toMatchObject([
    {
      text: 'Maps that work offline.',
      label: 'Atlas · PostgreSQL',
      url: '#proof-5',
    },
  ]);
});

test('the owner’s evidence takes the place of what is found, wherever tags and dates have moved it', () => {
  const evidence = ['work[0].highlights[1]', 'work[1].summary'];
  const where = asked([{ ask: 'You are quick', evidence }], { without: ['office'] })[0]?.where ?? [];
  expect(where.map(({ url }) => url)).toEqual(['#proof-2', '#proof-1']);
});

test('a technology that the owner’s evidence does not say is named beside it as well', () => {
  const [ask] = asked([{ ask: 'PostgreSQL', evidence: ['projects[0].description'] }]);
  expect(ask?.where).toMatchObject([{ label: 'Atlas · PostgreSQL' }]);
});

/** The content of a version that shows all of a résumé, but for sections. */
const versionWith = (tagged: Content['resume'], version: VersionFile = {}) =>
  versionsOf({ resume: tagged, site: {}, projects: {}, tagged, versions: { acme: version } }).acme as Content;

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

test.each([
  [
    'what says more of it, the best of an entry, and no more than two',
    [{ highlights: ['Rust', 'Rust and Kotlin'] }, { highlights: ['Kotlin'] }, { highlights: ['Rust'] }],
    [
      ['Rust and Kotlin', 'A0'],
      ['Kotlin', 'A1'],
    ],
  ],
  [
    'a sentence that says it before an entry that uses it',
    [
      { keywords: ['Rust'], summary: 'Tools.' },
      { keywords: ['Rust'], highlights: ['Rust'] },
    ],
    [
      ['Rust', 'A1'],
      ['Tools.', 'A0 · Rust'],
    ],
  ],
  ['the first of two as good', [{ description: 'Rust', highlights: ['In Rust'] }], [['In Rust', 'A0']]],
  [
    'every technology that an entry uses',
    [{ keywords: ['Kotlin', 'Rust', 'C'], summary: 'Tools.' }],
    [['Tools.', 'A0 · Rust · Kotlin']],
  ],
])('what proves Rust and Kotlin is %s', (_, jobs, shown) => {
  const work = jobs.map((job, at) => ({ name: `A${at}`, ...job }));
  const content = versionWith({ work, skills: [{ keywords: ['Rust', 'Kotlin'] }] });
  const [ask] = asksOf([{ ask: 'Rust and Kotlin' }], content);
  expect(ask?.where.map(({ text, label }) => [text, label])).toEqual(shown);
});

test('a skill may be a name alone', () => {
  const work = [{ name: 'Clinic', highlights: ['Taught wound care to four trainees'] }];
  const content = versionWith({ work, skills: [{ name: 'Wound care' }] });
  const [ask] = asksOf([{ ask: 'Experience in wound care' }], content);
  expect(ask?.where).toMatchObject([{ label: 'Clinic' }]);
});

test('without a sentence nothing is claimed: it is left out, or shown as not yet done', () => {
  expect(asked([{ ask: 'Five years of Go' }, { ask: 'Rust' }, { ask: 'WebGL', notYet: true }])).toEqual([
    { ask: 'WebGL', where: [] },
  ]);
});

test('the page has the sentences under the addresses of their links, each once', () => {
  const text = 'Sold maps of Norway.';
  const where = [
    { text, label: 'Shop', url: '#proof-1' },
    { text: ['In ', { tag: 'em' as const, text: 'C' }], label: 'Shop', url: '#proof-2' },
    { text: 'Elsewhere.', label: 'Shop', url: '#proof-3' },
  ];
  const asks = [
    { ask: 'a', where },
    { ask: 'b', where },
  ];
  const home = { name: text, timelines: [{ title: text, text: [text] }] };
  const projects = [{ title: text, highlights: ['a', where[1]?.text, text] }];
  const [first, second] = where.map((proof, at) => [
    { tag: 'span', id: `proof-${at + 1}`, text: proof.text },
  ]);
  const timelines = [{ title: text, text: [first] }];
  expect(withProofs(home as never, asks)).toStrictEqual({ ...home, timelines, projects: undefined });
  expect(withProofs({ ...home, projects } as never, asks)).toStrictEqual({
    ...home,
    timelines,
    projects: [{ title: text, highlights: ['a', second, text] }],
  });
});
