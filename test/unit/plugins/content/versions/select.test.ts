import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownTags, tagsIn, untagged, withoutTags } from '../../../../../plugins/content/text/tags.ts';
import type { Content, Resume, VersionFile } from '../../../../../plugins/content/types.ts';
import { versionOf } from '../../../../../plugins/content/versions/select.ts';

const TAGS = ['backend', 'ops', 'games', 'größe'];
const tags = fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 2 });
const highlight = fc
  .tuple(fc.stringMatching(/^[a-z ]{1,12}[a-z]$/), tags, fc.constantFrom(',', ', '))
  .map(([text, tags, comma]) => (tags.length ? `${text} {${tags.join(comma)}}` : text));
const year = fc.integer({ min: 1990, max: 2026 }).map(String);
const entry = fc.record(
  {
    name: fc.string({ minLength: 1 }),
    position: fc.string(),
    startDate: year,
    endDate: year,
    highlights: fc.array(highlight, { maxLength: 4 }),
    'x-tags': tags,
  },
  { requiredKeys: ['name', 'startDate'] },
);
const resume = fc.record({
  basics: fc.record({ name: fc.string(), label: fc.string(), summary: fc.string() }),
  work: fc.array(entry, { maxLength: 5 }),
  education: fc.array(entry, { maxLength: 3 }),
  projects: fc.array(entry, { maxLength: 4 }),
});
const version = fc.record(
  { only: fc.uniqueArray(fc.constantFrom(...TAGS), { minLength: 1 }), without: tags },
  { requiredKeys: [] },
);

const contentOf = (tagged: Resume, file: VersionFile): Content => ({
  resume: tagged,
  site: {},
  projects: {},
  versions: { acme: file },
  tagged,
});

/** The entries of a list without what only the tags and the selection put there, highlights apart. */
const plain = (entries: object[] = []) =>
  entries.map((each) =>
    Object.fromEntries(Object.entries(each).filter(([name]) => !/^x-|^highlights$/.test(name))),
  );

/** True if `some` are items of `all` in their order. */
function isSubsequence(some: unknown[], all: unknown[]): boolean {
  let at = 0;
  for (const each of all) if (JSON.stringify(each) === JSON.stringify(some[at])) at++;
  return at === some.length;
}

test('a version only takes away: no entry, date, employer or highlight differs from the résumé, in its order', () => {
  fc.assert(
    fc.property(resume, version, (whole, file) => {
      const tagged = whole as unknown as Resume;
      const known = new Set([...knownTags(tagged, { acme: file }), ...TAGS]);
      const { resume } = versionOf(contentOf(tagged, file), tagged, file, known);
      for (const list of ['work', 'education', 'projects'] as const) {
        const [all, some] = [(tagged[list] ?? []) as object[], (resume[list] ?? []) as object[]];
        expect(isSubsequence(plain(some), plain(all))).toBe(true);
        const texts = (entries: object[]) =>
          entries.map((each) => (each as { highlights?: string[] }).highlights);
        const places = some.map((each) => (each as { 'x-from': string })['x-from']);
        for (const [index, place] of places.entries()) {
          const from = Number(/\d+/.exec(place)?.[0]);
          const before = texts(all)[from]?.map((text) => untagged(text, known)) ?? [];
          expect(isSubsequence(texts(some)[index] ?? [], before)).toBe(true);
        }
      }
      expect(resume.basics).toEqual(tagged.basics);
    }),
    { numRuns: 1000 },
  );
});

test('what has a tag is shown only if a version wants it; what has none always is', () => {
  fc.assert(
    fc.property(resume, version, (whole, file) => {
      const tagged = whole as unknown as Resume;
      const known = new Set(TAGS);
      const { resume } = versionOf(contentOf(tagged, file), tagged, file, known);
      const wanted = (own: string[]) =>
        own.every((tag) => !file.without?.includes(tag)) &&
        (!own.length || !file.only || own.some((tag) => file.only?.includes(tag)));
      const kept = (tagged.work ?? []).filter((each) =>
        wanted((each as { 'x-tags'?: string[] })['x-tags'] ?? []),
      );
      expect(resume.work?.length).toBe(kept.length);
      for (const [index, each] of kept.entries())
        expect(resume.work?.[index]?.highlights?.length).toBe(
          each.highlights?.filter((text) => wanted(tagsIn(text))).length,
        );
    }),
    { numRuns: 1000 },
  );
});

test('a version may word a few fields otherwise, and nothing else', () => {
  const tagged: Resume = {
    basics: { name: 'Kim', label: 'Developer', email: 'kim@doe.test' },
    work: [{ name: 'A' }],
  };
  const file: VersionFile = {
    basics: { label: 'Developer of maps' },
    greeting: 'Hello',
    sections: ['contact'],
  };
  const { resume, site } = versionOf(
    { ...contentOf(tagged, file), site: { accent: '#fff' } },
    tagged,
    file,
    new Set(),
  );
  expect(resume.basics).toEqual({ name: 'Kim', label: 'Developer of maps', email: 'kim@doe.test' });
  expect(site).toEqual({ accent: '#fff', greeting: 'Hello', sections: ['contact'] });
});

test.each([
  ['Cut the bill {backend}', 'Cut the bill'],
  ['Cut the bill {backend, ops}', 'Cut the bill'],
  ['Cut the bill {games} ', 'Cut the bill'],
  ['Wrote a template for {name}', 'Wrote a template for {name}'],
  ['{backend} comes first', '{backend} comes first'],
  ['Uses {}', 'Uses {}'],
])('of "%s" the page shows "%s"', (text, shown) => {
  expect(untagged(text, new Set(TAGS))).toBe(shown);
  const resume = { work: [{ highlights: [text] }] };
  expect(withoutTags(resume, new Set(TAGS)).work?.[0]?.highlights).toEqual([shown]);
});
