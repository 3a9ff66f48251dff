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
import { alpha, basics, work } from './invalid/invalid-case.ts';
import { INVALID_JSON } from './invalid/json.ts';
import { INVALID_PAGES } from './invalid/pages.ts';
import { INVALID_PICTURES } from './invalid/pictures.ts';
import { INVALID_RESUME } from './invalid/resume.ts';
import { INVALID_SITE } from './invalid/site.ts';

const CASES = [...INVALID_JSON, ...INVALID_RESUME, ...INVALID_SITE, ...INVALID_PAGES, ...INVALID_PICTURES];

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

describe('reports file, line and field of', () => {
  test.each(CASES)('$kind', async ({ corrupt, files, env, file, field, line, message }) => {
    const content = validContent();
    corrupt?.(content);
    const written: Record<string, string | undefined> = { ...filesOf(content), ...files?.(filesOf(content)) };
    const { faults } = await check(content, files?.(filesOf(content)), env);
    expect(faults.map(faultLine)).toEqual([expect.stringMatching(message)]);
    expect(faults[0]).toMatchObject({ file, field });
    const text = written[file.replace('src/content/', '')];
    const expected = line && (text?.split('\n').findIndex((each) => each.includes(line)) ?? -1) + 1;
    expect(faults[0]?.line).toBe(expected);
    expect(faults[0]?.remedy).toMatch(/\w/);
  });

  test('at least 25 kinds of faults, all named differently', () => {
    expect(new Set(CASES.map(({ kind }) => kind)).size).toBe(CASES.length);
    expect(CASES.length).toBeGreaterThanOrEqual(25);
  });
});

test('reports nothing for valid content', async () => {
  expect(await check()).toEqual({ faults: [], warnings: [] });
});

test('accepts an owner’s HTML file with any other name', async () => {
  const files = {
    'public/google1234.html': '',
    'public/talks/index.html': '',
    'public/talks/alpha.html': '',
  };
  expect(await check(validContent(), files)).toEqual({ faults: [], warnings: [] });
});

test('warns of folders that hosts would cache for a year, as they do the build’s', async () => {
  const files = {
    'public/assets/cv.pdf': '',
    'public/talks/assets/a.png': '',
    'public/talks/assets/b.png': '',
  };
  const { faults, warnings } = await check(validContent(), files);
  expect(faults).toEqual([]);
  expect(warnings.map(faultLine)).toEqual(
    ['assets', 'talks/assets'].map(
      (path) =>
        `src/content/public/${path}: the folder: is cached for a year, so visitors would not get a new version of a file; rename the folder`,
    ),
  );
});

test('warns of a résumé that takes long to download', async () => {
  const files = { 'resume.pdf': `%PDF-1.7${' '.repeat(6e6)}` };
  expect((await check(validContent(), files)).warnings.map(faultLine)).toEqual([
    'src/content/resume.pdf: the file: has 6.0 MB; compress its pictures: 5 MB is plenty',
  ]);
});

