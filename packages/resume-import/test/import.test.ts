import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { decode } from '../src/import-from.ts';
import { importText } from '../src/import-resume.ts';
import { NOT_IN_LINE } from '../src/place/lines.ts';
import { PLACEHOLDERS, rowFor, UNFIT, WITHHELD } from '../src/place/reasons.ts';
import { factsOf, TOP_LEVEL } from '../src/place/root.ts';
import { NOT_IN_ENTRY } from '../src/place/unplaced.ts';
import { readText } from '../src/read/read-text.ts';
import { ADDRESSES, DATES, HIDDEN, kim, OWN, PLACES, SHAPES, TEXTS } from './cases.ts';
import { falsified, faultsIn, readingOf, unaccounted } from './oracles.ts';

describe.each([
  ['dates', DATES],
  ['addresses', ADDRESSES],
  ['places', PLACES],
  ['texts', TEXTS],
  ['shapes', SHAPES],
  ['secrets and settings', HIDDEN],
])('a résumé’s %s are read:', (_, cases) => {
  test.each(cases)('%s', (_kind, given, expected, left) => {
    const imported = readingOf(kim(given));
    const { basics, ...lists } = parse(expected);
    expect(imported.resume).toEqual({ ...lists, basics: { name: 'Kim Doe', ...basics } });
    expect(imported.sections).toEqual([]);
    expect(imported.left.join('\n')).toMatch(left);
    expect([...unaccounted(imported), ...falsified(imported), ...faultsIn(imported.resume)]).toEqual([]);
    // What was read is read again as it is.
    const again = importText('resume.json', JSON.stringify(imported.resume));
    expect([again.resume, again.left, again.changes]).toEqual([imported.resume, [], []]);
  });
});

describe('what JSON Resume has no list for becomes a section:', () => {
  test.each(OWN)('%s', (_, given, expected) => {
    const imported = readingOf(kim(given));
    expect(imported.sections).toEqual([{ key: expect.any(String), ...parse(expected) }]);
    expect(imported.left).toEqual([]);
    expect([...unaccounted(imported), ...falsified(imported), ...faultsIn(imported.resume)]).toEqual([]);
  });
});

test('a list is a section of its own if a person would read one of its words', () => {
  const isSection = (words: string) => readingOf(kim(`label: Dev\ngear: [${words}]`)).sections.length > 0;
  const readable = ['Größe.de', 'Node.js-Club', 'iOS_17', 'USB_C-Hub', 'Skills, Sea legs'];
  const unreadable = ['" a/b "', 'logo.svg', 'A4_PAGE_2', '12 %', 'Skills'];
  expect([...readable, ...unreadable].filter(isSection)).toEqual(readable);
});

test('a section of the owner’s has its texts of more than a word, and the key that the file has', () => {
  const { sections, left } = readingOf(
    kim(`crafts: { intro: Knitting, note: 我喜欢手工编织, status: 编织, items: [Scarf], past: { state: Sewing },
  now: { plan: I mend things. }, teams: { aim: We sew coats., who: [Jo and Al] } }
Crafts!: [Rug]`),
  );
  const texts = [{ text: 'I mend things.' }, { text: 'We sew coats.' }];
  expect(sections.map(({ key, blocks }) => [key, ...blocks])).toEqual([
    [
      ...['crafts', { text: '我喜欢手工编织' }, { list: ['Scarf'] }, ...texts],
      { group: { heading: 'Who', items: ['Jo and Al'] } },
    ],
    ['Crafts!', { list: ['Rug'] }],
  ]);
  expect(left.map((line) => /"(.*)" has no place/.exec(line)?.[1])).toEqual(['Knitting', '编织', 'Sewing']);
});

test.each(TOP_LEVEL)('%s is %s by no other row of the table', (example) => {
  const [entry] = readText('cv.yaml', example).tree.entries;
  expect(entry && TOP_LEVEL.find(([, , is]) => is(factsOf(entry)))?.[0]).toBe(example);
});

test.each(WITHHELD)('the last entry of %s is withheld by no other row of the table: it is %s', (example) => {
  const siblings = readText('cv.yaml', example).tree.entries;
  const [entry] = siblings.slice(-1);
  expect(entry && rowFor(entry, siblings)?.[0]).toBe(example);
});

test.each(UNFIT)('%s %s by no other row of the table', (example) => {
  expect(UNFIT.find(([, , is]) => is(` ${example} `))?.[0]).toBe(example);
});

test.each(PLACEHOLDERS)('%s is a placeholder by no other row of the table', (example) => {
  expect(PLACEHOLDERS.filter(([, form]) => form.test(example)).map(([name]) => name)).toEqual([example]);
});

