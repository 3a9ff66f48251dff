import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  contentFolder,
  DEMONSTRATION_FOLDER,
  OWNER_FOLDER,
} from '../../../../plugins/content/read/folder.ts';
import { changedContent, validContent, writeContent } from '../../../support/content.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporary-files.ts';
import { newProject, verdictIn } from './verdict.ts';

const { root, folder, verdict, verdictOn } = newProject('unread');

async function warnings(...files: string[]): Promise<string[]> {
  const textOf = (file: string) => (file.endsWith('.pdf') ? '%PDF-1.7' : '{}');
  const { faults, warnings } = await verdictOn(Object.fromEntries(files.map((file) => [file, textOf(file)])));
  expect(faults).toEqual([]);
  return warnings;
}

const MOVE = 'rename it, or move it to src/content/public/ if visitors should be able to load it';

test.each([
  ['projects/My Game.MD', 'rename it to my-game.md'],
  ['versions/acme.md', `a version is a file such as acme.json: ${MOVE}`],
  ['projects/my-game.yaml', 'write it as the front matter of my-game.md'],
  ['projects/sub/g.md', 'move it up into src/content/projects/'],
  ['projects/notes.txt', `a project is a file such as my-game.md: ${MOVE}`],
  ['projects/game.png', 'move it to src/content/pictures/'],
  ['me.JPG', 'move it to src/content/pictures/'],
  ['Resume.pdf', 'rename it to resume.pdf'],
  ['cv.json', `the site reads resume.json, site.json, resume.pdf, budget.json here: ${MOVE}`],
  ['de/projects/Alpha.MD', 'rename it to alpha.md'],
  ['de/Resume.pdf', 'rename it to resume.pdf'],
])('warns that %s is not read', async (file, remedy) => {
  const expected = `src/content/${file}: the file: is not read by the site; ${remedy}`;
  expect(await warnings(file, ...(file.startsWith('de/') ? ['de/site.json'] : []))).toEqual([expected]);
});

test('does not warn of files left by editors and operating systems, nor of files in their place', async () => {
  const left = ['.DS_Store', 'resume.json~', 'resume.json.1.bak', 'site.json.orig', '.site.json.swp'];
  const places = ['', 'projects/', 'de/', 'de/projects/'];
  const read = ['mine.woff2', 'budget.json', 'resume.pdf', 'fonts/LICENSE', 'public/a/b.txt', 'README.md'];
  const all = [...places.flatMap((place) => left.map((file) => place + file)), ...read, 'de/site.json'];
  expect(await warnings(...all)).toEqual([]);
});

// Windows lets only administrators create links.
test.skipIf(process.platform === 'win32')(
  'reads files and languages that are kept elsewhere and linked',
  async () => {
    const content = changedContent({ basics: { summary: 'See [this](/talk.pdf).' } });
    await writeContent(folder, content, { 'public/talk.pdf': '%PDF', 'de/site.json': '{ "acent": "" }' });
    for (const name of ['pictures/me.png', 'public/talk.pdf', 'de']) {
      const elsewhere = resolve(root, name.replace('/', '-'));
      renameSync(resolve(folder, name), elsewhere);
      symlinkSync(elsewhere, resolve(folder, name));
    }
    symlinkSync(resolve(root, 'nowhere'), resolve(folder, 'pictures/gone.png'));
    symlinkSync('itself', resolve(folder, 'itself'));
    const { faults, warnings } = await verdict();
    expect(faults).toEqual([expect.stringMatching(/^src\/content\/de\/site\.json:1: acent: /)]);
    expect(warnings).toEqual([]);
  },
);

test('takes no service worker, and publishes no hidden file', async () => {
  const own = { 'public/.env': '', 'public/.well-known/x': '', 'public/de/sw.js': '', 'public/.gitkeep': '' };
  const { faults, warnings } = await verdictOn({ ...own, 'de/site.json': '{}' });
  expect(faults).toEqual([
    "src/content/public/de/sw.js: the file: would replace the site's own service worker; rename the file",
  ]);
  expect(warnings).toEqual([
    'src/content/public/.env: the file: is hidden, so it is not published; move it elsewhere, or rename it if visitors may read it',
  ]);
});

