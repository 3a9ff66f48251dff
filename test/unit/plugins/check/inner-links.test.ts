import { describe, expect, test } from 'vitest';
import { type Change, changedContent, writeContent } from '../../../support/content.ts';
import { writeFiles } from '../../../support/temporary-files.ts';
import { newProject } from './verdict.ts';

const { root, folder, verdict } = newProject('inner-links');

/** Checks content with links in its summary, and with these files. */
async function faultsOf(links: string | string[], files: Record<string, string> = {}, change: Change = {}) {
  const summary = [links].flat().map((link) => `All of it is *[here](${link})*.`);
  const basics = { summary: summary.join(' '), ...change.basics };
  await writeContent(folder, changedContent({ ...change, basics }));
  writeFiles(root, files);
  return (await verdict()).faults;
}

const GERMAN = { 'src/content/de/site.json': '{}' };
const AT = 'src/content/resume.json:9: basics.summary:';

const PAGES = ['/', '/#skills', '/#experience-1', '/alpha', '/alpha?from=home#screens', '/alpha#main'];
const FILES = ['/alpha.html', '/index.html', '/resume.pdf', '/resume.json', '/contact.vcf'];
const ELSEWHERE = ['https://doe.test/alhpa', 'mailto:kim@doe.test', 'tel:+442079460000'];
const OTHERS = ['/de', '/de/', '/de/alpha', '/de/alpha#whatever', '/de/index.html', '/de/resume.pdf'];
const SERVED = ['/talks/a%20b.pdf', '/talks/a.html', '/日記.txt', '/favicon.svg'];
const PUBLIC = 'src/content/public';
const OWN = { [`${PUBLIC}/talks/a b.pdf`]: '', [`${PUBLIC}/talks/a.html`]: '', [`${PUBLIC}/日記.txt`]: '' };

test.each<[what: string, links: string[], files?: Record<string, string>]>([
  ['pages, their sections, files that the build writes, and elsewhere', [...PAGES, ...FILES, ...ELSEWHERE]],
  ['another language', OTHERS, GERMAN],
  ['files that are served', SERVED, { ...OWN, 'public/favicon.svg': '' }],
])('accepts links to %s: %j', async (_, links, files) => {
  expect(await faultsOf(links, files)).toEqual([]);
});

const NO_PAGE = 'does not lead to a page or file of the site;';
const ALL = '#about, #projects, #skills, #experience, #contact';
const KNOWN = 'its pages are /, /alpha, /beta; files go into src/content/public/';

describe('reports a dead link within the site, and what was meant:', () => {
  test.each<[link: string, message: string, files?: Record<string, string>]>([
    ['/alhpa', `${NO_PAGE} did you mean /alpha?`],
    ['/alpah#screens', `${NO_PAGE} did you mean /alpha#screens?`],
    ['/alpha/', `${NO_PAGE} did you mean /alpha?`],
    ['/resume.pfd', `${NO_PAGE} did you mean /resume.pdf?`],
    ['/%E0%A4%A', `${NO_PAGE} ${KNOWN}`],
    ['/de/alpha', `${NO_PAGE} ${KNOWN}`],
    ['/de/alhpa', `${NO_PAGE} did you mean /de/alpha?`, GERMAN],
    ['/alpha#screns', 'does not lead to a section of /alpha; did you mean /alpha#screens?'],
    ['/alpha#parts-2', 'does not lead to a section of /alpha; did you mean /alpha#parts?'],
    ['/beta#screens', 'does not lead to a section of /beta; its sections are #overview, #parts'],
    ['/#experience-7', 'does not lead to a section of /; did you mean /#experience-1?'],
    ['/#education', `does not lead to a section of /; its sections are ${ALL}`],
  ])('%s', async (link, message, files) => {
    expect(await faultsOf(link, files)).toEqual([`${AT} "${link}" ${message}`]);
  });

  test('a section that the owner has hidden', async () => {
    const talks = { id: 'talks', heading: 'Talks', blocks: [{ text: 'One.' }] };
    const site = { sections: ['about', 'contact', talks] };
    expect(await faultsOf('/#talks', {}, { site })).toEqual([]);
    expect(await faultsOf('/#skills', {}, { site })).toEqual([
      `${AT} "/#skills" does not lead to a section of /; its sections are #about, #contact, #talks`,
    ]);
  });

  test('a section of a home page without sections', async () => {
    expect(await faultsOf('/#about', {}, { site: { sections: ['references'] } })).toEqual([
      `${AT} "/#about" does not lead to a section of /; it has no sections: remove #about`,
    ]);
  });

  test('in a block of links', async () => {
    const blocks = [{ links: [{ label: 'More', url: '/gamma-ray' }] }];
    const site = { sections: [{ id: 'a', heading: 'A', blocks }] };
    expect(await faultsOf('/', {}, { site })).toEqual([
      expect.stringMatching(/site\.json:\d+: sections\[0\]\.blocks\[0\]\.links\[0\]\.url: "\/gamma-ray"/),
    ]);
  });

  test('in a further language’s text, with its own file', async () => {
    const german = JSON.stringify({ basics: { summary: 'Alles [hier](/alhpa).' } }, null, 2);
    expect(await faultsOf('/alpha', { 'src/content/de/resume.json': german })).toEqual([
      `src/content/de/resume.json:3: basics.summary: "/alhpa" ${NO_PAGE} did you mean /alpha?`,
    ]);
  });
});

describe('reports a dead link to a section of the home page together with', () => {
  const DEAD = '"/#educatoin" does not lead to a section of /; its sections are';

  const NAMELESS = { heading: 'A', blocks: [{ text: 'A' }] };

  test.each<[string, Change, RegExp]>([
    ['an accent too dark to read', { site: { accent: '#335577' } }, /contrast/],
    ['a date that does not exist', { work: { startDate: '2022-13' } }, /not a real date/],
    ['a mistyped e-mail address', { basics: { email: 'kim' } }, /e-mail/],
    ['a section without an id', { site: { sections: ['about', NAMELESS] } }, /id: is missing/],
  ])('%s', async (_, change, other) => {
    const faults = await faultsOf('/#educatoin', {}, change);
    expect(faults).toContainEqual(expect.stringContaining(DEAD));
    expect(faults).toContainEqual(expect.stringMatching(other));
  });

  test.each<[string, Change]>([
    ['a mistyped section', { site: { sections: ['abuot'] } }],
    ['work that is no list', { resume: { work: 'Acme' } }],
    ['a language that is not a tag', { site: { language: '?' } }],
  ])('but not if the sections can’t be known because of %s', async (_, change) => {
    const faults = await faultsOf('/#educatoin', {}, change);
    expect(faults).toHaveLength(1);
    expect(faults[0]).not.toContain('#educatoin');
  });
});

test('a page that can’t be read still counts as a page', async () => {
  const broken = { 'src/content/projects/gamma.md': '---\ntitle: [\n---\n' };
  expect(await faultsOf('/gamma#intro', broken)).toEqual([expect.stringContaining('gamma.md')]);
});
