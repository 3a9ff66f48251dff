import { describe, expect, test } from 'vitest';
import { merge, mergeSite } from '../../../../plugins/content/merge.ts';

const together = (first: unknown, own: unknown) => merge(first, own).value;

describe('a language’s file over the first language’s', () => {
  test.each([
    ['a field takes the place of its like', { a: 'one', b: 'two' }, { a: 'eins' }, { a: 'eins', b: 'two' }],
    ['a field of its own is added', { a: 'one' }, { b: 'zwei' }, { a: 'one', b: 'zwei' }],
    [
      'groups are merged at any depth',
      { a: { b: { c: 1, d: 2 } } },
      { a: { b: { c: 3 } } },
      { a: { b: { c: 3, d: 2 } } },
    ],
    [
      'what is blank is not there',
      { a: 'one', b: ['x'], c: { d: 1 }, e: 2 },
      { a: ' ', b: [], c: {}, e: null },
      { a: 'one', b: ['x'], c: { d: 1 }, e: 2 },
    ],
    ['no file at all', { a: 'one' }, undefined, { a: 'one' }],
    [
      'a list of texts is taken whole',
      { a: ['one', 'two', 'three'] },
      { a: ['eins', 'zwei'] },
      { a: ['eins', 'zwei'] },
    ],
    ['of two kinds the language’s own stands', { a: ['one'] }, { a: 'eins' }, { a: 'eins' }],
  ])('%s', (_, first, own, expected) => {
    expect(together(first, own)).toEqual(expected);
  });

  test('entries without a name belong together by their places, an empty one keeps a place', () => {
    const first = {
      work: [
        { name: 'A', position: 'a' },
        { name: 'B', position: 'b' },
      ],
    };
    expect(together(first, { work: [{}, { position: 'zwei' }] })).toEqual({
      work: [
        { name: 'A', position: 'a' },
        { name: 'B', position: 'zwei' },
      ],
    });
  });

  test.each(['id', 'name', 'src'])('entries of the same %s belong together wherever they stand', (name) => {
    const first = [
      { [name]: 'a', text: 'one' },
      { [name]: 'b', text: 'two' },
    ];
    expect(together(first, [{ [name]: 'b', text: 'zwei' }])).toEqual([
      { [name]: 'a', text: 'one' },
      { [name]: 'b', text: 'zwei' },
    ]);
  });

  test('of two entries of the same name the one at the same place is meant', () => {
    const first = [
      { name: 'A', position: 'a' },
      { name: 'A', position: 'b' },
    ];
    expect(together(first, [{}, { name: 'A', position: 'zwei' }])).toEqual([
      { name: 'A', position: 'a' },
      { name: 'A', position: 'zwei' },
    ]);
    expect(together(first, [{ name: 'A', position: 'eins' }])).toEqual([
      { name: 'A', position: 'eins' },
      { name: 'A', position: 'b' },
    ]);
  });

  test('another name at the same place is a translation of it, another id is an entry more', () => {
    expect(together([{ name: 'Tools', level: 'high' }], [{ name: 'Werkzeuge' }])).toEqual([
      { name: 'Werkzeuge', level: 'high' },
    ]);
    expect(together([{ id: 'a', heading: 'A' }], [{ id: 'b', heading: 'B' }])).toEqual([
      { id: 'a', heading: 'A' },
      { id: 'b', heading: 'B' },
    ]);
  });

  test('what only the language has stands at the end', () => {
    expect(together([{ name: 'A' }], [{}, { name: 'C' }])).toEqual([{ name: 'A' }, { name: 'C' }]);
  });

  test('a section of the owner’s own finds its place between those that are mere names', () => {
    const first = {
      sections: ['about', { id: 'talks', heading: 'Talks', blocks: [{ text: 'One' }] }, 'contact'],
    };
    expect(together(first, { sections: [{ id: 'talks', heading: 'Vorträge' }] })).toEqual({
      sections: ['about', { id: 'talks', heading: 'Vorträge', blocks: [{ text: 'One' }] }, 'contact'],
    });
    expect(together(first, { sections: ['contact'] })).toEqual({ sections: ['contact'] });
  });

  test('a block of another kind takes the place of the one that stood there', () => {
    const first = { blocks: [{ text: 'One' }, { list: ['a'] }] };
    expect(together(first, { blocks: [{ list: ['eins'] }] })).toEqual({
      blocks: [{ list: ['eins'] }, { list: ['a'] }],
    });
  });

  test('each value says where it comes from', () => {
    const first = { work: [{ name: 'A' }, { name: 'B', position: 'b' }] };
    const { origins } = merge(first, { work: [{ name: 'B', position: 'zwei' }] });
    const originOf = (...path: (string | number)[]) => origins.get(JSON.stringify(path));
    expect(originOf('work', 1, 'position')).toEqual({ own: ['work', 0, 'position'], first: undefined });
    expect(originOf('work', 0, 'name')).toEqual({ own: undefined, first: ['work', 0, 'name'] });
    expect(originOf('work', 1)).toEqual({ own: ['work', 0], first: ['work', 1] });
  });

  test('lists that go by places and are not as long are told', () => {
    const first = { work: [{ name: 'A' }, { name: 'B' }], skills: [{ name: 'x' }] };
    expect(merge(first, { work: [{ position: 'eins' }], skills: [{ name: 'x' }] }).uneven).toEqual([
      { path: ['work'], count: 1, first: 2 },
    ]);
    expect(merge(first, { work: [{ name: 'B' }] }).uneven).toEqual([]);
  });
});

describe('the site’s settings in another language', () => {
  const site = { language: 'en', accent: '#ffffff', words: { seeWork: 'My projects' } };

  test('have its tag, and none of the first one’s own words', () => {
    expect(mergeSite(site, {}, 'pt-br').value).toEqual({ language: 'pt-BR', accent: '#ffffff' });
    expect(mergeSite(site, { words: { seeWork: 'Projekte' } }, 'de').value).toMatchObject({
      words: { seeWork: 'Projekte' },
    });
  });

  test('have the first one’s words where the interface does not speak the language', () => {
    const { words } = mergeSite(site, { words: { menu: 'Meny' } }, 'sv').value as {
      words: Record<string, string>;
    };
    expect(words).toMatchObject({ menu: 'Meny', seeWork: 'My projects', skip: 'Skip to content' });
  });
});
