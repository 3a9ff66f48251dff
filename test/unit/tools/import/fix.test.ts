import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixResume } from '../../../../tools/import/fix.ts';
import { soundContent } from '../../../support/content.ts';

/** Writes a résumé, mends it, and tells what became of it. */
function fix(content: string | Uint8Array) {
  const root = mkdtempSync(join(tmpdir(), 'fix-'));
  const path = join(root, 'resume.json');
  writeFileSync(path, content);
  const said = fixResume(root, path);
  return { said, now: readFileSync(path, 'utf8'), files: readdirSync(root).sort(), root };
}

const BY_HAND = `{
    "basics": { "name": "Kim Doe",   "label": "",
        "website": "www.kim.dev" },

    "work": [
        { "company": "Acme", "position":"Dev",
          "startDate": "2023-9-28", "endDate": "tba", "highlights": ["One",   "Two"] }
    ],
    "extra": { "mine" : true }
}
`;

test('a résumé written by hand is mended in its place, and laid out as it was', () => {
  const { said, now, files, root } = fix(BY_HAND);
  expect(now).toBe(
    BY_HAND.replace('"website": "www.kim.dev"', '"url": "https://www.kim.dev"')
      .replace('"company"', '"name"')
      .replace('2023-9-28", "endDate": "tba"', '2023-09-28"'),
  );
  expect(said).toEqual([
    'Mended resume.json; what it was is resume.json.1.bak.',
    'resume.json:3: basics.website: renamed to url',
    'resume.json:3: basics.url: www.kim.dev → https://www.kim.dev',
    'resume.json:6: work[0].company: renamed to name',
    'resume.json:7: work[0].startDate: 2023-9-28 → 2023-09-28',
    'Left to you:',
    'resume.json:7: work[0].endDate: "tba" is no date (without one the page says that it lasts), so it is left out; write it as 2024, 2024-05 or 2024-05-31',
  ]);
  expect(files).toEqual(['resume.json', 'resume.json.1.bak']);
  expect(readFileSync(join(root, 'resume.json.1.bak'), 'utf8')).toBe(BY_HAND);
});

test('a second look finds nothing, writes nothing and keeps every copy', () => {
  const { root, now } = fix(BY_HAND);
  const path = join(root, 'resume.json');
  expect(fixResume(root, path)).toEqual(['There is nothing in resume.json that can be mended.']);
  expect(readFileSync(path, 'utf8')).toBe(now);
  writeFileSync(path, BY_HAND);
  fixResume(root, path);
  expect(readdirSync(root).sort()).toEqual(['resume.json', 'resume.json.1.bak', 'resume.json.2.bak']);
});

test('content in order stays as it is, blanks and unknown fields too', () => {
  const resume = {
    ...soundContent().resume,
    basics: { name: 'Kim', label: '', mood: 'good' },
    extra: [null],
  };
  const { said, files } = fix(JSON.stringify(resume));
  expect(said).toEqual(['There is nothing in resume.json that can be mended.']);
  expect(files).toEqual(['resume.json']);
});

test('an end that has not come is taken out of content, too', () => {
  const { said, now } = fix(
    '{ "basics": { "name": "Kim" }, "work": [{ "name": "A", "endDate": "Present" }] }',
  );
  expect(JSON.parse(now).work).toEqual([{ name: 'A' }]);
  expect(said).toContain('resume.json:1: work[0].endDate: Present → no end date: it lasts');
});

test('an empty group where a date is meant is taken out', () => {
  const { now } = fix('{ "basics": { "name": "Kim" }, "work": [{ "startDate": {}, "endDate": "2020" }] }');
  expect(JSON.parse(now).work).toEqual([{ endDate: '2020' }]);
});

test('what was no JSON is JSON then, with its tabs and line ends', () => {
  const { now } = fix('{\r\n\t// me\r\n\t"basics": { "name": "Kim", },\r\n\t"skills": ["Go"]\r\n}\r\n');
  expect(JSON.parse(now)).toEqual({ basics: { name: 'Kim' }, skills: [{ name: 'Go' }] });
  expect(now).toContain('\r\n\t"skills": [');
});

test('another encoding becomes UTF-8', () => {
  const { said, now } = fix(Buffer.from('\uFEFF{ "basics": { "name": "Zoë" } }', 'utf16le'));
  expect(JSON.parse(now).basics.name).toBe('Zoë');
  expect(said).toContain('resume.json: UTF-16LE → UTF-8');
});

test('what is no résumé is left alone', () => {
  const { said, now } = fix('Dear Kim');
  expect(said[0]).toContain('resume.json holds no résumé');
  expect(now).toBe('Dear Kim');
});
