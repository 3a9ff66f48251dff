import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';

/** @throws any error thrown by a component */
export default async function prerenderReact(element: ReactNode): Promise<{ html: string }> {
  let failure: unknown;
  const { prelude } = await prerender(element, {
    // The page comes in one piece; in several, it would need a script to assemble it.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failure = error;
    },
  });
  if (failure) throw failure;
  return { html: await new Response(prelude).text() };
}
