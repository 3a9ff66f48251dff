import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';

/** What the source takes from `preact-iso/prerender`, for a build against React. */
export function locationStub(path: string): void {
  const { href, origin, pathname, search, hash } = new URL(path, 'http://localhost');
  Object.assign(globalThis, { location: { href, origin, pathname, search, hash } });
}

/** @throws what a component throws */
export default async function prerenderReact(element: ReactNode): Promise<{ html: string }> {
  let failure: unknown;
  const { prelude } = await prerender(element, {
    // One piece: a page that is sent in several needs script to be put together.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure = error;
    },
  });
  if (failure) throw failure;
  return { html: await new Response(prelude).text() };
}
