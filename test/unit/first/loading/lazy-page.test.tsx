import { act, cleanup, render, screen } from '@testing-library/preact';
import { Component, type ComponentChildren, type FunctionComponent, hydrate } from 'preact';
import { ErrorBoundary } from 'preact-iso';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPage } from '../../../../src/first/loading/lazy-page';
import { part } from './parts';

const byDefault = ([module]: [{ default: FunctionComponent }]) => module.default;
const Hello = () => <h1>Hello</h1>;
const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** The requests to the host. */
const request = vi.fn(refused);

let file: string;
let count = 0;
beforeEach(() => {
  file = `https://robin.example.com/assets/page-${++count}.js`;
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  request.mockClear();
});

/** Shows the error and a button that retries. */
class Retry extends Component<{ children: ComponentChildren }, { error?: Error }> {
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () =>
    this.state.error ? (
      <button type="button" onClick={() => this.setState({ error: undefined })}>
        {this.state.error.message}
      </button>
    ) : (
      <ErrorBoundary>{this.props.children}</ErrorBoundary>
    );
}

test('a page appears once its chunk has loaded', async () => {
  const Page = lazyPage([['home', part(file, async () => ({ default: Hello }))]], byDefault);
  render(<Page />, { wrapper: Retry });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeTruthy();
});

test('a chunk that has loaded is not requested again', async () => {
  const load = vi.fn(async () => ({ default: Hello }));
  const Page = lazyPage([['home', part(file, load)]], byDefault);
  for (let visits = 0; visits < 2; visits++) {
    render(<Page />, { wrapper: Retry });
    await screen.findByRole('heading');
    cleanup();
  }
  expect(load).toHaveBeenCalledOnce();
});

test('the chunks of one page are fetched in parallel', async () => {
  const release: (() => void)[] = [];
  const slowly = (value: string) => () =>
    new Promise<string>((resolve) => release.push(() => resolve(value)));
  const Page = lazyPage(
    [
      ['project', part(`${file}?project`, slowly('Notify'))],
      ['notify', part(`${file}?notify`, slowly('music'))],
    ],
    ([name, what]) =>
      () => (
        <h1>
          {name}, {what}
        </h1>
      ),
  );
  render(<Page />, { wrapper: Retry });
  expect(release).toHaveLength(2);
  for (const arrive of release) arrive();
  expect(await screen.findByRole('heading', { name: 'Notify, music' })).toBeTruthy();
});

test('a failed chunk is reported, and each retry requests it again', async () => {
  const Page = lazyPage([['notify', part(file, refused)]], byDefault);
  render(<Page />, { wrapper: Retry });
  const again = await screen.findByRole('button', { name: 'Loading chunk notify failed' });
  expect(request).toHaveBeenCalledTimes(1);
  again.click();
  await expect.poll(() => request).toHaveBeenCalledTimes(2);
  expect(await screen.findByRole('button', { name: 'Loading chunk notify failed' })).toBeTruthy();
});

test('reports only the one of two chunks that failed', async () => {
  const Page = lazyPage(
    [
      ['project', part(`${file}?project`, async () => 'there')],
      ['climbor-die', part(`${file}?content`, refused as () => Promise<string>)],
    ],
    () => Hello,
  );
  render(<Page />, { wrapper: Retry });
  expect(await screen.findByRole('button', { name: 'Loading chunk climbor-die failed' })).toBeTruthy();
});

test('the served page stays raw HTML and needs no chunk, even when the visitor returns to it', async () => {
  const container = document.createElement('main');
  container.innerHTML = '<article class="page"><h1>Prerendered</h1></article>';
  const [prerendered] = container.children;
  const load = vi.fn(async () => ({ default: Hello }));
  const Page = lazyPage([['home', part(file, load)]], byDefault);
  Page.adopt(prerendered as Element);
  act(() => hydrate(<Page />, container));
  expect(container.firstElementChild).toBe(prerendered);
  act(() => hydrate(null, container));
  await Page.load();
  for (let visits = 0; visits < 2; visits++) {
    render(<Page />, { container }).rerender(<Page />);
    expect(container.innerHTML).toBe('<article class="page"><h1>Prerendered</h1></article>');
    cleanup();
  }
  expect(load).not.toHaveBeenCalled();
  expect(Page.parts).toEqual([]);
});

test('a page can be preloaded and is then shown at once; errors are thrown only when it is shown', async () => {
  const load = vi.fn(async () => ({ default: Hello }));
  const Page = lazyPage([['home', part(file, load)]], byDefault);
  await Page.load();
  render(<Page />, { wrapper: Retry });
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
  cleanup();
  const Failing = lazyPage([['notify', part(`${file}?fails`, refused)]], byDefault);
  await Failing.load();
  render(<Failing />, { wrapper: Retry });
  expect(await screen.findByRole('button', { name: 'Loading chunk notify failed' })).toBeTruthy();
});
