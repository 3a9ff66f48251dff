import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { manageScrollPositions, scrollPositions, scrollToAddress } from '../../../src/first/scroll-positions';
import { persistScrollPositions } from '../../../src/later/restored-page';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  document.body.innerHTML = '<h1 tabindex="-1">Notify</h1>';
  history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a page is shown whether or not the browser accepts another change of its history', () => {
  history.replaceState(null, '', '/notify');
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  });
  scrollToAddress();
  expect(document.activeElement?.tagName).toBe('H1');
});

test.each(['#nowhere', '#%E0%A4%A'])('the heading has the focus if there is no section %s', (hash) => {
  history.replaceState(null, '', `/${hash}`);
  scrollToAddress();
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

describe('the scroll position', () => {
  const at = (top: number) => {
    vi.stubGlobal('scrollY', top);
    dispatchEvent(new Event('scroll'));
  };
  beforeEach(() => {
    vi.stubGlobal('scrollY', 0);
    manageScrollPositions(() => false);
  });

  test('is restored on Back, whether popstate or the commit comes first', () => {
    at(1500);
    const home = history.state;
    history.pushState(null, '', '/notify');
    scrollToAddress();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    at(300);
    history.replaceState(home, '', '/');
    scrollToAddress();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1500, behavior: 'instant' });
    dispatchEvent(new PopStateEvent('popstate', { state: home }));
    scrollToAddress();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1500, behavior: 'instant' });
  });

  test.each([
    ['the tab in the background is discarded', 'visibilitychange'],
    ['another site is visited', 'scrollend'],
  ])('is kept if %s, unless the visitor has scrolled since', (_, type) => {
    at(1500);
    persistScrollPositions();
    document.dispatchEvent(new Event(type, { bubbles: true }));
    scrollPositions.clear();
    persistScrollPositions();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1500, behavior: 'instant' });
    vi.mocked(scrollTo).mockClear();
    scrollPositions.clear();
    at(0);
    persistScrollPositions();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test.each(['invalid text', '{'])('is forgotten if the storage contains %s', (text) => {
    sessionStorage.setItem('places', text);
    expect(persistScrollPositions).not.toThrow();
    sessionStorage.clear();
  });

  test('is lost without an error if the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', failed);
    persistScrollPositions();
    dispatchEvent(new Event('scrollend'));
    removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });
});

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
    const { pathOf, url } = await import('../../../src/url');
    expect(url('/')).toBe(base);
    expect(url('/notify')).toBe(`${base}notify`);
    for (const [path, forms] of Object.entries(PAGES))
      for (const form of forms) {
        // The router drops trailing slashes, also the base's own.
        const routed = (base + form).replace(/\/+$/, '') || '/';
        expect([base + form, routed, `${routed}/`].map(pathOf), form).toEqual([path, path, path]);
      }
  },
);
