import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { LocationProvider, Route, Router, useLocation } from 'preact-iso';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isNavigating } from '../../../src/first/navigation';
import { Arrived } from '../../../src/router/arrived';

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

/** Counts its presses. */
function Home() {
  const [presses, setPresses] = useState(0);
  return <button type="button" onClick={() => setPresses(presses + 1)}>{`Home ${presses}`}</button>;
}

/** Goes to an address. */
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
afterEach(cleanup);

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
