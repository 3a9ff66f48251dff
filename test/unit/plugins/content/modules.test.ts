import { expect, test } from 'vitest';
import { moduleOf } from '../../../../plugins/content/modules.ts';

test('an unknown content module is named, with where to add it', () => {
  expect(() => moduleOf('colophon', {} as never, {} as never)).toThrow(
    'content:colophon: no such module: add it to MODULES in plugins/content/modules.ts',
  );
});
