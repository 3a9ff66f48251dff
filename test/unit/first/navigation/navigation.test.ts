import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleLinks } from '../../../../src/first/navigation/links';
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

  test('is left to the browser only when the document is unloaded', () => {
    expect(history.scrollRestoration).toBe('manual');
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
  });
});

describe('a link to the current page', () => {
  let stop: () => void;
  const others = vi.fn((event: Event) => event.preventDefault());
  beforeEach(() => {
    others.mockClear();
    stop = handleLinks();
    document.body.addEventListener('click', others);
  });
  afterEach(() => {
    stop();
    document.body.removeEventListener('click', others);
  });
  const click = (element: Element, init: MouseEventInit = {}) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

  test('scrolls to the top and adds no history entry', () => {
    const before = history.length;
    expect(click(get('same'))).toBe(false);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(history.length).toBe(before);
    expect(others).not.toHaveBeenCalled();
  });

  test('scrolls to the section that it names', () => {
    click(get('part').firstElementChild as Element);
    expect(location.hash).toBe('#about');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('scrolls there without reloading the page of a visitor who arrived with a query', () => {
    history.replaceState(7, '', '/?utm_source=linkedin');
    click(get('part'));
    expect(location.search + location.hash).toBe('?utm_source=linkedin#about');
  });

  test('removes the section from the URL', () => {
    history.replaceState(7, '', '/#about');
    click(get('same'));
    expect([location.hash, history.state]).toEqual(['', 7]);
  });

  test('does nothing while that page is loading and another one is shown', () => {
    setNavigating(true);
    expect(click(get('same'))).toBe(false);
    setNavigating(false);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(others).not.toHaveBeenCalled();
  });

  test.each(['hash', 'other', 'tab', 'file', 'out'])('is handled, but other links are not: #%s', (id) => {
    click(get(id));
    expect(others).toHaveBeenCalledOnce();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %o',
    (how) => {
      click(get('same'), how);
      expect(others).toHaveBeenCalledOnce();
    },
  );

  test('is an ordinary link after the handler is removed', () => {
    stop();
    click(get('same'));
    expect(others).toHaveBeenCalledOnce();
  });
});

describe('a link to another page', () => {
  const router = vi.fn((event: Event) => event.preventDefault());
  let stop: () => void;
  beforeEach(() => {
    router.mockClear();
    vi.useFakeTimers();
    stop = handleLinks();
    document.body.addEventListener('click', router);
  });
  afterEach(() => {
    stop();
    document.body.removeEventListener('click', router);
    vi.useRealTimers();
  });
  const press = (element: Element, init: MouseEventInit = {}) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    Object.defineProperty(click, 'isTrusted', { value: true });
    return element.dispatchEvent(click);
  };

  test('is followed once, after the frame that paints it as pressed', () => {
    expect(press(get('other'))).toBe(false);
    vi.advanceTimersToNextFrame();
    expect(router).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(router).toHaveBeenCalledOnce();
    expect(router.mock.calls[0]?.[0].target).toBe(get('other'));
  });

  test.each(['hash', 'tab', 'file', 'out'])('is delayed, but other links are not: #%s', (id) => {
    press(get(id));
    expect(router).toHaveBeenCalledOnce();
  });

  test('is not delayed if it opens in another tab', () => {
    press(get('other'), { ctrlKey: true });
    expect(router).toHaveBeenCalledOnce();
  });
});
