import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setNavigating } from '../../../src/first/navigation/navigation';

vi.mock('../../../src/first/routes', () => ({
  routeOf: (path: string) => ({ path: ['/', '/notify'].includes(path) ? path : undefined }),
}));
const { handleLinks } = await import('../../../src/first/navigation/links');

const request = vi.fn();
/** What the browser would do by itself. */
const followed = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
  request.mockReset();
  followed.mockReset();
  document.body.innerHTML = `
    <a id="same" href="/">Home</a> <a id="part" href="/#about"><b>About</b></a>
    <a id="hash" href="#about">about</a> <a id="other" href="/notify?from=home#diagrams">Notify</a>
    <a id="slash" href="/notify/">Notify</a> <a id="file" href="/resume.json">File</a>
    <a id="tab" href="/" target="_blank">Home in a tab</a> <a id="download" href="/" download="home.html">Save</a>
    <a id="out" href="https://devhive.example.com/">DevHive</a> <a id="blog" href="/blog/">Blog</a>
    <a id="protection" href="/cdn-cgi/l/email-protection#1f">[email protected]</a>
    <a id="language" href="/de/notify">Deutsch</a> <section id="about"></section>`;
  history.replaceState(null, '', '/');
  stop = handleLinks(request);
  addEventListener('click', onClick);
});
afterEach(() => {
  stop();
  removeEventListener('click', onClick);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function onClick(event: Event) {
  if (!event.defaultPrevented) followed();
  event.preventDefault();
}
const get = (id: string) => document.getElementById(id) as HTMLElement;
const press = (target: Element, init: MouseEventInit = {}) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(click, 'isTrusted', { value: true });
  target.dispatchEvent(click);
};
const address = () => location.pathname + location.search + location.hash;

test('a page that the host serves in another form is the current page too', () => {
  history.replaceState(7, '', '/notify.html');
  press(get('slash'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(request).not.toHaveBeenCalled();
});

test('a link to a section of the current page scrolls there, and keeps the query', () => {
  history.replaceState(7, '', '/?utm_source=linkedin');
  press(get('part').firstElementChild as Element);
  expect(address()).toBe('/?utm_source=linkedin#about');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a link to a page that is loading does nothing', () => {
  setNavigating(true);
  press(get('same'));
  setNavigating(false);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(followed).not.toHaveBeenCalled();
});

test.each([
  ['other', '/notify?from=home#diagrams'],
  ['slash', '/notify'],
])('a link to another page is followed once it has been painted as pressed: #%s', (id, url) => {
  press(get(id));
  vi.advanceTimersToNextFrame();
  expect(address()).toBe('/');
  vi.runAllTimers();
  expect(request).toHaveBeenCalledExactlyOnceWith('/notify');
  expect(address()).toBe(url);
  expect(followed).not.toHaveBeenCalled();
});

test.each(['hash', 'tab', 'download', 'out', 'file', 'blog', 'protection', 'language'])(
  'the browser follows a link that leads to no page of the site: #%s',
  (id) => {
    press(get(id));
    expect(followed).toHaveBeenCalledOnce();
    expect(address()).toBe('/');
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'the browser handles a click with %o',
  (how) => {
    for (const id of ['same', 'other']) press(get(id), how);
    expect(followed).toHaveBeenCalledTimes(2);
  },
);

test('the browser follows a link if it refuses another history entry', () => {
  const refuse = () => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  };
  vi.spyOn(history, 'pushState').mockImplementation(refuse);
  vi.spyOn(history, 'replaceState').mockImplementation(refuse);
  press(get('other'));
  vi.runAllTimers();
  press(get('same'));
  expect(followed).toHaveBeenCalledTimes(2);
  expect(request).not.toHaveBeenCalled();
});
