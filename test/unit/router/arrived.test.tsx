import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { ErrorBoundary, LocationProvider, Route, Router, useLocation } from 'preact-iso';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNavigating } from '../../../src/first/navigation';
import { Arrived } from '../../../src/router/arrived';
import { lazyPage, NOT_LOADED } from '../../../src/router/lazy-page';
import type { PageModule } from '../../../src/routes';

/** What has loaded, and what a test lets load, by path. */
let loaded: Set<string>;
let arrive: Record<string, () => void>;
/** What a test lets fail, by path. */
let fail: Record<string, () => void>;

const load = (path: string) =>
  new Promise<void>((resolve) => {
    fail[path] = resolve;
    arrive[path] = () => {
      loaded.add(path);
      resolve();
    };
  });

function Home() {
  const [presses, setPresses] = useState(0);
  return <button type="button" onClick={() => setPresses(presses + 1)}>{`Home ${presses}`}</button>;
}

let go: (address: string) => void;
function Go() {
  const { route } = useLocation();
  go = (address) => act(() => route(address));
  return null;
}

beforeEach(() => {
  loaded = new Set(['/']);
  arrive = {};
  fail = {};
  history.replaceState(null, '', '/');
  render(
    <LocationProvider>
      <Go />
      <Arrived isLoaded={(path) => loaded.has(path)} load={load}>
        <Router>
          <Route path="/" component={Home} />
          <Route path="/notify" component={() => <h1>Notify</h1>} />
          <Route path="/devhive" component={() => <h1>DevHive</h1>} />
        </Router>
      </Arrived>
    </LocationProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const home = () => screen.getByRole('button');
const heading = () => screen.getByRole('heading').textContent;
const comes = (path: string) => act(async () => arrive[path]?.());

test('the page that is shown stays usable until the next one has come', async () => {
  go('/notify');
  expect([location.pathname, isNavigating()]).toEqual(['/notify', true]);
  fireEvent.click(home());
  expect(home().textContent).toBe('Home 1');
  await comes('/notify');
  expect([heading(), isNavigating()]).toEqual(['Notify', false]);
});

test('where the next page does not come, what is shown in its place has arrived, too', async () => {
  go('/notify');
  await act(async () => fail['/notify']?.());
  expect([heading(), isNavigating()]).toEqual(['Notify', false]);
});

test('what a host adds to an address makes no other page of it', async () => {
  go('/notify.html?from=mail#top');
  await comes('/notify');
  expect(heading()).toBe('Notify');
});

test('the page that was chosen last is shown, whichever comes first', async () => {
  go('/notify');
  go('/devhive');
  await comes('/notify');
  expect([home().textContent, isNavigating()]).toEqual(['Home 0', true]);
  await comes('/devhive');
  expect(heading()).toBe('DevHive');
});

test('whoever returns while the next page loads finds the page as they left it', async () => {
  const button = home();
  fireEvent.click(button);
  go('/notify');
  go('/');
  await comes('/notify');
  expect(home()).toBe(button);
  expect([button.textContent, isNavigating()]).toEqual(['Home 1', false]);
});

test('a page that has loaded is shown at once', () => {
  loaded.add('/notify');
  go('/notify');
  expect(heading()).toBe('Notify');
  expect(arrive).toEqual({});
});

const NOTIFY: PageModule = {
  default: () => <h1>Notify</h1>,
  view: { title: 'Notify · Robin', sections: [] },
};

/** A page whose module comes from this function. */
const pageOf = (load: () => Promise<PageModule>) =>
  lazyPage('notify', load, 'https://robin.example/notify.js');

const around = (Page: ReturnType<typeof pageOf>) => (
  <ErrorBoundary>
    <Page />
  </ErrorBoundary>
);
const show = (Page: ReturnType<typeof pageOf>) => render(around(Page));

test('a page is shown as soon as its code has come, with its title, and its code is asked for once', async () => {
  const load = vi.fn(async () => NOTIFY);
  const Page = pageOf(load);
  expect(Page.isLoaded()).toBe(false);
  show(Page);
  await screen.findByRole('heading', { name: 'Notify' });
  expect([Page.isLoaded(), Page.view.title]).toEqual([true, 'Notify · Robin']);
  cleanup();
  await Page.load();
  show(Page);
  screen.getByRole('heading', { name: 'Notify' });
  expect(load).toHaveBeenCalledOnce();
});

test('two who wait for a page ask for its code once', async () => {
  const load = vi.fn(async () => NOTIFY);
  const Page = pageOf(load);
  await Promise.all([Page.load(), Page.load()]);
  expect(load).toHaveBeenCalledOnce();
});

test('code that does not come is told in place of its page; asked for again, it comes', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  const load = vi.fn(async () => NOTIFY).mockRejectedValueOnce(new TypeError('no network'));
  const Page = pageOf(load);
  await Page.load();
  const { rerender } = show(Page);
  expect((await screen.findByRole('alert')).textContent).toContain('notify');
  expect([Page.isLoaded(), Page.view]).toEqual([false, NOT_LOADED]);
  await Page.load();
  // Who reads why it failed goes on reading.
  rerender(around(Page));
  screen.getByRole('alert');
  cleanup();
  show(Page);
  screen.getByRole('heading', { name: 'Notify' });
  expect(Page.isLoaded()).toBe(true);
});
