import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreScrollPosition, scrollPositions } from '../../../src/first/scroll-positions';
import { manageScrollPositions, scrollToAddress } from '../../../src/router/scroll-positions';

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
    manageScrollPositions();
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
  ])('is kept if %s, and the visitor’s last one counts', (_, type) => {
    const leave = () => {
      document.dispatchEvent(new Event(type, { bubbles: true }));
      scrollPositions.clear();
      restoreScrollPosition();
    };
    at(1500);
    leave();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1500, behavior: 'instant' });
    at(0);
    leave();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  test.each(['invalid text', '{'])('is forgotten if the storage contains %s', (text) => {
    sessionStorage.setItem('places', text);
    expect(restoreScrollPosition).not.toThrow();
    sessionStorage.clear();
  });

  test('is lost without an error if the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', failed);
    dispatchEvent(new Event('scrollend'));
    removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });
});
