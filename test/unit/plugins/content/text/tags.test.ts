import { expect, test } from 'vitest';
import {
  knownTags,
  listsOf,
  tagsIn,
  untagged,
  withoutTags,
} from '../../../../../plugins/content/text/tags.ts';
import type { Resume } from '../../../../../plugins/content/types.ts';

const KNOWN = new Set(['backend', 'ops', 'games']);

test.each([
  ['Cut the bill {backend}', ['backend'], 'Cut the bill'],
  ['Cut the bill {backend, ops}', ['backend', 'ops'], 'Cut the bill'],
  ['Cut the bill {backend,größe_2-日本} ', ['backend', 'größe_2-日本'], 'Cut the bill'],
  ['Wrote a template for {name}  ', ['name'], 'Wrote a template for {name}  '],
  ['{backend} comes first', [], '{backend} comes first'],
  ['Uses {} ', [], 'Uses {} '],
])('"%s" ends with the tags %j, and the page shows "%s"', (text, tags, shown) => {
  expect(tagsIn(text)).toEqual(tags);
  expect(untagged(text, KNOWN)).toBe(shown);
  const resume = { work: [{ highlights: [text], keywords: [text] }] };
  expect(withoutTags(resume, KNOWN)).toEqual({ work: [{ highlights: [shown], keywords: [text] }] });
});

test('before the check has seen it, anything may stand where lists and tags are', () => {
  const entries = [null, 'a', { 'x-tags': 'ops' }, { 'x-tags': ['games'], highlights: [7, 'A {games}'] }];
  const resume = { basics: {}, work: entries, projects: [{ highlights: 'A {games}' }] } as unknown as Resume;
  const versions = { a: null, b: { only: ['backend'], without: 'ops' }, c: { without: ['maps'] } } as never;
  expect(listsOf(resume)).toEqual([
    ['work', entries],
    ['projects', resume.projects],
  ]);
  const known = knownTags(resume, versions);
  expect(known).toEqual(new Set(['games', 'backend', 'maps']));
  expect(withoutTags(resume, known)).toEqual({
    ...resume,
    work: [...entries.slice(0, 3), { 'x-tags': ['games'], highlights: [7, 'A'] }],
  });
});
