import { expect, test } from 'vitest';
import type { Content } from '../../../plugins/content/types.ts';
import { ar } from '../../../plugins/content/words/ar.ts';
import { de } from '../../../plugins/content/words/de.ts';
import { en } from '../../../plugins/content/words/en.ts';
import { foreignTo } from '../../support/foreign.ts';

const content = (language: string, name = 'Kim'): Content => ({
  resume: { basics: { name } },
  site: { language },
  projects: {},
});

test('a word of the interface in another language is foreign, wherever it stands', () => {
  const said = [en.notFound, de.downloadResume, `Kim: ${de.pauseBackground}`, ar.menu];
  expect(foreignTo(said, content('en'))).toEqual(said.slice(1));
});

test('what a language shares with another, and what the owner wrote, is not', () => {
  expect(foreignTo([en.menu, 'Menu', de.downloadResume], content('en', de.downloadResume))).toEqual([]);
});

test('in a language of other letters each Latin word is foreign that is not the owner’s', () => {
  const said = [ar.notFound, 'Kim', `${ar.resumeJson} Overview`, 'kim@doe.test'];
  expect(foreignTo(said, content('ar'))).toEqual(['Overview', 'kim@doe.test']);
});
