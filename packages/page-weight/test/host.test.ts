import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { openBuiltSite } from '../src/site.ts';
import { openHost } from '../src/visit/host.ts';
import { folderOf } from './folder.ts';

const folder = folderOf({
  'index.html': 'Home',
  '404.html': 'Nothing',
  _headers: '/*\n  X-A: yes\n/a\n  X-B: 日本\n',
});
const site = openBuiltSite(folder, '/x/');
const host = await openHost();
afterAll(() => host.close());

test('no address and no header ends the host: what can’t be sent is named', async () => {
  const whole = openBuiltSite(folder, '/');
  const visitor = host.visitor(whole, undefined);
  const get = (path: string) =>
    new Promise<number | undefined>((answered, failed) =>
      request({ port: host.port, path, headers: { host: new URL(visitor.origin).host } }, ({ statusCode }) =>
        answered(statusCode),
      )
        .on('error', failed)
        .end(),
    );
  expect([await get('//'), await get('//a.test/b'), await get('/?a')]).toEqual([200, 404, 200]);
  expect(visitor.fault).toBe('');
  expect(await get('/a')).toBe(404);
  expect(visitor.fault).toBe('_headers: "X-B: 日本" can\'t be sent: write it in ASCII');
});

test('a file that browsers ask for and is missing costs the not-found page, but not below another site’s path', () => {
  const visitor = host.visitor(site, undefined);
  visitor.note('null/favicon.ico');
  visitor.note(`${visitor.origin}/favicon.ico`);
  expect(visitor.spent()).toBe(0);
  visitor.note(`${visitor.origin}/x/favicon.ico`);
  expect(visitor.spent()).toBe('Nothing'.length);
});
