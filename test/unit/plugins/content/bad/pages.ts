import { ALPHA, alpha, type Bad, section } from './bad.ts';

/** What is wrong in projects/*.json and in the table of pages. */
export const BAD_PAGES: Bad[] = [
  {
    kind: 'a project without a title',
    spoil: alpha({ title: undefined }),
    file: ALPHA,
    field: 'title',
    line: '{',
    says: /is missing; add it \(The project's name/,
  },
  {
    kind: 'an id that no address may end in',
    spoil: section({ id: 'Over View' }),
    file: ALPHA,
    field: 'sections[0].id',
    line: 'Over View',
    says: /not in the right form; write it so: over-view\. .*small letter/,
  },
  {
    kind: 'an id in another script',
    spoil: section({ id: '概要' }),
    file: ALPHA,
    field: 'sections[0].id',
    line: '概要',
    says: /"概要" is not in the right form; write it so: section-1\. .*whatever the language; the heading is free/,
  },
  {
    kind: 'an id that stands twice',
    files: (files) => ({
      'projects/alpha.json': files['projects/alpha.json']?.replace('"id": "parts"', '"id":  "overview"'),
    }),
    file: ALPHA,
    field: 'sections[1].id',
    line: '"id":  "overview"',
    says: /overview stands twice on this page/,
  },
  {
    kind: "an id of the page's frame",
    spoil: section({ id: 'menu' }),
    file: ALPHA,
    field: 'sections[0].id',
    line: '"menu"',
    says: /menu belongs to the page's frame/,
  },
  {
    kind: 'a section without blocks',
    spoil: section({ blocks: [] }),
    file: ALPHA,
    field: 'sections[0].blocks',
    line: '"blocks": []',
    says: /is empty; fill it, or remove it/,
  },
  {
    kind: 'a page without sections',
    spoil: (content) => {
      Object.assign(content.projects.beta ?? {}, { sections: [] });
    },
    file: 'src/content/projects/beta.json',
    field: 'sections',
    line: '"sections"',
    says: /is empty/,
  },
  {
    kind: 'a block of two kinds',
    spoil: section({ blocks: [{ text: 'A', list: ['B'] }] }),
    file: ALPHA,
    field: 'sections[0].blocks[0]',
    line: '      {',
    says: /has 2 kinds of content; give it exactly one of text, list, group, links, carousel/,
  },
  {
    kind: 'an empty text',
    spoil: section({ blocks: [{ text: '  ' }] }),
    file: ALPHA,
    field: 'sections[0].blocks[0].text',
    line: '"text": "  "',
    says: /is empty; fill it/,
  },
  {
    kind: 'an empty carousel',
    spoil: section({ blocks: [{ carousel: { label: 'None', pictures: [] } }] }),
    file: ALPHA,
    field: 'sections[0].blocks[0].carousel.pictures',
    line: '"pictures": []',
    says: /is empty/,
  },
  {
    kind: 'a picture without alt text',
    spoil: alpha({ card: { src: 'alpha/card.png' } }),
    file: ALPHA,
    field: 'card.alt',
    line: '"card"',
    says: /is missing; add it \(What there is to see/,
  },
  {
    kind: 'a picture with blank alt text',
    spoil: alpha({ card: { src: 'alpha/card.png', alt: ' ' } }),
    file: ALPHA,
    field: 'card.alt',
    line: '"alt": " "',
    says: /is empty; fill it \(What there is to see/,
  },
  {
    kind: 'two projects of one title',
    spoil: (content) => {
      Object.assign(content.projects.beta ?? {}, { title: 'Alpha' });
      content.resume.projects = [];
    },
    file: 'src/content/projects/beta.json',
    field: 'title',
    line: '"title"',
    says: /"Alpha" is also the title of src\/content\/projects\/alpha\.json/,
  },
  {
    kind: "a project file with the site's own name",
    spoil: (content) => {
      content.projects = { alpha: content.projects.alpha as never, assets: content.projects.beta as never };
    },
    file: 'src/content/projects/assets.json',
    field: 'the file',
    line: '{',
    says: /assets belongs to the site itself; rename/,
  },
  {
    kind: 'a project file with a name that is no address',
    spoil: (content) => {
      content.projects = { alpha: content.projects.alpha as never, 'My App': content.projects.beta as never };
    },
    file: 'src/content/projects/My App.json',
    field: 'the file',
    line: '{',
    says: /not plain; rename it to my-app\.json/,
  },
  {
    kind: "an HTML file of the owner's in the place of a page",
    files: () => ({ 'public/alpha.html': '<p>Mine</p>' }),
    file: 'src/content/public/alpha.html',
    field: 'the file',
    says: /would take the place of the site's own page \/alpha; give it another name$/,
  },
  {
    kind: "an HTML file of the owner's in the place of a language's home page",
    files: () => ({ 'de/site.json': '{}', 'public/de/index.html': '<p>Mine</p>' }),
    file: 'src/content/public/de/index.html',
    field: 'the file',
    says: /would take the place of the site's own page \/de;/,
  },
];
