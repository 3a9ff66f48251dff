import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPlacesOverReloads } from '../../../src/navigation/kept-places';
import { handleLinks } from '../../../src/navigation/links';
import {
  commitNavigation,
  isNavigating,
  keepPlaces,
  scrollPositions,
  setNavigating,
} from '../../../src/navigation/navigation';

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

describe('a page that comes', () => {
  test('shows a line on top while it is on its way, and takes it away', () => {
    setNavigating(true);
    expect(root.dataset.loading).toBe('');
    commitNavigation(NOTIFY);
    expect(root.dataset.loading).toBeUndefined();
  });

  test('may be left alone again', () => {
    setNavigating(true);
    setNavigating(false);
    expect(root.dataset.loading).toBeUndefined();
    expect(isNavigating()).toBe(false);
  });

  test('brings its title and its accent', () => {
    commitNavigation(NOTIFY);
    expect(document.title).toBe('Notify · Robin Sample');
    expect(root.dataset.accent).toBe('notify');
  });

  test('gives the focus to its heading', () => {
    commitNavigation(NOTIFY);
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(scrolled).toEqual([]);
  });

  test('lands on the section that the address names', () => {
    history.replaceState(null, '', '/#about');
    commitNavigation(NOTIFY);
    expect(scrolled).toEqual([get('about')]);
    expect(document.activeElement).toBe(get('about'));
  });

  test('begins at its heading where there is no such section', () => {
    for (const hash of ['#nowhere', '#%E0%A4%A']) {
      history.replaceState(null, '', `/${hash}`);
      commitNavigation(NOTIFY);
      expect(document.activeElement).toBe(document.querySelector('h1'));
    }
  });
});

describe('the place where the visitor was', () => {
  let stop: () => void;
  const at = (top: number) => {
    vi.stubGlobal('scrollY', top);
    dispatchEvent(new Event('scroll'));
  };
  /** What back and forward do: the entry with this state is the present one. */
  const traverse = (state: unknown, path: string, commit = () => commitNavigation(NOTIFY)) => {
    history.replaceState(state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    commit();
  };
  beforeEach(() => {
    vi.stubGlobal('scrollY', 0);
    stop = keepPlaces();
  });
  afterEach(() => stop());

  test('is where back leads, whoever hears of it first', () => {
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

  test('is kept while the page before still stands', () => {
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

  test('is where back from a section of the same page leads', () => {
    at(700);
    const home = history.state;
    history.pushState(null, '', '/#about');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(scrollTo).not.toHaveBeenCalled();
    traverse(home, '/', () => {});
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 700, behavior: 'instant' });
  });

  test('is not gone to while another page stands', () => {
    at(1500);
    const home = history.state;
    history.pushState(null, '', '/notify');
    commitNavigation(NOTIFY);
    vi.mocked(scrollTo).mockClear();
    traverse(home, '/', () => expect(scrollTo).not.toHaveBeenCalled());
    commitNavigation(NOTIFY);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1500, behavior: 'instant' });
  });

  test('is kept where the document is loaded anew', () => {
    at(1500);
    const home = history.state;
    keepPlacesOverReloads();
    dispatchEvent(new Event('pagehide'));
    scrollPositions.clear();
    keepPlacesOverReloads();
    expect(scrollPositions.get(home)).toBe(1500);
  });

  test.each(['nothing that was kept', '{'])('is forgotten where the storage holds %s', (text) => {
    sessionStorage.setItem('places', text);
    expect(keepPlacesOverReloads).not.toThrow();
    sessionStorage.clear();
  });

  test('is left to the browser only where the document itself goes', () => {
    expect(history.scrollRestoration).toBe('manual');
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
  });
});

describe('a link to the page that is open', () => {
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

  test('leads to its top and adds nothing to the history', () => {
    const before = history.length;
    expect(click(get('same'))).toBe(false);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(history.length).toBe(before);
    expect(others).not.toHaveBeenCalled();
  });

  test('leads to the section that it names', () => {
    click(get('part').firstElementChild as Element);
    expect(location.hash).toBe('#about');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('leads away from a section, and its address does too', () => {
    history.replaceState(7, '', '/#about');
    click(get('same'));
    expect([location.hash, history.state]).toEqual(['', 7]);
  });

  test('does nothing where that page is on its way and another one stands', () => {
    setNavigating(true);
    expect(click(get('same'))).toBe(false);
    setNavigating(false);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(others).not.toHaveBeenCalled();
  });

  test.each(['hash', 'other', 'tab', 'file', 'out'])('is not every link: #%s is left alone', (id) => {
    click(get(id));
    expect(others).toHaveBeenCalledOnce();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'opens elsewhere with %o',
    (how) => {
      click(get('same'), how);
      expect(others).toHaveBeenCalledOnce();
    },
  );

  test('is an ordinary link once nobody watches', () => {
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

  test('is followed once, after the frame that shows it pressed', () => {
    expect(press(get('other'))).toBe(false);
    vi.advanceTimersToNextFrame();
    expect(router).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(router).toHaveBeenCalledOnce();
    expect(router.mock.calls[0]?.[0].target).toBe(get('other'));
  });

  test.each(['hash', 'tab', 'file', 'out'])('is not every link: #%s waits for nothing', (id) => {
    press(get(id));
    expect(router).toHaveBeenCalledOnce();
  });

  test('waits for nothing where it opens elsewhere', () => {
    press(get('other'), { ctrlKey: true });
    expect(router).toHaveBeenCalledOnce();
  });
});
