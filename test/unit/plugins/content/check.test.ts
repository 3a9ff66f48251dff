import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../../../plugins/content/check.ts';
import { faultLine } from '../../../../plugins/content/fault.ts';
import { en } from '../../../../plugins/content/words/en.ts';
import { filesOf, type OwnerContent, soundContent, writeContent } from '../../../support/content.ts';
import { alpha, basics, work } from './bad/bad.ts';
import { BAD_JSON } from './bad/json.ts';
import { BAD_PAGES } from './bad/pages.ts';
import { BAD_PICTURES } from './bad/pictures.ts';
import { BAD_RESUME } from './bad/resume.ts';
import { BAD_SITE } from './bad/site.ts';

const BAD = [...BAD_JSON, ...BAD_RESUME, ...BAD_SITE, ...BAD_PAGES, ...BAD_PICTURES];

const root = mkdtempSync(resolve(tmpdir(), 'content-check-'));
const folder = resolve(root, 'src/content');

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes a whole project around the content, then checks it. */
async function check(
  content = soundContent(),
  files: Record<string, string | undefined> = {},
  env: Record<string, string> = {},
) {
  await writeContent(folder, content, files);
  return checkContent(root, folder, env);
}

describe('bad content is refused with its file, line and field', () => {
  test.each(BAD)('$kind', async ({ spoil, files, env, file, field, line, says }) => {
    const content = soundContent();
    spoil?.(content);
    const written: Record<string, string | undefined> = { ...filesOf(content), ...files?.(filesOf(content)) };
    const { faults } = await check(content, files?.(filesOf(content)), env);
    expect(faults.map(faultLine)).toEqual([expect.stringMatching(says)]);
    expect(faults[0]).toMatchObject({ file, field });
    const text = written[file.replace('src/content/', '')];
    const expected = line && (text?.split('\n').findIndex((each) => each.includes(line)) ?? -1) + 1;
    expect(faults[0]?.line).toBe(expected);
    expect(faults[0]?.remedy).toMatch(/\w/);
  });

  test('there are enough kinds to mean it, and no two alike', () => {
    expect(new Set(BAD.map(({ kind }) => kind)).size).toBe(BAD.length);
    expect(BAD.length).toBeGreaterThanOrEqual(25);
  });
});

test('sound content has no fault and no warning', async () => {
  expect(await check()).toEqual({ faults: [], warnings: [] });
});

test('an HTML file of the owner’s may have any other name', async () => {
  const files = {
    'public/google1234.html': '',
    'public/talks/index.html': '',
    'public/talks/alpha.html': '',
  };
  expect(await check(soundContent(), files)).toEqual({ faults: [], warnings: [] });
});

