import { afterAll, expect, test } from 'vitest';
import { openBuiltSite } from '../../../../plugins/budget/built-site.ts';
import { openHost } from '../../../../tools/budget/host.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const site = openBuiltSite(temporaryFolder('host', { 'index.html': 'Home', '404.html': 'Nothing' }), '/x/');
const host = await openHost();
afterAll(() => host.close());

test('a file that browsers ask for and is missing costs the not-found page, but not below another site’s path', () => {
  const visitor = host.visitor(site, undefined);
  visitor.note('null/favicon.ico');
  visitor.note(`${visitor.origin}/favicon.ico`);
  expect(visitor.spent()).toBe(0);
  visitor.note(`${visitor.origin}/x/favicon.ico`);
  expect(visitor.spent()).toBe('Nothing'.length);
});
