/** The APIs that measuring uses from its own packages, so that type checking works when they are not installed. */
declare module 'react-dom/static.edge' {
  export const prerender: (
    element: import('react').ReactNode,
    options: { progressiveChunkSize: number; onError: (error: unknown) => void },
  ) => Promise<{ prelude: ReadableStream<Uint8Array> }>;
}
