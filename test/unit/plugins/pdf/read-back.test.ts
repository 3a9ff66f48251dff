import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { directionOf } from '../../../../plugins/content/text/locale.ts';
import type { Resume } from '../../../../plugins/content/types.ts';
import { openOwner } from '../../../../plugins/open-owner.ts';
import { extractOf, lossesOf } from '../../../../plugins/pdf/read-back.ts';
import { printVersions } from '../../../../plugins/pdf/versions.ts';
import { hasPoppler, popplerText, printed } from './printed.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

const resume: Resume = {
  basics: {
    name: 'Jane Doe',
    label: 'Software Engineer',
    email: 'jane@doe.test',
    phone: '+1 503 555 0199',
    profiles: [{ network: 'GitHub', username: 'jane', url: 'https://github.test/jane' }],
  },
  work: [
    { name: 'Acme', position: 'Senior Engineer', startDate: '2021-03', highlights: ['Efficient offices.'] },
    { name: 'Widget Works', position: 'Engineer', startDate: '2018-06', endDate: '2021-02' },
  ],
  education: [{ institution: 'State University', studyType: 'BSc', startDate: '2014', endDate: '2018' }],
  skills: [{ name: 'Languages', keywords: ['TypeScript', 'C++'] }],
};
const { parts, pdf } = await printed(resume);
const read = await extractOf(pdf);
const lost = (text: string, links = read.links) =>
  lossesOf(parts, { text, links }).map(({ field, problem }) => `${field}: ${problem}`);

describe('what a program gets of the PDF', () => {
  test('is name, ways to contact, jobs, degrees and skills in their order, with links', () => {
    expect(lost(read.text)).toEqual([]);
    expect(parts.flatMap(({ texts }) => texts)).toEqual(
      expect.arrayContaining(['Jane Doe', 'Mar 2021 – Present', 'Acme', 'BSc', 'TypeScript, C++']),
    );
  });

  test('is compared without what programs read differently', () => {
    const other = read.text.replace('Senior Engineer', 'Senior Engi-\n neer').replace('Efficient', 'Eﬃcient');
    expect(lost(other)).toEqual([]);
  });

  test.each<[fault: string, text: string, says: string[]]>([
    ['an employer is drawn, not written', read.text.replace('Acme', ''), ['work[0]: “Acme” is not read']],
    ['letters are others', read.text.replace('C++', 'D++'), ['skills: “TypeScript, C++” is not read']],
    ['words run together', read.text.replace('Jane Doe', 'JaneDoe'), ['basics.name: “Jane Doe” is not read']],
    [
      'dates are in a text of their own',
      `${read.text.replace('Mar 2021 – Present', '')} Mar 2021 – Present`,
      ['work[1]: “Jun 2018 – Feb 2021” is read in another place'],
    ],
  ])('says so if %s', (_, text, says) => {
    expect(lost(text)).toEqual(expect.arrayContaining(says));
  });

  test('says so if a link is missing', () => {
    const links = read.links.filter((url) => !url.startsWith('mailto:'));
    expect(lost(read.text, links)).toEqual(['basics.email: the link to mailto:jane@doe.test is not found']);
  });
});

const LOOKS = ['margin', 'column', 'compact'] as const;
const SITES = [
  'demo/content',
  'examples/designer',
  'examples/student',
  'examples/japanese',
  'examples/arabic',
];

test.each(SITES)('nothing of %s is lost, in any look and language', async (site) => {
  const owner = openOwner(ROOT, resolve(ROOT, site));
  for (const [index, language] of [undefined, ...owner.languages].entries()) {
    const content = owner.content(language);
    const look = LOOKS[(index + SITES.indexOf(site)) % LOOKS.length];
    const { parts, pdf } = await printed(content.resume, {
      ...content.site,
      pdf: { look },
      own: resolve(ROOT, site, 'fonts'),
    });
    const isOrdered = directionOf(content.site.language ?? 'en') === 'ltr';
    expect(lossesOf(parts, await extractOf(pdf), isOrdered)).toEqual([]);
  }
});

describe.runIf(hasPoppler)('poppler', () => {
  test('gets all of it in the same order, with dates in a margin', () => {
    expect(lost(popplerText(pdf))).toEqual([]);
  });

  test('gets dates in a margin that take two lines', async () => {
    const site = resolve(ROOT, 'examples/japanese');
    const { resume, site: settings } = openOwner(ROOT, site).content();
    const { parts, pdf, links } = await printed(resume, { ...settings, own: resolve(site, 'fonts') });
    expect(lossesOf(parts, { text: popplerText(pdf), links })).toEqual([]);
  });

  test('gets what an advert asks with all of what proves it', async () => {
    for (const { printed } of await printVersions(openOwner(ROOT, resolve(ROOT, 'demo/content')))) {
      const { links } = await extractOf(printed.pdf);
      expect(lossesOf(printed.parts, { text: popplerText(printed.pdf), links })).toEqual([]);
    }
  });
});
