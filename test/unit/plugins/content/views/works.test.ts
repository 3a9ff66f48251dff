import { expect, test } from 'vitest';
import type { Content } from '../../../../../plugins/content/types';
import type { Resume, Site } from '../../../../../plugins/content/types.ts';
import { homeRain, projectRain } from '../../../../../plugins/content/views/rain.ts';
import { groupsOf, skillsOf, withLogos } from '../../../../../plugins/content/views/skills.ts';
import { type Work, worksOf, worksThatProve } from '../../../../../plugins/content/views/works.ts';
import { wordsOf } from '../../../../../plugins/content/words/words.ts';
import { project } from '../../../../support/content.ts';

const work = (label: string, keywords: string[], ...texts: string[]): Work => ({
  label,
  url: `/${label.toLowerCase()}`,
  keywords,
  texts,
});
const labels = (skill: string, ...works: Work[]) => worksThatProve(skill, works).map(({ label }) => label);

test('a logo stands beside the skill of its name, and needs no text there; others stay in their list', () => {
  const logos = ['Go', 'Rust'].map((alt) => ({ src: `${alt}.svg`, alt }));
  const groups = [
    {
      name: 'Languages',
      proven: [
        { name: 'Go', where: [] },
        { name: 'C', where: [] },
      ],
      keywords: ['Rust'],
    },
  ];
  const { skills, logos: others } = withLogos(groups, { logos });
  expect(skills?.[0]?.proven?.map(({ logo }) => logo)).toEqual([
    { src: 'Go.svg', alt: '', role: 'logo' },
    undefined,
  ]);
  expect(others).toEqual([{ src: 'Rust.svg', alt: 'Rust', role: 'logo' }]);
});

test('a keyword of the same name proves a skill, regardless of case; each work is listed once, in order', () => {
  const both = work('Shop', ['React'], 'React and more React.');
  expect(labels('react', both, both, work('Game', ['Lua']), work('App', ['React']))).toEqual(['Shop', 'App']);
});

test.each([
  ['PowerShell', 'Replaced set-up by one PowerShell script.', true],
  ['Node.js', 'A server in Node.js.', true],
  ['C++', 'Rewritten in C++, twice as fast.', true],
  ['React', 'React (with hooks)', true],
  ['REST', 'The rest is history.', false],
  ['Git', 'Published on GitHub.', false],
  ['Java', 'Some JavaScript.', false],
  ['Node', 'A server in Node.js.', false],
  ['Script', 'Written in TypeScript.', false],
  ['日本語', '日本語', true],
  ['採血', '採血を毎朝二十件行いました。', true],
  ['React', '画面はReactで書きました。', true],
  ['フォークリフト', 'フォークリフトの運転を三年。', true],
  ['リスク', 'アスタリスクの設定。', false],
  ['Code review', 'Introduced code reviews, and a code review guide.', true],
  ['forklift', 'Forklift driver at night.', true],
])('whether %s is proven by “%s”: %s', (skill, text, proven) => {
  expect(labels(skill, work('Work', [], text))).toEqual(proven ? ['Work'] : []);
});

test('a name of one or two letters may be an ordinary word: only a keyword proves it', () => {
  expect(labels('Go', work('A', [], 'Go live in a day.'), work('B', ['Go']))).toEqual(['B']);
});

test('labels a job without a name by its years, or leaves it out', () => {
  const secret = { id: 'experience-1', title: '', organization: '', highlights: ['Perl'] };
  const proof = (years: string) =>
    worksThatProve('Perl', worksOf({ site: {}, projects: {}, resume: {} }, [{ ...secret, years }]));
  expect(proof('2019–2021')).toEqual([{ label: '2019–2021', url: '#experience-1' }]);
  expect(proof('')).toEqual([]);
});

