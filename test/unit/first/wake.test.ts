import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Browser } from '../../../src/first/loading/chunk';

const loadChunk = vi.hoisted(() =>
  vi.fn<(id: string, load: unknown, browser?: Browser) => Promise<object>>(),
);
const withoutReload = vi.hoisted(() => ({}));
vi.mock('../../../src/first/loading/chunk', () => ({ loadChunk, withoutReload }));
vi.mock('../../../src/first/loading/part', () => ({
  hasPage: () => true,
  noted: () => document.getElementById('entry')?.dataset,
  prefetchPage: () => {},
}));

/** The app: it attaches the handlers of what is around the page as it starts, those of the page as that is hydrated. */
const app = {
  start: vi.fn(),
  hydratePage: vi.fn(async () => void app.isPageHydrated.mockReturnValue(true)),
  isPageHydrated: vi.fn(() => false),
};
const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
let failure: Error;

/** Undoes what the module under test has added to the page. */
let listening: AbortController;

beforeEach(async () => {
  vi.resetModules();
  const { ChunkLoadError } = await import('../../../src/first/loading/chunk-error');
  failure = new ChunkLoadError('app', 'error', 'https://robin.example/app.js');
  vi.useFakeTimers();
  for (const spy of [assign, reload, app.start, app.hydratePage]) spy.mockClear();
  app.isPageHydrated.mockReturnValue(false);
  loadChunk.mockReset().mockResolvedValue(app);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('')),
  );
  listening = new AbortController();
  for (const target of [document, window]) {
    const { addEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, capture?: unknown) =>
        addEventListener.call(target, type, listener, { capture: !!capture, signal: listening.signal }),
    );
  }
  history.replaceState(null, '', '/');
  document.body.innerHTML = `<header><button data-on>Pause</button></header>
    <main><div class="page"><a href="/notify"><b>Notify</b></a><button data-on><i>Copy</i></button><ul data-on><li></li><li></li></ul>
      <form data-on><button>Send</button></form><p>Text</p></div></main>
    <template id="entry"></template>`;
});
afterEach(() => {
  listening.abort();
  vi.mocked(document.addEventListener).mockRestore();
  vi.mocked(window.addEventListener).mockRestore();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function wakeOnIntent() {
  (await import('../../../src/first/wake')).wakeOnIntent();
}
const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const intend = (selector: string, type: string) =>
  element(selector).dispatchEvent(new Event(type, { bubbles: true }));
const settle = () => vi.advanceTimersByTimeAsync(100);
/** Presses an element; returns true if the press is left to whoever else listens. */
const press = (selector: string) =>
  element(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 40, detail: 1 }),
  );

test.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])(
  'the app starts on %s over a link to a page, or over what has a handler, and only once',
  async (type) => {
    await wakeOnIntent();
    intend('p', type);
    await settle();
    expect(loadChunk).not.toHaveBeenCalled();
    for (const selector of ['a > b', 'header > button', 'a > b']) intend(selector, type);
    await settle();
    expect([loadChunk.mock.calls.length, app.start.mock.calls.length]).toEqual([1, 1]);
    expect(app.hydratePage).not.toHaveBeenCalled();
  },
);

test('the page itself is hydrated once somebody is about to use what has a handler in it', async () => {
  await wakeOnIntent();
  intend('main i', 'pointerover');
  await settle();
  expect(app.hydratePage).toHaveBeenCalledOnce();
});

test.each([
  ['a button around the page', 'header > button', 'header > button'],
  ['a button of the page', 'main button', 'main i'],
  ['a list whose handler asks which item it was', 'ul', 'li:last-child'],
])('a press on %s is repeated, as it was, once its handler is there', async (_, selector, under) => {
  const presses: object[] = [];
  element(selector).addEventListener('click', (event) => {
    const { target, clientX, detail } = event as MouseEvent;
    presses.push({ target, clientX, detail });
  });
  await wakeOnIntent();
  press(under);
  expect(presses).toEqual([]);
  await settle();
  const asItWas = { target: element(under), clientX: 40, detail: 1 };
  expect(presses).toEqual([asItWas]);
  press(under);
  expect(presses).toEqual([asItWas, asItWas]);
});

test('a press waits for the effects of what has been hydrated: one may attach a handler', async () => {
  const pressed = vi.fn();
  app.hydratePage.mockImplementationOnce(async () => {
    requestAnimationFrame(() => element('main button').addEventListener('click', pressed));
    app.isPageHydrated.mockReturnValue(true);
  });
  await wakeOnIntent();
  press('main i');
  await settle();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a form whose button was pressed is sent once its handler is there', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  element('form').addEventListener('submit', sent);
  await wakeOnIntent();
  press('form > button');
  expect(sent).not.toHaveBeenCalled();
  await settle();
  expect(sent).toHaveBeenCalledOnce();
});

test('a press on a link is repeated once the app is there, which follows it', async () => {
  const pressed = vi.fn((event: Event) => event.preventDefault());
  element('a').addEventListener('click', pressed);
  await wakeOnIntent();
  press('a > b');
  expect([pressed.mock.calls.length, 'loading' in document.documentElement.dataset]).toEqual([0, true]);
  await settle();
  expect([pressed.mock.calls.length, 'loading' in document.documentElement.dataset]).toEqual([1, false]);
});

test('what the intent could not load, the press loads, by every means', async () => {
  const pressed = vi.fn();
  element('main button').addEventListener('click', pressed);
  loadChunk.mockRejectedValueOnce(failure);
  await wakeOnIntent();
  intend('main i', 'pointerover');
  press('main i');
  await settle();
  expect(pressed).toHaveBeenCalledOnce();
  expect(loadChunk.mock.calls.map(([, , browser]) => browser)).toEqual([withoutReload, undefined]);
});

test.each([
  ['a link leads to a document', 'a > b', true, [[`${location.origin}/notify`]]],
  ['and without a network a link says why, and the page stays', 'a > b', false, []],
  ['a button says why', 'main i', true, []],
])('without the app’s code %s', async (_, selector, hasNetwork, followed) => {
  loadChunk.mockRejectedValue(failure);
  if (!hasNetwork) vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  await wakeOnIntent();
  press(selector);
  await settle();
  expect(assign.mock.calls).toEqual(followed);
  if (followed.length) return;
  expect(element('[role=alert]').textContent).toContain(failure.message);
  expect('loading' in document.documentElement.dataset).toBe(false);
});

test.each([
  ['with a component that does something by itself', 'data-live', 1],
  ['of any other kind', 'data-plain', 0],
])('a page %s is hydrated %3$d times when the browser is idle', async (_, attribute, times) => {
  element('template').setAttribute(attribute, '');
  await wakeOnIntent();
  await vi.advanceTimersByTimeAsync(5000);
  expect([app.start.mock.calls.length, app.hydratePage.mock.calls.length]).toEqual([times, times]);
});

test('a press from before the script is repeated, too', async () => {
  const pressed = vi.fn();
  const button = element('header > button');
  button.addEventListener('click', pressed);
  Object.assign(window, { clicks: [button] });
  await wakeOnIntent();
  await settle();
  expect(pressed).toHaveBeenCalledOnce();
  expect(window.clicks).toBeNull();
});
