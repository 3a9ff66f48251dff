import { cleanup, render, screen } from '@testing-library/preact';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { ErrorBoundary } from 'preact-iso';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkBoundary } from '../../../../src/first/chunk-boundary';
import { ChunkLoadError } from '../../../../src/first/loading/chunk-error';
import { lazyPage } from '../../../../src/first/loading/lazy-page';
import { part } from './fakes';

const onCommit = vi.fn();
const byDefault = ([module]: [{ default: FunctionComponent }]) => module.default;
const Hello = () => <h1>Hello</h1>;
const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

let file: string;
let count = 0;
beforeEach(() => {
  file = `https://robin.example.com/assets/page-${++count}.js`;
  vi.stubGlobal('fetch', vi.fn(refused));
  onCommit.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows a page, or its error. */
const show = (Page: FunctionComponent) =>
  render(<Page />, {
    wrapper: ({ children }: { children: ComponentChildren }) => (
      <ChunkBoundary path="/notify" onCommit={onCommit}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </ChunkBoundary>
    ),
  });
const alert = async () => (await screen.findByRole('alert')).textContent;

test('a page that was preloaded is shown at once, and never requested again', async () => {
  const load = vi.fn(async () => ({ default: Hello }));
  const Page = lazyPage([['home', part(file, load)]], byDefault);
  await Page.load();
  for (let visits = 0; visits < 2; visits++) {
    show(Page);
    expect(screen.getByRole('heading', { name: 'Hello' })).toBeTruthy();
    cleanup();
  }
  expect(load).toHaveBeenCalledOnce();
});

test('a page that failed to preload says so when it is shown, and is requested again each time', async () => {
  const Page = lazyPage([['notify', part(file, refused)]], byDefault);
  await Page.load();
  for (let visits = 1; visits <= 2; visits++) {
    show(Page);
    expect(await alert()).toMatch(/^Loading chunk notify failed/);
    expect(fetch).toHaveBeenCalledTimes(visits);
    cleanup();
  }
});

test('the chunks of one page are fetched in parallel', async () => {
  const release: (() => void)[] = [];
  const slowly = (value: string) => () =>
    new Promise<string>((resolve) => release.push(() => resolve(value)));
  const parts = ['project', 'notify'].map((name) => [name, part(file + name, slowly(name))] as const);
  show(lazyPage(parts, (names) => () => <h1>{names.join()}</h1>));
  expect(release).toHaveLength(2);
  for (const arrive of release) arrive();
  expect(await screen.findByRole('heading', { name: 'project,notify' })).toBeTruthy();
});

test('reports only the one of two chunks that failed', async () => {
  const there = ['project', part(`${file}?project`, async () => 'there')] as const;
  const content = ['climbor-die', part(`${file}?content`, refused as () => Promise<string>)] as const;
  show(lazyPage([there, content], () => Hello));
  expect(await alert()).toMatch(/^Loading chunk climbor-die failed/);
});

test.each([
  ['missing', /updated/],
  ['error', /network did not answer/],
  ['timeout', /took too long/],
] as const)('explains why a page did not load: %s', async (type, words) => {
  show(() => {
    throw new ChunkLoadError('notify', type, file);
  });
  expect(await alert()).toContain(`Loading chunk notify failed (${type}).`);
  expect(await alert()).toMatch(words);
  expect(onCommit).toHaveBeenCalledOnce();
});
