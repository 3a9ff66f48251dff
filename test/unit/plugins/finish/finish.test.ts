import { readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../../../../plugins/content/read/folder.ts';
import { copyOwnerFiles, writePagesAsFolders } from '../../../../plugins/finish/finish.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporary-files.ts';

/** A new folder with files that contain their own names. */
const folderOf = (...files: string[]) =>
  temporaryFolder('finish', Object.fromEntries(files.map((file) => [file, file])));

test('each page is a folder too, for hosts without clean URLs; what the owner put there stays', () => {
  const site = folderOf(
    ...['index.html', '404.html', 'notify.html', 'talk.html', 'talk/index.html', 'slides/a.html'],
    ...['de/index.html', 'de/404.html', 'de/notify.html'],
  );
  const before = filesIn(site);
  writePagesAsFolders(site, ['index.html', 'notify.html', 'talk.html', 'de/index.html', 'de/notify.html']);
  expect(filesIn(site).filter((file) => !before.includes(file))).toEqual(
    expect.arrayContaining(['notify/index.html', 'de/notify/index.html']),
  );
  expect(filesIn(site)).toHaveLength(before.length + 2);
  const read = (file: string) => readFileSync(resolve(site, file), 'utf8');
  expect(['notify', 'de/notify', 'talk'].map((page) => read(`${page}/index.html`))).toEqual([
    'notify.html',
    'de/notify.html',
    'talk/index.html',
  ]);
});

test('the owner’s files replace generated ones, in each language; hidden ones are not published', () => {
  const content = folderOf(
    ...['contact.vcf', 'de/contact.vcf', 'talks/slides.html', '.env', '.git/config', '_headers']
      .concat('.well-known/security.txt', '.nojekyll')
      .map((file) => `public/${file}`),
  );
  symlinkSync(resolve(content, 'public/contact.vcf'), resolve(content, 'public/card.vcf'));
  const dist = folderOf('notify.html');
  writeFiles(dist, { 'contact.vcf': 'made', 'de/contact.vcf': 'made' });
  copyOwnerFiles(content, dist);
  const published = ['.nojekyll', '.well-known/security.txt', 'card.vcf', 'contact.vcf', 'de/contact.vcf'];
  expect(filesIn(dist).sort()).toEqual([...published, 'notify.html', 'talks/slides.html']);
  for (const file of ['contact.vcf', 'de/contact.vcf'])
    expect(readFileSync(resolve(dist, file), 'utf8')).toBe(`public/${file}`);
});
