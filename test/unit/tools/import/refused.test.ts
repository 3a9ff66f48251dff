import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { importFrom } from '../../../../tools/import/import-from.ts';
import { NotAResume } from '../../../../tools/import/notes.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-'));

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}
const zip = (name: string, files: string[]) =>
  file(name, zipSync(Object.fromEntries(files.map((each) => [each, strToU8('x')]))));

mkdirSync(join(folder, 'empty'));
mkdirSync(join(folder, 'two'));
for (const name of ['cv.yaml', 'resume.json']) file(`two/${name}`, '{}');

describe('what holds no résumé is refused in a sentence that says what to give:', () => {
  test.each([
    ['nothing there', join(folder, 'missing.json'), 'does not exist'],
    ['an address', 'https://kim.dev/resume.json', 'is an address; download it and give the file'],
    ['an empty file', file('empty.json', ' \n'), 'is empty'],
    ['a folder', join(folder, 'empty'), 'is a folder without a résumé'],
    ['a folder with two', join(folder, 'two'), 'is a folder with several résumés (cv.yaml, resume.json)'],
    ['a PDF', file('cv.pdf', '%PDF-1.7\n'), 'is a PDF'],
    ['a Word document', zip('cv.docx', ['[Content_Types].xml', 'word/document.xml']), 'is a Word document'],
    ['an OpenDocument file', zip('cv.odt', ['content.xml']), 'is an OpenDocument file'],
    ['another zip', zip('photos.zip', ['a.jpg']), 'is a zip, but not of LinkedIn’s data export'],
    ['a broken zip', file('broken.zip', 'PK\u0003\u0004 and no more'), "can't be read"],
    ['a page', file('cv.html', '<!doctype html><p>Kim'), 'is a page or XML'],
    ['one table', file('Positions.csv', 'Company Name,Title\nAcme,Dev\n'), 'is one table alone'],
    ['a package', file('package.json', '{ "name": "site", "version": "1.0.0" }'), 'holds no résumé'],
    ['a number', file('five.json', '5'), 'holds no résumé'],
    ['prose', file('notes.txt', 'Dear Kim,\nall is well.'), 'holds no résumé'],
    ['brackets without end', file('deep.json', `{"basics":${'['.repeat(50_000)}`), 'is nested too deep'],
  ])('%s', (_, path, why) => {
    expect(() => importFrom(path)).toThrow(NotAResume);
    expect(() => importFrom(path)).toThrow(why);
  });
});

test.each(['Resume.JSON', 'CV.YML', 'Lebenslauf.Yaml', 'Résumé.json', 'Re\u0301sume\u0301.json'])(
  'a résumé is found in its folder, and in a zip, by the name of %s',
  (name) => {
    const text = '{ "basics": { "name": "Kim" } }';
    const path = join(mkdtempSync(join(tmpdir(), 'import-')), 'folder');
    mkdirSync(path);
    writeFileSync(join(path, name), text);
    expect(importFrom(path).resume.basics?.name).toBe('Kim');
    const packed = file('packed.ZIP', zipSync({ [name]: strToU8(text) }));
    expect(importFrom(packed).resume.basics?.name).toBe('Kim');
  },
);

test('a YAML file that refers to itself again and again comes to an end', () => {
  const rows = Array.from({ length: 12 }, (_, index) =>
    index ? `a${index}: &a${index} [${`*a${index - 1}, `.repeat(9)}]` : 'a0: &a0 [x, x, x, x, x, x, x, x, x]',
  );
  expect(() => importFrom(file('bomb.yaml', `basics:\n  name: Kim\n${rows.join('\n')}\n`))).toThrow(
    'holds more than a résumé can',
  );
});

test('a file in UTF-16, as editors on Windows write it, is read and said', () => {
  const text = '\uFEFF{ "basics": { "name": "Zoë" } }';
  const { resume, mended } = importFrom(file('utf16.json', Buffer.from(text, 'utf16le')));
  expect(resume.basics?.name).toBe('Zoë');
  expect(mended[0]?.what).toBe('read as UTF-16LE, which is not UTF-8');
});
