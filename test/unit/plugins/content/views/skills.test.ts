import { expect, test } from 'vitest';
import type { Resume, Site } from '../../../../../plugins/content/types.ts';
import { groupsOf, homeRain, projectRain, skillsOf } from '../../../../../plugins/content/views/skills.ts';
import { wordsOf } from '../../../../../plugins/content/words/words.ts';
import { project } from '../../../../support/content.ts';

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
