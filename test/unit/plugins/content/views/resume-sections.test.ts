import { describe, expect, test } from 'vitest';
import type { SectionFile, Site } from '../../../../../plugins/content/types.ts';
import { sectionsOf } from '../../../../../plugins/content/views/resume-sections.ts';

describe('the order of the sections in the PDF', () => {
  const resume = {
    projects: [{ name: 'Fog' }],
    skills: [{ name: 'Go', keywords: ['gRPC'] }],
    work: [{ name: 'Acme' }],
    interests: [{ name: 'Sailing' }],
  };
  const own = (id: string): SectionFile => ({ id, heading: id, blocks: [{ text: 'It is so.' }] });

  test.each<[what: string, sections: Site['sections'], expected: string[]]>([
    ['is that of a résumé', undefined, ['experience', 'projects', 'skills', 'interests']],
    [
      'stays so where sections of one’s own are added',
      ['about', 'projects', 'skills', 'experience', 'interests', own('talks'), own('grants'), 'contact'],
      ['experience', 'projects', 'skills', 'interests', 'talks', 'grants'],
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
  ])('%s', (_, sections, expected) => {
    expect(sectionsOf(resume, { sections }).map(({ id }) => id)).toEqual(expected);
  });
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
