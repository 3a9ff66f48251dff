import { expect, test } from 'vitest';
import type { Edition } from '../../../../plugins/deployment/editions.ts';
import { generatedFiles } from '../../../../plugins/deployment/generated-files.ts';
import { headViews } from '../../../../plugins/deployment/head.ts';
import { overview, resumeText } from '../../../../plugins/deployment/markdown.ts';
import { validContent } from '../../../support/content.ts';
import { markedResume } from '../../../support/marked-resume.ts';

const SITE = 'https://kim.example/';
const edition = (base: string, site?: string): Edition => ({ tag: 'en', name: 'English', base, site });

test('the résumé as Markdown has every field of JSON Resume, as text or as the URL of a link', () => {
  const { resume, marks } = markedResume();
  const text = resumeText({ ...validContent(), resume }, SITE);
  expect(marks.filter(({ field, word }) => field !== 'basics.image' && !text.includes(word))).toEqual([]);
  expect(text).toContain('May 2019');
});

test('it has headings, paragraphs, lists and links as such, and the owner’s text as text', () => {
  const content = validContent();
  content.resume = {
    basics: {
      name: 'Kim <b>Doe</b>',
      summary: 'First.\n\n- Not a [list](/alpha), **but** 2*3*4 and `__code__ <b>` or ``a`b``.',
    },
    work: [{ name: 'Acme', url: 'https://acme.example', position: 'Dev', highlights: ['1. One', 'Two'] }],
  };
  expect(resumeText(content, SITE)).toBe(
    [
      '# Kim \\<b\\>Doe\\</b\\>',
      'First.',
      `\\- Not a [list](<${SITE}alpha>), **but** 2\\*3\\*4 and \`__code__ <b>\` or \`\` a\`b \`\`.`,
      '## Experience',
      '### Dev, [Acme](<https://acme.example>)',
      '- \\1. One\n- Two\n',
    ].join('\n\n'),
  );
});

test.each([
  ['', SITE],
  ['de/', `${SITE}de/`],
])('llms.txt of %s leads to every page, and to the résumé in the same language', (path, site) => {
  const content = validContent();
  const text = overview(content, edition(`/${path}`, site));
  for (const name of ['', 'resume.md', 'resume.json', ...Object.keys(content.projects)])
    expect(text).toContain(`](${site}${name})`);
  expect(text).toMatch(/^# Kim Doe\n\n> .+\n/);
  const files = generatedFiles({
    content,
    edition: edition(`/${path}`, site),
    editions: [edition('/', SITE)],
  });
  expect(files['llms.txt']).toBe(text);
  expect(files['resume.md']).toContain('# Kim Doe');
});

test('without a known URL its links are paths', () => {
  expect(overview(validContent(), edition('/portfolio/'))).toContain('](/portfolio/resume.md)');
});

test('the home page leads to the text in its own language', () => {
  const own = edition('/de/', `${SITE}de/`);
  const heads = headViews(validContent(), {
    edition: own,
    editions: [edition('/', SITE), own],
    preview: () => undefined,
  });
  const link = { rel: 'alternate', type: 'text/markdown', href: '/de/resume.md' };
  expect(heads.home?.elements).toContainEqual({ type: 'link', props: link });
  expect(heads.alpha?.elements).not.toContainEqual({ type: 'link', props: link });
});
