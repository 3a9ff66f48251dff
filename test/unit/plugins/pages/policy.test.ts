import { expect, test } from 'vitest';
import { addCspAndIntegrity } from '../../../../plugins/pages/add-csp.ts';

test.each([true, false])('the policy allows films only if the site has one: %s', (films) => {
  const page = '<!doctype html><head><meta charset="utf-8"></head>';
  const secured = addCspAndIntegrity(page, () => '', { fonts: false, films, sends: [] });
  expect(secured.includes("media-src 'self'")).toBe(films);
});
