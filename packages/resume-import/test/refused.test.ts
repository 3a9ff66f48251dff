import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { foreignKind, importFrom } from '../src/import-from.ts';
import { NotAResume } from '../src/read/read-text.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'import-'));
const folder = newFolder();

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}
const zip = (name: string, files: string[]) =>
  file(name, zipSync(Object.fromEntries(files.map((each) => [each, strToU8('x')]))));

mkdirSync(join(folder, 'empty'));

const DEEP = /is nested too deeply for a résumé$/;

describe('rejects anything without a résumé, with the reason:', () => {
  test.each([
    ['a missing file', join(folder, 'missing.json'), /does not exist$/],
    ['a URL', 'https://kim.dev/resume.json', 'is a URL; download it and pass the file'],
    ['an empty file', file('empty.json', ' \n'), 'is empty'],
    ['a folder', join(folder, 'empty'), 'is a folder; pass the file in it'],
    [
      'a PDF',
      file('cv.pdf', '%PDF-1.7\n'),
      /is a PDF, which can't be read reliably as a résumé; use a JSON Res/,
    ],
    ['a Word document', zip('cv.docx', ['[Content_Types].xml', 'word/a.xml']), 'is an Office document'],
    ['an OpenDocument file', zip('cv.odt', ['content.xml']), 'is an OpenDocument file'],
    ['another zip', zip('photos.zip', ['a.jpg']), 'is a zip, but not a LinkedIn data export'],
    ['a broken zip', file('broken.zip', 'PK\u0003\u0004 and no more'), /can't be read \(invalid zip data\)/],
    ['a Rich Text file', file('cv.rtf', '{\\rtf1 Kim}'), 'is a Rich Text file'],
    ['a picture', file('cv.png', Buffer.from('\x89PNG\r\n', 'latin1')), 'is a picture'],
    ['another archive', file('cv.gz', Buffer.from('\x1f\x8b\x08', 'latin1')), 'is an unsupported archive'],
    ['an HTML page', file('cv.html', '<!doctype html><p>Kim'), 'is an HTML page or XML'],
    ['a PDF after a blank line', file('blank.pdf', '\n%PDF-1.7\n'), 'is a PDF'],
    [
      'a single table',
      file('Positions.csv', 'Company Name,Title\nA,Dev\n'),
      'is a single table; pass the fo',
    ],
    ['a project', file('README.md', '# Deep sea\n'), 'is Markdown, not a résumé; use a JSON Resume file'],
    [
      'a package.json',
      file('package.json', '{ "name": "a", "version": "1.0.0" }'),
      "doesn't contain a résumé",
    ],
    ['a file of 11 MB', file('big.json', new Uint8Array(11_000_000).fill(32)), 'is too big for a résumé'],
    ['a number', file('five.json', '5'), "doesn't contain a résumé"],
    ['prose', file('notes.txt', 'Dear Kim,\nall is well.'), "doesn't contain a résumé"],
    ['endless nesting', file('deep.json', `{"basics":${'['.repeat(50_000)}`), DEEP],
    ['keys in one another', file('deep.yaml', `work:\n  ${'? '.repeat(40_000)}`), DEEP],
  ])('%s', (_, path, why) => {
    expect(() => importFrom(path)).toThrow(NotAResume);
    expect(() => importFrom(path)).toThrow(why);
  });
});

describe('reads no more than a résumé can have:', () => {
  const tables = (skills: string) => ({
    'Profile.csv': strToU8('First Name\nKim\n'),
    'Skills.csv': strToU8(skills),
  });
  const rows = zipSync(tables(`Name\n${'a\n'.repeat(500_000)}`));
  const long = zipSync(tables(`Name\n${'a'.repeat(5_000_000)}`));
  /** The same archive, which says in both places that the long file is short. */
  const lying = Buffer.from(long);
  for (const at of [lying.indexOf('Skills.csv') - 30 + 22, lying.lastIndexOf('Skills.csv') - 46 + 24])
    lying.writeUInt32LE(6, at);
  const text = 'word '.repeat(40_000);

  test.each([
    ['rows of a table in a zip', 'rows.zip', rows, 'contains too much'],
    ['letters of a table in a zip, before it is unpacked', 'long.zip', long, 'is too big'],
    ['commas', 'commas.yaml', `a: [${','.repeat(200_000)}`, /contains too much for a résumé$/],
    ['values', 'values.yaml', `name: Kim\nskills: [${'a,'.repeat(25_000)}]`, 'contains too much'],
    [
      'letters',
      'letters.json',
      JSON.stringify({ basics: { name: 'Kim', summary: text.repeat(11) } }),
      'contains too much',
    ],
    [
      'letters that aliases repeat',
      'aliases.yaml',
      `name: Kim\nx: &x "${text}"\nskills:\n${'- *x\n'.repeat(1000)}`,
      'contains too much',
    ],
  ])('%s', (_, name, content, why) => {
    expect(() => importFrom(file(name, content))).toThrow(why);
  });

  test('letters of a table in a folder, before it is read', () => {
    const path = newFolder();
    writeFileSync(join(path, 'Skills.csv'), `Name\n${'a'.repeat(3_100_000)}`);
    expect(() => importFrom(path)).toThrow('is too big for a résumé');
  });

  test('not counting the data of a picture', () => {
    const image = `data:image/png;base64,${'A'.repeat(2_100_000)}`;
    const { basics } = importFrom(
      file('picture.json', JSON.stringify({ name: 'Kim', label: 'Dev', image })),
    ).resume;
    expect(basics?.label).toBe('Dev');
  });

  test('of a file in a zip, as much as the zip says that it has', () => {
    expect(importFrom(file('lying.zip', lying)).resume.skills).toEqual([{ name: 'a' }]);
  });

  test.skipIf(process.platform === 'win32')('no device and no pipe, which may have no end', () => {
    execFileSync('mkfifo', [join(folder, 'pipe.json')]);
    mkdirSync(join(folder, 'export'));
    symlinkSync('/dev/zero', join(folder, 'export/Skills.csv'));
    for (const path of ['/dev/zero', join(folder, 'pipe.json'), join(folder, 'export')])
      expect(() => importFrom(path)).toThrow('is no file');
  });
});

test('a text is no other file because of what is in it', () => {
  const signs =
    '%PDF|{\\rtf|\xd0\xcf|PK and more than 10 word/|PK and more than 10 content.xml|GIF8|7z|<'.split('|');
  expect(signs.map((sign) => foreignKind(Buffer.from(`a${sign}`, 'latin1')))).toEqual(
    signs.map(() => undefined),
  );
});

test('a text that aliases repeat is read as often as they do, the last one of its name', () => {
  const given = 'name: Kim\nx-a: &a Piano\ninterests: [*a, &a Chess, *a]\n';
  const { resume, changes } = importFrom(file('anchors.yaml', given));
  expect(resume.interests).toEqual(['Piano', 'Chess', 'Chess'].map((name) => ({ name })));
  expect(changes).toEqual([]);
});

test('rejects a YAML file whose aliases expand exponentially', () => {
  const rows = Array.from({ length: 12 }, (_, index) =>
    index ? `a${index}: &a${index} [${`*a${index - 1}, `.repeat(9)}]` : 'a0: &a0 [x, x, x, x, x, x, x, x, x]',
  );
  expect(() => importFrom(file('bomb.yaml', `basics:\n  name: Kim\n${rows.join('\n')}\n`))).toThrow(
    'contains too much for a résumé',
  );
});

test.each(['\uFEFF', ''])(
  'reads a file in UTF-16, as written by editors on Windows, and notes the encoding',
  (mark) => {
    const little = Buffer.from(`${mark}{ "basics": { "name": "Zoë", "label": "Dev" } }`, 'utf16le');
    for (const [encoding, bytes] of Object.entries({ LE: little, BE: Buffer.from(little).swap16() })) {
      const { resume, changes } = importFrom(file('utf16.json', bytes));
      expect(resume.basics?.name).toBe('Zoë');
      expect(changes).toEqual([[`UTF-16${encoding}`, 'UTF-8']]);
    }
  },
);

test('reads a file in Windows-1252 with its own quotation marks and dashes', () => {
  const text = '{ "basics": { "name": "Zo\xeb", "label": "\x93Dev\x94 \x96 at sea" } }';
  const { resume, changes } = importFrom(file('windows.json', Buffer.from(text, 'latin1')));
  expect(resume.basics).toEqual({ name: 'Zoë', label: '“Dev” – at sea' });
  expect(changes).toEqual([['Windows-1252', 'UTF-8']]);
});
