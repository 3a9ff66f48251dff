import { expect, test } from 'vitest';
import { moduleOf } from '../../../../plugins/content/modules.ts';
import { validContent } from '../../../support/content.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const fontCache = temporaryFolder('content-modules');

test('an unknown content module is named, with where to add it', async () => {
  await expect(moduleOf('colophon', {} as never, {} as never)).rejects.toThrow(
    'content:colophon: no such module: add it to MODULES in plugins/content/modules.ts',
  );
});

test('entries without texts are a list over the whole width', async () => {
  const content = { ...validContent(), site: {} };
  const publications = [{ name: 'On maps' }, { name: 'On lists', publisher: 'Press' }];
  const stylesWith = (resume: object) =>
    moduleOf(
      'styles.css',
      { content: { ...content, resume }, editions: [], folder: '', fontCache } as never,
      {} as never,
    );
  expect(await stylesWith({ publications })).toContain('#publications li>div{grid-column:1/-1}');
  expect(
    await stylesWith({ publications: [...publications, { name: 'C', summary: 'Text.' }] }),
  ).not.toContain('#publications');
});

test.each([
  ['en', undefined],
  ['ja', ':root{--comma:"、"}'],
])('printed lists in %s are separated as in that language', async (language, rule) => {
  const content = validContent();
  content.site.language = language;
  const styles = await moduleOf(
    'styles.css',
    { content, editions: [], folder: '', fontCache } as never,
    {} as never,
  );
  expect(/:root\{--comma.*\}/.exec(styles)?.[0]).toBe(rule);
});

test('from right to left the signs of names in Latin letters stay at their side, and addresses as they are', async () => {
  const resume = {
    basics: { name: 'Layla', label: 'مهندسة .NET', summary: 'أعمل مع C++ و C#.', email: 'kim+c@doe.dev' },
    projects: [{ name: 'X', url: 'https://x.dev/C++/#a', keywords: ['Go'] }],
  };
  const home = async (language: string) => {
    const content = { resume, site: { language }, projects: {} };
    return moduleOf('home', { content, editions: [] } as never, {} as never);
  };
  const page = await home('ar');
  for (const words of [
    'مهندسة \u200e.NET',
    'مع C++\u200e و C#\u200e.',
    '"kim+c@doe.dev"',
    '"https://x.dev/C++/#a"',
  ])
    expect(page).toContain(words);
  expect(await home('en')).not.toContain('\u200e');
});
