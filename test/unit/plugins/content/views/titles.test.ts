import { expect, test } from 'vitest';
import { displayWords } from '../../../../../plugins/content/styles/display-type.ts';
import {
  messageSize,
  namedSizes,
  sizeAttribute,
  titleSize,
} from '../../../../../plugins/content/views/title-size';
import { project, validContent } from '../../../../support/content.ts';

test.each([
  [4.4, ['Robin Sample', 'DevHive', 'Climbor Die', 'My Game', '山田太郎', '']],
  [6, ['Aleksandra Brandt-Lindholm', 'Jean-Christophe']],
  [8, ['Maximilian Alexander von Hohenstein']],
  [11, ['ページが見つかりません']],
  [10, ['Featherstonehaugh', 'A dashboard for the people who keep the trains on time']],
  [18, ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch']],
])('lines of %s em hold %j: the longest word, or a third of a long title', (size, titles) => {
  expect(titles.map((title) => titleSize(title))).toEqual(titles.map(() => size));
});

test('styles have each size that titles name, once', () => {
  const content = validContent();
  content.resume.basics = { name: 'Konstantinopolitanus' };
  content.projects.alpha = { ...project('Alpha'), title: 'Konstantinopolitanis' };
  const size = titleSize('Konstantinopolitanus');
  expect(namedSizes(content)).toEqual([size]);
  const { site } = content;
  expect(['Beta', 'Konstantinopolitanus'].map((title) => sizeAttribute(title, site))).toEqual([
    undefined,
    size,
  ]);
  expect(namedSizes({ resume: {}, site: {}, projects: {} })).toEqual([]);
});

test('leaves room for wide letters if the title is in the system’s font', () => {
  expect(titleSize('Wimmelbuch', { font: 'system' })).toBeGreaterThan(titleSize('Wimmelbuch'));
});

test('ignores soft hyphens, and keeps words together at a no-break space', () => {
  expect(titleSize('Kon\u00adstan\u00adti\u00adnos')).toBe(titleSize('Konstantinos'));
  expect(titleSize('Konstan\u00a0tinos')).not.toBe(titleSize('Konstan tinos'));
});

test('messages of the interface are smaller than a name', () => {
  expect(messageSize({})).toBe(8);
  expect(messageSize({ words: { notLoaded: 'Seitenladefehlermeldung' } })).toBe(13);
});

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
  const headings = ['OVERVIEW', 'PARTS', 'SCREENS', 'OVERVIEW', 'PARTS'];
  expect(others).toEqual(['This page did not load', 'Alpha', 'Beta', ...headings]);
  expect(notFound).toEqual(['Fehlt']);
});
