import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
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

const FAULTS = [
  ...casesIn(RESUME, [...INVALID_JSON, ...INVALID_RESUME, ...INVALID_PICTURES]),
  ...casesIn(SITE, INVALID_SITE),
  ...casesIn(ALPHA, INVALID_PAGES),
];

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
  expect(verdict[expected].map(faultLine)).toEqual([expect.stringMatching(each.message)]);
  const text = { ...filesOf(content), ...files }[each.file.replace('src/content/', '')];
  const line = each.line && lineOf(text, each.line);
  expect(verdict[expected][0]).toMatchObject({ file: each.file, field: each.field });
  expect(verdict[expected][0]?.line).toBe(line);
}

test.each(FAULTS)('reports file, line and field of $kind', (each) => finds('faults', each));
test.each(casesIn(RESUME, WARNINGS))('warns, with file, line and field, of $kind', (each) =>
  finds('warnings', each),
);

test('no two cases have the same name', () => {
  expect(new Set(FAULTS.map(({ kind }) => kind)).size).toBe(FAULTS.length);
});

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

test('recommends the command that writes missing files only for the folder that it writes to', async () => {
  const other = resolve(root, 'sites/kim');
  await writeContent(other, validContent(), { 'site.json': undefined });
  expect((await checkContent(root, other, {})).faults.map(faultLine)).toEqual([
    'sites/kim/site.json: the file: does not exist; create it',
  ]);
  expect((await check(validContent(), { 'site.json': undefined })).faults.map(faultLine)).toEqual([
    'src/content/site.json: the file: does not exist; create it, or run npm run new',
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

test('reports faults in other files even if one is not JSON', async () => {
  const content = validContent();
  content.site.accent = '#123456';
  const { faults } = await check(content, { 'resume.json': '{ "basics": ' });
  expect(new Set(faults.map(({ file }) => file))).toEqual(
    new Set(['src/content/resume.json', 'src/content/site.json']),
  );
});

test.each([
  ['resume.json', '{ "basics": {},, }'],
  ['site.json', undefined],
  ['de/projects/alpha.json', '{ "card": '],
])('reports no unused picture while %s can’t be read', async (file, text) => {
  const content = validContent();
  content.pictures['old.png'] = [10, 10];
  const { faults, warnings } = await check(content, { [file]: text });
  expect(faults).not.toEqual([]);
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
  ['an SVG with text like an event handler', logo('<text>one = 1</text><!-- once = 2 -->')],
  ['an SVG with words like an event handler', logo('<path aria-label="the one = 1, JavaScript: 2"/>')],
  ['an SVG with an embedded picture', logo('<image href=" data:,"/><path id="a"/><use href="&#35;a"/>')],
  [
    'an SVG with a file named in a comment',
    logo('<!-- <image href="a.png"/> --><style><![CDATA[/* <use href="a" */]]></style>'),
  ],
  [
    'invisible characters that mean something',
    summary(
      'Jo\u00adhanna\u00a0D. می\u200cخواهم \u2067עברית\u2069 👩\u200d💻 ภาษา\u200bไทย\n\tok サーバー\u200bを、\u200bReact\u200bや src/\u200bcomponents a\u2060b',
    ),
  ],
  ...[
    'a < b and c > d, a <b',
    'C<String>, List<T>, Map<K, V>, <T>, <A>, <My.Widget>',
    '<https://doe.test> and <kim@doe.test>',
    'R&D; AT&T; black&white; Q&A',
    'I <3 type',
  ].map((text): [string, ReturnType<typeof summary>] => [
    `text that only looks like HTML, ${text}`,
    summary(text),
  ]),
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
  ['a repository of somebody else’s', summary('[It](https://github.com/lee/alpha)')],
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
  content.pictures = Object.fromEntries(
    Object.entries(content.pictures).filter(([name]) => name !== 'me.png'),
  );
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

describe('reports a single fault for a file that is not UTF-8:', () => {
  const text = '{ "basics": { "name": "René" } }';
  const utf16 = Buffer.from(text, 'utf16le');
  test.each([
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16 with a byte order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 without a byte order mark', utf16],
  ])('%s', async (_, bytes) => {
    const remedies: [string, string][] = [
      ['resume.json', 'save it as UTF-8, or run npm run new -- --from src/content/resume.json'],
      ['site.json', 'save it as UTF-8'],
    ];
    for (const [file, remedy] of remedies) {
      await writeContent(folder, validContent());
      writeFileSync(resolve(folder, file), bytes);
      const { faults, warnings } = await checkContent(root, folder, {});
      expect(faults.map(faultLine)).toEqual([`src/content/${file}: the file: is not UTF-8; ${remedy}`]);
      expect(warnings).toEqual([]);
    }
  });
});

test('reports a file that can not be read', async () => {
  await writeContent(folder, validContent(), { 'site.json': undefined });
  mkdirSync(resolve(folder, 'site.json'));
  const { faults } = await checkContent(root, folder, {});
  expect(faults.map(faultLine)).toEqual([
    "src/content/site.json: the file: can't be read; make it a file that you may read",
  ]);
});

describe('the demonstration at a real URL', () => {
  const demo = () => {
    const content = validContent();
    content.resume.basics = {
      name: 'Robin Sample',
      email: 'robin@example.com',
      phone: '+1 503 555 0142',
    };
    content.pictures = Object.fromEntries(
      Object.entries(content.pictures).filter(([name]) => name !== 'me.png'),
    );
    return content;
  };
  const fields = async (env: Record<string, string>) =>
    (await check(demo(), {}, env)).faults.map(({ field }) => field);

  test('is rejected, with each field that still has something of it', async () => {
    expect(await fields({ SITE_URL: 'https://kim.dev' })).toEqual([
      'basics.name',
      'basics.email',
      'basics.phone',
    ]);
  });

  test.each(['https://robin.example.com/', 'http://localhost:4173/', ''])(
    'may be built for "%s"',
    async (SITE_URL) => {
      expect(await fields({ SITE_URL })).toEqual([]);
    },
  );

  test('may be built if the owner allows it', async () => {
    expect(await fields({ SITE_URL: 'https://kim.dev', ALLOW_DEMO: '1' })).toEqual([]);
  });
});
