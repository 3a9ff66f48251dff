import { expect, test } from 'vitest';
import { chunksForSettings } from '../../../../tools/budget/ceilings.ts';
import type { Budget } from '../../../../tools/budget/types.ts';

const row = (ceiling: number) => ({ loads: 'aside' as const, ceiling });
const CHUNKS: Budget['chunks'] = {
  picture: row(30),
  project: row(40),
  vitals: row(50),
};

test('default settings leave the ceilings unchanged', () => {
  expect(chunksForSettings(CHUNKS, {})).toEqual(CHUNKS);
  expect(chunksForSettings(CHUNKS, { background: 'sparse', sections: ['about'] })).toEqual(CHUNKS);
});

test('raises the ceilings of scripts that a setting enlarges', () => {
  const talks = { id: 'talks', heading: 'Talks', blocks: [] };
  const chunks = chunksForSettings(CHUNKS, { vitals: 'https://stats.test/', sections: [talks] });
  expect(chunks).toEqual({ ...CHUNKS, picture: row(70), vitals: row(300) });
});

test('drops the ceilings of the background’s scripts when the background is off', () => {
  const chunks = { ...CHUNKS, background: row(60), 'name-light': row(70) };
  expect(chunksForSettings(chunks, { background: 'sparse' })).toEqual(chunks);
  expect(chunksForSettings(chunks, { background: 'none' })).toEqual(CHUNKS);
});
