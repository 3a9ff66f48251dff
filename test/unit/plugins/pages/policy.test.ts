import { expect, test } from 'vitest';
import { addCspAndIntegrity } from '../../../../plugins/pages/policy.ts';

const page = (src: string) =>
  `<!doctype html><head><meta charset="utf-8"><script src="${src}"></script></head>`;

test('allows a script of another host by its full URL, without an integrity hash', () => {
  const script = 'https://stats.example.org/s.js?id=G-1&l=x';
  const secured = addCspAndIntegrity(page(script.replace('&', '&amp;')), () => '', {
    fonts: false,
    films: false,
    others: [{ script, sends: [] }],
  });
  expect(secured).not.toContain('integrity');
  expect(secured).toContain(`script-src 'self' ${script}`);
});

test('adds an integrity hash to a script of the site', () => {
  const secured = addCspAndIntegrity(page('/assets/main-a1b2c3.js'), () => 'go()', {
    fonts: false,
    films: false,
    others: [],
  });
  expect(secured).toMatch(/src="\/assets\/main-a1b2c3\.js" integrity="sha\d+-[^"]+"/);
});

test.each([true, false])('allows films only if the site has one: %s', (films) => {
  const secured = addCspAndIntegrity(page('/a.js'), () => '', { fonts: false, films, others: [] });
  expect(secured.includes("media-src 'self'")).toBe(films);
});
