import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkContent } from '../../plugins/content/check/check.ts';
import { DEMONSTRATION_FOLDER } from '../../plugins/content/read/folder.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REAL = { SITE_URL: 'https://jane.dev' };
const readJson = (path: string) => JSON.parse(readFileSync(resolve(ROOT, path), 'utf8'));

test('publishing at a real URL rejects every demonstration picture with the person or the name', async () => {
  const { faults } = await checkContent(ROOT, resolve(ROOT, DEMONSTRATION_FOLDER), REAL);
  const refused = faults
    .filter(({ problem }) => problem === "is still the demonstration's picture")
    .map(({ file, field }) => `${file}: ${field}`);
  const projects = readdirSync(resolve(ROOT, DEMONSTRATION_FOLDER, 'projects'));
  expect(refused.sort()).toEqual([
    ...projects.map((file) => `${DEMONSTRATION_FOLDER}/projects/${file}: openGraph`).sort(),
    `${DEMONSTRATION_FOLDER}/resume.json: basics.image`,
    `${DEMONSTRATION_FOLDER}/site.json: openGraph`,
  ]);
  const drawn = Object.keys(readJson('plugins/content/check/demo-pictures.json'));
  const shipped = readdirSync(resolve(ROOT, DEMONSTRATION_FOLDER, 'pictures/identity'));
  expect(drawn).toEqual(
    shipped
      .filter((file) => !file.startsWith('logo-'))
      .map((file) => `identity/${file}`)
      .sort(),
  );
});
