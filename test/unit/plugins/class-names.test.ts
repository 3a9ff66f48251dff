import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { filesIn } from '../../../plugins/content/read/folder.ts';

const root = resolve(import.meta.dirname, '../../..');

test('no two classes of the site share a generated name, which would mix up their styles', async () => {
  const config = await resolveConfig({ root, logLevel: 'silent' }, 'build');
  const files = filesIn(resolve(root, 'src')).filter((file) => file.endsWith('.module.css'));
  const names = await Promise.all(
    files.map(async (file) => {
      const path = resolve(root, 'src', file);
      const { modules = {} } = await preprocessCSS(readFileSync(path, 'utf8'), path, config);
      return Object.values(modules);
    }),
  );
  expect(names.flat().length).toBeGreaterThan(files.length);
  expect(names.flat().filter((name, index, all) => all.indexOf(name) < index)).toEqual([]);
});