test.each([
  [
    'a repository that the content names',
    'https://kim.github.io',
    'alpha',
    /your repository alpha takes the path/,
  ],
  ['another owner’s repository', 'https://lee.github.io', 'alpha', undefined],
  ['its own repository, below it', 'https://kim.github.io/alpha/', 'alpha', undefined],
  [
    'a path of many hosts',
    'https://kim.test',
    'cgi-bin',
    /some hosts keep the path \/cgi-bin for themselves/,
  ],
])('warns of a page that the host may answer with %s', async (_, SITE_URL, name, message) => {
  const content = validContent();
  content.resume.basics = { ...content.resume.basics, summary: 'See [it](https://github.com/Kim/Alpha).' };
  content.projects[name] = content.projects.alpha as never;
  if (name !== 'alpha') delete content.projects.alpha;
  const { warnings } = await check(content, {}, { SITE_URL });
  expect(warnings.map(faultLine)).toEqual(message ? [expect.stringMatching(message)] : []);
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

test.each([
  ['XHTML in it', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Hi</p></foreignObject>'],
  ['text that looks like an event handler', '<text>one = 1</text><!-- once = 2 -->'],
  ['an attribute value that looks like an event handler', '<path aria-label="the one = 1"/>'],
  ['an embedded picture and parts used again', '<image href=" data:,"/><path id="a"/><use href="&#35;a"/>'],
  [
    'a file named in a comment or a style',
    '<!-- <image href="a.png"/> --><style><![CDATA[/* <use href="a" */]]></style>',
  ],
])('finds no fault in an SVG with %s', async (_, inside) => {
  const content = validContent();
  content.pictures['logo.svg'] =
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">${inside}</svg>`;
  expect(await check(content)).toEqual({ faults: [], warnings: [] });
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

test('accepts invisible characters that mean something', async () => {
  const content = validContent();
  const summary =
    'Jo\u00adhanna\u00a0D. می\u200cخواهم \u2067עברית\u2069 👩\u200d💻 ภาษา\u200bไทย\n\tok サーバー\u200bを、\u200bReact\u200bや src/\u200bcomponents a\u2060b';
  content.resume.basics = { ...content.resume.basics, summary };
  expect(await check(content)).toEqual({ faults: [], warnings: [] });
});

test('only warns of an unused picture and of a project without a card', async () => {
  const content = validContent();
  content.pictures['old.png'] = [10, 10];
  content.resume.projects = [{ name: 'Alpha' }];
  const { faults, warnings } = await check(content);
  expect(faults).toEqual([]);
  expect(warnings.map(({ file }) => file)).toEqual([
    'src/content/projects/beta.json',
    'src/content/pictures/old.png',
  ]);
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

test('finds a picture whatever the Unicode form of the accents and spaces in its name', async () => {
  const content = validContent();
  const size = content.pictures['me.png'] ?? '';
  content.resume.basics = { ...content.resume.basics, image: 'Müller at 2.38 PM.PNG'.normalize('NFC') };
  delete content.pictures['me.png'];
  content.pictures['Müller at 2.38\u202fPM.PNG'.normalize('NFD')] = size;
  expect(await check(content)).toEqual({ faults: [], warnings: [] });
});

describe('warnings, with file, line and field', () => {
  const WARNINGS: [
    kind: string,
    corrupt: (content: OwnerContent) => void,
    field: string,
    line: string,
    message: RegExp,
  ][] = [
    [
      'a mistyped field',
      basics({ emial: 'kim@doe.test', email: undefined }),
      'basics.emial',
      '"emial"',
      /not a field of JSON Resume.*did you mean email\?/,
    ],
    [
      'a field under another name',
      basics({ mail: 'x', email: undefined }),
      'basics.mail',
      '"mail"',
      /did you mean email\?/,
    ],
    [
      'a complete section under another name',
      ({ resume }) => Object.assign(resume, { experience: [{ a: 1 }], work: undefined }),
      'experience',
      '"experience"',
      /did you mean work\?/,
    ],
    [
      'a section in the wrong place',
      ({ resume }) => Object.assign(resume, { profiles: [] }),
      'profiles',
      '"profiles": []',
      /did you mean basics\.profiles\?/,
    ],
    [
      'the old name of a nested field',
      work({ company: 'Acme', name: undefined }),
      'work[0].company',
      '"company"',
      /did you mean name\?/,
    ],
    [
      'an unknown field unlike any other',
      basics({ shoeSize: 43 }),
      'basics.shoeSize',
      '"shoeSize"',
      /it is only kept in resume\.json/,
    ],
    [
      'another name for a field that is also set',
      work({ company: 'Acme' }),
      'work[0].company',
      '"company"',
      /it is only kept in resume\.json/,
    ],
    [
      'a project without a name',
      ({ resume }) => resume.projects?.push({ description: 'It.' }),
      'projects[2]',
      '"description": "It."',
      /has no name, so it is not shown/,
    ],
    [
      'a profile with only a name',
      basics({ profiles: [{ network: 'X' }] }),
      'basics.profiles[0]',
      '"network": "X"',
      /has no url or username, so it is not shown/,
    ],
    [
      'a link without a scheme',
      basics({ summary: 'See [it](www.doe.test).' }),
      'basics.summary',
      '"summary"',
      /is not a valid link.*write its URL as https:\/\/www\.doe\.test/,
    ],
    [
      'a link that runs script',
      alpha({ facts: [{ label: 'A', text: '[a](javascript:b)' }] }),
      'facts[0].text',
      '[a]',
      /is not a valid link.*start its URL with one of https:/,
    ],
    [
      'a link where there are none',
      (content) => {
        content.site.footer = 'see [humans](/humans.txt)';
      },
      'footer',
      '"footer"',
      /shows the link "\[humans\]\(\/humans.txt\)" as plain text: footer has no links; write only its words/,
    ],
    [
      'an external card without a url',
      alpha({ external: true }),
      'external',
      '"external"',
      /the project has no url, so its card opens this page; add its url to src\/content\/resume\.json, or remove external/,
    ],
    [
      'HTML in a text',
      basics({ summary: '<p>I make <b>apps</b>.</p>' }),
      'basics.summary',
      '"summary"',
      /contains HTML, which is shown as plain text \(<p>\); use \*\*strong\*\*, \*emphasis\* or \[words\]\(https:.*paragraphs/,
    ],
    [
      'an HTML link',
      alpha({ facts: [{ label: 'A', text: 'See <a href="https://doe.test">it</a>.' }] }),
      'facts[0].text',
      '<a href',
      /contains HTML.*\(<a href="https:\/\/doe\.test">\)/,
    ],
    [
      'an HTML line break',
      work({ highlights: ['One<br/>Two'] }),
      'work[0].highlights[0]',
      'One<br/>',
      /\(<br\/>\)/,
    ],
    [
      'a character that no page can show',
      basics({ label: 'Dev\u200beloper' }),
      'basics.label',
      '"label"',
      /contains the invisible character U\+200B; remove it$/,
    ],
    [
      'a control character in a setting',
      (content) => {
        content.site.footer = 'Made\u0007 here';
      },
      'footer',
      '"footer"',
      /contains the invisible character U\+0007; remove it$/,
    ],
    [
      'an HTML entity',
      work({ summary: 'Research &amp; development' }),
      'work[0].summary',
      'Research',
      /contains HTML, which is shown as plain text \(&amp;\); write the character itself/,
    ],
  ];

  test.each(WARNINGS)('%s', async (_, corrupt, field, line, message) => {
    const content = validContent();
    corrupt(content);
    const { faults, warnings } = await check(content);
    expect(faults).toEqual([]);
    expect(warnings.map(faultLine)).toEqual([expect.stringMatching(message)]);
    expect(warnings[0]?.field).toBe(field);
    const text = filesOf(content)[warnings[0]?.file.replace('src/content/', '') ?? ''];
    const at = (text?.split('\n').findIndex((each) => each.includes(line)) ?? -1) + 1;
    expect(Math.abs((warnings[0]?.line ?? 0) - at)).toBeLessThanOrEqual(field.endsWith(']') ? 1 : 0);
  });

  test('a language that the interface does not have, until the owner adds its words', async () => {
    const content = validContent();
    content.site.language = 'th';
    const { faults, warnings } = await check(content);
    expect(faults).toEqual([]);
    expect(warnings.map(faultLine)).toEqual([
      expect.stringMatching(
        /site\.json:\d+: language: the interface has no words in "th", so it is in English; add your own as "words"/,
      ),
    ]);
    content.site.words = en;
    expect(await check(content)).toEqual({ faults: [], warnings: [] });
  });

  test.each([
    'a < b and c > d, a <b',
    'C<String>, List<T>, Map<K, V>, <T>, <A>, <My.Widget>',
    '<https://doe.test> and <kim@doe.test>',
    'R&D; AT&T; black&white; Q&A',
    'I <3 type',
  ])('none for text that only looks like HTML: %s', async (summary) => {
    const content = validContent();
    basics({ summary })(content);
    expect(await check(content)).toEqual({ faults: [], warnings: [] });
  });

  test('none for HTML outside prose', async () => {
    const content = validContent();
    basics({ url: 'https://doe.test/?a=1&amp;b=2' })(content);
    work({ name: 'The <b> tag' })(content);
    expect(await check(content)).toEqual({ faults: [], warnings: [] });
  });

  test('a second project with the same name', async () => {
    const content = validContent();
    content.resume.projects?.push({ name: 'Beta', description: 'Once more.' });
    const { faults, warnings } = await check(content);
    const line = filesOf(content)['resume.json']?.split('"Beta"').slice(0, 2).join().split('\n').length;
    expect(faults).toEqual([]);
    expect(warnings.map(faultLine)).toEqual([
      `src/content/resume.json:${line}: projects[2].name: "Beta" is also the name of projects[1]; give each project its own name, or remove one`,
    ]);
  });

  test.each([
    ['jp', 'did you mean ja?'],
    ['dk', 'did you mean da?'],
    ['xx', 'write one such as en, de or pt-BR'],
    ['zz-Latn', 'write one such as en, de or pt-BR'],
  ])('an unknown language: %s', async (language, remedy) => {
    const content = validContent();
    content.site.language = language;
    const { faults, warnings } = await check(content);
    expect(faults).toEqual([]);
    expect(warnings.map(faultLine)).toEqual([
      `src/content/site.json:2: language: "${language}" is not a known language, so the interface is in English; ${remedy}`,
    ]);
  });

  test('none for notes of tools, metadata of the file and the ids of entries', async () => {
    const content = validContent();
    Object.assign(content.resume, {
      $schema: 'https://a.test/',
      meta: { theme: 'even' },
      'x-tool': 1,
      _note: '',
    });
    Object.assign(content.resume.work?.[0] ?? {}, { id: 'acme' });
    expect((await check(content)).warnings).toEqual([]);
  });
});

test('accepts a byte order mark at the start of a file', async () => {
  const files = filesOf(validContent());
  expect((await check(validContent(), { 'resume.json': `\uFEFF${files['resume.json']}` })).faults).toEqual(
    [],
  );
});

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
