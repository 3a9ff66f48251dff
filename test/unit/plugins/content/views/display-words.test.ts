import { expect, test } from 'vitest';
import { displayWords } from '../../../../../plugins/content/views/display-words.ts';
import { validContent } from '../../../../support/content.ts';

test('the home page shows in display type the name, the headings of its sections and the projects', () => {
  const sections = ['ABOUT ME', 'PROJECTS', 'SKILLS', 'EXPERIENCE', 'CONTACT ME'];
  expect(displayWords(validContent()).home).toEqual(['Kim Doe', ...sections, 'Alpha', 'Beta']);
  const resume = { basics: { name: 'Kim Doe' }, interests: [{ name: 'Chess' }] };
  expect(displayWords({ resume, site: {}, projects: {} }).home).toEqual(['Kim Doe', 'INTERESTS']);
});

test('other pages show in it the titles and headings of projects, and the error message', () => {
  const content = validContent();
  content.site.words = { notFound: 'Fehlt' };
  const { others, notFound } = displayWords(content);
  const alpha = ['Alpha', 'OVERVIEW', 'PARTS', 'SCREENS'];
  expect(others).toEqual(['This page did not load', ...alpha, 'Beta', 'OVERVIEW', 'PARTS']);
  expect(notFound).toEqual(['Fehlt']);
});
