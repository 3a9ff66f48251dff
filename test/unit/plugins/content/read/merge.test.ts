import { describe, expect, test } from 'vitest';
import { merge, mergeSite } from '../../../../../plugins/content/read/merge.ts';

const merged = (first: unknown, own: unknown) => merge(first, own).value;

describe('merging a language’s file over the first language’s', () => {
  test.each([
    ['replaces a field', { a: 'one', b: 'two' }, { a: 'eins' }, { a: 'eins', b: 'two' }],
    ['adds a field', { a: 'one' }, { b: 'zwei' }, { a: 'one', b: 'zwei' }],
    [
      'merges objects at any depth',
      { a: { b: { c: 1, d: 2 } } },
      { a: { b: { c: 3 } } },
      { a: { b: { c: 3, d: 2 } } },
    ],
    [
      'ignores blank fields',
      { a: 'one', b: ['x'], c: { d: 1 }, e: 2 },
      { a: ' ', b: [], c: {}, e: null },
      { a: 'one', b: ['x'], c: { d: 1 }, e: 2 },
    ],
    ['keeps everything if there is no file', { a: 'one' }, undefined, { a: 'one' }],
    [
      'replaces a list of texts in full',
      { a: ['one', 'two', 'three'] },
      { a: ['eins', 'zwei'] },
      { a: ['eins', 'zwei'] },
    ],
    ['prefers the language’s own value if the types differ', { a: ['one'] }, { a: 'eins' }, { a: 'eins' }],
  ])('%s', (_, first, own, expected) => {
    expect(merged(first, own)).toEqual(expected);
  });

  test('matches entries without a name by index, and keeps the original of an empty one', () => {
    const first = {
      work: [
        { name: 'A', position: 'a' },
        { name: 'B', position: 'b' },
      ],
    };
    expect(merged(first, { work: [{}, { position: 'zwei' }] })).toEqual({
      work: [
        { name: 'A', position: 'a' },
        { name: 'B', position: 'zwei' },
      ],
    });
  });

  test.each(['id', 'name', 'src'])('matches entries of the same %s at any index', (name) => {
    const first = [
      { [name]: 'a', text: 'one' },
      { [name]: 'b', text: 'two' },
    ];
    expect(merged(first, [{ [name]: 'b', text: 'zwei' }])).toEqual([
      { [name]: 'a', text: 'one' },
      { [name]: 'b', text: 'zwei' },
    ]);
  });

  test('prefers the same index if two entries have the same name', () => {
    const first = [
      { name: 'A', position: 'a' },
      { name: 'A', position: 'b' },
    ];
    expect(merged(first, [{}, { name: 'A', position: 'zwei' }])).toEqual([
      { name: 'A', position: 'a' },
      { name: 'A', position: 'zwei' },
    ]);
    expect(merged(first, [{ name: 'A', position: 'eins' }])).toEqual([
      { name: 'A', position: 'eins' },
      { name: 'A', position: 'b' },
    ]);
  });

  test('treats another name at the same index as a translation, but another id as a new entry', () => {
    expect(merged([{ name: 'Tools', level: 'high' }], [{ name: 'Werkzeuge' }])).toEqual([
      { name: 'Werkzeuge', level: 'high' },
    ]);
    expect(merged([{ id: 'a', heading: 'A' }], [{ id: 'b', heading: 'B' }])).toEqual([
      { id: 'a', heading: 'A' },
      { id: 'b', heading: 'B' },
    ]);
  });

  test('adds the language’s own entries at the end', () => {
    expect(merged([{ name: 'A' }], [{}, { name: 'C' }])).toEqual([{ name: 'A' }, { name: 'C' }]);
  });

  test('merges a section that the owner wrote, among section ids', () => {
    const first = {
      sections: ['about', { id: 'talks', heading: 'Talks', blocks: [{ text: 'One' }] }, 'contact'],
    };
    expect(merged(first, { sections: [{ id: 'talks', heading: 'Vorträge' }] })).toEqual({
      sections: ['about', { id: 'talks', heading: 'Vorträge', blocks: [{ text: 'One' }] }, 'contact'],
    });
    expect(merged(first, { sections: ['contact'] })).toEqual({ sections: ['contact'] });
  });

  test('replaces a block with one of another kind', () => {
    const first = { blocks: [{ text: 'One' }, { list: ['a'] }] };
    expect(merged(first, { blocks: [{ list: ['eins'] }] })).toEqual({
      blocks: [{ list: ['eins'] }, { list: ['a'] }],
    });
  });

  test('reports where each value comes from', () => {
    const first = { work: [{ name: 'A' }, { name: 'B', position: 'b' }] };
    const { origins } = merge(first, { work: [{ name: 'B', position: 'zwei' }] });
    const originOf = (...path: (string | number)[]) => origins.get(JSON.stringify(path));
    expect(originOf('work', 1, 'position')).toEqual({ own: ['work', 0, 'position'], first: undefined });
    expect(originOf('work', 0, 'name')).toEqual({ own: undefined, first: ['work', 0, 'name'] });
    expect(originOf('work', 1)).toEqual({ own: ['work', 0], first: ['work', 1] });
  });

  test('reports lists of different lengths that are matched by index', () => {
    const first = { work: [{ name: 'A' }, { name: 'B' }], skills: [{ name: 'x' }] };
    expect(merge(first, { work: [{ position: 'eins' }], skills: [{ name: 'x' }] }).uneven).toEqual([
      { path: ['work'], count: 1, first: 2 },
    ]);
    expect(merge(first, { work: [{ name: 'B' }] }).uneven).toEqual([]);
  });
});

describe('the site’s settings in another language', () => {
  const site = { language: 'en', accent: '#ffffff', words: { seeWork: 'My projects' } };

  test('have its tag, but not the first language’s words', () => {
    expect(mergeSite(site, {}, 'pt-br').value).toEqual({ language: 'pt-BR', accent: '#ffffff' });
    expect(mergeSite(site, { words: { seeWork: 'Projekte' } }, 'de').value).toMatchObject({
      words: { seeWork: 'Projekte' },
    });
  });

  test('have the first language’s words if the interface is not translated', () => {
    const { words } = mergeSite(site, { words: { menu: 'Meny' } }, 'sv').value as {
      words: Record<string, string>;
    };
    expect(words).toMatchObject({ menu: 'Meny', seeWork: 'My projects', skip: 'Skip to content' });
  });
});
