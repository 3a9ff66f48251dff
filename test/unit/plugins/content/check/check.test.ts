import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkContent } from '../../../../../plugins/content/check/check.ts';
import { faultLine } from '../../../../../plugins/content/fault.ts';
import { PICTURE_FORMATS } from '../../../../../plugins/pictures/file.ts';
import { en } from '../../../../../src/words.ts';
import { filesOf, type OwnerContent, validContent, writeContent } from '../../../../support/content.ts';
import { temporaryFolder } from '../../../../support/temporary-files.ts';
import { ALPHA, basics, casesIn, RESUME, SITE, site, work } from './invalid/invalid-case.ts';
import { INVALID_JSON } from './invalid/json.ts';
import { INVALID_PAGES } from './invalid/pages.ts';
import { INVALID_PICTURES } from './invalid/pictures.ts';
import { INVALID_RESUME } from './invalid/resume.ts';
import { INVALID_SITE } from './invalid/site.ts';
import { WARNINGS } from './invalid/warnings.ts';

const named = (cases: ReturnType<typeof casesIn>) => cases.map((each) => [each.fault, each] as const);
const FAULTS = named([
  ...casesIn(RESUME, [...INVALID_JSON, ...INVALID_RESUME, ...INVALID_PICTURES]),
  ...casesIn(SITE, INVALID_SITE),
  ...casesIn(ALPHA, INVALID_PAGES),
]);

const root = temporaryFolder('content-check');
const folder = resolve(root, 'src/content');

/** Writes the content into a project, then checks it. */
async function check(
  content = validContent(),
  files: Record<string, string | undefined> = {},
  env: Record<string, string> = {},
) {
  await writeContent(folder, content, files);
  return checkContent(root, folder, env);
}

/** The number of the line that a part of a file begins in. */
const lineOf = (text = '', part = '') => text.slice(0, text.indexOf(part)).split('\n').length;

/** What the check says of a case: it must find that alone. */
async function finds(expected: 'faults' | 'warnings', each: ReturnType<typeof casesIn>[number]) {
  const content = validContent();
  each.corrupt?.(content);
  const files = each.files?.(filesOf(content)) ?? {};
  const verdict = await check(content, files, each.env);
  if (expected === 'warnings') expect(verdict.faults).toEqual([]);
  const plain = each.fault.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ ?… ?/g, '.*');
  const lines = verdict[expected].map((fault) => `${faultLine(fault)}\n`);
  expect(lines).toEqual([expect.stringMatching(`: ${plain}`)]);
  const text = { ...filesOf(content), ...files }[each.file.replace('src/content/', '')];
  const line = each.line && lineOf(text, each.line);
  expect(verdict[expected][0]).toMatchObject({ file: each.file, field: each.field });
  expect(verdict[expected][0]?.line).toBe(line);
}

test.each(FAULTS)('reports %s', (_, each) => finds('faults', each));
test.each(named(casesIn(RESUME, WARNINGS)))('warns: %s', (_, each) => finds('warnings', each));

test('reports all faults at once, ordered by file and line', async () => {
  const content = validContent();
  content.resume.basics = { ...content.resume.basics, phone: 'call me', email: 'kim' };
  content.site.accent = '#123456';
  content.projects.alpha = { ...content.projects.alpha, title: ' ' } as never;
  const { faults } = await check(content);
  expect(faults.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'src/content/resume.json basics.email',
    'src/content/resume.json basics.phone',
    'src/content/site.json accent',
    'src/content/projects/alpha.json title',
  ]);
});

test.each([
  ['sites/kim', 'create it'],
  ['src/content', 'create it, or run npm run new'],
])('a file that is missing in %s is made by the command only where that writes to', async (name, remedy) => {
  const path = resolve(root, name);
  await writeContent(path, validContent(), { 'site.json': undefined });
  expect((await checkContent(root, path, {})).faults.map(faultLine)).toEqual([
    `${name}/site.json: the file: does not exist; ${remedy}`,
  ]);
});

