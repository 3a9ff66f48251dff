import { describe, expect, test } from 'vitest';
import type { PictureOf } from '../../../../plugins/content/types.ts';
import { homeView } from '../../../../plugins/content/views/home.ts';
import { faultsOf } from '../../../../tools/import/fix/drop-invalid.ts';
import { importText } from '../../../../tools/import/import-resume.ts';
import { formatNote } from '../../../../tools/import/notes.ts';
import { FAULTY } from './faulty.ts';

const pictureStub: PictureOf = ({ src, alt = '' }) => ({ src, alt, width: 1, height: 1, widths: [] });

const valueAt = (root: unknown, path: string): unknown =>
  path.split('.').reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], root);

describe('a faulty résumé is fixed on import:', () => {
  test.each(FAULTY)('$kind', ({ text, expected = {}, fixed, unresolved }) => {
    const imported = importText('cv.json', text);
    const lines = (notes: typeof imported.unresolved) => notes.map(formatNote).join('\n');
    for (const [path, value] of Object.entries(expected))
      expect(valueAt(imported.resume, path), path).toEqual(value);
    if (fixed) expect(lines(imported.fixed)).toMatch(fixed);
    if (unresolved) expect(lines(imported.unresolved)).toMatch(unresolved);
    expect(faultsOf(imported.resume)).toEqual([]);
    expect(homeView({ resume: imported.resume, site: {}, projects: {} }, pictureStub).name).toBe(
      imported.resume.basics?.name,
    );
    // The result needs no further fixes.
    expect(importText('cv.json', JSON.stringify(imported.resume)).fixed).toEqual([]);
  });
});

test('makes no notes about a valid résumé', () => {
  const resume = {
    basics: { name: 'Kim Doe', label: 'Dev' },
    work: [{ id: 'acme', name: 'Acme', startDate: '2020-05' }],
  };
  expect(importText('cv.json', JSON.stringify(resume))).toEqual({ resume, fixed: [], unresolved: [] });
});

test('reports the line numbers of the original file', () => {
  const lines = [
    '{',
    '"basics": {',
    '"name": "Kim",',
    '"url":',
    '  "www.kim.dev"',
    '},',
    '"work": [{',
    '"startDate":"5/2020"',
    '}] }',
  ];
  const { fixed } = importText('cv.json', lines.join('\r\n'));
  expect(fixed.map(({ line, field }) => [line, field])).toEqual([
    [4, 'basics.url'],
    [8, 'work[0].startDate'],
  ]);
});
