import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { displayStyles, headingStyles } from '../../../../../plugins/content/styles/display-type.ts';
import { variantStyles } from '../../../../../plugins/content/styles/styles.ts';
import { changedContent, validContent } from '../../../../support/content.ts';
import { temporaryFolder } from '../../../../support/temporary-files.ts';

const cache = temporaryFolder('display-type');

/** The largest size of headings if a section has this one, in rem; undefined for the default. */
const sizeWith = (heading: string, font?: string) =>
  /[\d.]+(?=rem)/.exec(headingStyles(changedContent({ site: { font }, section: { heading } }), []))?.[0];

test('headings are smaller where one has a word too long for its place, and in a font of unknown width', () => {
  const usual = ['Overview', 'A long name of many short words'];
  expect(usual.filter((heading) => sizeWith(heading))).toEqual([]);
  const screens = ['', 'system'].map((font) => sizeWith('Bildschirmfotos', font || undefined));
  const sizes = [...screens, sizeWith('Bundesausbildungsförderungsgesetz')].map(Number);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(sizes[0]).toBeLessThan(1.75);
  // A sign is as wide as it is high.
  expect(sizeWith('お問い合わせの窓口')).toBe('1.63');
});

test('headings are measured in the owner’s font; their column is as wide as the longest word', async () => {
  const styles = async (heading: string, font?: string) => {
    const content = changedContent({ site: { font }, section: { heading } });
    const css = await displayStyles(content, cache, cache);
    return css.match(/--heading:[^}]+|columns:\S+/g);
  };
  expect(await styles('Bildschirmfotos')).toEqual(['--heading:1.58rem']);
  expect(await styles('Bildschirmfotos', '@fontsource/inter/900')).toEqual(['--heading:1.44rem']);
  const [, column] = (await styles('Veröffentlichungen', '@fontsource/inter/900')) ?? [];
  expect(column).toMatch(/columns:17\.\drem/);
  expect(await styles('Bundesausbildungsförderungsgesetz')).toHaveLength(1);
});

test.each([
  ['a card without a picture', { projects: [{ name: 'Beta' }] }],
  ['a long title', { projects: [{ name: 'A thesis of many words and little rest' }] }],
  ['a group of one short word', { skills: [{ name: 'Teamwork', level: '100%' }] }],
  [
    'nothing of the kind',
    { projects: [{ name: 'Alpha' }], skills: [{ name: 'Web', keywords: ['CSS', 'SQL'] }] },
  ],
])('%s: only a site with such parts has their styles', (kind, resume) => {
  const content = validContent();
  Object.assign(content.resume, { projects: [], skills: [], interests: [] }, resume);
  content.projects.alpha = { ...content.projects.alpha, card: { src: 'a.webp', alt: 'A' } } as never;
  expect(variantStyles(content) !== '').toBe(!kind.startsWith('nothing'));
});

/** What the styles of a site with this font say: its first file, the families, and the line of short titles in em. */
async function built(font?: string) {
  const css = await displayStyles(changedContent({ site: { font } }), cache, cache);
  const [, file] = /url\("(.+?)"\)/.exec(css) ?? [];
  const [, families] = /--display:\s*(.+?)\s*[;}]/.exec(css) ?? [];
  return { face: file && readFileSync(file), families, line: Number(/--letters: ?([\d.]+)/.exec(css)?.[1]) };
}

test('an owner can choose another font, and the line length of titles follows its width', async () => {
  const [own, wide] = [await built(), await built('@fontsource/inter/900')];
  expect(wide.face).not.toEqual(own.face);
  expect(wide.line).toBeGreaterThan(4.4);
});

test('a title’s longest word fits on its line in the owner’s font, whatever its letters are', async () => {
  const line = async (title: string) => {
    const content = changedContent({ site: { font: '@fontsource/inter/900' }, alpha: { title } });
    return Number(/^h1 \{ --letters: ([\d.]+)/m.exec(await displayStyles(content, cache, cache))?.[1]);
  };
  expect(await line('Щит')).toBe(4.49);
  expect(await line('Жжужжу')).toBe(5.32);
});

test('in another font titles begin on the edge by the space before its letters', async () => {
  const shift = async (name: string, font?: string) => {
    const content = changedContent({ site: { font } });
    Object.assign(content, { resume: { basics: { name } }, projects: {} });
    return /h1\{margin-inline-start:(.+?)em/.exec(await displayStyles(content, cache, cache))?.[1];
  };
  expect(await shift('Ha')).toBeUndefined();
  // An H has a straight stem, a T a bar that reaches further.
  expect(await shift('Ha', '@fontsource/inter/900')).toBe('-0.047');
  expect(await shift('Ta', '@fontsource/inter/900')).toBe('-0.027');
});

test.each([
  ['the owner wants no other', 'system'],
  ['the chosen one is missing, which the check reports', '@fontsource/no-such-font'],
])('titles have the system’s font if %s', async (_, font) => {
  expect(await built(font)).toEqual({ face: undefined, families: 'system-ui, sans-serif', line: 4.4 });
});
