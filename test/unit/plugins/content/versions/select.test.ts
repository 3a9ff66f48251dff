import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resumeOf } from '../../../../../plugins/content/read/load.ts';
import { ORIGIN } from '../../../../../plugins/content/text/origin.ts';
import { listsOf, tagsIn } from '../../../../../plugins/content/text/tags.ts';
import type { Content, Resume, VersionFile } from '../../../../../plugins/content/types.ts';
import { versionOf, versionView } from '../../../../../plugins/content/versions/select.ts';

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
  volunteer: fc.array(entry, { maxLength: 2 }),
  awards: fc.array(entry, { maxLength: 2 }),
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

/** The entries of a list that a version shall show, with their places: what has a tag that it wants, and what has none. */
function wantedIn([name, entries]: ReturnType<typeof listsOf>[number], { only, without = [] }: VersionFile) {
  const isWanted = (own: string[] = []) =>
    !own.some((tag) => without.includes(tag)) &&
    (!own.length || !only || own.some((tag) => only.includes(tag)));
  const shown = entries.flatMap((entry, at) => {
    if (!isWanted(entry['x-tags'])) return [];
    const points = entry.highlights?.flatMap((text, at) => (isWanted(tagsIn(text)) ? [{ text, at }] : []));
    const highlights = points?.map(({ text }) => text.replace(/ \{.*\}$/, ''));
    const fields = { courses: [], highlights: points?.map(({ at }) => `highlights[${at}]`) ?? [] };
    return { ...entry, highlights, [ORIGIN]: { place: `${name}[${at}]`, fields } };
  });
  return [name, shown];
}

test('a version only takes away, by its tags: nothing else of a résumé differs, nor its order', () => {
  fc.assert(
    fc.property(resume, version, (whole, file) => {
      const tagged: Resume = { ...resumeOf(whole), basics: whole.basics };
      const { resume } = versionOf(contentOf(tagged, file), tagged, file, new Set(TAGS));
      const lists = listsOf(tagged);
      expect(listsOf(resume)).toEqual(lists.map((list) => wantedIn(list, file)));
      expect({ ...resume, ...Object.fromEntries(lists) }).toEqual(tagged);
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
    { ...contentOf(tagged, file), site: { accent: '#fff', pdf: { pages: 1, sections: ['skills'] } } },
    tagged,
    file,
    new Set(),
  );
  expect(resume.basics).toEqual({ name: 'Kim', label: 'Developer of maps', email: 'kim@doe.test' });
  const sections = ['contact'];
  expect(site).toEqual({ accent: '#fff', greeting: 'Hello', sections, pdf: { pages: 1, sections } });
});

test('what stands in braces and is no tag is text, in a version too', () => {
  const highlights = ['Wrote a template for {name}', 'Cut the bill {ops}', 'Moved the shop {backend}'];
  const tagged = { work: [{ name: 'A', highlights, 'x-tags': ['unknown'] }] };
  const version: VersionFile = { only: ['backend'] };
  const { resume } = versionOf(contentOf(tagged, version), tagged, version, new Set(TAGS));
  expect(resume.work?.[0]?.highlights).toEqual(['Wrote a template for {name}', 'Moved the shop']);
});

test('what its reader asks is the first item of a version, whose own summary opens the page in place of “about me”', () => {
  const resume: Resume = { basics: { name: 'Kim', summary: 'Makes maps.' }, work: [{ name: 'A' }] };
  const content: Content = { resume, site: {}, projects: {} };
  const ask = { ask: 'Maps', where: [] };
  const itemsOf = ({ sections }: { sections: { hash: string }[] }) => sections.map(({ hash }) => hash);

  const plain = versionView(content, []);
  expect(itemsOf(plain.view)).toEqual(expect.arrayContaining(['#about', '#experience']));
  expect(plain.home).toMatchObject({ about: expect.anything(), order: expect.arrayContaining(['about']) });
  expect(plain.home).not.toHaveProperty('opening');

  const { home, asks, view } = versionView(content, [ask], { for: 'Acme', basics: { summary: 'For you.' } });
  expect([asks, view.title, view.sections[0]]).toEqual([[ask], 'Kim', { hash: '#asks', text: 'asked' }]);
  expect(itemsOf(view)).toEqual(['#asks', ...itemsOf(plain.view).filter((hash) => hash !== '#about')]);
  expect(home).toMatchObject({ reader: 'Acme', opening: plain.home.about, isCompact: true });
  expect(plain.home.isCompact).toBe(false);
  // What a summary says of results stays below its text.
  const proven = { ...content, resume: { basics: { summary: 'Makes maps.\n\n• **3 → 1 h** a map' } } };
  const { home: whole } = versionView(proven, [], { basics: { summary: 'For you.' } });
  expect(whole).toMatchObject({ opening: ['Makes maps.', { list: versionView(proven, []).home.results }] });
  expect(home.order).toEqual(plain.home.order.filter((each) => each !== 'about'));
  expect(home).not.toHaveProperty('about');
});
