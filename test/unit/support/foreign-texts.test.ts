import { expect, test } from 'vitest';
import type { Content } from '../../../plugins/content/types.ts';
import ar from '../../../plugins/content/words/ar.json' with { type: 'json' };
import de from '../../../plugins/content/words/de.json' with { type: 'json' };
import { en } from '../../../src/words.ts';
import { foreignTexts } from '../../support/foreign-texts.ts';

const content = (language: string, name = 'Kim'): Content => ({
  resume: { basics: { name } },
  site: { language },
  projects: {},
});

test('finds interface words of other languages anywhere in a text', () => {
  const texts = [en.notFound, de.downloadResume, `Kim: ${de.pauseBackground}`, ar.menu];
  expect(foreignTexts(texts, content('en'))).toEqual(texts.slice(1));
});

test('ignores words that languages share, and words of the owner', () => {
  expect(foreignTexts([en.menu, 'Menu', de.downloadResume], content('en', de.downloadResume))).toEqual([]);
});

test('finds Latin words in a language with another script, except the owner’s', () => {
  const texts = [ar.notFound, 'Kim', `${ar.resumeJson} Overview`, 'kim@doe.test'];
  expect(foreignTexts(texts, content('ar'))).toEqual(['Overview', 'kim@doe.test']);
});
