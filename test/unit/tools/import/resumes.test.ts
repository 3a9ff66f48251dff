import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { faultsOf } from '../../../../tools/import/fix/drop-invalid.ts';
import { importFrom } from '../../../../tools/import/import-from.ts';
import { formatNote } from '../../../../tools/import/notes.ts';
import { decode } from '../../../../tools/import/read/decode.ts';
import { inDoubleQuotes } from '../../../../tools/import/read/json-text.ts';

const FOLDER = resolve(import.meta.dirname, '../../../support/resumes');
const FILES = readdirSync(FOLDER).filter((name) => /\.(json|yaml)$/.test(name));

/** The name in each file, and its number of jobs, schools, skills and projects. */
const CONTENTS: Record<
  string,
  [name: string, jobs: number, schools: number, skills: number, projects: number]
> = {
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

/** All texts in a JSON or YAML file: YAML includes JSON. */
function textsIn(source: string): string[] {
  const found: string[] = [];
  visit(parseDocument(inDoubleQuotes(source), { uniqueKeys: false }), {
    Scalar: (key, { value }) => {
      if (key !== 'key' && typeof value === 'string' && value.trim()) found.push(value);
    },
  });
  return found;
}

/** The words of a text, without spaces, punctuation and tags. */
const wordsOf = (text: string): string[] => text.replace(/<\/?[a-z]+>/g, ' ').match(/[\p{L}\p{N}@]+/gu) ?? [];

describe('real-life résumés', () => {
  test('all have an entry in the table', () => expect(FILES).toEqual(Object.keys(CONTENTS)));

  test.each(FILES)('%s becomes valid content', (name) => {
    const { resume } = importFrom(resolve(FOLDER, name));
    const { basics, work = [], education = [], skills = [], projects = [] } = resume;
    expect([basics?.name, work.length, education.length, skills.length, projects.length]).toEqual(
      CONTENTS[name],
    );
    expect(faultsOf(resume)).toEqual([]);
  });

  test('HTML from a résumé builder becomes text with the site’s own markup', () => {
    const { resume, fixed } = importFrom(resolve(FOLDER, 'builder-sections.json'));
    expect(resume.basics?.summary).toBe('I make apps that work on **slow** phones.');
    expect(resume.work?.[0]?.summary).toBe('Offline first.');
    expect(fixed.map(formatNote)).toContain(
      'builder-sections.json:13: basics.summary: HTML → plain text (also work[0].summary on line 15, projects[0].summary on line 22)',
    );
  });

  test.each(FILES)('%s loses no words without a note', (name) => {
    const { resume, fixed, unresolved } = importFrom(resolve(FOLDER, name));
    const reported = new Set(
      wordsOf(
        [JSON.stringify(resume), ...[...fixed, ...unresolved].map(formatNote)]
          .join(' ')
          .replace(/\\[nrt]/g, ' '),
      ),
    );
    const texts = textsIn(decode(readFileSync(resolve(FOLDER, name))).text);
    expect(texts.length).toBeGreaterThan(10);
    // Names of sections that résumé builders store for themselves.
    const sectionNames = /^(?:summary|experience|education|skills|languages|profiles|projects|references)$/i;
    expect(texts.flatMap(wordsOf).filter((word) => !reported.has(word) && !sectionNames.test(word))).toEqual(
      [],
    );
  });
});
