import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openOwner } from '../../../../../plugins/open-owner.ts';
import { pageOf, validContent, writeContent } from '../../../../support/content.ts';
import { temporaryFolder } from '../../../../support/temporary-files.ts';

const root = temporaryFolder('fallback');
const folder = resolve(root, 'src/content');

const GERMAN = {
  'de/site.json': { description: 'Kim Doe entwickelt.' },
  'de/resume.json': { basics: { label: 'Entwicklung' }, work: [{ position: 'Entwicklung' }] },
};

describe('reports texts that fall back to the first language', () => {
  const { resume, site, projects } = validContent();
  const pages = Object.fromEntries(
    Object.entries(projects).map(([name, page]) => [`de/projects/${name}.md`, pageOf(page)]),
  );
  const mostly = { ...resume, basics: { label: 'Entwicklung' }, skills: [{ name: 'Sprachen' }] };

  test.each<[string, files: Record<string, unknown>, line: string]>([
    [
      'one by one if they are few',
      { 'de/resume.json': mostly, 'de/site.json': { ...site, language: undefined }, ...pages },
      '1 of \\d+ texts are in English: src/content/de/resume\\.json: basics\\.summary',
    ],
    [
      'only the first of many',
      GERMAN,
      '\\d+ of \\d+ texts are in English: (src/content/[\\w/.]+: [\\w.[\\]]+, ){5}…',
    ],
    ['or that there are none', { 'de/resume.json': resume, ...pages }, 'all \\d+ texts are translated'],
  ])('%s', async (_, files, line) => {
    await writeContent(folder, validContent(), files);
    expect(openOwner(root, folder).fallbackLines()).toEqual([expect.stringMatching(`^de: ${line}$`)]);
  });

  test('except names, URLs, dates and technologies, which need no translation', async () => {
    const more = { awards: [{ title: 'a' }], interests: [{ name: 'b' }], references: [{ name: 'c' }] };
    const own = {
      ...{ awards: [{ title: 'x' }], interests: [{ name: 'x' }] },
      basics: { label: 'x', summary: 'x' },
      work: [{ position: 'x', highlights: ['x'] }],
      skills: [{ name: 'x' }],
      projects: resume.projects?.map(() => ({ description: 'x' })),
    };
    const content = validContent();
    Object.assign(content.resume, more);
    await writeContent(folder, content, { 'de/resume.json': own });
    expect(openOwner(root, folder).fallbackLines()[0]).not.toContain('resume.json');
    await writeContent(folder, content, { 'de/resume.json': { ...own, awards: [], interests: [] } });
    const [line] = openOwner(root, folder).fallbackLines();
    const fields = line?.match(/(?<=resume\.json: )[^,]+/g);
    expect(fields).toEqual(['awards[0].title', 'interests[0].name']);
  });

  test('also of a version: what is asked, and what is answered', async () => {
    const version = { for: 'Acme', asks: [{ ask: 'Rust', answer: 'Two years.', evidence: ['Built it'] }] };
    const own = { asks: [{ ask: 'Rust, bitte' }] };
    await writeContent(folder, validContent(), {
      'versions/acme.json': version,
      'de/versions/acme.json': own,
      'de/resume.json': resume,
      ...pages,
    });
    const [line] = openOwner(root, folder).fallbackLines();
    expect(line?.match(/(?<=acme\.json: )[^,]+/g)).toEqual(['asks[0].answer']);
  });

  test('also where the first language has tagged a highlight', async () => {
    const tagged = validContent();
    const job = { name: 'Acme', 'x-tags': ['games'], highlights: ['Built it {games}', 'Sold it {games}'] };
    Object.assign(tagged.resume, { work: [job] });
    const own = { work: [{ highlights: ['Gebaut', 'Verkauft'] }] };
    await writeContent(folder, tagged, { 'de/resume.json': own });
    expect(openOwner(root, folder).fallbackLines()[0]).not.toContain('highlights');
  });
});
