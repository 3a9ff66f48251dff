import { expect, test } from 'vitest';
import { devPolicy, violationMessage } from '../../../plugins/pages/dev-policy.ts';

const FILE = 'http://localhost:5173/node_modules/.vite/deps/@fancy_toast.js?v=1';
const of = (directive: string, blocked = 'inline', sample = '') =>
  violationMessage({ directive, blocked, file: FILE, line: 12, sample });

test.each([
  ['style-src-elem', 'inline', '"policy": { "styles": true }'],
  ['require-trusted-types-for', 'trusted-types-sink', '"policy": { "html": true }'],
  ['connect-src', 'https://api.example.org/v1', '"policy": { "hosts": ["https://api.example.org"] }'],
  ['script-src-elem', 'https://cdn.example.org/a.js', 'no step allows that'],
])('what %s stops of a package is said with its file, and what to write', (directive, blocked, step) => {
  const message = of(directive, blocked);
  expect(message).toContain('node_modules/.vite/deps/@fancy_toast.js:12: the package @fancy/toast does what');
  expect(message).toContain(step);
});

test('the dev server’s pages have the policy of the built site, loosened by the same steps', () => {
  const policyWith = (policy?: object) => {
    const owner = { content: () => ({ site: { policy } }) } as never;
    const { transformIndexHtml } = devPolicy(owner);
    const [meta] = (
      transformIndexHtml as unknown as { handler: () => { attrs: { content: string } }[] }
    ).handler();
    return meta?.attrs.content;
  };
  expect(policyWith()).toMatch(
    /^default-src 'none'; script-src 'self' 'nonce-.*require-trusted-types-for 'script'/,
  );
  expect(policyWith()).not.toContain('unsafe');
  expect(policyWith({ html: true })).not.toContain('trusted-types');
  expect(policyWith({ styles: true })).toContain("style-src 'self' 'unsafe-inline'");
  expect(policyWith({ hosts: ['https://api.example.org'] })).toContain(
    "connect-src 'self' ws: wss: https://api.example.org",
  );
});
