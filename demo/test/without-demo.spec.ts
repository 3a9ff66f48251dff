import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkContent } from '../../plugins/content/check/check.ts';
import { DEMONSTRATION_FOLDER } from '../../plugins/content/read/folder.ts';
import { validContent } from '../../test/support/content.ts';
import { copyProject } from './copy-project.ts';

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

test('drawing does not overwrite an owner’s icons', async () => {
  const fork = copyProject('drawing');
  await fork.fill(validContent());
  writeFileSync(fork.path('public/favicon.svg'), 'mine');
  const { ok, output } = await fork.jiti('demo/art/render.ts', 'identity');
  expect(ok).toBe(false);
  expect(output).toContain('drawing would overwrite your icons');
  expect(readFileSync(fork.path('public/favicon.svg'), 'utf8')).toBe('mine');
  rmSync(fork.root, { recursive: true });
});
