import { cleanup, render, screen } from '@testing-library/preact';
import { ErrorBoundary } from 'preact-iso';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPage, NOT_LOADED } from '../../../src/router/lazy-page';
import type { PageModule } from '../../../src/routes';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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