test.each([
  ['sites/kim', 'create it'],
  ['src/content', 'create it, or run npm run new'],
])('a file that is missing in %s is made by the command only where that writes to', async (name, remedy) => {
  const path = resolve(root, name);
  await writeContent(path, validContent(), { 'site.json': undefined });
  expect((await verdictIn(root, path)).faults).toEqual([
    `${name}/site.json: the file: does not exist; ${remedy}`,
  ]);
});

test.each([
  ['resume.json', '{ "basics": {},, }'],
  ['site.json', undefined],
  ['de/projects/alpha.md', 'Was es ist'],
])('while %s can’t be read, faults in others are reported', async (file, text) => {
  const content = changedContent({ beta: { accent: 'green' } });
  const { faults, warnings } = await verdictOn({ [file]: text }, content);
  const files = new Set(faults.map((line) => line.replace(/:.*/, '')));
  expect(files).toEqual(new Set([`src/content/${file}`, 'src/content/projects/beta.md']));
  expect(warnings).toEqual([]);
});

const NAMED = '{ "basics": { "name": "René" } }';
const UTF_16 = Buffer.from(NAMED, 'utf16le');

test.each([
  ['Windows-1252', Buffer.from(NAMED, 'latin1')],
  ['UTF-16 with a byte order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), UTF_16])],
  ['UTF-16 without a byte order mark', UTF_16],
])('reports a single fault for a file in %s', async (_, bytes) => {
  for (const [file, remedy] of [
    ['resume.json', 'save it as UTF-8, or run npm run new -- --from src/content/resume.json'],
    ['site.json', 'save it as UTF-8'],
  ] as const) {
    await writeContent(folder, validContent());
    writeFileSync(resolve(folder, file), bytes);
    const found = { faults: [`src/content/${file}: the file: is not UTF-8; ${remedy}`], warnings: [] };
    expect(await verdict()).toMatchObject(found);
  }
});

test('reports a file that can not be read', async () => {
  await writeContent(folder, validContent(), { 'site.json': undefined });
  mkdirSync(resolve(folder, 'site.json'));
  expect((await verdict()).faults).toEqual([
    "src/content/site.json: the file: can't be read; make it a file that you may read",
  ]);
});

// Windows has no folder named `what?`.
test.each(['C#', '100% me', ...(process.platform === 'win32' ? [] : ['what?'])])(
  'reports that no site can be built in a folder named %s',
  async (name) => {
    const project = resolve(root, name);
    const content = resolve(project, 'src/content');
    await writeContent(content, validContent());
    expect((await verdictIn(project, content)).faults).toEqual([
      expect.stringMatching(/^environment: the project: a site can't be built in .*; rename the folder/),
    ]);
  },
);

test('reports only the missing files if there is no content', async () => {
  const faults = ['resume', 'site'].map((name) => expect.stringContaining(`nowhere/${name}.json: `));
  expect(await verdictIn(root, resolve(root, 'nowhere'))).toMatchObject({ faults, warnings: [] });
});

test.each([
  ['nothing', DEMONSTRATION_FOLDER, []],
  ['hidden files', DEMONSTRATION_FOLDER, ['.gitkeep', 'pictures/.DS_Store']],
  ['a résumé under another name', OWNER_FOLDER, ['Resume.json']],
  ['a photo', OWNER_FOLDER, ['pictures/me.jpg']],
])('with %s in the owner’s folder, the site is built from %s', (_, expected, files) => {
  const own = temporaryFolder('own', { [`${DEMONSTRATION_FOLDER}/resume.json`]: '{}' });
  for (const file of files) writeFiles(own, { [`${OWNER_FOLDER}/${file}`]: '{}' });
  expect(contentFolder(own, {})).toBe(resolve(own, expected));
  rmSync(resolve(own, DEMONSTRATION_FOLDER), { recursive: true });
  expect(contentFolder(own, {})).toBe(resolve(own, OWNER_FOLDER));
});