// Windows has no folder named `what?`.
test.each(['C#', '100% me', ...(process.platform === 'win32' ? [] : ['what?'])])(
  'reports that no site can be built in a folder named %s',
  async (name) => {
    const project = resolve(root, name);
    const content = resolve(project, 'src/content');
    await writeContent(content, validContent());
    expect((await checkContent(project, content, {})).faults.map(faultLine)).toEqual([
      expect.stringMatching(/^environment: the project: a site can't be built in .*; rename the folder/),
    ]);
  },
);

test.each([
  ['resume.json', '{ "basics": {},, }'],
  ['site.json', undefined],
  ['de/projects/alpha.json', '{ "card": '],
])('while %s can’t be read, faults in others are reported', async (file, text) => {
  const content = validContent();
  content.projects.beta = { ...content.projects.beta, accent: 'green' } as never;
  const { faults, warnings } = await check(content, { [file]: text });
  const files = new Set(faults.map((fault) => fault.file));
  expect(files).toEqual(new Set([`src/content/${file}`, 'src/content/projects/beta.json']));
  expect(warnings).toEqual([]);
});

const summary = (text: string) => basics({ summary: text });
const logo = (inside: string) => (content: OwnerContent) => {
  content.pictures['logo.svg'] =
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">${inside}</svg>`;
};

test.each<[kind: string, change?: (content: OwnerContent) => unknown, files?: Record<string, string>]>([
  ['valid content'],
  ['HTML files of the owner’s', undefined, { 'public/google1.html': '', 'public/talks/alpha.html': '' }],
  [
    'a byte order mark',
    undefined,
    { 'site.json': '\uFEFF{ "logos": [{ "src": "logo.svg", "alt": "TypeScript" }] }' },
  ],
  [
    'an SVG with XHTML in it',
    logo('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Hi</p></foreignObject>'),
  ],
  [
    'an SVG with words like an event handler',
    logo('<text>one = 1</text><!-- once = 2 --><path aria-label="the one = 1, JavaScript: 2"/>'),
  ],
  ['an SVG with an embedded picture', logo('<image href=" data:,"/><path id="a"/><use href="&#35;a"/>')],
  [
    'an SVG with a file named in a comment',
    logo('<!-- <image href="a.png"/> --><style><![CDATA[/* <use href="a" */]]></style>'),
  ],
  [
    'text that only looks like HTML',
    summary(
      'a < b and c > d, a <b, C<String>, List<T>, Map<K, V>, <T>, <A>, <My.Widget>, <https://doe.test> and <kim@doe.test>, R&D; AT&T; black&white; Q&A, I <3 type',
    ),
  ],
  ['HTML in a URL', basics({ url: 'https://doe.test/?a=1&amp;b=2' })],
  ['HTML in a name', work({ name: 'The <b> tag' })],
  ['a language with the owner’s own words', site({ language: 'th', words: en })],
  [
    'notes of tools, metadata of the file and the ids of entries',
    ({ resume }) => {
      Object.assign(resume, { $schema: 'https://a.test/', meta: { theme: 'even' }, 'x-tool': 1, _note: '' });
      Object.assign(resume.work?.[0] ?? {}, { id: 'acme' });
    },
  ],
  [
    'a picture whose name has accents and spaces in another form',
    ({ resume, pictures }) => {
      Object.assign(resume.basics ?? {}, { image: 'Müller at 2.38 PM.PNG'.normalize('NFC') });
      pictures['Müller at 2.38\u202fPM.PNG'.normalize('NFD')] = [480, 480];
      delete pictures['me.png'];
    },
  ],
])('finds nothing wrong with %s', async (_, change, files = {}) => {
  const content = validContent();
  change?.(content);
  expect(await check(content, files, { SITE_URL: 'https://kim.github.io' })).toEqual({
    faults: [],
    warnings: [],
  });
});

test('treats blank fields of the résumé as missing', async () => {
  const content = validContent();
  const blank = { image: '', email: '', phone: '', url: '', summary: '', label: '' };
  content.resume.basics = { ...content.resume.basics, ...blank };
  content.resume.work = [{ name: 'Acme', url: '', startDate: '2020', endDate: '' }];
  expect((await check(content)).faults).toEqual([]);
});

test.each(Object.keys(PICTURE_FORMATS))('accepts a picture as %s', async (format) => {
  const name = `logo.${format.toLowerCase()}`;
  const content = validContent();
  const svg = content.pictures['logo.svg'] as string;
  content.pictures[name] = format === 'SVG' ? svg : await encoded(svg, format.toLowerCase());
  content.site.logos = [{ src: name, alt: 'TypeScript' }];
  if (format !== 'SVG') delete content.pictures['logo.svg'];
  expect(await check(content)).toEqual({ faults: [], warnings: [] });
});

const encoded = (svg: string, format: string) =>
  sharp(Buffer.from(svg))
    .toFormat(format as 'png')
    .toBuffer();

const NAMED = '{ "basics": { "name": "René" } }';
const UTF_16 = Buffer.from(NAMED, 'utf16le');

test.each([
  ['Windows-1252', Buffer.from(NAMED, 'latin1')],
  ['UTF-16 with a byte order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), UTF_16])],
  ['UTF-16 without a byte order mark', UTF_16],
])('reports a single fault for a file in %s', async (_, bytes) => {
  for (const [file, remedy] of [
    ['resume.json', 'save it as UTF-8, or run npm run new -- --from src/content/resume.json'],
    ['site.json', 'save it as UTF-8'],
  ] as const) {
    await writeContent(folder, validContent());
    writeFileSync(resolve(folder, file), bytes);
    const { faults, warnings } = await checkContent(root, folder, {});
    expect(faults.map(faultLine)).toEqual([`src/content/${file}: the file: is not UTF-8; ${remedy}`]);
    expect(warnings).toEqual([]);
  }
});

test('reports a file that can not be read', async () => {
  await writeContent(folder, validContent(), { 'site.json': undefined });
  mkdirSync(resolve(folder, 'site.json'));
  const { faults } = await checkContent(root, folder, {});
  expect(faults.map(faultLine)).toEqual([
    "src/content/site.json: the file: can't be read; make it a file that you may read",
  ]);
});

test.each([
  ['is rejected for its person', { SITE_URL: 'https://kim.dev' }, ['name', 'email', 'phone']],
  ['may be built for its own host', { SITE_URL: 'https://robin.example.com/' }, []],
  ['may be built for this machine', { SITE_URL: 'http://localhost:4173/' }, []],
  ['may be built without a URL', { SITE_URL: '' }, []],
  ['may be built if the owner allows it', { SITE_URL: 'https://kim.dev', ALLOW_DEMO: '1' }, []],
])('the demonstration %s', async (_, env, fields) => {
  const content = validContent();
  const person = { name: 'Robin Sample', email: 'robin@example.com', phone: '+1 503 555 0142' };
  content.resume.basics = person;
  const { faults } = await check(content, {}, env);
  expect(faults.map(({ field }) => field)).toEqual(fields.map((field) => `basics.${field}`));
});
