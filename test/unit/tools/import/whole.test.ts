import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { importFrom } from '../../../../tools/import/import-from.ts';
import { faultsOf } from '../../../../tools/import/mend/drop-invalid.ts';
import { sayLine } from '../../../../tools/import/notes.ts';
import { decode } from '../../../../tools/import/read/decode.ts';
import { inDoubleQuotes } from '../../../../tools/import/read/json-text.ts';

const FOLDER = resolve(import.meta.dirname, '../../../support/resumes');
const FILES = readdirSync(FOLDER).filter((name) => /\.(json|yaml)$/.test(name));

/** How many jobs, schools, skills and projects each has. */
const HAS: Record<string, [name: string, jobs: number, schools: number, skills: number, projects: number]> = {
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

/** Every text of a file, whatever it is written in: YAML has JSON in it. */
function textsIn(source: string): string[] {
  const found: string[] = [];
  visit(parseDocument(inDoubleQuotes(source), { uniqueKeys: false }), {
    Scalar: (key, { value }) => {
      if (key !== 'key' && typeof value === 'string' && value.trim()) found.push(value);
    },
  });
  return found;
}

/** The words in it, apart from spaces, marks and tags. */
const wordsOf = (text: string): string[] => text.replace(/<\/?[a-z]+>/g, ' ').match(/[\p{L}\p{N}@]+/gu) ?? [];

describe('résumés as people keep them', () => {
  test('ten of them, in as many styles', () => expect(FILES).toEqual(Object.keys(HAS)));

  test.each(FILES)('%s becomes content in order', (name) => {
    const { resume } = importFrom(resolve(FOLDER, name));
    const { basics, work = [], education = [], skills = [], projects = [] } = resume;
    expect([basics?.name, work.length, education.length, skills.length, projects.length]).toEqual(HAS[name]);
    expect(faultsOf(resume)).toEqual([]);
  });

  test('what a builder keeps as HTML is text with the marks of the site', () => {
    const { resume, mended } = importFrom(resolve(FOLDER, 'builder-sections.json'));
    expect(resume.basics?.summary).toBe('I make apps that work on **slow** phones.');
    expect(resume.work?.[0]?.summary).toBe('Offline first.');
    expect(mended.map(sayLine)).toContain(
      'builder-sections.json:13: basics.summary: HTML → plain text (also work[0].summary on line 15, projects[0].summary on line 22)',
    );
  });

  test.each(FILES)('%s loses no word without one being said about it', (name) => {
    const { resume, mended, left } = importFrom(resolve(FOLDER, name));
    const told = new Set(
      wordsOf(
        [JSON.stringify(resume), ...[...mended, ...left].map(sayLine)].join(' ').replace(/\\[nrt]/g, ' '),
      ),
    );
    const texts = textsIn(decode(readFileSync(resolve(FOLDER, name))).text);
    expect(texts.length).toBeGreaterThan(10);
    // What builders of résumés note for themselves.
    const own = /^(?:summary|experience|education|skills|languages|profiles|projects|references)$/i;
    expect(texts.flatMap(wordsOf).filter((word) => !told.has(word) && !own.test(word))).toEqual([]);
  });
});
