import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { importFrom } from '../../../../tools/import/import-from.ts';
import { NotAResume } from '../../../../tools/import/read/not-a-resume.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const folder = temporaryFolder('import');

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}
const zip = (name: string, files: string[]) =>
  file(name, zipSync(Object.fromEntries(files.map((each) => [each, strToU8('x')]))));

/** Small, but too much once it is unpacked. */
const bigZip = () =>
  file(
    'big.zip',
    zipSync(
      Object.fromEntries(
        Array.from({ length: 60 }, (_, index) => [`${index}/cv.json`, new Uint8Array(1_000_000)]),
      ),
    ),
  );

mkdirSync(join(folder, 'empty'));
mkdirSync(join(folder, 'two'));
for (const name of ['cv.yaml', 'resume.json']) file(`two/${name}`, '{}');

describe('rejects anything without a résumé, with the reason:', () => {
  test.each([
    ['a missing file', join(folder, 'missing.json'), 'does not exist'],
    ['a URL', 'https://kim.dev/resume.json', 'is a URL; download it and pass the file'],
    ['an empty file', file('empty.json', ' \n'), 'is empty'],
    ['a folder without a résumé', join(folder, 'empty'), 'is a folder without a résumé'],
    [
      'a folder with two résumés',
      join(folder, 'two'),
      'is a folder with several résumés (cv.yaml, resume.json)',
    ],
    ['a PDF', file('cv.pdf', '%PDF-1.7\n'), 'is a PDF'],
    ['a Word document', zip('cv.docx', ['[Content_Types].xml', 'word/document.xml']), 'is a Word document'],
    ['an OpenDocument file', zip('cv.odt', ['content.xml']), 'is an OpenDocument file'],
    ['another zip', zip('photos.zip', ['a.jpg']), 'is a zip, but not a LinkedIn data export'],
    ['a broken zip', file('broken.zip', 'PK\u0003\u0004 and no more'), "can't be read"],
    ['an HTML page', file('cv.html', '<!doctype html><p>Kim'), 'is an HTML page or XML'],
    ['a single table', file('Positions.csv', 'Company Name,Title\nAcme,Dev\n'), 'is a single table'],
    [
      'a package.json',
      file('package.json', '{ "name": "site", "version": "1.0.0" }'),
      "doesn't contain a résumé",
    ],
    ['a zip of 60 files of 1 MB', bigZip(), 'is too big for a résumé'],
    ['a number', file('five.json', '5'), "doesn't contain a résumé"],
    ['prose', file('notes.txt', 'Dear Kim,\nall is well.'), "doesn't contain a résumé"],
    ['endless nesting', file('deep.json', `{"basics":${'['.repeat(50_000)}`), 'is nested too deeply'],
  ])('%s', (_, path, why) => {
    expect(() => importFrom(path)).toThrow(NotAResume);
    expect(() => importFrom(path)).toThrow(why);
  });
});

test.each(['Resume.JSON', 'CV.YML', 'Lebenslauf.Yaml', 'Résumé.json', 'Re\u0301sume\u0301.json'])(
  'finds a résumé named %s in a folder and in a zip',
  (name) => {
    const text = '{ "basics": { "name": "Kim", "label": "Dev" } }';
    const path = join(temporaryFolder('import'), 'folder');
    mkdirSync(path);
    writeFileSync(join(path, name), text);
    expect(importFrom(path).resume.basics?.name).toBe('Kim');
    const packed = file('packed.ZIP', zipSync({ [name]: strToU8(text) }));
    expect(importFrom(packed).resume.basics?.name).toBe('Kim');
  },
);

test('rejects a YAML file whose aliases expand exponentially', () => {
  const rows = Array.from({ length: 12 }, (_, index) =>
    index ? `a${index}: &a${index} [${`*a${index - 1}, `.repeat(9)}]` : 'a0: &a0 [x, x, x, x, x, x, x, x, x]',
  );
  expect(() => importFrom(file('bomb.yaml', `basics:\n  name: Kim\n${rows.join('\n')}\n`))).toThrow(
    'contains too much for a résumé',
  );
});

test('reads a file in UTF-16, as written by editors on Windows, and notes the encoding', () => {
  const text = '\uFEFF{ "basics": { "name": "Zoë", "label": "Dev" } }';
  const { resume, changes } = importFrom(file('utf16.json', Buffer.from(text, 'utf16le')));
  expect(resume.basics?.name).toBe('Zoë');
  expect(changes).toEqual([['UTF-16LE', 'UTF-8']]);
});
