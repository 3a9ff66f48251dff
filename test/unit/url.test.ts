import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const PAGES: Record<string, string[]> = {
  '/': ['', 'index.html', 'index', '//'],
  '/notify': ['notify', 'notify/', 'notify//', '/notify', 'notify.html', 'notify/index.html'],
  '/no/such-page': ['no/such-page'],
};

test.each(['/', '/portfolio/', '/a/b/', '/de/'])(
  'a site served from %s links to its pages and files below that path, and knows them by any URL',
  async (base) => {
    vi.stubEnv('BASE_URL', base);
    const { pathOf, url } = await import('../../src/url');
    expect(url('/')).toBe(base);
    expect(url('/notify')).toBe(`${base}notify`);
    for (const other of ['https://doe.test/notify', 'mailto:kim@doe.test', '#work'])
      expect(url(other)).toBe(other);
    for (const [path, forms] of Object.entries(PAGES))
      for (const form of forms) {
        // preact-iso drops trailing slashes, also the base's own.
        const routed = (base + form).replace(/\/+$/, '') || '/';
        expect([base + form, routed, `${routed}/`].map(pathOf), form).toEqual([path, path, path]);
      }
  },
);
