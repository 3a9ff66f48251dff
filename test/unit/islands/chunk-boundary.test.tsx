import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkBoundary } from '../../../src/islands/chunk-boundary';
import { type ChunkErrorType, ChunkLoadError } from '../../../src/loading/chunk-error';

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
const tell = () => screen.findByRole('alert');

test('a page that is whole is shown as it is', () => {
  failure = undefined;
  render(at('/notify'));
  expect(screen.getByRole('heading', { name: 'Notify' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['missing', /updated/],
  ['error', /network did not answer/],
  ['timeout', /two minutes/],
] as const)('a page that did not load says so, with the type %s in plain words', async (type, words) => {
  fail(type);
  render(at('/notify'));
  const { textContent } = await tell();
  expect(textContent).toContain(`Loading chunk notify failed (${type}).`);
  expect(textContent).toMatch(words);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page did not load');
});

test('there is a way home', async () => {
  render(at('/notify'));
  await tell();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

test('the button tries again', async () => {
  render(at('/notify'));
  await tell();
  failure = undefined;
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByRole('heading', { name: 'Notify' })).toBeTruthy();
});

test('the site is told when there is something new to show: the error, then the page', async () => {
  render(at('/notify'));
  await tell();
  expect(onCommit).toHaveBeenCalledTimes(1);
  failure = undefined;
  screen.getByRole('button').click();
  await screen.findByRole('heading', { name: 'Notify' });
  expect(onCommit).toHaveBeenCalledTimes(2);
});

test('another page gets its own chance', async () => {
  const { rerender } = render(at('/notify'));
  await tell();
  failure = undefined;
  rerender(at('/devhive'));
  expect(await screen.findByRole('heading', { name: 'Notify' })).toBeTruthy();
});
