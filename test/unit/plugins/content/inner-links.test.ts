import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../../../plugins/content/check.ts';
import { faultLine } from '../../../../plugins/content/fault.ts';
import { soundContent, writeContent } from '../../../support/content.ts';

const root = mkdtempSync(resolve(tmpdir(), 'inner-links-'));
const folder = resolve(root, 'src/content');
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Checks content with a link in its summary, and these files beside it. */
async function told(link: string, files: Record<string, string> = {}, change = soundContent()) {
  change.resume.basics = { ...change.resume.basics, summary: `All of it is *[here](${link})*.` };
  await writeContent(folder, change);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(resolve(root, name)), { recursive: true });
    writeFileSync(resolve(root, name), text);
  }
  return (await checkContent(root, folder, {})).faults.map(faultLine);
}

const GERMAN = { 'src/content/de/site.json': '{}' };
const AT = 'src/content/resume.json:9: basics.summary:';

describe('a link within the site that leads', () => {
  test.each([
    '/',
    '/#skills',
    '/#experience-1',
    '/alpha',
    '/alpha?from=home#screens',
    '/alpha#main',
    '/alpha.html',
    '/index.html',
    '/resume.pdf',
    '/resume.json',
    '/contact.vcf',
  ])('to %s is in order', async (link) => {
    expect(await told(link)).toEqual([]);
  });

  test.each(['/de', '/de/', '/de/alpha', '/de/alpha#whatever', '/de/index.html', '/de/resume.pdf'])(
    'into another language, %s, is in order',
    async (link) => {
      expect(await told(link, GERMAN)).toEqual([]);
    },
  );

  test.each([
    ['/talks/my%20slides.pdf', 'src/content/public/talks/my slides.pdf'],
    ['/日記.txt', 'src/content/public/日記.txt'],
    ['/favicon.svg', 'public/favicon.svg'],
  ])('to %s is in order, with %s served', async (link, file) => {
    expect(await told(link, { [file]: '' })).toEqual([]);
  });

  test.each(['https://doe.test/alhpa', 'mailto:kim@doe.test', 'tel:+442079460000'])(
    'elsewhere, to %s, is nobody’s business here',
    async (link) => {
      expect(await told(link)).toEqual([]);
    },
  );
});

describe('a link within the site that leads nowhere is told, with what was meant:', () => {
  test.each([
    ['/alhpa', '"/alhpa" leads to no page or file of the site; did you mean /alpha?'],
    ['/alpah#screens', '"/alpah#screens" leads to no page or file of the site; did you mean /alpha#screens?'],
    ['/alpha/', '"/alpha/" leads to no page or file of the site; did you mean /alpha?'],
    ['/resume.pfd', '"/resume.pfd" leads to no page or file of the site; did you mean /resume.pdf?'],
    [
      '/%E0%A4%A',
      '"/%E0%A4%A" leads to no page or file of the site; its pages are /, /alpha, /beta; a file goes into src/content/public/',
    ],
    ['/alpha#screns', '"/alpha#screns" leads to no section of /alpha; did you mean /alpha#screens?'],
    [
      '/#education',
      '"/#education" leads to no section of /; its sections are #about, #projects, #skills, #experience, #contact',
    ],
    ['/#experience-7', '"/#experience-7" leads to no section of /; did you mean /#experience-1?'],
    ['/alpha#parts-2', '"/alpha#parts-2" leads to no section of /alpha; did you mean /alpha#parts?'],
    ['/beta#screens', '"/beta#screens" leads to no section of /beta; its sections are #overview, #parts'],
    [
      '/de/alpha',
      '"/de/alpha" leads to no page or file of the site; its pages are /, /alpha, /beta; a file goes into src/content/public/',
    ],
  ])('%s', async (link, says) => {
    expect(await told(link)).toEqual([`${AT} ${says}`]);
  });

  test('a page of another language that is none', async () => {
    expect(await told('/de/alhpa', GERMAN)).toEqual([
      `${AT} "/de/alhpa" leads to no page or file of the site; did you mean /de/alpha?`,
    ]);
  });

  test('a section that the owner does not show', async () => {
    const content = soundContent();
    content.site.sections = [
      'about',
      'contact',
      { id: 'talks', heading: 'Talks', blocks: [{ text: 'One.' }] },
    ];
    expect(await told('/#talks', {}, structuredClone(content))).toEqual([]);
    expect(await told('/#skills', {}, content)).toEqual([
      `${AT} "/#skills" leads to no section of /; its sections are #about, #contact, #talks`,
    ]);
  });

  test('a section of a home page that has none', async () => {
    const content = soundContent();
    content.site.sections = ['references'];
    expect(await told('/#about', {}, content)).toEqual([
      `${AT} "/#about" leads to no section of /; it has none: remove #about`,
    ]);
  });

  test('in a block of links', async () => {
    const content = soundContent();
    content.projects.beta?.sections[0]?.blocks.push({ links: [{ label: 'More', url: '/gamma-ray' }] });
    expect(await told('/', {}, content)).toEqual([
      expect.stringMatching(
        /^src\/content\/projects\/beta\.json:\d+: sections\[0\]\.blocks\[1\]\.links\[0\]\.url: "\/gamma-ray" leads to no page/,
      ),
    ]);
  });

  test('in the words of a further language, by its own file', async () => {
    const german = JSON.stringify({ basics: { summary: 'Alles [hier](/alhpa).' } }, null, 2);
    expect(await told('/alpha', { 'src/content/de/resume.json': german })).toEqual([
      'src/content/de/resume.json:3: basics.summary: "/alhpa" leads to no page or file of the site; did you mean /alpha?',
    ]);
  });
});

test('pages that can’t be read are pages still', async () => {
  const broken = { 'src/content/projects/gamma.json': '{ "title": ' };
  expect(await told('/gamma#intro', broken)).toEqual([expect.stringContaining('gamma.json')]);
});
