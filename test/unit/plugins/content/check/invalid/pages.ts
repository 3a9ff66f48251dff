import { adds, alpha, BETA, type InvalidCase, renamed, section } from './invalid-case.ts';

const LFS = 'version https://git-lfs.github.com/spec/v1\noid sha256:1\n';

/** Faults in projects/*.json and in the set of pages. */
export const INVALID_PAGES: InvalidCase[] = [
  [alpha({ title: undefined }), "title: is missing; add it (The project's name", { line: '{' }],
  [
    section({ id: 'Over View' }),
    'sections[0].id: … not in the right format; write it as over-view (…lower-case letter',
  ],
  [
    section({ id: '概要' }),
    'sections[0].id: "概要" is not in the right format; write it as section-1 (…in every language; the heading may be anything',
  ],
  [
    undefined,
    'sections[1].id: overview appears twice on this page',
    {
      files: (files) => ({
        'projects/alpha.json': files['projects/alpha.json']?.replace('"id": "parts"', '"id":  "overview"'),
      }),
      line: '"id":  "overview"',
    },
  ],
  [section({ id: 'menu' }), 'sections[0].id: menu is reserved for the page layout'],
  [
    section({ blocks: [] }),
    'sections[0].blocks: is empty; fill it in, or remove the entry of sections that it is in (The contents',
  ],
  [
    ({ projects }) => Object.assign(projects.beta ?? {}, { sections: [] }),
    "sections: is empty; fill it in (The page's sections",
    { file: BETA },
  ],
  [
    section({ blocks: [{ text: 'A', list: ['B'] }] }),
    'sections[0].blocks[0]: has 2 kinds of content; give it exactly one of text, list, group, links, entries, carousel',
    { line: '      {' },
  ],
  [
    section({ blocks: [{ text: '  ' }] }),
    'sections[0].blocks[0].text: is empty; fill it in',
    { line: '"text": "  "' },
  ],
  [
    section({ blocks: [{ carousel: { label: 'None', pictures: [] } }] }),
    'sections[0].blocks[0].carousel.pictures: is empty; fill it in, or remove the entry of blocks that it is in (16:10',
  ],
  [
    section({ blocks: [{ list: [] }] }),
    'sections[0].blocks[0].list: is empty; fill it in, or remove the entry of blocks that it is in (One string',
  ],
  // Without "or remove it": every page needs it.
  [alpha({ tagline: null }), 'tagline: is null; make it text in double quotes\n'],
  [
    alpha({ card: { src: 'alpha/card.png' } }),
    'card.alt: is missing; add it (What the picture shows',
    { line: '"card"' },
  ],
  [
    alpha({ card: { src: 'alpha/card.png', alt: ' ' } }),
    'card.alt: is empty; fill it in (What the picture shows',
    { line: '"alt": " "' },
  ],
  [
    ({ projects, resume }) => {
      Object.assign(projects.beta ?? {}, { title: 'Alpha' });
      resume.projects = [];
    },
    'title: "Alpha" is also the title of src/content/projects/alpha.json',
    { file: BETA },
  ],
  [
    renamed('beta', 'assets'),
    'the file: the name assets is reserved for the site itself; rename',
    { file: 'src/content/projects/assets.json', line: '{' },
  ],
  [
    renamed('beta', 'My App'),
    'the file: … only lower-case letters, digits and single hyphens; rename it to my-app.json',
    { file: 'src/content/projects/My App.json', line: '{' },
  ],
  [
    undefined,
    "the file: would replace the site's own page /alpha; rename the file",
    { files: adds({ 'public/alpha.html': '<p>Mine</p>' }), file: 'src/content/public/alpha.html' },
  ],
  [
    undefined,
    "the file: would replace the site's own page /de;",
    {
      files: adds({ 'de/site.json': '{}', 'public/de/index.html': '<p>Mine</p>' }),
      file: 'src/content/public/de/index.html',
    },
  ],
  ...(
    [
      ['<!doctype html>', 'is not a PDF; export it again, or remove it'],
      ['', 'is empty; export it again'],
      [LFS, 'is only the pointer that Git LFS keeps in place of a PDF; run git lfs pull'],
    ] as const
  ).map(
    ([text, message]): InvalidCase => [
      undefined,
      `the file: ${message}`,
      {
        file: 'src/content/de/resume.pdf',
        files: adds({ 'de/site.json': '{}', 'de/resume.pdf': text, 'resume.pdf': '%PDF-1.7' }),
      },
    ],
  ),
  [
    undefined,
    'the file: is a folder; put the PDF itself there',
    { files: adds({ 'resume.pdf/a.pdf': '%PDF-1.7' }), file: 'src/content/resume.pdf' },
  ],
];
