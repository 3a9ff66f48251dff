import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

test('CONTRIBUTING.md is one page, and every file and folder that it names exists', () => {
  const text = readFileSync(resolve(root, 'CONTRIBUTING.md'), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  // An owner's content is not there yet, or no longer the demonstration's.
  const named = [...text.matchAll(/`((?:src|plugins|tools|test)\/[\w./-]+)`/g)].flatMap(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(
    (path) => !path.startsWith('src/content/') && !existsSync(resolve(root, path)),
  );
  expect(missing).toEqual([]);
});
