import { expect, test } from 'vitest';
import { nameOf } from '../../../../plugins/finish/module-sizes.ts';

test.each([
  ['/home/kim/site/src/app.tsx', '/home/kim/site', 'src/app.tsx'],
  ['/home/kim/site/src/nav.module.css?inline', '/home/kim/site', 'src/nav.module.css'],
  ['C:/kim/site/node_modules/preact/dist/preact.mjs', 'C:/kim/site', 'node_modules/preact/dist/preact.mjs'],
  ['\0content:home', '/home/kim/site', 'content:home'],
])('names %s in %s as %s', (id, root, name) => {
  expect(nameOf(id, root)).toBe(name);
});
