import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openOwner } from '../../../../plugins/owner.ts';
import { makeVersion } from '../../../../tools/new/make-version.ts';
import { changedContent, filesOf } from '../../../support/content.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporary-files.ts';

const { 'resume.json': resume = '', 'site.json': site = '' } = filesOf(
  changedContent({
    basics: { image: 'undefined', label: 'Cartographer' },
    site: { logos: 'undefined', greeting: 'Hello, I am' },
  }),
);

let root: string;
beforeEach(() => {
  root = temporaryFolder('version', { 'src/content/resume.json': resume, 'src/content/site.json': site });
});

const path = () => resolve(root, 'src/content/versions/acme.json');

test('begins a version with the words that it may change, which the check accepts', async () => {
  const { done, left } = await makeVersion(root, 'acme');
  expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual({
    $schema: '../../../plugins/content/version.schema.json',
    basics: { label: 'Cartographer' },
    greeting: 'Hello, I am',
  });
  expect(done).toEqual(['Wrote src/content/versions/acme.json.']);
  expect(left.join('\n')).toMatch(
    /^basics\.label[\s\S]*\{ "ask": [\s\S]*npm run dev shows it at \/for\/acme$/,
  );
  const { faults } = await openOwner(root).check();
  expect(faults).toEqual([]);
});

test('a version that is there is never overwritten', async () => {
  writeFiles(root, { 'src/content/versions/acme.json': '{}' });
  await expect(makeVersion(root, 'acme')).rejects.toThrow(
    /^--for: src\/content\/versions\/acme\.json is there already; choose another name/,
  );
  expect(readFileSync(path(), 'utf8')).toBe('{}');
});

test.each([
  ['Acme GmbH', /^--for: "Acme GmbH" is no name .*such as acme-gmbh$/],
  ['../acme', /^--for: "..\/acme" is no name/],
])('refuses --for "%s"', async (name, message) => {
  await expect(makeVersion(root, name)).rejects.toThrow(message);
});

test('without a résumé, or with one that has faults, nothing is written', async () => {
  writeFiles(root, { 'src/content/resume.json': '{"basics":{"name":1}}' });
  await expect(makeVersion(root, 'acme')).rejects.toThrow(/basics\.name/);
  root = temporaryFolder('version');
  await expect(makeVersion(root, 'acme')).rejects.toThrow(/a version needs a résumé; run npm run new before/);
  expect(existsSync(path())).toBe(false);
});
