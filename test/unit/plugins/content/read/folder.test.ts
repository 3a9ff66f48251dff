import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../../../plugins/content/check/check.ts';
import { isBelow, publicFiles } from '../../../../../plugins/content/read/folder.ts';
import { projectsIn } from '../../../../../plugins/content/read/owner-files.ts';
import { validContent, writeContent } from '../../../../support/content.ts';
import { temporaryFolder, writeFiles } from '../../../../support/temporary-files.ts';

const root = temporaryFolder('folder');
const folder = resolve(root, 'src/content');

test.each([
  ['/site/src/content/me.json', true],
  ['/site/src/content/..a/me.json', true],
  ['/site/src/content-old/me.json', false],
  ['/site/src/me.json', false],
])('whether %s is content: %s', (file, expected) => {
  expect(isBelow('/site/src/content', file)).toBe(expected);
});

test('files that macOS and Windows leave in every folder are neither content nor published', async () => {
  await writeContent(folder, validContent());
  const projects = projectsIn(folder);
  writeFiles(folder, { 'public/.well-known/security.txt': '', 'projects/folder.json/.DS_Store': '' });
  for (const place of ['.', 'projects', 'public', 'pictures'])
    for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini', '._game.json', '._me.png'])
      writeFiles(folder, { [`${place}/${name}`]: '\0' });
  expect(projectsIn(folder)).toEqual(projects);
  expect(publicFiles(root, folder)).toEqual(['.well-known/security.txt']);
  const { faults, warnings } = await checkContent(root, folder);
  expect([...faults, ...warnings]).toEqual([]);
});
