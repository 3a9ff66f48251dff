import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { TAG_PATTERN } from '../../../../../plugins/content/read/languages.ts';
import { ID_PATTERN, SECTION_IDS } from '../../../../../plugins/content/views/section-ids.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../../plugins/content');
const schemaOf = (name: string) => JSON.parse(readFileSync(resolve(FOLDER, `${name}.schema.json`), 'utf8'));

test('the schema offers every section of the résumé, in the default order', () => {
  expect(schemaOf('site').properties.sections.items.then.enum).toEqual(SECTION_IDS);
});

test.each([
  ['language tags', schemaOf('site').properties.language, TAG_PATTERN],
  ['section ids', schemaOf('project').definitions.section.properties.id, ID_PATTERN],
])('the schema and the rules have the same pattern of %s', (_, { pattern }, { source }) => {
  expect(pattern).toBe(source);
});
