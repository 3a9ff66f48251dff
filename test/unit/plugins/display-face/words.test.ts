import { describe, expect, test } from 'vitest';
import { charactersOf, unicodeRange } from '../../../../plugins/display-face/subset.ts';
import { displayWords } from '../../../../plugins/display-face/words.ts';
import { validContent } from '../../../support/content.ts';

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

  test('headings can have other wording', () => {
    const content = validContent();
    content.site.words = { skills: 'Können', notFound: 'Fehlt' };
    const { home, notFound } = displayWords(content);
    expect(home).toContain('KÖNNEN');
    expect(notFound).toEqual(['Fehlt']);
  });
});

describe('their characters', () => {
  test('each once and in order, without invisible ones', () => {
    expect(charactersOf(['Anna', 'b\u200fA'])).toEqual(['A', 'a', 'b', 'n']);
  });

  test('a combining accent also in its composed letter', () => {
    expect(charactersOf(['e\u0301'])).toEqual(['e', 'é', '\u0301']);
  });

  test('as a range for a stylesheet', () => {
    const letters = [' ', 'A', 'C', 'D', 'E', '😀'];
    expect(unicodeRange(letters)).toBe('U+20,U+41,U+43-45,U+1f600');
  });
});