test.each([...NOT_IN_LINE, ...NOT_IN_ENTRY])('%s is not said in a line', (example, key, is) => {
  const { entries } = readText('cv.yaml', example).tree;
  expect(entries.some((entry) => key.test(entry.key) && is(entry.value, entries))).toBe(true);
});

const GERMAN = 'Ich baue kleine, schnelle Websites. '.repeat(7);

describe('the language', () => {
  const JARGON = 'C++ Python TypeScript Kubernetes PostgreSQL React Docker Terraform GraphQL';
  const KOREAN =
    '[Viewable Impression 측정 광고 스크립트 개발, "Jenkins, Ansible로 배포 자동화", Android/JavaScript SDK 개발과 유지보수]';

  test.each<[what: string, text: string, tag: string, from: string, file?: string]>([
    ['is the file’s own', 'lang: pt_BR\nsummary: I build small, fast sites.', 'pt-BR', 'field'],
    ['is found in the texts', 'summary: Ich baue kleine, schnelle Websites.', 'de', 'texts'],
    ['is found in Arabic texts', 'summary: مهندسة برمجيات لديها خبرة في React و Node.js.', 'ar', 'texts'],
    ['is found in Hebrew texts', 'summary: מפתחת תוכנה עם ניסיון', 'he', 'texts'],
    ['is found in Arabic texts with names in Latin letters', 'label: مهندسة برمجيات C++', 'ar', 'texts'],
    ['is found in Arabic texts among much jargon', `label: مطوّر برامج\nsummary: ${JARGON}`, 'ar', 'texts'],
    ['is found in Japanese texts', 'label: フロントエンドエンジニア', 'ja', 'texts'],
    ['is found in Korean texts with jargon', `work: [{ name: Acme, highlights: ${KOREAN} }]`, 'ko', 'texts'],
    ['is the whole name of the file', 'label: Dev', 'ko', 'name', 'ko.json'],
    ['is not found in names and places', 'location: { city: Sydney, region: Australia }', 'en', 'nothing'],
    ['is found in the file’s name', 'label: Consultant', 'fr', 'name', 'resume.fr.json'],
    ['is found in the file’s name with its region', 'label: Dev', 'pt-BR', 'name', 'cv.pt_BR.json'],
    ['is rather that of long texts', `summary: ${GERMAN}`, 'de', 'texts', 'cv.en.json'],
    ['has the region of the file’s name', `summary: ${GERMAN}`, 'de-AT', 'name', 'cv.de-AT.json'],
    ['is not found in a name that says cv', 'label: Dev', 'en', 'nothing', 'my-cv.json'],
    ['is English if nothing says it', 'label: Dev', 'en', 'nothing'],
  ])('%s', (_, text, tag, from, file = 'cv.yaml') => {
    const { language, left } = importText(file, kim(text));
    expect([language, left]).toEqual([{ tag, from }, []]);
  });

  const twice = (en: string, de: string) =>
    [
      `${en}: { basics: { name: Kim Doe }, work: [{ name: Acme, position: Developer, summary: Sites }] }`,
      `${de}: { basics: { name: Kim Doe }, work: [{ name: Acme, position: Entwicklerin, summary: Seiten }] }`,
    ].join('\n');

  test.each([
    [
      'in each text',
      'work: [{ name: Acme, position: { en: Developer, de: Entwicklerin }, summary: { en: Sites, de: Seiten } }]',
    ],
    ['around the résumé', twice('en', 'de')],
    ['in groups with the languages’ names', twice('English', 'deutsch')],
  ])('of a file with two is one, and the other comes beside it: %s', (_, text) => {
    const { resume, language, translations } = importText(
      'cv.yaml',
      /^English/.test(text) ? text : kim(text),
    );
    expect(resume.work).toEqual([{ name: 'Acme', position: 'Developer', summary: 'Sites' }]);
    expect(language.tag).toBe('en');
    const work = [{ name: 'Acme', position: 'Entwicklerin', summary: 'Seiten' }];
    expect(translations).toEqual({
      de: { resume: { basics: { name: 'Kim Doe' }, work }, sections: [] },
    });
  });

  test.each<[given: string, position: string, translations: object]>([
    ['{ en: Dev, de: Chefin } }]\nlang: de', 'Chefin', { en: { name: 'Acme', position: 'Dev' } }],
    [
      '{ fr: Dév, de: Dev }, summary: { fr: Sites, de: Seiten } }]',
      'Dév',
      { de: { name: 'Acme', position: 'Dev', summary: 'Seiten' } },
    ],
    ['{ fr: Dév, de: Entwicklerin } }]', 'Dév, Entwicklerin', {}],
    ['{ en: Lead, at: Acme }, summary: { en: Sites, at: Acme } }]', 'Lead, Acme', {}],
    ['{ en: Lead, de: [x] }, summary: { en: Sites, de: [y] } }]', 'Lead, x', {}],
    ['{ it: Lead, nl: Dev }, summary: { it: Siti, nl: Sites } }]', 'Lead, Dev', {}],
  ])(
    'is said by keys if they are tags, the site has one, and they are used alike: %s',
    (given, position, others) => {
      const { resume, translations } = importText('cv.yaml', kim(`work: [{ name: Acme, position: ${given}`));
      expect(resume.work?.[0]?.position).toBe(position);
      const work = Object.entries(others).map(([tag, job]) => [
        tag,
        { resume: { basics: { name: 'Kim Doe' }, work: [job] }, sections: [] },
      ]);
      expect(translations).toEqual(Object.fromEntries(work));
    },
  );

  test('of a file with two has its sections in each', () => {
    const talks = 'talks: { en: [On maps], de: [Über Karten] }\npress: { en: [Ship], de: [Ship] }';
    const { translations } = importText('cv.yaml', kim(talks));
    expect(translations.de?.sections.flatMap(({ blocks }) => blocks)).toEqual([
      { list: ['Über Karten'] },
      { list: ['Ship'] },
    ]);
  });
});

