import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const below = (base: string) => {
  vi.stubEnv('BASE_URL', base);
  return import('../../../../src/first/navigation/url');
};

for (const base of ['/', '/portfolio/', '/a/b/', '/de/']) {
  describe(`a site served from ${base}`, () => {
    test('links to its pages and files below that path', async () => {
      const { url } = await below(base);
      expect(url('/')).toBe(base);
      expect(url('/notify')).toBe(`${base}notify`);
      expect(url('/assets/x.css')).toBe(`${base}assets/x.css`);
    });

    test.each([
      ['', '/'],
      ['index.html', '/'],
      ['index', '/'],
      ['notify', '/notify'],
      ['notify/', '/notify'],
      ['notify//', '/notify'],
      ['/notify', '/notify'],
      ['//', '/'],
      ['notify.html', '/notify'],
      ['notify/index.html', '/notify'],
      ['no/such-page', '/no/such-page'],
    ])('shows under "%s" the page %s', async (rest, path) => {
      const { pathOf } = await below(base);
      expect(pathOf(base + rest)).toBe(path);
      // The router drops trailing slashes, also the base's own.
      const routed = (base + rest).replace(/\/+$/, '') || '/';
      for (const variant of [routed, `${routed}/`]) expect(pathOf(variant)).toBe(path);
    });
  });
}
