import { expect, test } from 'vitest';
import { chosenChunks } from '../../../../tools/budget/ceilings.ts';
import type { Budget } from '../../../../tools/budget/types.ts';

const row = (ceiling: number) => ({ loads: 'aside' as const, ceiling });
const CHUNKS: Budget['chunks'] = {
  picture: row(30),
  project: row(40),
  vitals: row(50),
};

test('an owner who chooses nothing has the ceilings of every site', () => {
  expect(chosenChunks(CHUNKS, {})).toEqual(CHUNKS);
  expect(chosenChunks(CHUNKS, { background: 'sparse', sections: ['about'] })).toEqual(CHUNKS);
});

test('what a choice adds has room', () => {
  const talks = { id: 'talks', heading: 'Talks', blocks: [] };
  const chunks = chosenChunks(CHUNKS, { vitals: 'https://stats.test/', sections: [talks] });
  expect(chunks).toEqual({ ...CHUNKS, picture: row(70), vitals: row(300) });
});

test('where nothing falls, the scripts for it have no ceilings: they are not made', () => {
  const chunks = { ...CHUNKS, background: row(60), 'name-light': row(70) };
  expect(chosenChunks(chunks, { background: 'sparse' })).toEqual(chunks);
  expect(chosenChunks(chunks, { background: 'none' })).toEqual(CHUNKS);
});