describe('what is broken is mended:', () => {
  const NAMED = '"basics": { "name": "Kim Doe"';
  const LABEL = { basics: { label: 'Dev' } };
  const WORK = { work: [{ name: 'A' }] };
  const OPEN = /^cv\.json:3: Flow [^:]*(?<! at line.*): check that all of it was read$/;
  const COMMA = /^cv\.json:2: .*comma was expected.*check that all of it was read$/;

  test.each<[what: string, text: string, expected: object, left: RegExp[]]>([
    ['comments and commas', ` { // me\n${NAMED}, }, /* x */ "work": [{ "name": "A" },] }`, WORK, []],
    ['a missing comma', `{ ${NAMED} }\n"work": [{ "name": "A" }] }`, WORK, [COMMA]],
    [
      'a line break in a text',
      `{ ${NAMED},\n"summary": "One\ntwo" } }`,
      { basics: { summary: 'One\ntwo' } },
      [/^cv\.json:2: /],
    ],
    ['other quotes', "{ basics: { name: 'Kim Doe', “label”: “Dev” } }", LABEL, [/^cv\.json:1: /]],
    ['a file that stops', `{ ${NAMED} },\n"work": [{ "name": "A`, WORK, [/^cv\.json:2: /]],
    [
      'a word behind it',
      `{ ${NAMED}, "label": "Dev" } } end`,
      LABEL,
      [/^cv\.json:1: /, /^cv\.json:1: Unexpected scalar/],
    ],
    [
      'a list that stays open in YAML',
      'name: Kim Doe\nskills: [Go, CSS\nlabel: Dev',
      { ...LABEL, skills: [{ name: 'Go' }, { name: 'CSS' }] },
      [OPEN],
    ],
  ])('%s', (_, text, expected, left) => {
    const imported = importText('cv.json', text);
    expect(imported.resume).toMatchObject(expected);
    expect(imported.left).toEqual(left.map((line) => expect.stringMatching(line)));
  });
});

test.each<[given: string, ...changes: string[]]>([
  ['work: [{ dates: 2014 -- 2016 }]'],
  ['work: [{ dates: [2019, null] }]', '2019 → 2019 until now'],
  ['work: [{ dates: 2014--2016 }]', '2014--2016 → 2014 – 2016'],
  ['work: [{ dates: Mar 2020 - now (9 months) }]', 'Mar 2020 - now (9 months) → 2020-03 until now'],
  ['work: [{ start: 03/2020, end: present }]', '03/2020 → 2020-03'],
  ['work: [{ start: 03/2020, end: 04/2021 }]', '03/2020 → 2020-03', '04/2021 → 2021-04'],
  ['awards: [{ title: Prize, date: May 2017 }]', 'May 2017 → 2017-05'],
  ['publications: [{ name: On dust, date: May 2017 }]', 'May 2017 → 2017-05'],
  ['url: " kim.dev"', 'kim.dev → https://kim.dev'],
  ['links: [kim.dev]', 'kim.dev → https://kim.dev'],
  ...['https://github.com', 'https://github.com/'].map((url): [string, string] => [
    `profiles: [{ network: GitHub, username: kim, url: "${url}" }]`,
    `${url} → https://github.com/kim`,
  ]),
])('what is written in another form is said: %s', (given, ...changes) => {
  expect(importText('cv.yaml', kim(given)).changes.map((change) => change.join(' → '))).toEqual(changes);
});

