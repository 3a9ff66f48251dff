import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openOwner } from '../../../../../plugins/owner.ts';
import { readOptions } from '../../../../../tools/new/answers.ts';
import { makeVersion } from '../../../../../tools/new/version/make-version.ts';
import { changedContent, filesOf } from '../../../../support/content.ts';
import { temporaryFolder, writeFiles } from '../../../../support/temporary-files.ts';

const { 'resume.json': resume = '', 'site.json': site = '' } = filesOf(
  changedContent({
    basics: { image: 'undefined' },
    work: { highlights: ['Moved TypeScript to the server {office}', 'Sold maps'], keywords: ['PostgreSQL'] },
    site: { logos: 'undefined' },
  }),
);
const ADVERT = '- TypeScript\n- You know PostgreSQL\n- Fortran\n\nWe offer\n- Cake';

let root: string;
beforeEach(() => {
  root = temporaryFolder('version', { 'src/content/resume.json': resume, 'src/content/site.json': site });
});

/** Runs the command in a folder with a file for it. */
function make(text: string | Uint8Array = ADVERT, name = 'acme', file = 'advert.txt') {
  writeFiles(root, { 'advert.txt': text });
  return makeVersion(root, name, resolve(root, file));
}
const path = () => resolve(root, 'src/content/versions/acme.json');

test('drafts a version that the check accepts, in which only what a sentence proves is claimed', async () => {
  await make();
  const text = readFileSync(path(), 'utf8');
  expect(JSON.parse(text)).toEqual({
    $schema: '../../../plugins/content/version.schema.json',
    asks: [
      { ask: 'TypeScript', evidence: ['work[0].highlights[0]'] },
      { ask: 'You know PostgreSQL', evidence: ['work[0].highlights[0]'] },
      { ask: 'Fortran' },
    ],
  });
  const { faults } = await openOwner(root).check();
  expect(faults).toEqual([]);
});

test('says what it found, what the résumé never mentions, what it left out, and what to do next', async () => {
  const { done, left } = await make();
  expect(done.filter(Boolean)).toEqual([
    'Wrote src/content/versions/acme.json: your résumé proves 2 of 3 requirements in advert.txt.',
    'Proven:',
    '- TypeScript ← Moved TypeScript to the server {office}',
    '- You know PostgreSQL ← Moved TypeScript to the server {office}',
    'Your résumé never mentions:',
    '- Fortran',
    'No requirement, so left out:',
    '- Cake',
  ]);
  expect(left.join('\n')).toMatch(
    /"notYet": true[\s\S]*basics\.label[\s\S]*npm run dev shows it at \/for\/acme$/,
  );
});

test('a version that is there is never overwritten', async () => {
  writeFiles(root, { 'src/content/versions/acme.json': '{}' });
  await expect(make()).rejects.toThrow(
    /^--for: src\/content\/versions\/acme\.json is there already; choose another name/,
  );
  expect(readFileSync(path(), 'utf8')).toBe('{}');
});

test.each([
  ['%PDF-1.7', /advert\.txt is a PDF; open it, and copy its text into a text file/],
  ['<!doctype html><ul><li>React</ul>', /is an HTML page or XML; open it/],
  ['PK\u0003\u0004 and more than ten [Content_Types].xml', /is an Office document; open it/],
  ['PK\u0003\u0004\u0000', /is no text; open it/],
  [' \n', /is empty; copy the text/],
  ['- React\n'.repeat(700_000), /has more than 100 kB; leave only/],
  ['Come and work with us. We are nice.', /has no list of requirements; put each on a line/],
  ['We offer\n- Cake', /has no list of requirements/],
])('refuses “%.20s”, and says what to do', async (text, message) => {
  await expect(make(text)).rejects.toThrow(message);
  expect(existsSync(path())).toBe(false);
});

test.each([
  ['Acme GmbH', 'advert.txt', /^--for: "Acme GmbH" is no name .*such as acme-gmbh$/],
  ['../acme', 'advert.txt', /^--for: "..\/acme" is no name/],
  ['acme', 'none.txt', /^--advert: .*none\.txt does not exist; pass a file/],
  ['acme', 'src', /^--advert: .*src is no file; pass a file/],
])('refuses --for "%s" --advert %s', async (name, file, message) => {
  await expect(make(ADVERT, name, file)).rejects.toThrow(message);
});

test('refuses an address, and one option without the other', async () => {
  await expect(makeVersion(root, 'acme', 'https://acme.test/jobs')).rejects.toThrow(
    /is a URL; copy the text/,
  );
  expect(() => readOptions(['--for', 'acme'])).toThrow(/--for and --advert go together/);
  expect(() => readOptions(['--advert', 'a.txt'])).toThrow(/--for and --advert go together/);
});

test('without a résumé, or with one that has faults, nothing is written', async () => {
  writeFiles(root, { 'src/content/resume.json': '{"basics":{"name":1}}' });
  await expect(make()).rejects.toThrow(/basics\.name/);
  root = temporaryFolder('version');
  await expect(make()).rejects.toThrow(/a version needs a résumé; run npm run new before/);
  expect(existsSync(path())).toBe(false);
});