test('all faults are told at once, in the order of the files and their lines', async () => {
  const content = soundContent();
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

test('a fault in one file hides none in another, even where the first is not JSON', async () => {
  const content = soundContent();
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
])('no picture is called unused while %s can’t be read', async (file, text) => {
  const content = soundContent();
  content.pictures['old.png'] = [10, 10];
  const { faults, warnings } = await check(content, { [file]: text });
  expect(faults).not.toEqual([]);
  expect(warnings).toEqual([]);
});

test.each([
  ['a page within it', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Hi</p></foreignObject>'],
  ['words that look like a handler', '<text>one = 1</text><!-- once = 2 -->'],
  ['a word that looks like one in an attribute', '<path aria-label="the one = 1"/>'],
])('an SVG with %s holds no script', async (_, inside) => {
  const content = soundContent();
  content.pictures['logo.svg'] =
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">${inside}</svg>`;
  expect(await check(content)).toEqual({ faults: [], warnings: [] });
});

test('what is left blank in the résumé counts as not given', async () => {
  const content = soundContent();
  const blank = { image: '', email: '', phone: '', url: '', summary: '', label: '' };
  content.resume.basics = { ...content.resume.basics, ...blank };
  content.resume.work = [{ name: 'Acme', url: '', startDate: '2020', endDate: '' }];
  content.pictures = Object.fromEntries(
    Object.entries(content.pictures).filter(([name]) => name !== 'me.png'),
  );
  expect((await check(content)).faults).toEqual([]);
});

test('a picture that nothing shows and a project without a card are only warned of', async () => {
  const content = soundContent();
  content.pictures['old.png'] = [10, 10];
  content.resume.projects = [{ name: 'Alpha' }];
  const { faults, warnings } = await check(content);
  expect(faults).toEqual([]);
  expect(warnings.map(({ file }) => file)).toEqual([
    'src/content/projects/beta.json',
    'src/content/pictures/old.png',
  ]);
});

test('a picture is found by its name, however letters, accents and blanks are written', async () => {
  const content = soundContent();
  const size = content.pictures['me.png'] ?? '';
  content.resume.basics = { ...content.resume.basics, image: 'Müller at 2.38 PM.PNG'.normalize('NFC') };
  delete content.pictures['me.png'];
  content.pictures['Müller at 2.38\u202fPM.PNG'.normalize('NFD')] = size;
  expect(await check(content)).toEqual({ faults: [], warnings: [] });
});

describe('what is not shown is said, by file, line and field', () => {
  const UNSEEN: [
    kind: string,
    spoil: (content: OwnerContent) => void,
    field: string,
    line: string,
    says: RegExp,
  ][] = [
    [
      'a mistyped field',
      basics({ emial: 'kim@doe.test', email: undefined }),
      'basics.emial',
      '"emial"',
      /no field of JSON Resume.*did you mean email\?/,
    ],
    [
      'a field by another name',
      basics({ mail: 'x', email: undefined }),
      'basics.mail',
      '"mail"',
      /did you mean email\?/,
    ],
    [
      'a whole part by another name',
      ({ resume }) => Object.assign(resume, { experience: [{ a: 1 }], work: undefined }),
      'experience',
      '"experience"',
      /did you mean work\?/,
    ],
    [
      'a part in the wrong place',
      ({ resume }) => Object.assign(resume, { profiles: [] }),
      'profiles',
      '"profiles": []',
      /did you mean basics\.profiles\?/,
    ],
    [
      'an old name deep inside',
      work({ company: 'Acme', name: undefined }),
      'work[0].company',
      '"company"',
      /did you mean name\?/,
    ],
    [
      'a field that nothing is near to',
      basics({ shoeSize: 43 }),
      'basics.shoeSize',
      '"shoeSize"',
      /it is kept in the file/,
    ],
    [
      'a field whose right name is taken',
      work({ company: 'Acme' }),
      'work[0].company',
      '"company"',
      /it is kept in the file/,
    ],
    [
      'a project without a name',
      ({ resume }) => resume.projects?.push({ description: 'It.' }),
      'projects[2]',
      '"description": "It."',
      /has no name, so it is not shown/,
    ],
    [
      'a profile that is a name alone',
      basics({ profiles: [{ network: 'X' }] }),
      'basics.profiles[0]',
      '"network": "X"',
      /has no url and no username/,
    ],
    [
      'a link without a scheme',
      basics({ summary: 'See [it](www.doe.test).' }),
      'basics.summary',
      '"summary"',
      /is no link.*write the address as https:\/\/www\.doe\.test/,
    ],
    [
      'a link that runs script',
      alpha({ facts: [{ label: 'A', text: '[a](javascript:b)' }] }),
      'facts[0].text',
      '[a]',
      /is no link.*begin the address with/,
    ],
    [
      'a card that is to lead elsewhere, and has no address to lead to',
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
      /holds HTML, whose letters are shown \(<p>\); write \*\*strong\*\*, \*emphasis\* or \[words\]\(https:.*paragraphs/,
    ],
    [
      'a link as HTML has it',
      alpha({ facts: [{ label: 'A', text: 'See <a href="https://doe.test">it</a>.' }] }),
      'facts[0].text',
      '<a href',
      /holds HTML.*\(<a href="https:\/\/doe\.test">\)/,
    ],
    [
      'a line break as HTML has it',
      work({ highlights: ['One<br/>Two'] }),
      'work[0].highlights[0]',
      'One<br/>',
      /\(<br\/>\)/,
    ],
    [
      'a sign as HTML writes it',
      work({ summary: 'Research &amp; development' }),
      'work[0].summary',
      'Research',
      /holds HTML, whose letters are shown \(&amp;\); write the sign itself/,
    ],
  ];

  test.each(UNSEEN)('%s', async (_, spoil, field, line, says) => {
    const content = soundContent();
    spoil(content);
    const { faults, warnings } = await check(content);
    expect(faults).toEqual([]);
    expect(warnings.map(faultLine)).toEqual([expect.stringMatching(says)]);
    expect(warnings[0]?.field).toBe(field);
    const text = filesOf(content)[warnings[0]?.file.replace('src/content/', '') ?? ''];
    const at = (text?.split('\n').findIndex((each) => each.includes(line)) ?? -1) + 1;
    expect(Math.abs((warnings[0]?.line ?? 0) - at)).toBeLessThanOrEqual(field.endsWith(']') ? 1 : 0);
  });

  test('a language that the interface does not speak, until the owner has taught it', async () => {
    const content = soundContent();
    content.site.language = 'th';
    const { faults, warnings } = await check(content);
    expect(faults).toEqual([]);
    expect(warnings.map(faultLine)).toEqual([
      expect.stringMatching(
        /site\.json:\d+: language: the interface has no words in "th", so it is in English; write.*"words"/,
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
  ])('signs that are no HTML are nobody’s business: %s', async (summary) => {
    const content = soundContent();
    basics({ summary })(content);
    expect(await check(content)).toEqual({ faults: [], warnings: [] });
  });

  test('nor is HTML where no prose stands', async () => {
    const content = soundContent();
    basics({ url: 'https://doe.test/?a=1&amp;b=2' })(content);
    work({ name: 'The <b> tag' })(content);
    expect(await check(content)).toEqual({ faults: [], warnings: [] });
  });

  test('a second project of one name', async () => {
    const content = soundContent();
    content.resume.projects?.push({ name: 'Beta', description: 'Once more.' });
    const { faults, warnings } = await check(content);
    const line = filesOf(content)['resume.json']?.split('"Beta"').slice(0, 2).join().split('\n').length;
    expect(faults).toEqual([]);
    expect(warnings.map(faultLine)).toEqual([
      `src/content/resume.json:${line}: projects[2].name: "Beta" is also the name of projects[1]; give each its own, or remove one`,
    ]);
  });

  test.each([
    ['jp', 'did you mean ja?'],
    ['dk', 'did you mean da?'],
    ['xx', 'write it as en, de or pt-BR'],
    ['zz-Latn', 'write it as en, de or pt-BR'],
  ])('a language that nobody knows: %s', async (language, remedy) => {
    const content = soundContent();
    content.site.language = language;
    const { faults, warnings } = await check(content);
    expect(faults).toEqual([]);
    expect(warnings.map(faultLine)).toEqual([
      `src/content/site.json:2: language: "${language}" is no language that has a name, and the interface is in English; ${remedy}`,
    ]);
  });

  test('notes of tools, and what is about the file, are nobody’s business', async () => {
    const content = soundContent();
    Object.assign(content.resume, {
      $schema: 'https://a.test/',
      meta: { theme: 'even' },
      'x-tool': 1,
      _note: '',
    });
    expect((await check(content)).warnings).toEqual([]);
  });
});

test('a byte order mark at the start of a file is no fault', async () => {
  const files = filesOf(soundContent());
  expect((await check(soundContent(), { 'resume.json': `\uFEFF${files['resume.json']}` })).faults).toEqual(
    [],
  );
});

describe('a file that is not UTF-8 has one fault, which says so', () => {
  const text = '{ "basics": { "name": "René" } }';
  const utf16 = Buffer.from(text, 'utf16le');
  test.each([
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 without', utf16],
  ])('%s', async (_, bytes) => {
    const remedies: [string, string][] = [
      ['resume.json', 'save it as UTF-8, or let npm run check -- --fix do it'],
      ['site.json', 'save it as UTF-8'],
    ];
    for (const [file, remedy] of remedies) {
      await writeContent(folder, soundContent());
      writeFileSync(resolve(folder, file), bytes);
      const { faults, warnings } = await checkContent(root, folder, {});
      expect(faults.map(faultLine)).toEqual([`src/content/${file}: the file: is not UTF-8; ${remedy}`]);
      expect(warnings).toEqual([]);
    }
  });
});

describe('the demonstration on a real address', () => {
  const demo = () => {
    const content = soundContent();
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

  test('is refused, each thing that is left by its field', async () => {
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

  test('may be built where the owner says so', async () => {
    expect(await fields({ SITE_URL: 'https://kim.dev', ALLOW_DEMO: '1' })).toEqual([]);
  });
});
