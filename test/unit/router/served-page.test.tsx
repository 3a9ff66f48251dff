import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { ErrorBoundary } from 'preact-iso';
import { createContext, useContext, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageModule } from '../../../src/routes';

const importPart = vi.hoisted(() => vi.fn<(name: string) => Promise<PageModule>>());
vi.mock('../../../src/first/loading/part', async (original) => ({
  ...(await original<object>()),
  importPart,
  partUrl: () => 'https://robin.example/home.page.js',
}));

const [entered, left] = [vi.fn(), vi.fn()];
const Accent = createContext('none');

function Page() {
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    entered();
    return left;
  }, []);
  return (
    <div className="page">
      <h1>{useContext(Accent)}</h1>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
    </div>
  );
}
const HTML = '<div data-rain="lua" class="page"><h1>home</h1><button type="button">0</button></div>';

let element: HTMLElement;
let served: typeof import('../../../src/router/served-page');
let rerender: (isShown: boolean) => void;

/** Shows what is around the page, and the page unless it has been left. */
const shell = (isShown: boolean) => (
  <ErrorBoundary>
    <main>
      <Accent.Provider value="home">{isShown && <served.ServedPage />}</Accent.Provider>
    </main>
  </ErrorBoundary>
);

beforeEach(async () => {
  vi.resetModules();
  importPart.mockReset().mockResolvedValue({ default: Page, view: { title: '', sections: [] } });
  document.body.innerHTML = `<div id="app"><main>${HTML}</main></div><template id="entry" data-part="home.page"></template>`;
  document.documentElement.dataset.accent = '';
  element = document.querySelector('.page') as HTMLElement;
  const { keepServed } = await import('../../../src/first/served');
  expect(keepServed(element)).toBe(true);
  served = await import('../../../src/router/served-page');
  const { adopt } = await import('../../../src/router/adopt');
  const container = document.getElementById('app') as Element;
  act(() => adopt(shell(true), container));
  rerender = (isShown) => void render(shell(isShown), { container });
});
afterEach(cleanup);

const button = () => screen.getByRole('button');
const page = () => document.querySelector('.page');
const hydrate = () => act(() => served.hydratePage());

test('the element that the host served stays, and nothing of its code is loaded', () => {
  expect(page()).toBe(element);
  expect(element.outerHTML).toBe(HTML);
  expect([served.isServed('/'), served.isPageHydrated(), importPart.mock.calls]).toEqual([true, false, []]);
});

test('hydrated, every node is the same, what is pressed counts, and it knows what is around it', async () => {
  const before = [...element.querySelectorAll('*')];
  // A pointer comes over it, and presses before its code has come.
  entered.mockClear();
  await Promise.all([hydrate(), hydrate()]);
  expect([page(), ...element.querySelectorAll('*')]).toEqual([element, ...before]);
  expect(entered).toHaveBeenCalledOnce();
  fireEvent.click(button());
  expect(element.outerHTML).toBe(HTML.replace('0', '1'));
  expect([served.isServed('/'), served.isPageHydrated()]).toEqual([false, true]);
});

test('a page that was left shows a copy of itself on return, without what scripts had made of it', () => {
  element.querySelector('h1')?.setAttribute('data-mark', '');
  rerender(false);
  expect(page()).toBeNull();
  expect(served.isPageHydrated()).toBe(true);
  rerender(true);
  expect(page()).not.toBe(element);
  expect(page()?.outerHTML).toBe(HTML);
});

test('a copy is hydrated, too', async () => {
  rerender(false);
  rerender(true);
  await hydrate();
  fireEvent.click(button());
  expect(page()?.outerHTML).toBe(HTML.replace('0', '1'));
});

test('a page that was hydrated ends when it is left, and is rendered anew on return', async () => {
  await hydrate();
  fireEvent.click(button());
  left.mockClear();
  rerender(false);
  expect([page(), left.mock.calls.length]).toEqual([null, 1]);
  rerender(true);
  await waitFor(() => expect(button().textContent).toBe('0'));
  fireEvent.click(button());
  expect(button().textContent).toBe('1');
});

test.each([
  ['has been left changes nothing', false, null],
  ['has been left and returned to is of use then', true, HTML.replace('0', '1')],
])('code that comes after the page %s', async (_, isBack, html) => {
  let come = (_: PageModule) => {};
  importPart.mockReturnValue(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  const hydrating = served.hydratePage();
  rerender(false);
  rerender(isBack);
  await act(async () => {
    come({ default: Page, view: { title: '', sections: [] } });
    await hydrating;
  });
  if (isBack) fireEvent.click(button());
  expect([page()?.outerHTML ?? null, served.isServed('/')]).toEqual([html, !isBack]);
});
