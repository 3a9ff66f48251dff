import { alpha, type InvalidCase, section } from './invalid-case.ts';

/** Faults in projects/*.json and in the set of pages. */
export const INVALID_PAGES: InvalidCase[] = [
  [
    'a project without a title',
    alpha({ title: undefined }),
    'title',
    /is missing; add it \(The project's name/,
    { line: '{' },
  ],
  [
    'an id with characters that are not allowed',
    section({ id: 'Over View' }),
    'sections[0].id',
    /not in the right format; write it as over-view \(.*lower-case letter/,
    { line: 'Over View' },
  ],
  [
    'an id in another script',
    section({ id: '概要' }),
    'sections[0].id',
    /"概要" is not in the right format; write it as section-1 \(.*in every language; the heading may be anything/,
    { line: '概要' },
  ],
  [
    'an id used twice',
    undefined,
    'sections[1].id',
    /overview appears twice on this page/,
    {
      files: (files) => ({
        'projects/alpha.json': files['projects/alpha.json']?.replace('"id": "parts"', '"id":  "overview"'),
      }),
      line: '"id":  "overview"',
    },
  ],
  [
    'an id of the page layout',
    section({ id: 'menu' }),
    'sections[0].id',
    /menu is reserved for the page layout/,
    { line: '"menu"' },
  ],
  [
    'a section without blocks',
    section({ blocks: [] }),
    'sections[0].blocks',
    /is empty; fill it in, or remove the entry of sections that it is in \(The contents/,
    { line: '"blocks": []' },
  ],
  [
    'a page without sections',
    (content) => {
      Object.assign(content.projects.beta ?? {}, { sections: [] });
    },
    'sections',
    /is empty; fill it in \(The page's sections/,
    { file: 'src/content/projects/beta.json' },
  ],
  [
    'a block with two kinds of content',
    section({ blocks: [{ text: 'A', list: ['B'] }] }),
    'sections[0].blocks[0]',
    /has 2 kinds of content; give it exactly one of text, list, group, links, entries, carousel/,
    { line: '      {' },
  ],
  [
    'an empty text',
    section({ blocks: [{ text: '  ' }] }),
    'sections[0].blocks[0].text',
    /is empty; fill it in/,
    { line: '"text": "  "' },
  ],
  [
    'an empty carousel',
    section({ blocks: [{ carousel: { label: 'None', pictures: [] } }] }),
    'sections[0].blocks[0].carousel.pictures',
    /is empty; fill it in, or remove the entry of blocks that it is in \(16:10/,
    { line: '"pictures": []' },
  ],
  [
    'an empty list',
    section({ blocks: [{ list: [] }] }),
    'sections[0].blocks[0].list',
    /is empty; fill it in, or remove the entry of blocks that it is in \(One string/,
    { line: '"list": []' },
  ],
  [
    'null in a field that every page needs',
    alpha({ tagline: null }),
    'tagline',
    /is null; make it text in double quotes$/,
  ],
  [
    'a picture without alt text',
    alpha({ card: { src: 'alpha/card.png' } }),
    'card.alt',
    /is missing; add it \(What the picture shows/,
    { line: '"card"' },
  ],
  [
    'a picture with blank alt text',
    alpha({ card: { src: 'alpha/card.png', alt: ' ' } }),
    'card.alt',
    /is empty; fill it in \(What the picture shows/,
    { line: '"alt": " "' },
  ],
  [
    'two projects with the same title',
    (content) => {
      Object.assign(content.projects.beta ?? {}, { title: 'Alpha' });
      content.resume.projects = [];
    },
    'title',
    /"Alpha" is also the title of src\/content\/projects\/alpha\.json/,
    { file: 'src/content/projects/beta.json' },
  ],
  [
    'a project file with a reserved name',
    (content) => {
      content.projects = { alpha: content.projects.alpha as never, assets: content.projects.beta as never };
    },
    'the file',
    /assets is reserved for the site itself; rename/,
    { file: 'src/content/projects/assets.json', line: '{' },
  ],
  [
    'a project file whose name makes no plain URL',
    (content) => {
      content.projects = { alpha: content.projects.alpha as never, 'My App': content.projects.beta as never };
    },
    'the file',
    /only lower-case letters, digits and single hyphens; rename it to my-app\.json/,
    { file: 'src/content/projects/My App.json', line: '{' },
  ],
  [
    "an owner's HTML file that would replace a page",
    undefined,
    'the file',
    /would replace the site's own page \/alpha; rename the file$/,
    { files: () => ({ 'public/alpha.html': '<p>Mine</p>' }), file: 'src/content/public/alpha.html' },
  ],
  [
    "an owner's HTML file that would replace a language's home page",
    undefined,
    'the file',
    /would replace the site's own page \/de;/,
    {
      files: () => ({ 'de/site.json': '{}', 'public/de/index.html': '<p>Mine</p>' }),
      file: 'src/content/public/de/index.html',
    },
  ],
  ...(
    [
      ['a résumé that is a page of HTML', '<!doctype html>', /is not a PDF; export it again, or remove it/],
      ['an empty résumé', '', /is empty; export it again/],
      [
        'a résumé that Git LFS has not fetched',
        'version https://git-lfs.github.com/spec/v1\noid sha256:1\n',
        /is only the pointer that Git LFS keeps in place of a PDF; run git lfs pull/,
      ],
    ] as const
  ).map(
    ([kind, text, message]): InvalidCase => [
      kind,
      undefined,
      'the file',
      message,
      {
        file: 'src/content/de/resume.pdf',
        files: () => ({ 'de/site.json': '{}', 'de/resume.pdf': text, 'resume.pdf': '%PDF-1.7' }),
      },
    ],
  ),
  [
    'a folder in place of the résumé',
    undefined,
    'the file',
    /is a folder; put the PDF itself there/,
    { files: () => ({ 'resume.pdf/a.pdf': '%PDF-1.7' }), file: 'src/content/resume.pdf' },
  ],
];
