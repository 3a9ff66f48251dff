import { cleanup, render, screen } from '@testing-library/preact';
import { Component, type ComponentChildren, type FunctionComponent } from 'preact';
import { ErrorBoundary } from 'preact-iso';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPage } from '../../../../src/first/loading/lazy-page';
import { part } from './parts';

const byDefault = ([module]: [{ default: FunctionComponent }]) => module.default;
const Hello = () => <h1>Hello</h1>;
const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

let file: string;
let count = 0;
beforeEach(() => {
  file = `https://robin.example.com/assets/page-${++count}.js`;
  vi.stubGlobal('fetch', vi.fn(refused));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows a page, or its error. */
class Boundary extends Component<{ children: ComponentChildren }, { error?: Error }> {
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () =>
    this.state.error ? (
      <p role="alert">{this.state.error.message}</p>
    ) : (
      <ErrorBoundary>{this.props.children}</ErrorBoundary>
    );
}
const alert = async () => (await screen.findByRole('alert')).textContent;

test('a chunk that has loaded is not requested again', async () => {
  const load = vi.fn(async () => ({ default: Hello }));
  const Page = lazyPage([['home', part(file, load)]], byDefault);
  for (let visits = 0; visits < 2; visits++) {
    render(<Page />, { wrapper: Boundary });
    await screen.findByRole('heading');
    cleanup();
  }
  expect(load).toHaveBeenCalledOnce();
});

test('the chunks of one page are fetched in parallel', async () => {
  const release: (() => void)[] = [];
  const slowly = (value: string) => () =>
    new Promise<string>((resolve) => release.push(() => resolve(value)));
  const parts = ['project', 'notify'].map((name) => [name, part(file + name, slowly(name))] as const);
  const Page = lazyPage(parts, (names) => () => <h1>{names.join()}</h1>);
  render(<Page />, { wrapper: Boundary });
  expect(release).toHaveLength(2);
  for (const arrive of release) arrive();
  expect(await screen.findByRole('heading', { name: 'project,notify' })).toBeTruthy();
});

test('reports only the one of two chunks that failed', async () => {
  const Page = lazyPage(
    [
      ['project', part(`${file}?project`, async () => 'there')],
      ['climbor-die', part(`${file}?content`, refused as () => Promise<string>)],
    ],
    () => Hello,
  );
  render(<Page />, { wrapper: Boundary });
  expect(await alert()).toBe('Loading chunk climbor-die failed');
});

test('a page can be preloaded and is then shown at once; errors are thrown only when it is shown, and it is requested again each time', async () => {
  const load = vi.fn(async () => ({ default: Hello }));
  const Page = lazyPage([['home', part(file, load)]], byDefault);
  await Page.load();
  render(<Page />, { wrapper: Boundary });
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
  cleanup();
  const Failing = lazyPage([['notify', part(`${file}?fails`, refused)]], byDefault);
  await Failing.load();
  for (let visits = 1; visits <= 2; visits++) {
    render(<Failing />, { wrapper: Boundary });
    expect(await alert()).toBe('Loading chunk notify failed');
    expect(fetch).toHaveBeenCalledTimes(visits);
    cleanup();
  }
});
