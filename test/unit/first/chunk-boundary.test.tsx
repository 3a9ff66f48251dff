import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkBoundary } from '../../../src/first/chunk-boundary';
import { ChunkLoadError } from '../../../src/first/loading/chunk-error';

afterEach(cleanup);

test.each([
  ['missing', /updated/],
  ['error', /network did not answer/],
  ['timeout', /took too long/],
] as const)('explains why a page did not load: %s', async (type, words) => {
  const onCommit = vi.fn();
  const Page = () => {
    throw new ChunkLoadError('notify', type, 'https://robin.example.com/assets/notify.js');
  };
  render(
    <ChunkBoundary path="/notify" onCommit={onCommit}>
      <Page />
    </ChunkBoundary>,
  );
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain(`Loading chunk notify failed (${type}).`);
  expect(textContent).toMatch(words);
  expect(onCommit).toHaveBeenCalledOnce();
});
