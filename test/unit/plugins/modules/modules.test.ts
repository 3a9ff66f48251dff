import { expect, test } from 'vitest';
import { moduleOf } from '../../../../plugins/modules/modules.ts';
import { pictures } from '../../../../plugins/pictures/plugin.ts';
import { validContent } from '../../../support/content.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const fontCache = temporaryFolder('content-modules');

const noPictures = pictures({ root: fontCache, folder: fontCache });

/** The source of a virtual module for this content. */
const sourceOf = (name: string, content: object) =>
  moduleOf(name, { content, editions: [], folder: '', fontCache } as never, noPictures);

test('an unknown content module is named, with where to add it', async () => {
  await expect(sourceOf('colophon', {})).rejects.toThrow(
    'content:colophon: no such module: see plugins/modules/modules.ts',
  );
});

test('entries without texts are a list over the whole width', async () => {
  const stylesWith = (...publications: object[]) =>
    sourceOf('styles.css', { ...validContent(), resume: { publications } });
  const plain = [{ name: 'On maps' }, { name: 'On lists', publisher: 'Press' }];
  expect(await stylesWith(...plain)).toContain('#publications li>div{grid-column:1/-1}');
  expect(await stylesWith(...plain, { name: 'C', summary: 'Text.' })).not.toContain('#publications');
});

test.each([
  ['en', undefined],
  ['ja', ':root{--comma:"、"}'],
])('printed lists in %s are separated as in that language', async (language, rule) => {
  const styles = await sourceOf('styles.css', { ...validContent(), site: { language } });
  expect(/:root\{--comma.*\}/.exec(styles)?.[0]).toBe(rule);
});

test.each([
  ['Robin', 0],
  ['水野', 1],
  ['김', 1],
])('a title in square letters, as of %s, begins on the edge', async (name, count) => {
  const styles = await sourceOf('styles.css', { ...validContent(), resume: { basics: { name } } });
  expect(styles.split(':root h1{margin-inline-start:0}')).toHaveLength(count + 1);
});

test('from right to left the signs of names in Latin letters stay at their side, and addresses as they are', async () => {
  const resume = {
    basics: { name: 'Layla', label: 'مهندسة .NET', summary: 'أعمل مع C++ و C#.', email: 'kim+c@doe.dev' },
    projects: [{ name: 'X', url: 'https://x.dev/?in=C++#a', keywords: ['Go'] }],
  };
  const home = (language: string) => sourceOf('page/home', { resume, site: { language }, projects: {} });
  const page = await home('ar');
  for (const words of ['مهندسة \u200e.NET', 'مع C++\u200e و C#\u200e.']) expect(page).toContain(words);
  for (const address of ['"kim+c@doe.dev"', '"https://x.dev/?in=C++#a"']) expect(page).toContain(address);
  expect(page).not.toMatch(/x\.dev[^"]*\u200e/);
  expect(await home('en')).not.toContain('\u200e');
});

test('only a site with code in its texts has styles for it', async () => {
  const stylesWith = (summary: string) =>
    sourceOf('styles.css', { ...validContent(), resume: { basics: { summary } } });
  expect(await stylesWith('I call `recv()`.')).toMatch(/^code \{/m);
  expect(await stylesWith('"tag":"code"')).not.toMatch(/^code \{/m);
});

test('only the module of a page with blocks that only Markdown can write comes with what shows them', async () => {
  const content = validContent();
  const { alpha, beta } = content.projects;
  const shown = [{ text: '{"markdown":' }, { markdown: { quote: [{ markdown: { heading: 'A' } }] } }];
  const projects = { alpha: { ...alpha, sections: [{ id: 'a', heading: 'A', shown }] }, beta };
  delete projects.alpha.card;
  delete projects.alpha.banner;
  const page = await sourceOf('page/alpha', { ...content, projects });
  expect(page).toContain("import { MarkdownBlock } from '/src/components/markdown-blocks.tsx';");
  expect(page).toContain(
    String.raw`{"text":"{\"markdown\":"},{"Show":MarkdownBlock,"markdown":{"quote":[{"Show":MarkdownBlock,"markdown":{"heading":"A"}}]}}`,
  );
  expect(await sourceOf('page/beta', { ...content, projects })).not.toContain('MarkdownBlock');
  expect(await sourceOf('site', { ...content, projects })).toContain('hasMarkdownBlocks = true');
  expect(await sourceOf('site', content)).toContain('hasMarkdownBlocks = false');
});
