import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Makes the page that is loading arrive, or fail. */
let finishLoading: () => void;
let failLoading: (error: unknown) => void;
const prefetch = vi.fn();
vi.mock('../../../src/first/routes', () => ({
  prefetch: (path: string) => prefetch(path),
  routeOf: (path: string) => ({
    path: ['/', '/notify', '/devhive'].includes(path) ? path : undefined,
    show: () =>
      new Promise((resolve, reject) => {
        finishLoading = () => resolve(path);
        failLoading = reject;
      }),
  }),
}));
const { onLoading, onShown, setBeforeShow, startRouter } = await import('../../../src/first/router');
const { ChunkLoadError } = await import('../../../src/first/loading/chunk-error');

/** Gets the page to show; here, its path. */
const render = vi.fn();
const loading = vi.fn();
onLoading(loading);
const shown = vi.fn();
onShown(shown);
/** What the browser would do by itself. */
const followed = vi.fn();
let entries: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
  for (const spy of [render, loading, shown, prefetch]) spy.mockReset();
  setBeforeShow(() => false);
  followed.mockReset();
  document.body.innerHTML = `
    <a id="same" href="/">Home</a> <a id="part" href="/#about"><b>About</b></a>
    <a id="hash" href="#about">about</a> <a id="other" href="/notify?from=home#diagrams">Notify</a>
    <a id="slash" href="/notify/">Notify</a> <a id="file" href="/resume.json">File</a>
    <a id="tab" href="/" target="_blank">Home in a tab</a> <a id="download" href="/" download="home.html">Save</a>
    <a id="out" href="https://devhive.example.com/">DevHive</a> <a id="blog" href="/blog/">Blog</a>
    <a id="protection" href="/cdn-cgi/l/email-protection#1f">[email protected]</a>
    <a id="language" href="/de/notify">Deutsch</a> <a id="next" href="/devhive">DevHive</a>
    <h1 tabindex="-1"></h1> <section id="about"></section>`;
  history.replaceState(null, '', '/');
  entries = history.length;
  startRouter('/', render);
  loading.mockReset();
  addEventListener('click', onClick);
});
afterEach(() => {
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
const press = (target: Element, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const address = () => location.pathname + location.search + location.hash;

test('a page that the host serves in another form is the current page too', () => {
  history.replaceState(7, '', '/notify.html');
  press(get('slash'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(loading).not.toHaveBeenCalled();
});

test('a link to a section of the current page scrolls there, and keeps the query', () => {
  history.replaceState(7, '', '/?utm_source=linkedin');
  press(get('part').firstElementChild as Element);
  expect(address()).toBe('/?utm_source=linkedin#about');
  expect(scrollTo).not.toHaveBeenCalled();
});

/** Follows a link; its page stays loading. */
const follow = (id: string) => {
  press(get(id));
  vi.runAllTimers();
};
const settled = () => vi.advanceTimersByTimeAsync(0);

test('a link to a page that is loading does nothing', () => {
  follow('other');
  press(get('slash'));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(followed).not.toHaveBeenCalled();
});

test.each([
  ['other', '/notify?from=home#diagrams'],
  ['slash', '/notify'],
])('a link to another page is followed once it has been painted as pressed: #%s', async (id, url) => {
  press(get(id));
  vi.advanceTimersToNextFrame();
  expect(address()).toBe('/');
  vi.runAllTimers();
  expect(address()).toBe(url);
  expect(loading.mock.calls).toEqual([[true]]);
  expect(render).not.toHaveBeenCalled();
  finishLoading();
  await settled();
  expect(render).toHaveBeenCalledExactlyOnceWith('/notify');
  expect(loading).toHaveBeenLastCalledWith(false);
  expect(shown).toHaveBeenCalledOnce();
  expect(document.activeElement?.tagName).toBe('H1');
  expect(followed).not.toHaveBeenCalled();
});

test('a link pressed twice is followed once', () => {
  press(get('other'));
  follow('other');
  expect(loading).toHaveBeenCalledOnce();
  expect(history.length - entries).toBe(1);
});

test('of two links in a row the last one counts, whichever page arrives first', async () => {
  follow('other');
  const first = finishLoading;
  follow('next');
  finishLoading();
  await settled();
  first();
  await settled();
  expect(render).toHaveBeenCalledExactlyOnceWith('/devhive');
});

test('a link to the page that is still shown goes back to it, at its top', async () => {
  vi.stubGlobal('scrollY', 1500);
  dispatchEvent(new Event('scroll'));
  follow('other');
  follow('same');
  expect(address()).toBe('/');
  expect(loading).toHaveBeenLastCalledWith(false);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  finishLoading();
  await settled();
  expect(render).not.toHaveBeenCalled();
});

test('a page that does not load is shown as a message, and asked for again after another page', async () => {
  follow('other');
  failLoading(new ChunkLoadError('app', 'timeout', 'https://robin.example/app.js'));
  await settled();
  const [{ page, items }] = render.mock.lastCall ?? [];
  expect(page.textContent).toContain('Loading chunk app failed (timeout).');
  expect(items).toEqual([]);
  expect(loading).toHaveBeenLastCalledWith(false);
  for (const id of ['same', 'other']) {
    follow(id);
    finishLoading();
    await settled();
  }
  expect(render.mock.calls.slice(1)).toEqual([['/'], ['/notify']]);
});

test.each(['pointerover', 'pointerdown', 'focusin', 'click'])(
  'what a page needs is fetched when %s tells that the visitor may go there, and nothing for other links',
  (type) => {
    for (const id of ['hash', 'out', 'file', 'tab'])
      get(id).dispatchEvent(new Event(type, { bubbles: true }));
    expect(prefetch).not.toHaveBeenCalled();
    get('slash').dispatchEvent(new Event(type, { bubbles: true }));
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/notify');
  },
);

test('an animation may show the next page itself', () => {
  setBeforeShow((_, show) => {
    setTimeout(show, 50);
    return true;
  });
  press(get('other'));
  vi.advanceTimersByTime(49);
  expect(address()).toBe('/');
  vi.runAllTimers();
  expect(address()).toBe('/notify?from=home#diagrams');
});

test('Back to the page that is still shown ends the loading', async () => {
  follow('other');
  history.replaceState(7, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(loading).toHaveBeenLastCalledWith(false);
  finishLoading();
  await settled();
  expect(render).not.toHaveBeenCalled();
});

test('the page of the address is shown if the document is another one', async () => {
  startRouter('/notify', render);
  finishLoading();
  await settled();
  expect(render).toHaveBeenCalledExactlyOnceWith('/');
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
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  follow('other');
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching('/notify'));
  press(get('same'));
  expect(followed).toHaveBeenCalledOnce();
  expect(loading).not.toHaveBeenCalled();
});
