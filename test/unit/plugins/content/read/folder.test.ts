import { resolve, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { isKnownLanguage } from '../../../../../packages/resume-import/src/text/language-tags.ts';
import {
  exampleNames,
  isBelow,
  languageOfMode,
  nativeName,
  pathFrom,
  publicFiles,
} from '../../../../../plugins/content/read/folder.ts';
import { projectsIn } from '../../../../../plugins/content/read/owner-files.ts';
import { openOwner } from '../../../../../plugins/open-owner.ts';
import { validContent, writeContent } from '../../../../support/content.ts';
import { temporaryFolder, writeFiles } from '../../../../support/temporary-files.ts';

const root = temporaryFolder('folder');
const folder = resolve(root, 'src/content');

test.each([
  ['zh-Hans', 'zh-Hans'],
  ['zh', 'zh'],
  ['pt', 'pt-BR'],
  ['p', undefined],
  ['production', undefined],
])('the mode %s means the language %s', (mode, language) => {
  expect(languageOfMode(mode, ['pt-BR', 'zh', 'zh-Hans'])).toBe(language);
});

test('a folder is a language’s if it is named after one', () => {
  const languages = ['de', 'pt-BR', 'zh-Hans', 'gsw'];
  const names = [...languages, 'old', 'drafts', 'fonts', 'de_DE', 'de-x'];
  expect(names.filter(isKnownLanguage)).toEqual(languages);
});

test.each([
  ['pt-BR', ['en', 'pt-BR'], 'Português'],
  ['pt-BR', ['pt-PT', 'pt-BR'], 'Português (Brasil)'],
  ['ja', ['en', 'ja'], '日本語'],
])('%s among %j is called %s', (tag, all, name) => {
  expect(nativeName(tag, all)).toBe(name);
});

test('a folder among the examples is one if it has a résumé and is not hidden', () => {
  const files = ['b/resume.json', 'a/resume.json', '.c/resume.json', 'd/site.json', 'resume.json'];
  const root = temporaryFolder('examples', Object.fromEntries(files.map((file) => [`examples/${file}`, ''])));
  expect(exampleNames(root)).toEqual(['a', 'b']);
});

test.each([
  ['/site/src/content/me.json', true],
  ['/site/src/content/..a/me.json', true],
  ['/site/src/content/a../me.json', true],
  ['/site/src/content-old/me.json', false],
  ['/site/src', false],
  ['/site/src/me.json', false],
])('whether %s is content: %s', (file, expected) => {
  expect(isBelow('/site/src/content', file)).toBe(expected);
});

test('on Windows, names in messages have no drive and no backslash, unless the content is on another drive', () => {
  expect(pathFrom('C:\\site', 'C:\\site\\src\\content\\resume.json', win32)).toBe('src/content/resume.json');
  expect(pathFrom('C:\\site', 'D:\\mine\\resume.json', win32)).toBe('D:/mine/resume.json');
  expect(isBelow('D:\\mine', 'D:\\mine\\pictures\\me.jpg', win32)).toBe(true);
  expect(isBelow('D:\\mine', 'C:\\site\\src\\first\\main.tsx', win32)).toBe(false);
});

test('files that macOS and Windows leave in every folder are neither content nor published', async () => {
  await writeContent(folder, validContent());
  const projects = projectsIn(folder);
  writeFiles(folder, { 'public/.well-known/security.txt': '', 'projects/folder.md/.DS_Store': '' });
  for (const place of ['.', 'projects', 'public', 'pictures'])
    for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini', '._game.md', '._me.png'])
      writeFiles(folder, { [`${place}/${name}`]: '\0' });
  expect(projectsIn(folder)).toEqual(projects);
  expect(publicFiles(root, folder)).toEqual(['.well-known/security.txt']);
  const { faults, warnings } = await openOwner(root, folder).check();
  expect([...faults, ...warnings]).toEqual([]);
});