test('a profile beside a website is not the address of this site', () => {
  const { resume } = importText('cv.yaml', kim('url: [https://github.com/kim, https://kim.dev]'));
  expect(resume.basics?.url).toBe('https://kim.dev');
});

test('a list of one person is no list of jobs', () => {
  const person = '- { firstName: Kim, lastName: Doe, jobTitle: Dev, companyName: CHERRYCO, theme: dark }';
  const { resume, left } = importText('cv.yaml', person);
  expect([resume, left]).toEqual([{ basics: { name: 'Kim Doe', label: 'Dev' } }, []]);
});

test('a list of jobs alone is work', () => {
  const jobs =
    '- { year: 2021 - 2025, title: Dev, company: A }\n- { year: Seit Januar 2026, title: Lead, company: B, style: remote }';
  const { resume, sections, left } = importText('cv.yaml', jobs);
  expect(resume.work).toEqual([
    { position: 'Dev', name: 'A', startDate: '2021', endDate: '2025' },
    { position: 'Lead', name: 'B', startDate: '2026-01', highlights: ['Style: remote'] },
  ]);
  expect([sections, left]).toEqual([[], []]);
  const { work } = importText('cv.yaml', '- { title: Acme, jobs: [{ role: Dev }, { role: Lead }] }').resume;
  expect(work).toEqual(['Dev', 'Lead'].map((position) => ({ name: 'Acme', position })));
});

test('what is left says its line, its field and every word, but for data in one piece', () => {
  const email = importText('cv.yaml', kim(`label: Dev\nemail: ${'x'.repeat(300)}`)).left;
  expect(email).toEqual([expect.stringContaining(`cv.yaml:3: email: "${'x'.repeat(200)}…" is no e-mail`)]);
  const text = '{\n"basics": { "name": "Kim" },\n"work": [{\n"name": "A",\n"startDate": "Summer 2019"\n}] }';
  const { left, shown, total } = importText('cv.json', text);
  expect([shown, total]).toEqual([2, 3]);
  expect(left).toEqual([
    `cv.json:5: work[0].startDate: "Summer 2019" can't be read as a date; write it as 2024, 2024-05 or 2024-05-31`,
  ]);
});

test('a text counts as shown where it was placed, not where another has its words', () => {
  const study = 'education: [{ institution: Dust school, dates: [Acme (2019)], note: Acme (2019) }]';
  const { left, shown, total } = readingOf(kim(study));
  expect([shown, total]).toEqual([3, 4]);
  expect(left).toEqual([expect.stringMatching(/dates\[0\]: "Acme \(2019\)" can't be read as a date/)]);
});

const FOLDER = resolve(import.meta.dirname, 'resumes');
/** The name in each file, its number of jobs, schools, skills and projects, and how many of its texts are shown. */
const FILES: Record<string, [name: string, jobs: number, schools: number, skills: number, projects: number]> =
  {
    'builder-sections.json': ['Chidi Okafor', 2, 1, 1, 1],
    'east.json': ['佐藤 美咲', 2, 1, 2, 0],
    'flat-and-modern.json': ['Tomasz Wrona', 2, 1, 3, 0],
    'given-twice.json': ['Maja Lindqvist', 2, 0, 1, 2],
    'javascript-like.json': ['Noor van Dijk', 2, 0, 3, 0],
    'nulls-from-a-generator.json': ['Sanjay Pillai', 2, 0, 1, 1],
    'old-schema.json': ['Ines Carvalho', 2, 1, 1, 0],
    'plain.yaml': ['Jonas Ødegård', 2, 1, 2, 0],
    'rendered-by-python.yaml': ['Aylin Demir', 2, 1, 1, 0],
    'windows.json': ['René Müller', 2, 1, 0, 0],
  };

test.each(readdirSync(FOLDER).filter((name) => !name.endsWith('.zip')))(
  '%s becomes valid content, in which no date, number, address or phone is cut or not in the file',
  (file) => {
    const reading = readingOf(decode(readFileSync(resolve(FOLDER, file))).text);
    const { basics, work = [], education = [], skills = [], projects = [] } = reading.resume;
    const counts = [work, education, skills, projects].map(({ length }) => length);
    expect([basics?.name, ...counts]).toEqual(FILES[file]);
    expect(reading.shown / reading.total).toBeGreaterThan(0.75);
    expect([...falsified(reading), ...faultsIn(reading.resume)]).toEqual([]);
  },
);
