import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setBeforeShow, setNavigating, showLoading } from '../../../src/first/navigation';
import { restoreScrollPosition, scrollPositions } from '../../../src/first/scroll-positions';
import { followLinks } from '../../../src/router/links';
import { manageScrollPositions, scrollToAddress } from '../../../src/router/manage-scroll';

const go = vi.fn<(address: string) => void>();
const assign = vi.spyOn(location, 'assign');
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
  go.mockReset().mockImplementation((address) => history.pushState(null, '', address));
  assign.mockReset().mockImplementation(() => {});
  history.replaceState(null, '', '/?from=mail');
  stop = followLinks(go);
});
afterEach(() => {
  stop();
  setNavigating(false);
  vi.useRealTimers();
});

/** Presses a link; returns true if it is left to the browser. */
function press(attributes: string, more: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><b>Link</b></a>`;
  let isLeft = false;
  document.querySelector('a')?.addEventListener('click', (event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  document.querySelector('b')?.dispatchEvent(click);
  return isLeft;
}
const frame = () => vi.advanceTimersByTime(50);

test('a link to a page is followed once it has been painted as pressed', () => {
  expect(press('href="/notify?a=b#c"')).toBe(false);
  expect(go).not.toHaveBeenCalled();
  frame();
  expect(go.mock.calls).toEqual([['/notify?a=b#c']]);
});

test('a link pressed twice makes one history entry', () => {
  press('href="/notify"');
  press('href="/notify"');
  frame();
  expect(go).toHaveBeenCalledOnce();
});

test('who has waited for the app, or for another page, waits for no frame and no animation', () => {
  const morph = vi.fn(() => true);
  setBeforeShow(morph);
  showLoading(true);
  press('href="/notify"');
  expect(go.mock.calls).toEqual([['/notify']]);
  expect(morph).not.toHaveBeenCalled();
  setBeforeShow(() => false);
});

test('where the browser refuses a history entry, it follows the link itself', () => {
  go.mockImplementation(() => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  });
  press('href="/notify"');
  frame();
  expect(assign.mock.calls).toEqual([[`${location.origin}/notify`]]);
});

test.each<[string, string, MouseEventInit?]>([
  ['to another site', 'href="https://devhive.test/"'],
  ['to a file', 'href="/robin.pdf"'],
  ['that saves a file', 'href="/notify" download="notify.html"'],
  ['that opens a tab', 'href="/notify" target="_blank"'],
  ['to a section', 'href="#contact"'],
  ['pressed with a key that opens a tab', 'href="/notify"', { ctrlKey: true }],
])('a link %s is left to the browser', (_, attributes, more) => {
  expect(press(attributes, more)).toBe(true);
  frame();
  expect(go).not.toHaveBeenCalled();
});

test.each(['/', '/index.html', '/index'])('a link to the current page, as %s, scrolls to its top', (path) => {
  const entries = history.length;
  expect(press(`href="${path}"`)).toBe(false);
  frame();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect([history.length, go.mock.calls, location.pathname]).toEqual([entries, [], path]);
});

test('a link to a section of the current page scrolls there', () => {
  expect(press('href="/#contact"')).toBe(false);
  frame();
  expect(assign.mock.calls).toEqual([['?from=mail#contact']]);
  expect(go).not.toHaveBeenCalled();
});

test('while the next page loads, another press on its link changes nothing', () => {
  setNavigating(true);
  expect(press('href="/"')).toBe(false);
  expect(press('href="/#contact"')).toBe(false);
  frame();
  expect([go.mock.calls, assign.mock.calls]).toEqual([[], []]);
  expect(scrollTo).not.toHaveBeenCalled();
});

describe('scroll positions', () => {
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
});
