import { expect, test } from 'vitest';
import { ORIGIN } from '../../../../plugins/content/text/origin.ts';
import { homeView } from '../../../../plugins/content/views/home.ts';
import { projectView } from '../../../../plugins/content/views/views.ts';
import { changedContent } from '../../../support/content.ts';
import { newProject } from './verdict.ts';

const { verdictOn } = newProject('markdown');
const ALPHA = 'projects/alpha.md';

const page = (body: string, front = '') => `---\ntitle: Alpha\n${front}---\n\n${body}\n`;

test('a title and a sentence in one file are a page and a card', async () => {
  const { owner, faults, warnings } = await verdictOn({
    'projects/my-game.md': '---\ntitle: My Game\norder: 1\n---\nYou climb, *fast*.\n',
    'projects/other.md':
      '---\ntitle: Other\nurl: https://other.test\nkeywords: [Rust]\nstartDate: 2024\nhighlight: It **flies**.\n---\n\nIt began.\\\nThen it grew\nover *three* lines.\n',
    'projects/imprint.md': '---\ntitle: Imprint\nlisted: false\n---\n\nMe.\n',
  });
  expect({ faults, warnings }).toEqual({ faults: [], warnings: [] });
  const cards = homeView(owner.content()).projects ?? [];
  expect(cards.map(({ title }) => title)).toEqual(['My Game', 'Alpha', 'Beta', 'Other']);
  expect(cards[0]).toMatchObject({ accent: 'my-game', link: '/my-game', description: ['You climb, fast.'] });
  expect(cards[3]).toMatchObject({
    description: ['It began. Then it grew over three lines.'],
    keywords: ['Rust'],
    highlights: [['It ', { tag: 'strong', text: 'flies' }, '.']],
  });
  expect(cards[3]?.facts?.[0]).toMatch(/^2024/);
  expect(projectView('my-game', owner.content())).toMatchObject({
    title: 'My Game',
    sections: [{ id: 'overview', heading: 'Overview' }],
  });
});

test('a card is made of the file and of the résumé, which may not contradict each other', async () => {
  const content = changedContent({
    resume: { projects: [{ name: 'Alpha', url: 'https://a.test', keywords: ['C'] }, { name: 'Beta' }] },
  });
  const front = 'description: For searches.\nurl: https://b.test\nkeywords:\n  - C\nhighlight: It flies.\n';
  const { owner, faults } = await verdictOn({ [ALPHA]: page('A', front) }, content);
  expect(faults).toEqual([
    expect.stringMatching(
      /^src\/content\/projects\/alpha\.md:4:\d+: url: is "https:\/\/b\.test", but "https:\/\/a\.test" in src\/content\/resume\.json:\d+; keep one of the two$/,
    ),
  ]);
  expect(owner.content().resume.projects?.[0]).toEqual({
    name: 'Alpha',
    url: 'https://a.test',
    keywords: ['C'],
    description: 'For searches.',
    highlights: ['It flies.'],
    [ORIGIN]: { place: 'projects[0]', fields: { courses: [], highlights: [] } },
  });
});

test('a page in a further language has its own text, and the fields that it translates', async () => {
  const { owner, faults, warnings } = await verdictOn({
    [ALPHA]: page(
      'One.\n\n## Parts\n\n- a\n- b',
      'tagline: What it is\nfacts:\n  Role: All of it\n  Team: 2\n',
    ),
    'de/projects/alpha.md':
      '---\ntagline: Was es ist\nfacts: { Rolle: Alles }\n---\n\nEins.\n\n## Teile {#parts}\n\n1. a\n',
  });
  expect(faults).toEqual([
    expect.stringContaining('de/projects/alpha.md:3:8: facts: has 1 instead of 2 entries'),
  ]);
  expect(warnings).toEqual([]);
  expect(owner.fallbackLines()[0]).toMatch(/^de: /);
});

test('a page in a further language without text has the first language’s', async () => {
  const { owner, faults } = await verdictOn({ 'de/projects/beta.md': '---\ntagline: Was es ist\n---\n' });
  expect(faults).toEqual([]);
  const [first, german] = [owner.content(), owner.content('de')].map(({ projects }) => projects.beta);
  expect(german).toEqual({ ...first, tagline: 'Was es ist' });
});

test('what is wrong in Markdown is reported at its line and column', async () => {
  const { faults, warnings } = await verdictOn({
    [ALPHA]: page(
      'See [it](/betta).\n\n## Parts\n\n![A](alpha/screen.png)\n![B](../pictures/no.png)\n\n- ![C](no.mp4)\n\n## Parts {#parts}\n\na\u0001',
      'accent: #000000\nendDate: 2023-02-30\nbaner: x\ncard: { src: card.png, alt: A }\n',
    ),
  });
  expect(warnings).toEqual([]);
  expect(faults).toEqual([
    expect.stringContaining('alpha.md:3:9: accent: #000000 has a contrast of'),
    expect.stringContaining('alpha.md:4:10: endDate: "2023-02-30" is not a real date'),
    expect.stringContaining('alpha.md:5:8: baner: is not a field of this file; did you mean banner?'),
    expect.stringContaining('alpha.md:6:14: card.src: there is no picture card.png'),
    expect.stringContaining('alpha.md:9:5: overview: "/betta" does not lead to a page'),
    expect.stringContaining('alpha.md:14:1: Parts: there is no picture no.png in src/content/pictures/'),
    expect.stringContaining('alpha.md:16:3: Parts: there is no file no.mp4'),
    expect.stringContaining('alpha.md:16:3: Parts: there is no picture no.png'),
    expect.stringContaining('alpha.md:18:1: Parts: parts appears twice on this page'),
    expect.stringContaining('alpha.md:20:1: Parts: contains the control character'),
  ]);
});

test('a page in JSON is a fault that says how to write it as Markdown', async () => {
  const { faults, warnings } = await verdictOn({
    'projects/gamma.json': '{ "title": "Gamma" }',
    'projects/old/My Game.JSON': '',
    'de/projects/beta.json': '{}',
    'projects/delta.md': '---\ntitle: Delta\nsections:\n  - heading: One\n---\n\nD\n',
  });
  const named = (page: string) =>
    `the file: is a page in JSON; write it as Markdown in projects/${page}: its fields between two lines of ---, below them each section as ## heading and its text (docs/content.md)`;
  expect([...faults, ...warnings]).toEqual([
    'src/content/projects/delta.md:4:3: sections: is not read; write each below the front matter: ## and its heading, then its text',
    `src/content/projects/gamma.json: ${named('gamma.md')}`,
    `src/content/projects/old/My Game.JSON: ${named('my-game.md')}`,
    `src/content/de/projects/beta.json: ${named('beta.md')}`,
  ]);
});

test('skills are proven by what Markdown says, but for code on lines of its own', async () => {
  const content = changedContent({
    resume: { skills: [{ keywords: ['Kotlin', 'Svelte', 'Zig', 'Haskell', 'Elixir'] }] },
  });
  const body =
    'In `Kotlin`.\n\n> - **Svelte**\n\n| a |\n| - |\n| Zig |\n\n```\nHaskell\n```\n\n### Elixir\n\na';
  const { owner } = await verdictOn({ [ALPHA]: page(body) }, content);
  const [group] = homeView(owner.content()).skills ?? [];
  expect(group?.proven?.map(({ name }) => name)).toEqual(['Kotlin', 'Svelte', 'Zig']);
});
