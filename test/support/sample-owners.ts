import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Resume } from '../../plugins/content/types.ts';
import { SECTION_IDS } from '../../plugins/content/types.ts';
import { type OwnerContent, project } from './content.ts';

/** An owner to build a site for, and what its home page must have. */
interface SampleOwner {
  who: string;
  content: OwnerContent;
  /** Section ids, in order. */
  sections: string[];
  /** Navigation items, in order. */
  items: string[];
}

const ALL = ['about', 'projects', 'skills', 'experience', 'contact'];
const MARKUP = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script></style></title>&amp; "it's" \${1}`;

const times = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));
const content = (resume: Resume, more: Partial<OwnerContent> = {}): OwnerContent => ({
  resume: resume as OwnerContent['resume'],
  site: {},
  projects: {},
  pictures: {},
  ...more,
});

/** The sample résumé that comes with the official schema, unchanged. */
const official = (): Resume =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json'), 'utf8'),
  );

/** Forty jobs, sixty skills, thirty projects, and long words without a place to break. */
function huge(): OwnerContent {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const titles = ['Alpha', 'Omega'];
  const pages = titles.map((title) => {
    const page = project(title);
    page.title = `${title} ${long}`;
    page.facts = times(8, (index) => ({ label: `Fact ${index}`, text: long }));
    page.sections = times(12, (index) => ({
      id: `section-with-a-long-name-${index}`,
      heading: `${long} ${index}`,
      shown: [{ group: { heading: long, items: times(20, (each) => `${long} ${each}`) } }],
    }));
    return page;
  });
  const resume: Resume = {
    basics: {
      name: `Maximiliane ${long} von und zu Habsburg-Lothringen`,
      label: `Principal ${long} engineer`,
      email: `${'a'.repeat(60)}@${'b'.repeat(50)}.example.org`,
      phone: '+49 (0) 30 901820-1234567890, ext. 12345678901234567890',
      summary: times(6, () => `${long} `.repeat(4)).join('\n\n'),
      location: { city: long, region: long },
      profiles: times(6, (index) => ({
        network: `Network ${index}`,
        url: `https://example.org/${'c'.repeat(90)}${index}`,
      })),
    },
    work: times(40, (index) => ({
      name: `${long} ${index}`,
      position: long,
      url: 'https://example.org/',
      startDate: `${1980 + index}-01`,
      endDate: `${1981 + index}-12`,
      highlights: times(3, (each) => `${long} ${each}`),
    })),
    skills: times(60, (index) => ({ name: `${long} ${index}`, keywords: times(4, () => long) })),
    projects: [
      ...pages.map(({ title }) => ({ name: title, description: long, keywords: times(3, () => long) })),
      ...times(28, (index) => ({ name: `${long} ${index}`, url: 'https://example.org/' })),
    ],
  };
  return content(resume, { projects: { alpha: pages[0] as never, omega: pages[1] as never } });
}

/** Markup in every text field. */
function markup(): OwnerContent {
  const page = project(`Alpha ${MARKUP}`);
  Object.assign(page, { tagline: MARKUP, description: MARKUP, facts: [{ label: MARKUP, text: MARKUP }] });
  page.card = { src: 'card.png', alt: MARKUP };
  // In Markdown a backslash makes a text of it.
  const WRITTEN = MARKUP.replaceAll('<', '\\<');
  page.sections = [
    { id: 'one', heading: WRITTEN, shown: [{ text: WRITTEN }, { list: [WRITTEN] }] },
    { id: 'two', heading: 'Two', shown: [{ group: { heading: WRITTEN, items: [WRITTEN] } }] },
    {
      id: 'three',
      heading: 'Three',
      shown: [{ carousel: { label: WRITTEN, pictures: [{ src: 'wide.png', alt: WRITTEN, role: 'wide' }] } }],
    },
  ];
  const resume: Resume = {
    basics: {
      name: `Kim ${MARKUP}`,
      label: MARKUP,
      email: 'kim@example.org',
      phone: `+44 20 7946 0000 ${MARKUP}`,
      summary: MARKUP,
      location: { city: MARKUP, region: MARKUP },
      profiles: [
        {
          network: `LinkedIn ${MARKUP}`,
          username: MARKUP,
          url: 'https://example.org/?a="b"&c=<d>'.replace(/[<>"]/g, encodeURIComponent),
        },
      ],
    },
    work: [{ name: MARKUP, position: MARKUP, startDate: '2020', summary: MARKUP, highlights: [MARKUP] }],
    skills: [{ name: MARKUP, keywords: [MARKUP] }],
    projects: [{ name: page.title, description: MARKUP, keywords: [MARKUP] }],
  };
  return content(resume, {
    site: { greeting: MARKUP, description: MARKUP },
    projects: { alpha: page },
    pictures: { 'card.png': [680, 425], 'wide.png': [1080, 675] },
  });
}

export const SAMPLE_OWNERS: SampleOwner[] = [
  {
    who: 'the owner in the official sample résumé',
    content: content(official()),
    sections: SECTION_IDS.filter((id) => id !== 'certificates'),
    items: ['about', 'projects', 'skills', 'experience', 'education', 'contact'],
  },
  {
    who: 'an owner with only a name and an e-mail address',
    content: content({ basics: { name: 'Li', email: 'li@example.org' } }),
    sections: ['contact'],
    items: ['contact'],
  },
  { who: 'an owner with forty jobs and long words', content: huge(), sections: ALL, items: ALL },
  { who: 'an owner who writes markup everywhere', content: markup(), sections: ALL, items: ALL },
];
