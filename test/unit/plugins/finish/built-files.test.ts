import { expect, test } from 'vitest';
import { chunkName } from '../../../../plugins/finish/built-files.ts';

test('a project may be called like one of the site’s own scripts', () => {
  expect(chunkName({ moduleIds: ['/site/src/first/main.tsx'] })).toBe('[name]');
  expect(chunkName({ moduleIds: ['\0content:projects', '/site/src/first/main.tsx'] })).toBe('[name]');
  expect(chunkName({ moduleIds: ['\0content:projects/main'] })).toBe('[name].page');
  expect(chunkName({ moduleIds: ['/site/src/components/picture.tsx', '\0content:blocks'] })).toBe('picture');
});
