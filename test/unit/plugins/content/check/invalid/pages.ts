import { ALPHA, alpha, type InvalidCase, section } from './invalid-case.ts';

/** Faults in projects/*.json and in the set of pages. */
export const INVALID_PAGES: InvalidCase[] = [
  {
    kind: 'a project without a title',
    corrupt: alpha({ title: undefined }),
    file: ALPHA,
    field: 'title',
    line: '{',
    message: /is missing; add it \(The project's name/,
  },
  {
    kind: 'an id with characters that are not allowed',
    corrupt: section({ id: 'Over View' }),
    file: ALPHA,
    field: 'sections[0].id',
    line: 'Over View',
    message: /not in the right format; write it as over-view \(.*lower-case letter/,
  },
  {
    kind: 'an id in another script',
    corrupt: section({ id: '概要' }),
    file: ALPHA,
    field: 'sections[0].id',
    line: '概要',
    message:
      /"概要" is not in the right format; write it as section-1 \(.*in every language; the heading may be anything/,
  },
  {
    kind: 'an id used twice',
    files: (files) => ({
      'projects/alpha.json': files['projects/alpha.json']?.replace('"id": "parts"', '"id":  "overview"'),
    }),
    file: ALPHA,
    field: 'sections[1].id',
    line: '"id":  "overview"',
    message: /overview appears twice on this page/,
  },
  {
    kind: 'an id of the page layout',
    corrupt: section({ id: 'menu' }),
    file: ALPHA,
    field: 'sections[0].id',
    line: '"menu"',
    message: /menu is reserved for the page layout/,
  },
  {
    kind: 'a section without blocks',
    corrupt: section({ blocks: [] }),
    file: ALPHA,
    field: 'sections[0].blocks',
    line: '"blocks": []',
    message: /is empty; fill it in, or remove the entry of sections that it is in \(The contents/,
  },
  {
    kind: 'a page without sections',
    corrupt: (content) => {
      Object.assign(content.projects.beta ?? {}, { sections: [] });
    },
    file: 'src/content/projects/beta.json',
    field: 'sections',
    line: '"sections"',
    message: /is empty; fill it in \(The page's sections/,
  },
  {
    kind: 'a block with two kinds of content',
    corrupt: section({ blocks: [{ text: 'A', list: ['B'] }] }),
    file: ALPHA,
    field: 'sections[0].blocks[0]',
    line: '      {',
    message: /has 2 kinds of content; give it exactly one of text, list, group, links, carousel/,
  },
  {
    kind: 'an empty text',
    corrupt: section({ blocks: [{ text: '  ' }] }),
    file: ALPHA,
    field: 'sections[0].blocks[0].text',
    line: '"text": "  "',
    message: /is empty; fill it in/,
  },
  {
    kind: 'an empty carousel',
    corrupt: section({ blocks: [{ carousel: { label: 'None', pictures: [] } }] }),
    file: ALPHA,
    field: 'sections[0].blocks[0].carousel.pictures',
    line: '"pictures": []',
    message: /is empty; fill it in, or remove the entry of blocks that it is in \(16:10/,
  },
  {
    kind: 'an empty list',
    corrupt: section({ blocks: [{ list: [] }] }),
    file: ALPHA,
    field: 'sections[0].blocks[0].list',
    line: '"list": []',
    message: /is empty; fill it in, or remove the entry of blocks that it is in \(One string/,
  },
  {
    kind: 'null in a field that every page needs',
    corrupt: alpha({ tagline: null }),
    file: ALPHA,
    field: 'tagline',
    line: '"tagline"',
    message: /is null; make it text in double quotes$/,
  },
  {
    kind: 'a picture without alt text',
    corrupt: alpha({ card: { src: 'alpha/card.png' } }),
    file: ALPHA,
    field: 'card.alt',
    line: '"card"',
    message: /is missing; add it \(What the picture shows/,
  },
  {
    kind: 'a picture with blank alt text',
    corrupt: alpha({ card: { src: 'alpha/card.png', alt: ' ' } }),
    file: ALPHA,
    field: 'card.alt',
    line: '"alt": " "',
    message: /is empty; fill it in \(What the picture shows/,
  },
  {
    kind: 'two projects with the same title',
    corrupt: (content) => {
      Object.assign(content.projects.beta ?? {}, { title: 'Alpha' });
      content.resume.projects = [];
    },
    file: 'src/content/projects/beta.json',
    field: 'title',
    line: '"title"',
    message: /"Alpha" is also the title of src\/content\/projects\/alpha\.json/,
  },
  {
    kind: 'a project file with a reserved name',
    corrupt: (content) => {
      content.projects = { alpha: content.projects.alpha as never, assets: content.projects.beta as never };
    },
    file: 'src/content/projects/assets.json',
    field: 'the file',
    line: '{',
    message: /assets is reserved for the site itself; rename/,
  },
  {
    kind: 'a project file whose name makes no plain URL',
    corrupt: (content) => {
      content.projects = { alpha: content.projects.alpha as never, 'My App': content.projects.beta as never };
    },
    file: 'src/content/projects/My App.json',
    field: 'the file',
    line: '{',
    message: /only lower-case letters, digits and single hyphens; rename it to my-app\.json/,
  },
  {
    kind: "an owner's HTML file that would replace a page",
    files: () => ({ 'public/alpha.html': '<p>Mine</p>' }),
    file: 'src/content/public/alpha.html',
    field: 'the file',
    message: /would replace the site's own page \/alpha; rename the file$/,
  },
  {
    kind: "an owner's HTML file that would replace a language's home page",
    files: () => ({ 'de/site.json': '{}', 'public/de/index.html': '<p>Mine</p>' }),
    file: 'src/content/public/de/index.html',
    field: 'the file',
    message: /would replace the site's own page \/de;/,
  },
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
  ).map(([kind, text, message]) => ({
    kind,
    files: () => ({ 'de/site.json': '{}', 'de/resume.pdf': text, 'resume.pdf': '%PDF-1.7' }),
    file: 'src/content/de/resume.pdf',
    field: 'the file',
    message,
  })),
  {
    kind: 'a folder in place of the résumé',
    files: () => ({ 'resume.pdf/a.pdf': '%PDF-1.7' }),
    file: 'src/content/resume.pdf',
    field: 'the file',
    message: /is a folder; put the PDF itself there/,
  },
];
