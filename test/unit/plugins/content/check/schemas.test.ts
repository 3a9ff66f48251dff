import { expect, test } from 'vitest';
import schema from '../../../../../plugins/content/site.schema.json' with { type: 'json' };
import { SECTION_IDS } from '../../../../../plugins/content/types.ts';

test('the schema offers every section of the résumé, in the default order', () => {
  expect(schema.properties.sections.items.then.enum).toEqual(SECTION_IDS);
});
