import { expect, test } from 'vitest';
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

test('a course and a highlight of a school each have their own place', () => {
  const education = [{ institution: 'Ada', courses: ['Statistics', 'Nets'], highlights: ['Wrote a parser'] }];
  const tagged = { education };
  const content: Content = { resume: tagged, site: {}, projects: {}, tagged, versions: { acme: {} } };
  const sentences = sentencesOf(versionsOf(content).acme as Content);
  expect(sentences.map(({ path, text }) => `${path}: ${text}`)).toEqual([
    'education[0].courses[0]: Statistics',
    'education[0].courses[1]: Nets',
    'education[0].highlights[0]: Wrote a parser',
  ]);
});

test('a skill may be a name alone', () => {
  const work = [{ name: 'Clinic', highlights: ['Taught wound care to four trainees'] }];
  const tagged = { work, skills: [{ name: 'Wound care' }] };
  const content: Content = { resume: tagged, site: {}, projects: {}, tagged, versions: { acme: {} } };
  const [ask] = asksOf([{ ask: 'Experience in wound care' }], versionsOf(content).acme as Content);
  expect(ask?.where).toMatchObject([{ label: 'Clinic' }]);
});

test('without a sentence nothing is claimed: it is left out, or shown as not yet done', () => {
  expect(asked([{ ask: 'Five years of Go' }, { ask: 'Rust' }, { ask: 'WebGL', notYet: true }])).toEqual([
    { ask: 'WebGL', where: [] },
  ]);
});

test('the page has the sentences under the addresses of their links, each once', () => {
  const [text] = ['Sold maps of Norway.'];
  const where = [{ text, label: 'Shop', url: '#proof-1' }];
  const home = { projects: [{ title: text, highlights: ['a', text] }], timelines: [{ text: [text] }] };
  const marked = withProofs(home as never, [
    { ask: 'a', where },
    { ask: 'b', where },
  ]);
  const span = [{ tag: 'span', id: 'proof-1', text }];
  expect(marked).toMatchObject({ projects: [{ title: text, highlights: ['a', span] }] });
});
