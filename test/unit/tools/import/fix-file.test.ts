import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixResumeFile } from '../../../../tools/import/fix-file.ts';
import { validContent } from '../../../support/content.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

/** Writes a résumé, fixes it, and returns the output and the resulting files. */
function fix(content: string | Uint8Array) {
  const root = temporaryFolder('fix');
  const path = join(root, 'resume.json');
  writeFileSync(path, content);
  const output = fixResumeFile(root, path);
  return { output, now: readFileSync(path, 'utf8'), files: readdirSync(root).sort(), root };
}

const HANDWRITTEN = `{
    "basics": { "name": "Kim Doe",   "label": "",
        "website": "www.kim.dev" },

    "work": [
        { "company": "Acme", "position":"Dev",
          "startDate": "2023-9-28", "endDate": "tba", "highlights": ["One",   "Two"] }
    ],
    "extra": { "mine" : true }
}
`;

test('fixes a handwritten résumé in place and keeps its formatting', () => {
  const { output, now, files, root } = fix(HANDWRITTEN);
  expect(now).toBe(
    HANDWRITTEN.replace('"website": "www.kim.dev"', '"url": "https://www.kim.dev"')
      .replace('"company"', '"name"')
      .replace('2023-9-28", "endDate": "tba"', '2023-09-28"'),
  );
  expect(output).toEqual([
    'Fixed resume.json; the original is resume.json.1.bak.',
    'resume.json:3: basics.website: renamed to url',
    'resume.json:3: basics.url: www.kim.dev → https://www.kim.dev',
    'resume.json:6: work[0].company: renamed to name',
    'resume.json:7: work[0].startDate: 2023-9-28 → 2023-09-28',
    'For you to check:',
    'resume.json:7: work[0].endDate: "tba" is not a date (without one, the page shows it as ongoing), so it was left out; write it as 2024, 2024-05 or 2024-05-31',
  ]);
  expect(files).toEqual(['resume.json', 'resume.json.1.bak']);
  expect(readFileSync(join(root, 'resume.json.1.bak'), 'utf8')).toBe(HANDWRITTEN);
});

test('finds and writes nothing the second time, and never overwrites a backup', () => {
  const { root, now } = fix(HANDWRITTEN);
  const path = join(root, 'resume.json');
  expect(fixResumeFile(root, path)).toEqual(['There is nothing to fix automatically in resume.json.']);
  expect(readFileSync(path, 'utf8')).toBe(now);
  writeFileSync(path, HANDWRITTEN);
  fixResumeFile(root, path);
  expect(readdirSync(root).sort()).toEqual(['resume.json', 'resume.json.1.bak', 'resume.json.2.bak']);
});

test('leaves valid content unchanged, including blanks and unknown fields', () => {
  const resume = {
    ...validContent().resume,
    basics: { name: 'Kim', label: '', mood: 'good' },
    extra: [null],
  };
  const { output, files } = fix(JSON.stringify(resume));
  expect(output).toEqual(['There is nothing to fix automatically in resume.json.']);
  expect(files).toEqual(['resume.json']);
});

test('removes an end date of "Present"', () => {
  const { output, now } = fix(
    '{ "basics": { "name": "Kim" }, "work": [{ "name": "A", "endDate": "Present" }] }',
  );
  expect(JSON.parse(now).work).toEqual([{ name: 'A' }]);
  expect(output).toContain('resume.json:1: work[0].endDate: Present → no end date: ongoing');
});

test('removes an empty group in place of a date', () => {
  const { now } = fix('{ "basics": { "name": "Kim" }, "work": [{ "startDate": {}, "endDate": "2020" }] }');
  expect(JSON.parse(now).work).toEqual([{ endDate: '2020' }]);
});

test('turns invalid JSON into valid JSON, with the same indentation and line endings', () => {
  const { now } = fix('{\r\n\t// me\r\n\t"basics": { "name": "Kim", },\r\n\t"skills": ["Go"]\r\n}\r\n');
  expect(JSON.parse(now)).toEqual({ basics: { name: 'Kim' }, skills: [{ name: 'Go' }] });
  expect(now).toContain('\r\n\t"skills": [');
});

test('converts other encodings to UTF-8', () => {
  const { output, now } = fix(Buffer.from('\uFEFF{ "basics": { "name": "Zoë" } }', 'utf16le'));
  expect(JSON.parse(now).basics.name).toBe('Zoë');
  expect(output).toContain('resume.json: UTF-16LE → UTF-8');
});

test('leaves a file without a résumé unchanged', () => {
  const { output, now } = fix('Dear Kim');
  expect(output[0]).toContain("resume.json doesn't contain a résumé");
  expect(now).toBe('Dear Kim');
});