test('works are projects with a page or a URL, including the page’s texts, and jobs', () => {
  const shown = [
    { list: [['In ', { tag: 'a' as const, href: 'https://deno.test', text: 'Deno' }]] },
    { group: { heading: 'B', items: ['Zig'] } },
  ];
  const shop = { ...project('Shop'), facts: [{ label: 'Stack', text: 'Rust' }] };
  const content: Content = {
    site: {},
    projects: { shop: { ...shop, sections: [{ id: 'a', heading: 'A', shown }] } },
    resume: {
      projects: [
        { name: 'Shop', url: 'https://shop.test', keywords: ['Vue'], highlights: ['Kotlin'] },
        { name: 'Abroad', url: 'https://abroad.test', description: 'Elm' },
        { name: 'Nowhere', description: 'Elm' },
      ],
    },
  };
  const job = { id: 'experience-1', years: '', title: 'Dev', organization: 'Mill', highlights: ['Perl'] };
  const works = worksOf(content, [job]);
  const where = (skill: string) => worksThatProve(skill, works).map(({ url }) => url);
  for (const skill of ['Vue', 'Rust', 'Deno', 'Zig', 'Kotlin']) expect(where(skill)).toEqual(['/shop']);
  expect(where('Elm')).toEqual(['https://abroad.test']);
  expect(where('Perl')).toEqual(['#experience-1']);
});

const WORDS = wordsOf({});

test('skills are in groups, those that have only a name in one', () => {
  const skills = [
    { keywords: ['a'] },
    { name: 'C' },
    { name: 'N', level: 'L', keywords: ['b'] },
    { name: 'W', level: 'M' },
    { level: 'D' },
    {},
  ];
  expect(groupsOf(skills, 'Others', WORDS)).toEqual([
    { name: 'More', keywords: ['a'] },
    { name: 'N', level: 'L', keywords: ['b'] },
    { name: 'W', keywords: ['M'] },
    { name: 'Others', keywords: ['C', 'D'] },
  ]);
  const languages = [{ language: 'Thai', fluency: 'Native' }, { language: 'Lao' }, { fluency: 'Good' }, {}];
  expect(skillsOf({ languages }, WORDS)).toEqual([
    { name: 'Spoken languages', keywords: ['Thai (Native)', 'Lao', 'Good'] },
  ]);
  expect(skillsOf({}, WORDS)).toEqual([]);
});

const contentOf = (resume: Resume, site: Site = {}) => ({
  resume,
  site,
  projects: { shop: project('Shop'), atlas: project('Atlas') },
});

test('the rain spells what is proven, else all skills, in words that fit, each once', () => {
  const rain = (keywords: string[], site?: Site, proven?: string[]) =>
    homeRain(contentOf({}, site), [
      { name: 'A', keywords, proven: proven?.map((name) => ({ name, where: [] })) },
      { name: 'B', keywords: ['Zig'] },
    ]);
  expect(rain(['C', 'Node.js', 'Vim', 'Vim', 'Code review', 'e-mail', 'naïve', 'Bookkeepings'])).toBe(
    'Nodejs Vim Codereview email Bookkeepings Zig',
  );
  expect(rain(['Accountancies!', 'Accountancies'])).toBe('Zig');
  expect(rain(['Vim'], {}, ['Go', 'Go'])).toBe('Go');
  expect(rain(['Vim'], { rain: ['mine', 'my own'] }, ['Go'])).toBe('mine myown');
  expect(rain(['Vim'], { background: 'none' })).toBeUndefined();
  const many = Array.from({ length: 20 }, (_, at) => `N${at}`);
  expect(rain(many)).toBe(many.slice(0, 16).join(' '));
});

test('on a project’s page it spells its keywords, and the skills that it mentions', () => {
  const resume: Resume = {
    projects: [
      { name: 'Shop', keywords: ['Rust'], description: 'Vue, and a till.' },
      { name: 'Atlas', keywords: ['Zig'] },
    ],
    skills: [{ name: 'till', keywords: ['Vue', 'Perl'] }, { keywords: ['Zig', 'Rust'] }, { name: 'Go' }],
  };
  expect(projectRain(contentOf(resume), 'shop')).toBe('Rust till Vue');
  expect(projectRain(contentOf({}), 'shop')).toBe('');
});
