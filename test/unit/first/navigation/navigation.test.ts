import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  commitNavigation,
  isNavigating,
  manageScrollPositions,
  scrollPositions,
  setNavigating,
} from '../../../../src/first/navigation/navigation';
import { persistScrollPositions } from '../../../../src/later/persist-scroll-positions';

const NOTIFY = {
  title: 'Notify · Robin Sample',
  accent: 'notify',
  sections: [{ hash: '#overview', text: 'overview' }],
};
const root = document.documentElement;
const scrolled: Element[] = [];

beforeEach(() => {
  scrolled.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  vi.stubGlobal('scrollTo', vi.fn());
  document.body.innerHTML = `
    <a id="same" href="/">Home</a> <a id="part" href="/#about"><b>About</b></a>
    <a id="hash" href="#about">about</a> <a id="other" href="/notify">Notify</a>
    <a id="tab" href="/" target="_blank">Home in a tab</a> <a id="file" href="/resume.json" download="resume.json">File</a>
    <a id="out" href="https://devhive.example.com/">DevHive</a>
    <h1 tabindex="-1">Notify</h1> <section id="about" tabindex="-1"></section>`;
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
  commitNavigation(NOTIFY);
  expect(document.title).toBe(NOTIFY.title);
  expect(document.activeElement?.tagName).toBe('H1');
});

const get = (id: string) => document.getElementById(id) as HTMLElement;

describe('a client navigation', () => {
  test('shows the loading line until the page is shown', () => {
    setNavigating(true);
    expect(root.dataset.loading).toBe('');
    commitNavigation(NOTIFY);
    expect(root.dataset.loading).toBeUndefined();
  });

  test('may be cancelled', () => {
    setNavigating(true);
    setNavigating(false);
    expect(root.dataset.loading).toBeUndefined();
    expect(isNavigating()).toBe(false);
  });

  test('sets title and accent', () => {
    commitNavigation(NOTIFY);
    expect(document.title).toBe('Notify · Robin Sample');
    expect(root.dataset.accent).toBe('notify');
  });

  test('focuses the heading', () => {
    commitNavigation(NOTIFY);
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(scrolled).toEqual([]);
  });

  test('scrolls to and focuses the section that the URL names', () => {
    history.replaceState(null, '', '/#about');
    commitNavigation(NOTIFY);
    expect(scrolled).toEqual([get('about')]);
    expect(document.activeElement).toBe(get('about'));
  });

  test('focuses the heading if there is no such section', () => {
    for (const hash of ['#nowhere', '#%E0%A4%A']) {
      history.replaceState(null, '', `/${hash}`);
      commitNavigation(NOTIFY);
      expect(document.activeElement).toBe(document.querySelector('h1'));
    }
  });
});

describe('the scroll position', () => {
  let stop: () => void;
  const at = (top: number) => {
    vi.stubGlobal('scrollY', top);
    dispatchEvent(new Event('scroll'));
  };
  /** Goes back or forward: makes the entry with this state the current one. */
  const traverse = (state: unknown, path: string, commit = () => commitNavigation(NOTIFY)) => {
    history.replaceState(state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    commit();
  };
  beforeEach(() => {
    vi.stubGlobal('scrollY', 0);
    stop = manageScrollPositions();
  });
  afterEach(() => stop());

  test('is restored on Back, whether popstate or the commit comes first', () => {
    at(1500);
    const home = history.state;
    history.pushState(null, '', '/notify');
    commitNavigation(NOTIFY);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    at(300);
    history.replaceState(home, '', '/');
    commitNavigation(NOTIFY);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1500, behavior: 'instant' });
    traverse(home, '/');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1500, behavior: 'instant' });
  });

  test('is not overwritten while the previous page is still shown', () => {
    at(1500);
    const home = history.state;
    history.pushState(null, '', '/notify');
    commitNavigation(NOTIFY);
    traverse(home, '/', () => {
      setNavigating(true);
      at(20);
      commitNavigation(NOTIFY);
    });
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1500, behavior: 'instant' });
  });

  test('is restored on Back from a section of the same page', () => {
    at(700);
    const home = history.state;
    history.pushState(null, '', '/#about');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(scrollTo).not.toHaveBeenCalled();
    traverse(home, '/', () => {});
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 700, behavior: 'instant' });
  });

  test('is not restored while another page is shown', () => {
    at(1500);
    const home = history.state;
    history.pushState(null, '', '/notify');
    commitNavigation(NOTIFY);
    vi.mocked(scrollTo).mockClear();
    traverse(home, '/', () => expect(scrollTo).not.toHaveBeenCalled());
    commitNavigation(NOTIFY);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1500, behavior: 'instant' });
  });

  test('is kept across reloads', () => {
    at(1500);
    const home = history.state;
    persistScrollPositions();
    dispatchEvent(new Event('pagehide'));
    scrollPositions.clear();
    persistScrollPositions();
    expect(scrollPositions.get(home)).toBe(1500);
  });

  test('is kept if the browser discards the tab in the background', () => {
    at(1500);
    persistScrollPositions();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    scrollPositions.clear();
    persistScrollPositions();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1500, behavior: 'instant' });
  });

  test('is restored after a visit to another site, unless the visitor has scrolled since', () => {
    at(1500);
    persistScrollPositions();
    dispatchEvent(new Event('scrollend'));
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

  test('is left to the browser only when the document is unloaded', () => {
    expect(history.scrollRestoration).toBe('manual');
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
  });
});
