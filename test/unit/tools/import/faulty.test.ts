import { describe, expect, test } from 'vitest';
import { homeView } from '../../../../plugins/content/home.ts';
import type { PictureOf } from '../../../../plugins/content/types.ts';
import { importText } from '../../../../tools/import/import-resume.ts';
import { faultsOf } from '../../../../tools/import/mend/drop-invalid.ts';
import { sayLine } from '../../../../tools/import/notes.ts';
import { FAULTY } from './faulty.ts';

const noPicture: PictureOf = ({ src, alt = '' }) => ({ src, alt, width: 1, height: 1, widths: [] });

const valueAt = (whole: unknown, path: string): unknown =>
  path.split('.').reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], whole);

describe('taken over, whatever is wrong with it:', () => {
  test.each(FAULTY)('$kind', ({ text, gives = {}, mended, left }) => {
    const imported = importText('cv.json', text);
    const said = (lines: typeof imported.left) => lines.map(sayLine).join('\n');
    for (const [path, value] of Object.entries(gives))
      expect(valueAt(imported.resume, path), path).toEqual(value);
    if (mended) expect(said(imported.mended)).toMatch(mended);
    if (left) expect(said(imported.left)).toMatch(left);
    expect(faultsOf(imported.resume)).toEqual([]);
    expect(homeView({ resume: imported.resume, site: {}, projects: {} }, noPicture).name).toBe(
      imported.resume.basics?.name,
    );
    // What was made of it needs no mending any more.
    expect(importText('cv.json', JSON.stringify(imported.resume)).mended).toEqual([]);
  });
});

test('nothing is said of a résumé in order', () => {
  const resume = {
    basics: { name: 'Kim Doe', label: 'Dev' },
    work: [{ name: 'Acme', startDate: '2020-05' }],
  };
  expect(importText('cv.json', JSON.stringify(resume))).toEqual({ resume, mended: [], left: [] });
});

test('each line that is told is the one in the file', () => {
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
  const { mended } = importText('cv.json', lines.join('\r\n'));
  expect(mended.map(({ line, field }) => [line, field])).toEqual([
    [4, 'basics.url'],
    [8, 'work[0].startDate'],
  ]);
});
