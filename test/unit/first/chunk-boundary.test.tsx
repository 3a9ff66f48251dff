import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkBoundary } from '../../../src/first/chunk-boundary';
import { type ChunkErrorType, ChunkLoadError } from '../../../src/first/loading/chunk-error';

let failure: Error | undefined;
const onCommit = vi.fn();
const Page = () => {
  if (failure) throw failure;
  return <h1>Notify</h1>;
};
const at = (path: string) => (
  <ChunkBoundary path={path} onCommit={onCommit}>
    <Page />
  </ChunkBoundary>
);

beforeEach(() => {
  fail('error');
});
afterEach(() => {
  cleanup();
  onCommit.mockClear();
});

const fail = (type: ChunkErrorType) => {
  failure = new ChunkLoadError('notify', type, 'https://robin.example.com/assets/notify.js');
};
const findAlert = () => screen.findByRole('alert');

test('shows a page that has loaded', () => {
  failure = undefined;
  render(at('/notify'));
  expect(screen.getByRole('heading', { name: 'Notify' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['missing', /updated/],
  ['error', /network did not answer/],
  ['timeout', /took too long/],
] as const)('explains an error of type %s when a page did not load', async (type, words) => {
  fail(type);
  render(at('/notify'));
  const { textContent } = await findAlert();
  expect(textContent).toContain(`Loading chunk notify failed (${type}).`);
  expect(textContent).toMatch(words);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page did not load');
});

test('links to the home page', async () => {
  render(at('/notify'));
  await findAlert();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

test('retries when the button is pressed', async () => {
  render(at('/notify'));
  await findAlert();
  failure = undefined;
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByRole('heading', { name: 'Notify' })).toBeTruthy();
});

test('reports each change: first the error, then the page', async () => {
  render(at('/notify'));
  await findAlert();
  expect(onCommit).toHaveBeenCalledTimes(1);
  failure = undefined;
  screen.getByRole('button').click();
  await screen.findByRole('heading', { name: 'Notify' });
  expect(onCommit).toHaveBeenCalledTimes(2);
});

test('shows another page after an error', async () => {
  const { rerender } = render(at('/notify'));
  await findAlert();
  failure = undefined;
  rerender(at('/devhive'));
  expect(await screen.findByRole('heading', { name: 'Notify' })).toBeTruthy();
});
