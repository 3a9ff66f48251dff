import { describe, expect, test } from 'vitest';
import { displayWords } from '../../../../../plugins/content/views/display-words.ts';
import { validContent } from '../../../../support/content.ts';

describe('the texts in display type', () => {
  test('on the home page: the name, the headings of its sections, the projects', () => {
    expect(displayWords(validContent()).home).toEqual([
      'Kim Doe',
      'ABOUT ME',
      'PROJECTS',
      'SKILLS',
      'EXPERIENCE',
      'CONTACT ME',
      'Alpha',
      'Beta',
    ]);
  });

  test('missing sections have no heading, additional ones do', () => {
    const { resume, site } = validContent();
    const { basics } = resume;
    const interests = [{ name: 'Chess' }];
    const { home } = displayWords({
      resume: { basics: { name: basics?.name }, interests },
      site,
      projects: {},
    });
    expect(home).toEqual(['Kim Doe', 'INTERESTS']);
  });

  test('on other pages: the titles and headings of projects, and the error message', () => {
    expect(displayWords(validContent()).others).toEqual([
      'This page did not load',
      'Alpha',
      'OVERVIEW',
      'PARTS',
      'SCREENS',
      'Beta',
      'OVERVIEW',
      'PARTS',
    ]);
  });
});
